import { nanoid } from 'nanoid';
import type { Row, RowBody } from '#lib/core/log.ts';
import type { CellarerDb, TableRecord } from './db.ts';
import { rowsAfter } from './live.svelte.ts';
import { store } from './store.svelte.ts';

/** What is derived from the log and kept on the table for lists. */
export type Summary = Pick<TableRecord, 'finishedAt' | 'standing' | 'progress'>;

export interface Writing {
	readonly bodies: readonly RowBody[];
	readonly summary: (rows: readonly Row[]) => Summary;
}

/** The table was deleted, in another tab perhaps. */
export class TableGone extends Error {
	override readonly name = 'TableGone';
}

/**
 * The one way a log grows. In a single transaction it reads what other tabs added since, asks what
 * to write in the light of it, and writes it: no seq is taken twice, and nothing is half there.
 * Gives the rows that have been saved behind those that were known.
 */
export async function writeRows(
	table: TableRecord,
	known: readonly Row[],
	decide: (rows: readonly Row[]) => Writing
): Promise<readonly Row[]> {
	const newId = sameIdsAgain();
	return await store.write(async (db) => {
		const record = await recordOf(db, table, known);
		const since = await rowsAfter(db, table.id, known.at(-1)?.seq ?? 0);
		// The connection may have broken after the rows were saved and before we were told.
		if (since.some(({ id }) => id === newId(0))) return since;
		const rows = [...known, ...since];
		const { bodies, summary } = decide(rows);
		if (bodies.length === 0) return since;
		const next = (rows.at(-1)?.seq ?? 0) + 1;
		const at = Date.now();
		const added = bodies.map((body, index): Row => {
			return { id: newId(index), table: table.id, seq: next + index, at, body };
		});
		await db.rows.bulkAdd(added);
		await db.plays.put({
			...record,
			...summary([...rows, ...added]),
			updatedAt: Math.max(at, record.updatedAt + 1)
		});
		return [...since, ...added];
	});
}

/** Ids for the rows of one writing, the same ones each time it is tried. */
function sameIdsAgain(): (index: number) => string {
	const ids: string[] = [];
	return (index) => (ids[index] ??= nanoid());
}

/** The table as it is saved; what is on screen has to be the beginning of it. */
async function recordOf(
	db: CellarerDb,
	table: TableRecord,
	known: readonly Row[]
): Promise<TableRecord> {
	const record = await db.plays.get(table.id);
	const last = known.at(-1);
	const saved = last && (await db.rows.get([table.id, last.seq]));
	if (record !== undefined && saved?.id === last?.id) return record;
	if (store.trouble !== 'broken') throw new TableGone(table.id);
	// The database broke and could not be read: the table goes on from what is on the screen.
	await db.rows.bulkPut(known);
	return record ?? table;
}
