import type { Dictionary } from '#lib/core/message.ts';
import { languages, type Language } from '#lib/i18n/grammar.ts';
import type { AnyGame, Manifest } from './contract.ts';

/** A folder with a manifest and an index is a game; nothing here is edited to add one. */
const manifestFiles = import.meta.glob<{ manifest: Manifest }>('./*/manifest.ts', { eager: true });
const gameFiles = import.meta.glob<{ game: AnyGame }>('./*/index.ts');
const wordFiles = import.meta.glob<Record<string, Dictionary>>('./*/messages/{en,ru}.ts');

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

/** A game's words alone: lists say how its tables stand without loading the game. */
export function wordsOf(id: string): Readonly<Record<Language, () => Promise<Dictionary>>> {
	const load = async (language: Language): Promise<Dictionary> =>
		(await wordFiles[`./${id}/messages/${language}.ts`]?.())?.[language] ?? {};
	return Object.fromEntries(languages.map((each) => [each, () => load(each)])) as Record<
		Language,
		() => Promise<Dictionary>
	>;
}
