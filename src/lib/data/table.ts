import { nanoid } from 'nanoid';
import type { Row } from '#lib/core/log.ts';
import type { Setup } from '#lib/core/rules.ts';
import type { TableRecord } from './db.ts';
import { Live, rowsAfter } from './live.svelte.ts';
import type { Summary } from './log.ts';
import { rememberPeople } from './people.ts';
import { store } from './store.svelte.ts';

/** Sets up a table. Guests sit at it without being remembered. */
export async function createTable(
	game: string,
	setup: Setup,
	guests: ReadonlySet<string>
): Promise<string> {
	const now = Date.now();
	const id = nanoid();
	await store.write(async (db) => {
		const seats = await rememberPeople(db, setup.seats, guests);
		await db.plays.add({ id, game, setup: { ...setup, seats }, createdAt: now, updatedAt: now });
	});
	return id;
}

export async function openTable(
	id: string
): Promise<{ table: TableRecord; rows: readonly Row[] } | undefined> {
	const db = await store.open();
	return await db.transaction('r', db.plays, db.rows, async () => {
		const table = await db.plays.get(id);
		return table && { table, rows: await rowsAfter(db, id, 0) };
	});
}

/** Corrects what lists show of a table where a merge, a file or newer rules made it untrue. */
export async function correctSummary(seen: TableRecord, summary: Summary): Promise<void> {
	if (isSame(seen, summary)) return;
	await store.write(async (db) => {
		const now = await db.plays.get(seen.id);
		// Who has written a row since has written its summary too.
		if (now?.updatedAt === seen.updatedAt) await db.plays.put({ ...now, ...summary });
	});
}

function isSame(a: Summary, b: Summary): boolean {
	const text = ({ finishedAt, standing, progress }: Summary): string =>
		JSON.stringify([
			finishedAt,
			standing?.map(({ seat, place, total }) => [seat, place, total]),
			progress
		]);
	return text(a) === text(b);
}

export async function deleteTable(id: string): Promise<void> {
	await store.write(async (db) => {
		await db.rows.where({ table: id }).delete();
		await db.plays.delete(id);
	});
}

/** Every table of one game. */
export function liveTablesOf(game: string): Live<readonly TableRecord[]> {
	return new Live((db) => db.plays.where({ game }).toArray());
}
