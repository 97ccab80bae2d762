import { say, type Say } from './say.ts';
import type { State } from './state.ts';

/** How many cards have been counted; at the count they lie open. */
export function progress({ cauldrons }: State): Say | undefined {
	const count = cauldrons.reduce((sum, { cards }) => sum + cards.length, 0);
	return count === 0 ? undefined : say('progress', { count });
}
