import type { AnyGame, Manifest } from './contract.ts';

/** A folder with a manifest and an index is a game; nothing here is edited to add one. */
const manifestFiles = import.meta.glob<{ manifest: Manifest }>('./*/manifest.ts', { eager: true });
const gameFiles = import.meta.glob<{ game: AnyGame }>('./*/index.ts');

export const manifests: readonly Manifest[] = Object.values(manifestFiles).map(
	({ manifest }) => manifest
);

export function manifestOf(id: string): Manifest | undefined {
	return manifests.find((manifest) => manifest.id === id);
}

export async function loadGame(id: string): Promise<AnyGame | undefined> {
	const file = manifestOf(id) && gameFiles[`./${id}/index.ts`];
	return file && (await file()).game;
}
