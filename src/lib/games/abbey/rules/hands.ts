import type { Suspect } from './data.ts';
import type { EventOf } from './events.ts';
import { withPasses, withSeen } from './sightings.ts';
import { ownerOf, type Check, type State } from './state.ts';
import { rightOf, withPenance } from './turns.ts';

/** How many cards a seat holds, by the log. */
export function handOf(state: State, seat: string): number {
	return state.hands[seat] ?? 0;
}

/** The suspects whose cards this seat surely holds, in the order of the roster. */
export function surelyWith(state: State, seat: string): readonly Suspect[] {
	return state.roster.filter(({ id }) => isSurelyWith(state, id, seat));
}

export function isSurelyWith({ sightings }: State, suspect: string, seat: string): boolean {
	const sighting = sightings[suspect];
	return sighting?.holder === seat && sighting.isSure;
}

/** The owner's hand as far as the log knows it, in the order of the roster. */
export function mine(state: State): readonly Suspect[] {
	const me = ownerOf(state);
	return me === undefined ? [] : surelyWith(state, me);
}

/** The suspects whose cards can come into the owner's hand: all that are not surely there. */
export function notMine(state: State): readonly Suspect[] {
	const own = mine(state);
	return state.roster.filter((suspect) => !own.includes(suspect));
}

/** ABB-41, ABB-42: who gives how many when a mass passes so many. */
export function passes(state: State, count: number): Readonly<Record<string, number>> {
	return Object.fromEntries(
		state.seats.map((seat) => [seat, Math.min(count, handOf(state, seat))])
	);
}

/** How many the owner gives to the left at such a mass; nobody's notebook gives none. */
export function toGive(state: State, count: number): number {
	const me = ownerOf(state);
	return me === undefined ? 0 : (passes(state, count)[me] ?? 0);
}

/** How many the owner gets from the right. */
export function toGet(state: State, count: number): number {
	const me = ownerOf(state);
	return me === undefined ? 0 : (passes(state, count)[rightOf(state, me)] ?? 0);
}

/** Hands that were counted otherwise than the log has them. */
export function discrepancies(state: State): readonly (Check & { readonly seat: string })[] {
	return state.seats.flatMap((seat) => {
		const check = state.checks[seat];
		return check === undefined || check.seen === check.logged ? [] : [{ seat, ...check }];
	});
}

/** ABB-33: the card that the intruder took and surely still has. */
export function cardToReturn(state: State, owner: string, intruder: string): string | undefined {
	const card = state.taken[takenKey(owner, intruder)];
	return card !== undefined && isSurelyWith(state, card, intruder) ? card : undefined;
}

function takenKey(owner: string, intruder: string): string {
	return `${owner}/${intruder}`;
}

/** ABB-35. */
export function withCardDrawn(state: State, { seat, card }: EventOf<'CardDrawn'>): State {
	const hands = { ...state.hands, [seat]: handOf(state, seat) + 1 };
	return withSeen({ ...state, hands, pile: Math.max(0, state.pile - 1) }, card, seat);
}

/** ABB-30, ABB-32: an unseen card taken later hides the one that was seen. */
export function withCardTaken(state: State, { seat, from, card }: EventOf<'CardTaken'>): State {
	const after = withOnePass(state, { from, to: seat, card });
	const { [takenKey(from, seat)]: _earlier, ...others } = after.taken;
	const taken = card === undefined ? others : { ...others, [takenKey(from, seat)]: card };
	return { ...after, taken };
}

/** ABB-33, ABB-65. */
export function withIntruderCaught(
	state: State,
	{ seat, intruder, card }: EventOf<'IntruderCaught'>
): State {
	return withPenance(withOnePass(state, { from: intruder, to: seat, card }), intruder, 1);
}

export function withCardGiven(state: State, { seat, to, card }: EventOf<'CardGiven'>): State {
	return withOnePass(state, { from: seat, to, card });
}

interface OnePass {
	readonly from: string;
	readonly to: string;
	readonly card: string | undefined;
}

function withOnePass(state: State, { from, to, card }: OnePass): State {
	return withPasses(state, [{ from, to, count: 1, known: card === undefined ? [] : [card] }]);
}
