import type { Page } from '@playwright/test';
import { en as t } from './words.ts';
import { cardButton, open, recordsOf, setUpTable, finish } from './app.ts';
import { expect, test } from './fixtures.ts';

const players = ['Аня', 'Борис'];

async function enter(page: Page, value: number): Promise<void> {
	await cardButton(page, 'White I', value).click();
	await expect(cardButton(page, 'White I', value)).toHaveAttribute('aria-pressed', 'true');
}

/** Opens the database as a version of the app to come would, in a page of its own. */
async function upgrade(page: Page): Promise<void> {
	await page.evaluate(
		() =>
			new Promise<void>((done, failed) => {
				const request = indexedDB.open('cellarer', 20);
				request.onsuccess = () => {
					request.result.close();
					done();
				};
				request.onerror = () => failed(new Error('not upgraded'));
			})
	);
}

test('without a database an evening is played in memory, and said to be', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'indexedDB', { value: undefined });
	});
	await setUpTable(page, { players });
	await expect(page.getByText(t.memoryMissing)).toBeVisible();
	await enter(page, 1);
	await enter(page, 2);
	await finish(page);
	await page.getByRole('link', { name: t.toShelf }).click();
	await expect(page.getByRole('link', { name: 'Аня · Борис' })).toBeVisible();
});

test('on a full disk a table goes on in memory with all that was entered', async ({ page }) => {
	await setUpTable(page, { players });
	await enter(page, 1);
	const before = await recordsOf(page);
	await page.evaluate(() => {
		IDBObjectStore.prototype.add = () => {
			throw new DOMException('', 'QuotaExceededError');
		};
	});
	await enter(page, 2);
	await expect(page.getByText(t.memoryFull)).toBeVisible();
	await expect(cardButton(page, 'White I', 1)).toHaveAttribute('aria-pressed', 'true');
	expect(await recordsOf(page)).toEqual(before);

	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: t.saveFile }).click();
	await (await saving).path();
});

test('a newer version in another tab is not held up, and nothing is written over it', async ({
	page,
	context,
	troubles
}) => {
	// The page of the newer version is nothing but a file of the site.
	troubles.expect(/favicon\.ico/);
	await setUpTable(page, { players });
	await enter(page, 1);
	const before = await recordsOf(page);
	const newer = await context.newPage();
	await newer.goto('manifest.webmanifest');
	await upgrade(newer);

	await expect(page.getByRole('alert').getByText(t.tabOutdated)).toBeVisible();
	await cardButton(page, 'White I', 2).click();
	await expect(page.getByRole('dialog').getByText(t.tabOutdated)).toBeVisible();
	await page.getByRole('dialog').getByRole('button', { name: t.close }).click();
	await expect(cardButton(page, 'White I', 2)).toHaveAttribute('aria-pressed', 'false');
	expect(await recordsOf(page)).toEqual(before);
	await page.getByRole('button', { name: t.reload }).click();
	await expect(cardButton(page, 'White I', 1)).toHaveAttribute('aria-pressed', 'true');
});

test('a table deleted in another tab says so', async ({ page, context }) => {
	await setUpTable(page, { players });
	await enter(page, 1);
	const second = await context.newPage();
	await open(second, page.url());
	await second.getByRole('button', { name: t.tableMenu }).click();
	await second.getByRole('button', { name: t.deleteTable }).click();
	await second.getByRole('button', { name: t.deleteTable }).click();
	await expect(second.getByText(t.deleted)).toBeVisible();
	await cardButton(page, 'White I', 2).click();
	await expect(page.getByText(t.notSavedGone)).toBeVisible();
});
