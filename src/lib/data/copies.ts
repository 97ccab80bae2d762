import { Live } from './live.svelte.ts';
import { store } from './store.svelte.ts';

/** What the owner calls the things in their box of this game. */
export function liveTerms(game: string): Live<Readonly<Record<string, string>>> {
	return new Live(async (db) => (await db.copies.get(game))?.terms ?? {});
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

export async function resetCopy(game: string): Promise<void> {
	await store.write((db) => db.copies.put({ game, updatedAt: Date.now(), terms: {} }));
}
