import type { Outcome } from '#lib/core/explain.ts';
import type { Source } from './data.ts';
import { sum } from './dice.ts';
import { bySource } from './prestige.ts';
import { score } from './score.ts';
import { sheetOf, type State } from './state.ts';

/** The track and the four parts of the final scoring, in their order. */
export const scoreParts = ['prestige', 'monasteries', 'chapels', 'cloisters', 'tiles'] as const;
export type ScorePart = (typeof scoreParts)[number];

/** Where a player's points came from, coarse enough for a picture. */
export const storyParts = [
	'buildings',
	'actions',
	'window',
	'missions',
	'other',
	'monasteries',
	'chapels',
	'cloisters',
	'tiles'
] as const;
export type StoryPart = (typeof storyParts)[number];

const partOfSource: Readonly<Record<Source, StoryPart>> = {
	refectory: 'buildings',
	workshop: 'buildings',
	library: 'buildings',
	action: 'actions',
	column: 'actions',
	windowRow: 'window',
	windowColumn: 'window',
	mission: 'missions',
	insteadOfDie: 'other',
	other: 'other',
	track: 'other'
};

/** What each part of the score is worth to a seat. */
export function partsOf({ scores }: Outcome, seat: string): Readonly<Record<ScorePart, number>> {
	const parts = scores.find((each) => each.seat === seat)?.total.parts ?? [];
	return Object.fromEntries(scoreParts.map((part, at) => [part, parts[at]?.points ?? 0])) as Record<
		ScorePart,
		number
	>;
}

/** Everything a seat has scored, by where it came from; together it is the total. */
export function breakdown(
	state: State,
	seat: string
): readonly { readonly part: StoryPart; readonly points: number }[] {
	const scored = partsOf(score(state), seat);
	const gains = bySource(sheetOf(state, seat));
	const pointsOf = (part: StoryPart): number => {
		if (part === 'monasteries' || part === 'chapels' || part === 'cloisters' || part === 'tiles')
			return scored[part];
		return sum(
			gains.filter(({ source }) => partOfSource[source] === part).map(({ points }) => points)
		);
	};
	return storyParts.map((part) => ({ part, points: pointsOf(part) }));
}

/** The parts of a player's board that have a screen. */
export const boardParts = ['novices', 'window', 'missions', 'stock'] as const;
export type BoardPart = (typeof boardParts)[number];
