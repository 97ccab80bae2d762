import { group, line, outcome, type Outcome, type ScoreLine } from '#lib/core/explain.ts';
import { decide } from '#lib/core/tiebreak.ts';
import { categories, type Category } from './data.ts';
import { shiftedDice } from './dice.ts';
import { totalIn } from './holdings.ts';
import { tieSteps } from './ladder.ts';
import { leaders, missingGold, missingLetters } from './missing.ts';
import { say, type Say } from './say.ts';
import { standing, type Standing } from './standings.ts';
import type { State } from './state.ts';

/** BIB-60 to BIB-64. */
export function score(state: State): Outcome {
	const standings = categories.map((each) => [each, standing(state, each)] as const);
	// Before the first card is counted our ruling on empty categories decides nothing.
	const ruling = standings.some(([, { status }]) => status !== 'empty')
		? 'empty-category'
		: undefined;
	const totals = new Map(
		state.seats.map((seat) => {
			const lines = standings.map(([category, now]) =>
				now.status === 'empty'
					? { ...line(0, say('score.nobody', { category })), ruling }
					: categoryLine(state, category, { seat, now })
			);
			return [seat, group(say('score.total'), lines)];
		})
	);
	const points = new Map([...totals].map(([seat, total]) => [seat, total.points]));
	const isCertain = missingLetters(state).length === 0 && missingGold(state).length === 0;
	// BIB-R11: only a tie that nothing can break any more is shared by our ruling.
	const decision = decide(points, tieSteps(state, leaders(state)), isCertain ? 'tie' : undefined);
	return outcome(totals, decision);
}

/** The result had the dice been other than they are. */
export function scoreWithDice(
	state: State,
	changes: readonly { readonly category: Category; readonly by: number }[]
): Outcome {
	return score({ ...state, dice: shiftedDice(state, changes) });
}

interface Place {
	readonly seat: string;
	readonly now: Exclude<Standing, { status: 'empty' }>;
}

function categoryLine(state: State, category: Category, { seat, now }: Place): ScoreLine {
	const points = now.winner === seat ? state.dice[category] : 0;
	const total = totalIn(state, seat, category);
	if (total < now.best) return line(points, lostWhy(category, total, now.best));
	if (now.status === 'tied') return line(points, tiedWhy(category, seat, now));
	return line(points, say('score.won', { category, best: now.best, next: now.next }));
}

function lostWhy(category: Category, total: number, best: number): Say {
	return total === 0
		? say('score.noCards', { category })
		: say('score.lost', { category, total, best });
}

/** BIB-61: the letters, as far as this seat is concerned. */
function tiedWhy(
	category: Category,
	seat: string,
	{ best, winner, letters, needed, tied }: Extract<Standing, { status: 'tied' }>
): Say {
	const first = winner === undefined ? undefined : letters.get(winner);
	if (first === undefined) return say('score.readLetters', { category, best, seats: needed });
	const rivals = winner === seat ? tied.filter((each) => each !== seat) : [seat];
	const later = rivals.flatMap((each) => letters.get(each) ?? []);
	return say('score.letters', { category, best, first, later });
}
