import { bidderNow, callsOf, onTable, stillIn, winnerToPay } from '../rules/bidding.ts';
import type { State } from '../rules/state.ts';

/** How a seat stands in the bidding, for its panel. */
export type SeatStatus =
	| { readonly kind: 'bidding' }
	| { readonly kind: 'paying'; readonly amount: number }
	| { readonly kind: 'leading'; readonly amount: number }
	| { readonly kind: 'in' }
	| { readonly kind: 'out' }
	| { readonly kind: 'fined' };

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

/** Which turn of the clock it is: another after every call. */
export function turnKey(state: State): string {
	const auction = onTable(state);
	const round = auction?.rounds.length ?? 0;
	return [state.auctions.length, round, auction ? callsOf(auction).length : 0].join(':');
}
