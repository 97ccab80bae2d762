import { Dexie, type Table } from 'dexie';
import type { Row } from '#lib/core/log.ts';
import type { Setup } from '#lib/core/rules.ts';
import type { CellarerDb, Copy, Person, Setting, TableRecord } from './db.ts';
import { newFile, type CellarerFile, type FileTable } from './file-format.ts';
import { rowsAfter } from './live.svelte.ts';
import { store } from './store.svelte.ts';

/** What became of the tables of a file, by their ids. */
export interface Merged {
	readonly added: readonly string[];
	readonly grown: readonly string[];
	readonly unchanged: readonly string[];
}

/** The file contradicts what is here: a row that stands in another table, a table of another game. */
export class FileConflict extends Error {
	override readonly name = 'FileConflict';
}

/** A part of what there is: one table with its people and the owner's names, or one game's copy. */
export type Part = { readonly table: string } | { readonly copyOf: string };

/** A part, or everything there is. */
export async function exported(only?: Part): Promise<CellarerFile> {
	const db = await store.open();
	const everything = await db.transaction('r', db.tables, async () => {
		const records = await db.plays.toArray();
		const chosen = records.filter(({ id }) => isWanted(id, only));
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
	const plain = JSON.parse(JSON.stringify(everything)) as Content;
	if (only === undefined) return newFile(plain);
	return newFile('table' in only ? aboutTables(plain) : aboutCopy(plain, only.copyOf));
}

type Content = Parameters<typeof newFile>[0];

function isWanted(table: string, only: Part | undefined): boolean {
	return only === undefined || ('table' in only && only.table === table);
}

function aboutCopy({ copies }: Content, game: string): Content {
	const own = copies.filter((copy) => copy.game === game);
	return { tables: [], people: [], copies: own, settings: [] };
}

function aboutTables(content: Content): Content {
	const persons = new Set(content.tables.flatMap(({ setup }) => setup.seats.map((s) => s.person)));
	const games = new Set(content.tables.map(({ game }) => game));
	return {
		...content,
		people: content.people.filter(({ id }) => persons.has(id)),
		copies: content.copies.filter(({ game }) => games.has(game)),
		settings: []
	};
}

/** Merges a file: all of it or nothing, and never over something newer. */
export async function merge(file: CellarerFile): Promise<Merged> {
	return await store.write(async (db) => {
		const done: Record<keyof Merged, string[]> = { added: [], grown: [], unchanged: [] };
		for (const table of file.tables) {
			const became = await mergeTable(db, table);
			done[became].push(table.id);
		}
		await mergeNewer<Person>(db.people, file.people, {
			key: ({ id }) => id,
			time: ({ lastPlayedAt }) => lastPlayedAt
		});
		for (const copy of file.copies) await mergeCopy(db, copy);
		// What was chosen on this device stays chosen.
		await mergeNewer<Setting>(db.settings, file.settings.map(asSetting), {
			key: ({ key }) => key,
			time: () => 0
		});
		return done;
	});
}

/** Rows that are not here yet follow those that are, so that no seq changes its meaning. */
async function mergeTable(db: CellarerDb, table: FileTable): Promise<keyof Merged> {
	const here = await db.plays.get(table.id);
	if (here !== undefined && here.game !== table.game) throw new FileConflict(table.id);
	const rowsHere = await rowsAfter(db, table.id, 0);
	const bodies = new Map(rowsHere.map(({ id, body }) => [id, JSON.stringify(body)]));
	if (
		table.rows.some(
			({ id, body }) => (bodies.get(id) ?? JSON.stringify(body)) !== JSON.stringify(body)
		)
	)
		throw new FileConflict('a row that says something else here');
	const last = rowsHere.at(-1)?.seq ?? 0;
	const added = table.rows
		.filter(({ id }) => !bodies.has(id))
		.toSorted((a, b) => a.seq - b.seq)
		.map((row, index): Row => ({ ...row, table: table.id, seq: last + 1 + index }));
	await addRows(db, added);
	if (here === undefined) {
		await db.plays.add(asRecord(table));
		return 'added';
	}
	// A set-up is never changed: what was set up here stands.
	if (table.updatedAt > here.updatedAt)
		await db.plays.put({ ...asRecord(table), setup: here.setup, createdAt: here.createdAt });
	return added.length > 0 ? 'grown' : 'unchanged';
}

async function addRows(db: CellarerDb, rows: readonly Row[]): Promise<void> {
	try {
		await db.rows.bulkAdd(rows);
	} catch (error) {
		const isTaken =
			error instanceof Dexie.BulkError &&
			error.failures.every(({ name }) => name === 'ConstraintError');
		throw isTaken ? new FileConflict('a row of another table') : error;
	}
}

/**
 * A depth or options that this version does not know are told when the table is opened. How far it
 * is follows from the log, and a sentence from a file could be of any shape.
 */
function asRecord({ rows: _, ...table }: FileTable): TableRecord {
	return { ...table, setup: table.setup as Setup, progress: undefined };
}

function asSetting({ key, value }: CellarerFile['settings'][number]): Setting {
	return { key, value };
}

/** Names given on either device are kept; where both named a thing, the later name stands. */
async function mergeCopy(db: CellarerDb, copy: Copy): Promise<void> {
	const here = await db.copies.get(copy.game);
	const [older, newer] =
		here === undefined || copy.updatedAt > here.updatedAt ? [here, copy] : [copy, here];
	await db.copies.put({ ...newer, terms: { ...older?.terms, ...newer.terms } });
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
