import { nanoid } from 'nanoid';
import type { Seat } from '#lib/core/rules.ts';
import type { CellarerDb, Person } from './db.ts';
import { Live } from './live.svelte.ts';

/** Everyone who has sat at a table, the most recent first. */
export function livePeople(): Live<readonly Person[]> {
	return new Live((db) => db.people.orderBy('lastPlayedAt').reverse().toArray());
}

const sameName = (a: string, b: string): boolean =>
	a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** Ties every seat to a person, new or known, but for the guests. */
export async function rememberPeople(
	db: CellarerDb,
	seats: readonly Seat[],
	guests: ReadonlySet<string>
): Promise<readonly Seat[]> {
	const known = await db.people.toArray();
	const lastPlayedAt = Date.now();
	const people = new Map<string, Person>();
	for (const { id, name } of seats.filter((seat) => !guests.has(seat.id))) {
		const found = known.find((each) => sameName(each.name, name));
		people.set(id, { id: found?.id ?? nanoid(), name: found?.name ?? name, lastPlayedAt });
	}
	await db.people.bulkPut([...people.values()]);
	return seats.map((seat) => ({ ...seat, person: people.get(seat.id)?.id }));
}
