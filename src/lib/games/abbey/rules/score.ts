import { group, line, outcome, type Outcome, type ScoreLine } from '#lib/core/explain.ts';
import { decide, type Step } from '#lib/core/tiebreak.ts';
import { culpritOf, finder, findingOf, neededTraits } from './chapter.ts';
import { suspectIn } from './roster.ts';
import { say } from './say.ts';
import type { Accusation, Revelation, State } from './state.ts';

/** ABB-71. */
export const worth = { right: 2, wrong: -1, found: 4, slandered: -2 } as const;

/** ABB-70 to ABB-72. */
export function score(state: State): Outcome {
	const totals = new Map(
		state.seats.map((seat) => [
			seat,
			group(say('score.total'), [
				...ofSeat(state.revelations, seat).map((each) => revelationLine(state, each)),
				...ofSeat(state.accusations, seat).map((each) => accusationLine(state, each))
			])
		])
	);
	const points = new Map([...totals].map(([seat, total]) => [seat, total.points]));
	// ABB-R3: only a tie that no entry can break any more is shared by our ruling.
	const isCertain = state.culprit !== undefined && neededTraits(state).length === 0;
	return outcome(totals, decide(points, tieSteps(state), isCertain ? 'tie' : undefined));
}

function ofSeat<T extends { readonly seat: string }>(
	all: readonly T[],
	seat: string
): readonly T[] {
	return all.filter((each) => each.seat === seat);
}

/** ABB-51; ABB-R10: what is not known yet is worth nothing yet. */
function revelationLine(state: State, { trait, value }: Revelation): ScoreLine {
	const suspect = culpritOf(state);
	const actual = suspect?.traits[trait];
	const feature = { trait, value };
	if (suspect === undefined || actual === undefined)
		return line(0, say('score.revelationOpen', { feature, suspect }));
	if (actual === value)
		return line(worth.right, say('score.revelationRight', { feature, suspect }));
	return line(
		worth.wrong,
		say('score.revelationWrong', { feature, actual: { trait, value: actual }, suspect })
	);
}

/** ABB-62, ABB-63. */
function accusationLine(state: State, accusation: Accusation): ScoreLine {
	const suspect = suspectIn(state.roster, accusation.suspect);
	const { shownBy } = accusation;
	if (shownBy !== undefined)
		return line(worth.slandered, say('score.accusationShown', { suspect, shownBy }));
	const culprit = culpritOf(state);
	const finding = findingOf(state);
	if (culprit === undefined) return line(0, say('score.accusationOpen', { suspect }));
	if (culprit.id !== suspect.id)
		return line(worth.slandered, say('score.accusationWrong', { suspect, culprit }));
	if (finding === accusation) return line(worth.found, say('score.accusationRight', { suspect }));
	return line(0, say('score.accusationLate', { suspect, seat: finding?.seat ?? accusation.seat }));
}

/** ABB-72: nobody stays, so the step is left out, where the finder is not among the tied. */
function tieSteps(state: State): readonly Step[] {
	const seat = finder(state);
	if (seat === undefined) return [];
	return [
		{
			id: 'found-culprit',
			why: say('tie.foundCulprit', { seat }),
			narrow: (tied) => tied.filter((each) => each === seat)
		}
	];
}
