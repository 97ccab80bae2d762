import { language } from '#lib/i18n/language.svelte.ts';
import { manifestOf } from './registry.ts';

/** The name of an edition; without one, of the game as it stands on the shelf. */
export function gameTitle(game: string, edition?: string): string {
	const manifest = manifestOf(game);
	const found = manifest?.editions.find(({ id }) => id === edition) ?? manifest;
	return found?.name[language.current] ?? language.words.unknownGame;
}
