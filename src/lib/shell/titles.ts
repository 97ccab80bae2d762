import type { TableRecord } from '#lib/data/db.ts';
import { sentence } from '#lib/core/message.ts';
import { gameTitle } from '#lib/games/titles.ts';
import { language } from '#lib/i18n/language.svelte.ts';

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

/** How far an open table is, once its game's words are here. */
export function tableProgress({ game, setup, progress }: TableRecord): string | undefined {
	const dictionary = language.dictionary(game);
	if (progress === undefined || !Object.hasOwn(dictionary, progress.key)) return undefined;
	const names = new Map(setup.seats.map(({ id, name }) => [id, name]));
	try {
		return sentence(dictionary, progress, {
			edition: setup.edition,
			name: (seat) => names.get(seat) ?? seat,
			term: () => undefined
		});
	} catch {
		// Saved by another version, whose words took other parameters.
		return undefined;
	}
}
