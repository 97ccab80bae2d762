import type { Copy } from './db.ts';
import { Live } from './live.svelte.ts';
import { store } from './store.svelte.ts';

export type Terms = Readonly<Record<string, string>>;

/** What the owner calls the things in their box of this game. */
export function liveTerms(game: string): Live<Terms> {
	return new Live(async (db) => (await db.copies.get(game))?.terms ?? {});
}

export async function copyOf(game: string): Promise<Copy | undefined> {
	const db = await store.open();
	return await db.copies.get(game);
}

/** The same names, once. */
export async function termsOf(game: string): Promise<Terms> {
	return (await copyOf(game))?.terms ?? {};
}

/** Names one thing; an empty name gives back ours. */
export async function nameTerm(game: string, id: string, name: string): Promise<void> {
	await store.write(async (db) => {
		const copy = await db.copies.get(game);
		const { [id]: _, ...others } = copy?.terms ?? {};
		const terms = name.trim() === '' ? others : { ...others, [id]: name.trim() };
		await db.copies.put({ ...copy, game, updatedAt: Date.now(), terms });
	});
}

/** Puts these names in the place of all others; with none of them, ours come back. */
export async function replaceTerms(game: string, terms: Terms): Promise<void> {
	await store.write(async (db) => {
		const copy = await db.copies.get(game);
		await db.copies.put({ ...copy, game, updatedAt: Date.now(), terms: { ...terms } });
	});
}

/** Adds what somebody else says about the same box. Where both say something, one of them stands. */
export async function addTerms(
	game: string,
	theirs: Terms,
	prefer: 'mine' | 'theirs'
): Promise<void> {
	await store.write(async (db) => {
		const copy = await db.copies.get(game);
		const mine = copy?.terms ?? {};
		const terms = prefer === 'mine' ? { ...theirs, ...mine } : { ...mine, ...theirs };
		await db.copies.put({ ...copy, game, updatedAt: Date.now(), terms });
	});
}

/** How another's copy of a box compares with one's own, by the ids of what it says. */
export interface Comparison {
	readonly added: readonly string[];
	readonly same: readonly string[];
	readonly different: readonly string[];
}

export function compareTerms(mine: Terms, theirs: Terms): Comparison {
	const ids = Object.keys(theirs);
	const isMine = (id: string): boolean => Object.hasOwn(mine, id);
	return {
		added: ids.filter((id) => !isMine(id)),
		same: ids.filter((id) => isMine(id) && mine[id] === theirs[id]),
		different: ids.filter((id) => isMine(id) && mine[id] !== theirs[id])
	};
}
