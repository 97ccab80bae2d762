import { withMost } from '#lib/core/tiebreak.ts';
import { categories, editions, type Category } from './data.ts';
import { boardCategory, boardContest, tieSteps, uncounted } from './ladder.ts';
import { categoryWinner, standing } from './standings.ts';
import type { State } from './state.ts';

/** First letters that have to be read before the result is certain. */
export interface MissingLetters {
	readonly category: Category;
	readonly seats: readonly string[];
	/** For the die of the category, or for the victory itself. */
	readonly why: 'category' | 'game';
}

/** BIB-61, BIB-63: categories come first: who ties for the victory depends on them. */
export function missingLetters(state: State): readonly MissingLetters[] {
	const open = categories.flatMap((category): readonly MissingLetters[] => {
		const now = standing(state, category);
		if (now.status !== 'tied' || now.winner !== undefined) return [];
		return [{ category, seats: now.needed, why: 'category' }];
	});
	return open.length > 0 ? open : missingForVictory(state);
}

/** BIB-63, BIB-64: seats that tie for the victory and whose gold nobody has counted. */
export function missingGold(state: State): readonly string[] {
	return uncounted(state, leaders(state));
}

function missingForVictory(state: State): readonly MissingLetters[] {
	if (editions[state.edition].tie.then !== 'board' || missingGold(state).length > 0) return [];
	const tied = leaders(state);
	const left = tieSteps(state, tied)[0]?.narrow(tied) ?? [];
	const category = left.length > 1 ? boardCategory(state, left) : undefined;
	if (category === undefined) return [];
	const { needed } = boardContest(state, category, left);
	return needed.length > 0 ? [{ category, seats: needed, why: 'game' }] : [];
}

/** BIB-62: everybody with the most points. */
export function leaders(state: State): readonly string[] {
	const won = categories.map((each) => [categoryWinner(state, each), state.dice[each]] as const);
	return withMost(state.seats, (seat) =>
		won.filter(([winner]) => winner === seat).reduce((sum, [, die]) => sum + die, 0)
	);
}
