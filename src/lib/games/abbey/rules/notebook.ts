import { featuresOf, type Traits } from './data.ts';
import type { EventOf } from './events.ts';
import { handOf } from './hands.ts';
import { withSeen } from './sightings.ts';
import { ownerOf, type State } from './state.ts';

/** ABB-08: a hand that is entered late leaves alone what was seen since. */
export function withHandDealt(state: State, { cards }: EventOf<'HandDealt'>): State {
	const me = ownerOf(state);
	if (me === undefined) return { ...state, dealt: cards };
	const isSure = !state.leaks.includes(me);
	const dealt = Object.fromEntries(cards.map((card) => [card, { holder: me, isSure }]));
	return { ...state, dealt: cards, sightings: { ...dealt, ...state.sightings } };
}

/** ABB-20, ABB-24: whoever says they have a card has it; whoever says they have not, has not. */
export function withHoldingTold(
	state: State,
	{ seat, suspect, isHeld }: EventOf<'HoldingTold'>
): State {
	if (isHeld) return withSeen(state, suspect, seat);
	if (state.sightings[suspect]?.holder !== seat) return state;
	return { ...state, sightings: { ...state.sightings, [suspect]: cleared } };
}

const cleared = { holder: undefined, isSure: false };

export function withSuspectCleared(state: State, { suspect }: EventOf<'SuspectCleared'>): State {
	return { ...state, sightings: { [suspect]: cleared, ...state.sightings } };
}

export function withHandCounted(state: State, { seat, count }: EventOf<'HandCounted'>): State {
	const check = { seen: count, logged: handOf(state, seat) };
	return { ...state, checks: { ...state.checks, [seat]: check } };
}

export function withMark(state: State, { suspect, mark, by }: EventOf<'SuspectMarked'>): State {
	const { [suspect]: _earlier, ...others } = state.marks;
	if (mark === undefined) return { ...state, marks: others };
	return {
		...state,
		marks: { ...others, [suspect]: { mark, by: mark === 'held' ? by : undefined } }
	};
}

export function withNote(state: State, { suspect, text }: EventOf<'SuspectNoted'>): State {
	const { [suspect]: _earlier, ...others } = state.notes;
	return { ...state, notes: text === '' ? others : { ...others, [suspect]: text } };
}

/** ABB-R1: what the correction does not name stays as it was. */
export function withCorrection(
	state: State,
	{ suspect, traits }: EventOf<'SuspectCorrected'>
): State {
	const named = Object.fromEntries(
		featuresOf(traits).map(({ trait, value }) => [trait, value])
	) as Traits;
	const roster = state.roster.map((each) =>
		each.id === suspect ? { ...each, traits: { ...each.traits, ...named } } : each
	);
	return { ...state, roster };
}
