import { Dexie } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { afterEach, vi } from 'vitest';
import type { Row } from '#lib/core/log.ts';
import type { CellarerDb, TableRecord } from '#lib/data/db.ts';
import type { Writing } from '#lib/data/log.ts';
import { counted, setup } from './counter.ts';

const tabs: { readonly store: { open(): Promise<CellarerDb> } }[] = [];

/** A tab left open would go on following, and answer to the next test. */
afterEach(async () => {
	for (const { store } of tabs.splice(0)) (await store.open()).close();
});

/** Loads the app's data layer anew, as a tab does, on this IndexedDB or none. */
export async function loadTab(indexedDB: IDBFactory | undefined) {
	// Dexie takes what it finds when it is loaded, which is once for all tests.
	Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });
	vi.resetModules();
	const [{ store }, log, table, tables, people, copies, settings, backup, live] = await Promise.all(
		[
			import('#lib/data/store.svelte.ts'),
			import('#lib/data/log.ts'),
			import('#lib/data/table.ts'),
			import('#lib/data/tables.ts'),
			import('#lib/data/people.ts'),
			import('#lib/data/copies.ts'),
			import('#lib/data/settings.svelte.ts'),
			import('#lib/data/backup.ts'),
			import('#lib/data/live.svelte.ts')
		]
	);
	tabs.push({ store });
	return {
		store,
		...log,
		...table,
		...tables,
		...people,
		...copies,
		...settings,
		...backup,
		...live
	};
}
export type Tab = Awaited<ReturnType<typeof loadTab>>;

/** A tab whose database is open. */
export async function openTab(indexedDB: IDBFactory | undefined): Promise<Tab> {
	const tab = await loadTab(indexedDB);
	await tab.store.open();
	return tab;
}

/** A new table of the counter in this tab. */
export async function newTable(tab: Tab): Promise<TableRecord> {
	const found = await tab.openTable(await tab.createTable('counter', setup, new Set()));
	if (found === undefined) throw new Error('the table was not created');
	return found.table;
}

export async function rowsOf(tab: Tab, table: string): Promise<readonly Row[]> {
	return (await tab.openTable(table))?.rows ?? [];
}

/** A writing of so many facts, without a summary. */
export function facts(...counts: readonly number[]): () => Writing {
	const bodies = counts.map((by) => ({ kind: 'fact', fact: counted('s1', by) }) as const);
	return () => ({ bodies, summary: () => ({}) });
}

/** Everything in every store, to see that nothing has changed. */
export async function everything(db: CellarerDb): Promise<Readonly<Record<string, unknown[]>>> {
	const stores = db.tables.map(async (store) => [store.name, await store.toArray()] as const);
	return Object.fromEntries(await Promise.all(stores));
}
