import { say, type Say } from './say.ts';
import type { State } from './state.ts';

export function isCountable(state: State): boolean {
	return cardsCounted(state) > 0;
}

/** How many cards have been counted; at the count they lie open. */
export function progress(state: State): Say | undefined {
	return isCountable(state) ? say('progress', { count: cardsCounted(state) }) : undefined;
}

function cardsCounted({ cauldrons }: State): number {
	return cauldrons.reduce((sum, { cards }) => sum + cards.length, 0);
}
