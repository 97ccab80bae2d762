import type { Page } from '@playwright/test';
import { en as shellEn } from '../../src/lib/i18n/messages/en.ts';
import { ru as shellRu } from '../../src/lib/i18n/messages/ru.ts';
import { en as settingsEn } from '../../src/lib/i18n/messages/settings-en.ts';
import { ru as settingsRu } from '../../src/lib/i18n/messages/settings-ru.ts';
import { en as setupEn } from '../../src/lib/i18n/messages/setup-en.ts';
import { ru as setupRu } from '../../src/lib/i18n/messages/setup-ru.ts';
import { en as tableEn } from '../../src/lib/i18n/messages/table-en.ts';
import { ru as tableRu } from '../../src/lib/i18n/messages/table-ru.ts';

/** The words of the shell and of its pages, in one table. */
export const en = { ...shellEn, ...settingsEn, ...setupEn, ...tableEn };
export const ru: typeof en = { ...shellRu, ...settingsRu, ...setupRu, ...tableRu };

/** The words on this page's screen, in its language. */
export async function wordsOf(page: Page): Promise<typeof en> {
	return (await page.locator('html').getAttribute('lang')) === 'ru' ? ru : en;
}
