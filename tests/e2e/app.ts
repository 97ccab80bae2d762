import { expect, type Locator, type Page } from '@playwright/test';
import type { CellarerFile } from '../../src/lib/data/file-format.ts';
import { wordsOf } from './words.ts';

/** Opens an address of the app and waits until something of it is there. */
export async function open(page: Page, path = ''): Promise<void> {
	await page.goto(path);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

interface NewTable {
	readonly players: readonly string[];
	readonly game?: string;
}

/** Sets up a table as a player would, and ends in front of it. */
export async function setUpTable(
	page: Page,
	{ players, game = 'glastonbury' }: NewTable
): Promise<void> {
	await open(page, `new/${game}`);
	const t = await wordsOf(page);
	for (const [index, name] of players.entries()) {
		const field = page.getByLabel(t.nameOf({ seat: index + 1 }), { exact: true });
		if ((await field.count()) === 0) await page.getByRole('button', { name: t.addPlayer }).click();
		await field.fill(name);
	}
	await page.getByRole('button', { name: t.startTable, exact: true }).click();
	await page.waitForURL('**/table/*');
}

/** Ends a table and shows its result, though something may look unfinished. */
export async function finish(page: Page): Promise<void> {
	const t = await wordsOf(page);
	await page.getByRole('button', { name: t.finish, exact: true }).click();
	const anyway = page.getByRole('button', { name: t.tellAnyway, exact: true });
	await expect(anyway.or(page.getByRole('link', { name: t.toShelf }))).toBeVisible();
	if (await anyway.isVisible()) await anyway.click();
	await page.waitForURL('**/result');
}

/** The button of a card at a table of Glastonbury, in English. */
export function cardButton(page: Page, kind: string, value: number): Locator {
	return page.getByRole('button', { name: `${kind}, value ${value}`, exact: true });
}

/** Brings a file in through the settings and gives back the sentence that says what became of it. */
export async function bringIn(page: Page, content: CellarerFile | string): Promise<string> {
	await open(page, 'settings');
	const t = await wordsOf(page);
	const text = typeof content === 'string' ? content : JSON.stringify(content);
	const field = page.getByLabel(t.openFile);
	await field.setInputFiles({
		name: 'cellarer.json',
		mimeType: 'application/json',
		buffer: Buffer.from(text)
	});
	const said = page.locator('main').getByRole('status');
	await expect(said).not.toBeEmpty();
	return (await said.innerText()).trim();
}

/** Waits until the app has been put away for offline use and answers for this page. */
export async function readyOffline(page: Page): Promise<void> {
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Everything recorded, by store. Settings are left out: the app itself writes there. */
export async function recordsOf(page: Page): Promise<Readonly<Record<string, unknown>>> {
	return await page.evaluate(async () => {
		const answered = <T>(request: IDBRequest<T>): Promise<T> =>
			new Promise((done, failed) => {
				request.onsuccess = () => done(request.result);
				request.onerror = () => failed(new Error(request.error?.message));
			});
		const db = await answered(indexedDB.open('cellarer'));
		const stores = [...db.objectStoreNames].filter((name) => name !== 'settings');
		const transaction = db.transaction(stores);
		const all = stores.map((name) => answered<unknown[]>(transaction.objectStore(name).getAll()));
		const content = await Promise.all(all);
		db.close();
		return Object.fromEntries(stores.map((name, index) => [name, content[index]]));
	});
}
