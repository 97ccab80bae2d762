import { withMost } from '#lib/core/tiebreak.ts';
import type { Category } from './data.ts';
import { totalIn } from './holdings.ts';
import { letterContest, type LetterContest } from './letters.ts';
import type { State } from './state.ts';

/** How a category stands. */
export type Standing =
	/** BIB-R9: nobody has a card of it. */
	| { readonly status: 'empty' }
	| {
			readonly status: 'won';
			readonly winner: string;
			readonly best: number;
			readonly next: number;
	  }
	/** BIB-61: the best totals are equal; the winner is known once the letters are. */
	| ({
			readonly status: 'tied';
			readonly best: number;
			readonly tied: readonly string[];
	  } & LetterContest);

/** BIB-60, BIB-61: who takes the die of a category. */
export function standing(state: State, category: Category): Standing {
	const total = (seat: string): number => totalIn(state, seat, category);
	const best = Math.max(0, ...state.seats.map(total));
	if (best === 0) return { status: 'empty' };
	const tied = withMost(state.seats, total);
	const [winner] = tied;
	if (tied.length > 1 || winner === undefined)
		return { status: 'tied', best, tied, ...letterContest(state, category, tied) };
	const others = state.seats.filter((seat) => seat !== winner).map(total);
	return { status: 'won', winner, best, next: Math.max(0, ...others) };
}

export function categoryWinner(state: State, category: Category): string | undefined {
	const now = standing(state, category);
	return now.status === 'empty' ? undefined : now.winner;
}
