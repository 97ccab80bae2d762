import type { ChurchKind, Payment } from './data.ts';
import type { RevealedCard } from './events.ts';
import type { Auction, Call, State } from './state.ts';
import { clockwiseFrom } from './turns.ts';

/** The card that is being auctioned, until it is sold or discarded. */
export function onTable(state: State): Auction | undefined {
	const last = state.phase === 'auctions' ? state.auctions.at(-1) : undefined;
	return last?.status === 'open' || last?.status === 'church' ? last : undefined;
}

/** Who may still bid, from the left of the active player on; once it is over, the winner. */
export function stillIn(state: State): readonly string[] {
	const auction = onTable(state);
	return auction === undefined ? [] : inFor(state, auction);
}

/** BIB-32: whose turn it is to bid or pass. */
export function bidderNow(state: State): string | undefined {
	const auction = openFor(state);
	if (auction === undefined || winningBid(state, auction) !== undefined) return undefined;
	const left = inFor(state, auction);
	const last = callsOf(auction).at(-1)?.seat ?? auction.active;
	return clockwiseFrom(state, last).find((seat) => left.includes(seat));
}

/** BIB-33: one more than the highest bid; nothing while nobody is to bid. */
export function minimumBid(state: State): number | undefined {
	const auction = onTable(state);
	if (auction === undefined || bidderNow(state) === undefined) return undefined;
	return (highestBid(auction)?.amount ?? 0) + 1;
}

export interface Winner {
	readonly seat: string;
	readonly amount: number;
	readonly pays: Payment;
}

/** BIB-35: who won the bidding and has yet to pay or take the fine. */
export function winnerToPay(state: State): Winner | undefined {
	const auction = openFor(state);
	const bid = auction && winningBid(state, auction);
	return bid && { ...bid, pays: paymentFor(auction.card) };
}

export interface PendingChurch {
	readonly seat: string;
	/** Absent where the table did not say which church card was turned over. */
	readonly church: ChurchKind | undefined;
}

/** BIB-50: who bought a church card and has yet to use or discard it. */
export function churchPending(state: State): PendingChurch | undefined {
	const auction = onTable(state);
	if (auction?.status !== 'church' || auction.winner === undefined) return undefined;
	const { card, winner } = auction;
	return { seat: winner, church: card.kind === 'church' ? card.church : undefined };
}

/** BIB-42, BIB-44: gold is paid for with cards, everything else with gold. */
export function paymentFor(card: RevealedCard): Payment {
	if (card.kind === 'unknown') return card.pays;
	return card.kind === 'gold' ? 'cards' : 'gold';
}

/** The calls since the card was turned over or, if there was a fine, since then. */
export function callsOf(auction: Auction): readonly Call[] {
	return auction.rounds.at(-1) ?? [];
}

/** BIB-34, BIB-38: a pass lasts until the bidding starts afresh, a fine until the next card. */
export function inFor(state: State, auction: Auction): readonly string[] {
	if (auction.winner !== undefined) return [auction.winner];
	const passed = callsOf(auction).filter(({ amount }) => amount === undefined);
	return clockwiseFrom(state, auction.active).filter(
		(seat) => !auction.fines.includes(seat) && !passed.some((call) => call.seat === seat)
	);
}

function openFor(state: State): Auction | undefined {
	const auction = onTable(state);
	return auction?.status === 'open' ? auction : undefined;
}

interface Bid {
	readonly seat: string;
	readonly amount: number;
}

/** Every bid is higher than the one before, so the last one is the highest. */
function highestBid(auction: Auction): Bid | undefined {
	return callsOf(auction)
		.flatMap(({ seat, amount }) => (amount === undefined ? [] : [{ seat, amount }]))
		.at(-1);
}

/** BIB-35: the highest bid, once everybody else has passed. */
function winningBid(state: State, auction: Auction): Bid | undefined {
	const bid = highestBid(auction);
	const left = inFor(state, auction);
	return left.length === 1 && bid?.seat === left[0] ? bid : undefined;
}
