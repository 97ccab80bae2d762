import { lastBell, massNames, type MassName } from './data.ts';
import type { EventOf } from './events.ts';
import type { State } from './state.ts';

/** The left neighbour. */
export function nextSeat({ seats }: State, seat: string): string {
	return seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
}

export function rightOf({ seats }: State, seat: string): string {
	return seats.at(seats.indexOf(seat) - 1) ?? seat;
}

/** ABB-16: how many rounds are played before the mass, this one among them. */
export function roundsToMass({ bell, isMassDue }: State): number {
	return isMassDue ? 0 : lastBell - bell + 1;
}

/** ABB-45, ABB-46: the card of the next mass; ABB-81: the quick game does without the first. */
export function massCard({ massesHeld, options }: State): MassName {
	const cards = options.quick ? massNames.slice(1) : massNames;
	return cards[massesHeld % cards.length] ?? massNames[0];
}

/** ABB-17, ABB-80, ABB-81: how many steps one may go. */
export function steps({ seats, options }: State): number {
	return seats.length >= 6 || options.quick ? 3 : 2;
}

/** Whether the seat still has a turn to miss. */
export function isPenitent({ penances }: State, seat: string): boolean {
	return (penances[seat] ?? 0) > 0;
}

/** Who missed a turn between two moments. */
export function missedBetween(before: State, after: State): readonly string[] {
	return before.seats.filter((seat) => (after.penances[seat] ?? 0) < (before.penances[seat] ?? 0));
}

export function withPenance(state: State, seat: string, turns: number): State {
	const left = Math.max(0, (state.penances[seat] ?? 0) + turns);
	return { ...state, penances: { ...state.penances, [seat]: left } };
}

/** ABB-15, ABB-38, ABB-67; ABB-R8: who goes again but does penance misses that very turn. */
export function withTurnEnded(state: State, { seat }: EventOf<'TurnEnded'>): State {
	const ended = { ...state, turnsEnded: state.turnsEnded + 1 };
	if (state.again !== seat) return turnAt(ended, nextSeat(state, seat));
	const again = { ...ended, again: undefined };
	return isPenitent(again, seat)
		? turnAt(withPenance(again, seat, -1), nextSeat(state, seat))
		: { ...again, turn: seat };
}

/** ABB-16, ABB-R6: the bell moves when the first player's turn comes, prayed or played. */
function turnAt(state: State, seat: string): State {
	return seatedAt(seat === state.first ? withBellMoved(state) : state, seat);
}

/** ABB-67, ABB-R7: penitents are passed over, but a mass that is due comes first. */
export function seatedAt(state: State, seat: string): State {
	const isMassFirst = state.isMassDue && seat === state.first;
	if (isMassFirst || !isPenitent(state, seat)) return { ...state, turn: seat };
	return turnAt(withPenance(state, seat, -1), nextSeat(state, seat));
}

function withBellMoved(state: State): State {
	return state.bell < lastBell ? { ...state, bell: state.bell + 1 } : { ...state, isMassDue: true };
}
