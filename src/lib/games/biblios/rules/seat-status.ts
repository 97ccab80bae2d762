import { bidderNow, callsOf, onTable, stillIn, winnerToPay } from './bidding.ts';
import type { State } from './state.ts';

/** How a seat stands in the bidding. */
export type SeatStatus =
	| { readonly kind: 'bidding' | 'in' | 'out' | 'fined' }
	| { readonly kind: 'paying' | 'leading'; readonly amount: number };

/** BIB-32 to BIB-38, as one player's panel shows them. */
export function seatStatus(state: State, seat: string): SeatStatus {
	const auction = onTable(state);
	if (auction === undefined) return { kind: 'in' };
	if (auction.fines.includes(seat)) return { kind: 'fined' };
	const winner = winnerToPay(state);
	if (winner?.seat === seat) return { kind: 'paying', amount: winner.amount };
	if (bidderNow(state) === seat) return { kind: 'bidding' };
	const highest = callsOf(auction).findLast(({ amount }) => amount !== undefined);
	if (highest?.seat === seat && highest.amount !== undefined)
		return { kind: 'leading', amount: highest.amount };
	return { kind: stillIn(state).includes(seat) ? 'in' : 'out' };
}

/** Which call comes next, told apart from every other of the table. */
export function callKey(state: State): string {
	const auction = onTable(state);
	const calls = auction ? callsOf(auction).length : 0;
	return [state.auctions.length, auction?.rounds.length ?? 0, calls].join(':');
}
