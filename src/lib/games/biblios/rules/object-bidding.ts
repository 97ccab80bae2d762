import { bidderNow, churchPending, inFor, minimumBid, onTable, winnerToPay } from './bidding.ts';
import type { EventOf } from './events.ts';
import { impossible, type Objections } from './object.ts';
import { say, type Say } from './say.ts';
import type { State } from './state.ts';

/** BIB-31: one card after the other. */
export function againstReveal(state: State): Objections {
	const pending = churchPending(state);
	if (pending) return impossible(say('object.churchFirst', { seat: pending.seat }));
	return onTable(state) ? impossible(say('object.cardOnTable')) : [];
}

/** BIB-33: a bid tops all earlier ones. BIB-R14: what the bidder holds is no reason to refuse it. */
export function againstBid(state: State, { seat, amount }: EventOf<'BidMade'>): Objections {
	const against = againstCall(state, seat);
	if (against.length > 0) return against;
	const least = minimumBid(state) ?? 1;
	return amount < least ? impossible(say('object.bidTooLow', { least })) : [];
}

/** BIB-32, BIB-34: bids and passes go round among those still in. */
export function againstCall(state: State, seat: string): Objections {
	const why = noBidding(state) ?? notBidding(state, seat);
	return why === undefined ? [] : impossible(why);
}

/** BIB-42, BIB-43: gold may be overpaid. BIB-44: cards are given as many as were bid. */
export function againstPrice(state: State, { seat, amount }: EventOf<'PricePaid'>): Objections {
	const against = againstWinner(state, seat);
	const bid = winnerToPay(state);
	if (against.length > 0 || bid === undefined) return against;
	if (bid.pays === 'cards')
		return amount === bid.amount ? [] : impossible(say('object.payCards', { bid: bid.amount }));
	return amount >= bid.amount ? [] : impossible(say('object.payGold', { bid: bid.amount }));
}

/** BIB-37, BIB-38: only who won the bidding pays or is fined. */
export function againstWinner(state: State, seat: string): Objections {
	const nothing = nothingOnTable(state);
	if (nothing !== undefined) return impossible(nothing);
	const winner = winnerToPay(state);
	if (winner?.seat === seat) return [];
	if (winner !== undefined) return impossible(say('object.notWinner', { winner: winner.seat }));
	return impossible(say('object.stillBidding', { bidder: bidderNow(state) ?? '' }));
}

function noBidding(state: State): Say | undefined {
	const winner = winnerToPay(state)?.seat;
	return winner === undefined ? nothingOnTable(state) : say('object.biddingOver', { winner });
}

function nothingOnTable(state: State): Say | undefined {
	const pending = churchPending(state);
	if (pending) return say('object.churchFirst', { seat: pending.seat });
	return onTable(state) ? undefined : say('object.noCard');
}

function notBidding(state: State, seat: string): Say | undefined {
	const [auction, bidder] = [onTable(state), bidderNow(state)];
	if (auction === undefined || bidder === undefined || bidder === seat) return undefined;
	if (auction.fines.includes(seat)) return say('object.fined', { seat, bidder });
	return inFor(state, auction).includes(seat)
		? say('object.notBidder', { bidder })
		: say('object.passed', { seat, bidder });
}
