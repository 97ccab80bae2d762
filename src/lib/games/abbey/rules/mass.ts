import type { EventOf } from './events.ts';
import { passes } from './hands.ts';
import { withPasses, type Pass } from './sightings.ts';
import { ownerOf, startBell, type State } from './state.ts';
import { nextSeat, rightOf, seatedAt } from './turns.ts';

/** ABB-40 to ABB-45: cards go round, and the bell goes to the right. */
export function withMass(state: State, event: EventOf<'MassHeld'>): State {
	const first = rightOf(state, state.first);
	const after: State = {
		...withPasses(state, allPasses(state, event)),
		massesHeld: state.massesHeld + 1,
		isMassDue: false,
		first,
		bell: startBell(state.seats.length, state.options),
		turnsEnded: 0,
		again: undefined
	};
	// ABB-R9: the bell has just been placed and does not move, even if the first player prays.
	return seatedAt(after, first);
}

function allPasses(
	state: State,
	{ count, gave = [], got = [] }: EventOf<'MassHeld'>
): readonly Pass[] {
	const me = ownerOf(state);
	const counts = passes(state, count);
	return state.seats.map((from) => {
		const to = nextSeat(state, from);
		const known = me === undefined ? [] : from === me ? gave : to === me ? got : [];
		return { from, to, count: counts[from] ?? 0, known };
	});
}
