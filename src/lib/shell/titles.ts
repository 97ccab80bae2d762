import type { TableRecord } from '#lib/data/db.ts';
import { manifestOf } from '#lib/games/registry.ts';
import { language } from '#lib/i18n/language.svelte.ts';

/** The name of a game in the words of an edition; without one, of the first. */
export function gameTitle(game: string, edition?: string): string {
	const manifest = manifestOf(game);
	const found = manifest?.editions.find(({ id }) => id === edition) ?? manifest?.editions[0];
	return found?.name[language.current] ?? language.words.unknownGame;
}

export function tableTitle({ game, setup }: TableRecord): string {
	return gameTitle(game, setup.edition);
}

export function tableNames({ setup }: TableRecord): string {
	return setup.seats.map(({ name }) => name).join(' · ');
}

/** Who won and with how much, for a finished table. */
export function tableResult({ setup, standing }: TableRecord): string | undefined {
	const winners = standing?.filter(({ place }) => place === 1) ?? [];
	const [first] = winners;
	if (first === undefined) return undefined;
	const names = winners.map(({ seat }) => setup.seats.find(({ id }) => id === seat)?.name ?? seat);
	return language.words.wonBy({ names, total: first.total });
}
