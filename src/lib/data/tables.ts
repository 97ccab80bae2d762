import { nanoid } from 'nanoid';
import type { Row } from '#lib/core/log.ts';
import type { Setup } from '#lib/core/rules.ts';
import type { CellarerDb, TableRecord } from './db.ts';
import { Live, rowsAfter } from './live.svelte.ts';
import { rememberPeople } from './people.ts';
import { store } from './store.svelte.ts';

/** Every table, the last touched first. */
export function liveTables(): Live<readonly TableRecord[]> {
	return new Live((db) => db.plays.orderBy('updatedAt').reverse().toArray());
}

/** Sets up a table. Guests sit at it without being remembered. */
export async function createTable(
	game: string,
	setup: Setup,
	guests: ReadonlySet<string>
): Promise<string> {
	const now = Date.now();
	const id = nanoid();
	await store.write((db) =>
		db.transaction('rw', db.plays, db.people, async () => {
			const seats = await rememberPeople(db, setup.seats, guests);
			await db.plays.add({
				id,
				game,
				setup: { ...setup, seats },
				createdAt: now,
				updatedAt: now
			});
		})
	);
	return id;
}

export async function openTable(
	id: string
): Promise<{ table: TableRecord; rows: readonly Row[] } | undefined> {
	const db = await store.open();
	const table = await db.plays.get(id);
	return table && { table, rows: await rowsAfter(db, id, 0) };
}

/** Corrects what lists show when a merge or a newer version of the rules changed it. */
export async function saveSummary(
	id: string,
	summary: Pick<TableRecord, 'finishedAt' | 'standing'>
): Promise<void> {
	await store.write((db) => db.plays.update(id, summary));
}

export async function deleteTable(id: string): Promise<void> {
	await store.write((db) =>
		db.transaction('rw', db.plays, db.rows, async () => {
			await rowsOf(db, id).delete();
			await db.plays.delete(id);
		})
	);
}

function rowsOf(db: CellarerDb, table: string) {
	return db.rows.where({ table });
}
