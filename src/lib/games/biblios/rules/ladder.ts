import { withMost, type Step } from '#lib/core/tiebreak.ts';
import { categories, editions, type Category } from './data.ts';
import { goldCards, goldWorth, handOf, totalIn } from './holdings.ts';
import { letterContest, type LetterContest } from './letters.ts';
import { say } from './say.ts';
import { categoryWinner } from './standings.ts';
import type { State } from './state.ts';

/**
 * BIB-63, BIB-64: the steps for seats with equal points. Each sentence names the numbers of those
 * it is about, so the steps are made for the tie at hand.
 */
export function tieSteps(state: State, tied: readonly string[]): readonly Step[] {
	const gold = goldStep(state, tied);
	if (uncounted(state, tied).length > 0) return [gold];
	const left = gold.narrow(tied);
	return editions[state.edition].tie.then === 'board'
		? [gold, ...boardSteps(state, left)]
		: [gold, monksStep(state)];
}

/** Whose gold has to be counted before a tie can be broken. */
export function uncounted(state: State, tied: readonly string[]): readonly string[] {
	return tied.length < 2 ? [] : tied.filter((seat) => handOf(state, seat)?.gold === undefined);
}

/** BIB-63: the first category on the board of which any of the tied has a card. */
export function boardCategory(state: State, tied: readonly string[]): Category | undefined {
	return categories.find((each) => tied.some((seat) => totalIn(state, seat, each) > 0));
}

/** BIB-63: what the letters of that category say, of those whose totals in it are best. */
export function boardContest(
	state: State,
	category: Category,
	tied: readonly string[]
): LetterContest {
	return letterContest(state, category, mostIn(state, category, tied));
}

function mostIn(state: State, category: Category, tied: readonly string[]): readonly string[] {
	return withMost(tied, (seat) => totalIn(state, seat, category));
}

/** BIB-63: gold by cards; BIB-64, BIB-R10: gold by its value, unless the table reads it otherwise. */
function goldStep(state: State, tied: readonly string[]): Step {
	const isByCards =
		editions[state.edition].tie.gold === 'cards' || state.rulings['gold'] === 'cards';
	const id = isByCards ? 'gold-cards' : 'gold-value';
	const missing = uncounted(state, tied);
	if (missing.length > 0)
		return { id, why: say('tie.countGold', { seats: missing }), narrow: (seats) => seats };
	const amount = (seat: string): number => {
		const gold = handOf(state, seat)?.gold ?? { ones: 0, twos: 0, threes: 0 };
		return isByCards ? goldCards(gold) : goldWorth(gold);
	};
	const amounts = tied.map((seat) => ({ seat, amount: amount(seat) }));
	return {
		id,
		why: say(isByCards ? 'tie.goldCards' : 'tie.goldValue', { amounts }),
		narrow: (seats) => withMost(seats, amount)
	};
}

function boardSteps(state: State, tied: readonly string[]): readonly Step[] {
	const category = boardCategory(state, tied);
	if (category === undefined) return [];
	const amounts = tied.map((seat) => ({ seat, amount: totalIn(state, seat, category) }));
	const { winner, letters, needed } = boardContest(state, category, tied);
	const read = [...letters].map(([seat, letter]) => ({ seat, letter }));
	return [
		{
			id: `${category}-total`,
			why: say('tie.total', { category, amounts }),
			narrow: (seats) => mostIn(state, category, seats)
		},
		{
			id: `${category}-letter`,
			why:
				winner === undefined
					? say('tie.readLetters', { category, seats: needed })
					: say('tie.letter', { category, letters: read }),
			narrow: (seats) => (winner === undefined ? seats : [winner])
		}
	];
}

/** BIB-64: nobody stays, so the step is left out, where none of the tied won the monks. */
function monksStep(state: State): Step {
	const winner = categoryWinner(state, 'monks');
	return {
		id: 'monks-category',
		why: say('tie.monksCategory'),
		narrow: (seats) => seats.filter((seat) => seat === winner)
	};
}
