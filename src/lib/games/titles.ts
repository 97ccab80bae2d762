import { language } from '#lib/i18n/language.svelte.ts';
import { manifestOf } from './registry.ts';

/** The name of a game in the words of an edition; without one, of the first. */
export function gameTitle(game: string, edition?: string): string {
	const manifest = manifestOf(game);
	const found = manifest?.editions.find(({ id }) => id === edition) ?? manifest?.editions[0];
	return found?.name[language.current] ?? language.words.unknownGame;
}
