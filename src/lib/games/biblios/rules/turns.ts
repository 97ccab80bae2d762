import { tableSize } from './data.ts';
import type { Auction, Phase, State } from './state.ts';

export function phase(state: State): Phase {
	return state.phase;
}

/** BIB-R8: as many auctions as there were turns of gifts. */
export function auctionsInAll(state: State): number {
	return tableSize(state.seats.length).turns;
}

export function giftTurnsLeft(state: State): number {
	return state.phase === 'gifts' ? auctionsInAll(state) - state.giftTurns : 0;
}

/** BIB-16: how many cards the active player places in a turn of gifts. */
export function cardsToPlace(state: State): number {
	return tableSize(state.seats.length).placed;
}

/** The card on the table or, before it is turned over, the next one; at the count, the last one. */
export function auctionNumber(state: State): number {
	return state.phase === 'counting' ? state.auctions.length : auctionsOver(state) + 1;
}

export function auctionsOver(state: State): number {
	return state.auctions.filter(isOver).length;
}

export function isOver({ status }: Auction): boolean {
	return status === 'sold' || status === 'discarded';
}

/** BIB-15, BIB-30: turns go clockwise, and whoever began the gifts begins the auctions. */
export function activeSeat(state: State): string | undefined {
	if (state.phase === 'counting') return undefined;
	const turn = state.phase === 'gifts' ? state.giftTurns : auctionsOver(state);
	const first = Math.max(0, state.seats.indexOf(state.options.firstSeat ?? ''));
	return state.seats[(first + turn) % state.seats.length];
}

/** BIB-40: who sits to the left, that is, comes next. */
export function leftOf(state: State, seat: string): string | undefined {
	return clockwiseFrom(state, seat)[0];
}

/** Everybody, first the one to the left of this seat, last this seat itself. */
export function clockwiseFrom({ seats }: State, seat: string): readonly string[] {
	const after = seats.indexOf(seat) + 1;
	return [...seats.slice(after), ...seats.slice(0, after)];
}
