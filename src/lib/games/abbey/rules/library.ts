import { handOf } from './hands.ts';
import type { State } from './state.ts';

/** ABB-29, ABB-34, ABB-82: whether the library is open to a seat, and if not, why. */
export const libraryAnswers = ['open', 'visited', 'notFewest', 'allEqual', 'closed'] as const;
export type LibraryAnswer = (typeof libraryAnswers)[number];

export function libraryFor(state: State, seat: string): LibraryAnswer {
	if (state.options.noLibrary) return 'closed';
	if (state.library.includes(seat)) return 'visited';
	const hands = state.seats.map((each) => handOf(state, each));
	if (handOf(state, seat) > Math.min(...hands)) return 'notFewest';
	return handOf(state, seat) === Math.max(...hands) ? 'allEqual' : 'open';
}
