import { callsOf, inFor, onTable } from './bidding.ts';
import type { EventOf, RevealedCard } from './events.ts';
import type { Auction, Call, State } from './state.ts';
import { activeSeat, auctionsInAll, auctionsOver } from './turns.ts';

/** BIB-22: when the deck is used up the auctions begin by themselves. */
export function withGiftTurn(state: State): State {
	const giftTurns = state.giftTurns + 1;
	const isLast = giftTurns >= auctionsInAll(state);
	return { ...state, giftTurns, phase: isLast ? 'auctions' : state.phase };
}

export function withCardRevealed(state: State, card: RevealedCard): State {
	const auction: Auction = {
		card,
		active: activeSeat(state) ?? '',
		rounds: [[]],
		fines: [],
		winner: undefined,
		price: undefined,
		status: 'open'
	};
	return { ...state, auctions: [...state.auctions, auction] };
}

export function withCall(state: State, call: Call): State {
	return changed(state, (auction) =>
		orDiscarded(state, {
			...auction,
			rounds: [...auction.rounds.slice(0, -1), [...callsOf(auction), call]]
		})
	);
}

/** BIB-37, BIB-50: the card is sold; a church card is used before anything else happens. */
export function withPrice(state: State, { seat, amount }: EventOf<'PricePaid'>): State {
	return changed(state, (auction) => ({
		...auction,
		winner: seat,
		price: amount,
		status: auction.card.kind === 'church' ? 'church' : 'sold'
	}));
}

/** BIB-39, BIB-R12, BIB-R13: the bidding starts afresh without the fined, with those who had passed. */
export function withFine(state: State, seat: string): State {
	return changed(state, (auction) =>
		orDiscarded(state, {
			...auction,
			fines: [...auction.fines, seat],
			rounds: [...auction.rounds, []]
		})
	);
}

/** A church card that was bought is done with once its buyer used or discarded it. */
export function withChurchUsed(state: State, seat: string): State {
	return changed(state, (auction) =>
		auction.status === 'church' && auction.winner === seat
			? { ...auction, status: 'sold' }
			: auction
	);
}

/** BIB-36: nobody is left to bid. */
function orDiscarded(state: State, auction: Auction): Auction {
	return inFor(state, auction).length === 0 ? { ...auction, status: 'discarded' } : auction;
}

/** BIB-41: changes the auction on the table; after the last one the count begins by itself. */
function changed(state: State, change: (auction: Auction) => Auction): State {
	const auction = onTable(state);
	if (auction === undefined) return state;
	const next = { ...state, auctions: [...state.auctions.slice(0, -1), change(auction)] };
	return auctionsOver(next) >= auctionsInAll(state) ? { ...next, phase: 'counting' } : next;
}
