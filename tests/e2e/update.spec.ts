import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { open, readyOffline } from './app.ts';
import { wordsOf } from './words.ts';
import { expect, test } from './fixtures.ts';

/** The script that a page starts with: every build has its own. */
const startScript = /\/_app\/immutable\/entry\/start\.[\w-]+\.js/;
const startOf = (html: string): string => startScript.exec(html)?.[0] ?? 'none';
const next = (): string => startOf(readFileSync('build-next/200.html', 'utf8'));
/** In the middle of a reload there is no page to ask. */
const shown = async (page: Page): Promise<string> => startOf(await page.content().catch(() => ''));

/** Coming back to an app that stayed open is when it looks for a new version. */
async function comeBack(page: Page): Promise<void> {
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test.beforeEach(async ({ page }) => {
	await open(page);
	await readyOffline(page);
	// The second visit has nothing else to say.
	await page.reload();
});

test('a new version is offered, waits, and comes when asked for', async ({ page, site }) => {
	const t = await wordsOf(page);
	const old = await shown(page);
	site.publish('build-next');
	await comeBack(page);
	const offer = page.getByText(t.updateReady);
	await expect(offer).toBeVisible();
	await page.getByRole('link', { name: t.settings }).click();
	await expect(page.getByRole('heading', { name: t.yourData })).toBeVisible();
	await expect(offer).toBeVisible();
	expect(await shown(page)).toBe(old);

	await page.getByRole('button', { name: t.updateNow, exact: true }).click();
	await expect.poll(() => shown(page)).toBe(next());
	await expect(page.getByRole('heading', { name: t.yourData })).toBeVisible();
	await expect(offer).toBeHidden();
});

test('who says “later” stays with the old version and is asked again', async ({ page, site }) => {
	const t = await wordsOf(page);
	const old = await shown(page);
	site.publish('build-next');
	await comeBack(page);
	const toast = page.getByRole('status').filter({ hasText: t.updateReady });
	await toast.getByRole('button', { name: t.close }).click();
	await expect(page.getByText(t.updateReady)).toBeHidden();
	await page.reload();
	await expect(page.getByText(t.updateReady)).toBeVisible();
	expect(await shown(page)).toBe(old);
});

test('the new version comes though the browser never says that it took over', async ({
	page,
	site
}) => {
	await page.addInitScript(() => {
		const { serviceWorker } = navigator;
		const listen = serviceWorker.addEventListener.bind(serviceWorker);
		serviceWorker.addEventListener = (type: string, ...rest: [EventListener]) => {
			if (type !== 'controllerchange') listen(type, ...rest);
		};
	});
	await page.reload();
	const t = await wordsOf(page);
	site.publish('build-next');
	await comeBack(page);
	await page.getByRole('button', { name: t.updateNow, exact: true }).click();
	await expect.poll(() => shown(page), { timeout: 10_000 }).toBe(next());
});
