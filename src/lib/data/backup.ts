import type { Table } from 'dexie';
import type { Row } from '#lib/core/log.ts';
import type { CellarerDb, Copy, Person, Setting, TableRecord } from './db.ts';
import { newFile, type CellarerFile, type FileTable } from './file-format.ts';
import { rowsAfter } from './live.svelte.ts';
import { store } from './store.svelte.ts';

/** What an import did, for the sentence that says so. */
export interface Merged {
	readonly added: number;
	readonly grown: number;
	readonly unchanged: number;
}

/** One table with its people and the owner's names, or everything there is. */
export async function exported(only?: string): Promise<CellarerFile> {
	const db = await store.open();
	const everything = await db.transaction('r', db.tables, async () => {
		const records = await db.plays.toArray();
		const chosen = records.filter(({ id }) => only === undefined || id === only);
		return {
			tables: await Promise.all(
				chosen.map(async (record) => ({
					...record,
					rows: (await rowsAfter(db, record.id, 0)).map(({ table: _, ...row }) => row)
				}))
			),
			people: await db.people.toArray(),
			copies: await db.copies.toArray(),
			settings: await db.settings.toArray()
		};
	});
	const plain = JSON.parse(JSON.stringify(everything)) as Parameters<typeof newFile>[0];
	return newFile(only === undefined ? plain : aboutOneTable(plain));
}

function aboutOneTable(content: Parameters<typeof newFile>[0]): Parameters<typeof newFile>[0] {
	const persons = new Set(content.tables.flatMap(({ setup }) => setup.seats.map((s) => s.person)));
	const games = new Set(content.tables.map(({ game }) => game));
	return {
		...content,
		people: content.people.filter(({ id }) => persons.has(id)),
		copies: content.copies.filter(({ game }) => games.has(game)),
		settings: []
	};
}

/** Merges a file in one transaction: all of it or nothing, and never over something newer. */
export async function merge(file: CellarerFile): Promise<Merged> {
	return await store.write((db) =>
		db.transaction('rw', db.tables, async () => {
			const done = { added: 0, grown: 0, unchanged: 0 };
			for (const table of file.tables) done[await mergeTable(db, table)] += 1;
			await mergeNewer<Person>(db.people, file.people, {
				key: ({ id }) => id,
				time: ({ lastPlayedAt }) => lastPlayedAt
			});
			await mergeNewer<Copy>(db.copies, file.copies, {
				key: ({ game }) => game,
				time: ({ updatedAt }) => updatedAt
			});
			// What was chosen on this device stays chosen.
			await mergeNewer<Setting>(db.settings, file.settings, {
				key: ({ key }) => key,
				time: () => 0
			});
			return done;
		})
	);
}

/** Rows that are not here yet follow those that are, so that no seq changes its meaning. */
async function mergeTable(db: CellarerDb, { rows, ...table }: FileTable): Promise<keyof Merged> {
	const here = await db.plays.get(table.id);
	const rowsHere = await rowsAfter(db, table.id, 0);
	const ids = new Set(rowsHere.map(({ id }) => id));
	const last = rowsHere.at(-1)?.seq ?? 0;
	const added = rows
		.filter(({ id }) => !ids.has(id))
		.toSorted((a, b) => a.seq - b.seq)
		.map((row, index): Row => ({ ...row, table: table.id, seq: last + 1 + index }));
	await db.rows.bulkAdd(added);
	if (here === undefined || table.updatedAt > here.updatedAt) await db.plays.put(asRecord(table));
	if (here === undefined) return 'added';
	return added.length > 0 ? 'grown' : 'unchanged';
}

function asRecord(table: Omit<FileTable, 'rows'>): TableRecord {
	return table;
}

async function mergeNewer<T>(
	into: Table<T, string>,
	items: readonly T[],
	of: { key: (item: T) => string; time: (item: T) => number }
): Promise<void> {
	for (const item of items) {
		const here = await into.get(of.key(item));
		if (here === undefined || of.time(item) > of.time(here)) await into.put(item);
	}
}
