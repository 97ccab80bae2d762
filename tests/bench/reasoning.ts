import type { Browser, Page } from '@playwright/test';
import { bringIn, open } from '../e2e/app.ts';
import { evening } from '../e2e/notebook.ts';
import { fileOf, tableOf } from '../files.ts';
import type { Figure } from './figure.ts';
import { longestTaskOf, slowed } from './tasks.ts';

const players = ['Ann', 'Bob', 'Cid', 'Dan'];

/** Everything is thought out again: after a fact was taken back, and after it is there again. */
async function thinkTwice(page: Page): Promise<void> {
	for (const name of ['Undo', 'Redo']) {
		await page.getByRole('button', { name, exact: true }).click();
		// Long enough for the thinking to have begun; it may be over by then.
		await page.waitForTimeout(300);
		await page.locator('.counting').waitFor({ state: 'detached', timeout: 60_000 });
	}
}

/** Whether the sheet answers a finger while the solver works, on a slow phone. */
export async function reasoningFigures(browser: Browser, baseURL: string): Promise<Figure[]> {
	const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
	await context.addInitScript(() =>
		localStorage.setItem('cellarer', JSON.stringify({ reasoning: 'all' }))
	);
	const page = await context.newPage();
	const facts = evening.slice(0, -1);
	await bringIn(page, fileOf(tableOf({ id: 'evening', game: 'abbey', players, facts })));
	await open(page, 'table/evening');
	await page.getByRole('button', { name: /notebook/ }).click();
	await page.locator('.counting').waitFor({ state: 'detached', timeout: 60_000 });
	await slowed(page);
	const value = await longestTaskOf(browser, page, () => thinkTwice(page));
	await context.close();
	return [{ what: 'Longest task while the solver works, 4× slower', value, unit: 'ms', most: 50 }];
}
