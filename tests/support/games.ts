import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Seat, Setup } from '#lib/core/rules.ts';
import type { AnyGame, Manifest } from '#lib/games/contract.ts';

const games = fileURLToPath(new URL('../../src/lib/games', import.meta.url));
const manifestFiles = import.meta.glob<{ manifest: Manifest }>('/src/lib/games/*/manifest.ts');
const gameFiles = import.meta.glob<{ game: AnyGame }>('/src/lib/games/*/index.ts');

/** Every folder below `games`, whether it keeps the contract or not. */
export const folders: readonly string[] = readdirSync(games, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);

export function hasFile(folder: string, path: string): boolean {
	return existsSync(join(games, folder, path));
}

export async function manifestOf(folder: string): Promise<Manifest> {
	return (await loaded(manifestFiles, `${folder}/manifest.ts`)).manifest;
}

export async function gameOf(folder: string): Promise<AnyGame> {
	return (await loaded(gameFiles, `${folder}/index.ts`)).game;
}

async function loaded<File>(
	files: Readonly<Record<string, () => Promise<File>>>,
	path: string
): Promise<File> {
	const load = files[`/src/lib/games/${path}`];
	if (load === undefined) throw new Error(`${path} is missing`);
	return await load();
}

/** The text of every file of a game, by its path inside the folder. */
export function textsOf(folder: string): ReadonlyMap<string, string> {
	const files = readdirSync(join(games, folder), { recursive: true, encoding: 'utf8' });
	return new Map(
		files
			.filter((path) => /\.(ts|svelte|md)$/.test(path))
			.map((path) => [path, readFileSync(join(games, folder, path), 'utf8')])
	);
}

/** From the fewest players to the most. */
export function seatCounts({ seats }: Manifest): readonly number[] {
	return Array.from({ length: seats.most - seats.least + 1 }, (_, at) => seats.least + at);
}

export function seatsOf({ colours }: Manifest, count: number): readonly Seat[] {
	return Array.from({ length: count }, (_, at) => ({
		id: `seat-${at}`,
		name: `Player ${at}`,
		colour: colours[at]
	}));
}

/** Every table that can be set up without touching an option: by edition, depth and players. */
export function setupsOf(manifest: Manifest, game: AnyGame): readonly Setup[] {
	const rulings = Object.fromEntries(game.rulings.map(({ id, readings }) => [id, readings[0]]));
	return manifest.editions.flatMap(({ id: edition }) =>
		manifest.depths.flatMap((depth) =>
			seatCounts(manifest).map((count) => {
				const seats = seatsOf(manifest, count);
				return { edition, depth, seats, options: game.options(seats, undefined), rulings };
			})
		)
	);
}
