import { nanoid } from 'nanoid';
import type { Row, RowBody } from '#lib/core/log.ts';
import type { TableRecord } from './db.ts';
import { rowsAfter } from './live.svelte.ts';
import { store } from './store.svelte.ts';

/** What is derived from the log and kept on the table for lists. */
export type Summary = Pick<TableRecord, 'finishedAt' | 'standing'>;

export interface Writing {
	readonly bodies: readonly RowBody[];
	summary(rows: readonly Row[]): Summary;
}

/** The table was deleted, in another tab perhaps. */
export class TableGone extends Error {
	override readonly name = 'TableGone';
}

/**
 * The one way a log grows. In a single transaction it reads what other tabs added since, asks what
 * to write in the light of it, and writes it: no seq is taken twice, and nothing is half there.
 */
export async function writeRows(
	table: string,
	known: readonly Row[],
	decide: (rows: readonly Row[]) => Writing | undefined
): Promise<void> {
	await store.write((db) =>
		db.transaction('rw', db.plays, db.rows, async () => {
			const record = await db.plays.get(table);
			if (record === undefined) throw new TableGone(table);
			const last = known.at(-1)?.seq ?? 0;
			const rows = [...known, ...(await rowsAfter(db, table, last))];
			const writing = decide(rows);
			if (writing === undefined || writing.bodies.length === 0) return;
			const added = numbered(table, rows, writing.bodies);
			await db.rows.bulkAdd(added);
			await db.plays.put({
				...record,
				...writing.summary([...rows, ...added]),
				updatedAt: Math.max(Date.now(), record.updatedAt + 1)
			});
		})
	);
}

function numbered(table: string, rows: readonly Row[], bodies: readonly RowBody[]): readonly Row[] {
	const next = (rows.at(-1)?.seq ?? 0) + 1;
	const at = Date.now();
	return bodies.map((body, index) => ({ id: nanoid(), table, seq: next + index, at, body }));
}
