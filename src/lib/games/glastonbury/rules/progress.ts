import { say, type Say } from './say.ts';
import type { State } from './state.ts';

export function isCountable(state: State): boolean {
	return cardsCounted(state) > 0;
}

/** Nobody ends a game with an empty cauldron, and with recipes somebody ended it. */
export function doubts({ cauldrons, options, endedBy }: State): readonly Say[] {
	const empty = cauldrons
		.filter(({ cards }) => cards.length === 0)
		.map(({ seat }) => say('doubt.noCards', { seat }));
	const needsEnd = options.recipes && cauldrons.some((each) => each.taskRecipe === 'ends-game');
	return needsEnd && endedBy === undefined ? [...empty, say('doubt.nobodyEnded')] : empty;
}

/** How many cards have been counted; at the count they lie open. */
export function progress(state: State): Say | undefined {
	return isCountable(state) ? say('progress', { count: cardsCounted(state) }) : undefined;
}

function cardsCounted({ cauldrons }: State): number {
	return cauldrons.reduce((sum, { cards }) => sum + cards.length, 0);
}
