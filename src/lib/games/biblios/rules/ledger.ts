import { paymentFor } from './bidding.ts';
import type { RevealedCard } from './events.ts';
import type { State } from './state.ts';

/** What the auctions cost one seat, and what they brought. */
export interface Account {
	readonly seat: string;
	/** Gold by its value. */
	readonly goldSpent: number;
	/** Cards given for gold. */
	readonly cardsPaid: number;
	readonly won: readonly RevealedCard[];
	readonly fines: number;
}

/** In seat order; only what lay open to all. */
export function spentAndWon(state: State): readonly Account[] {
	return state.seats.map((seat) => {
		const bought = state.auctions.filter(({ winner }) => winner === seat);
		const paid = (pays: 'gold' | 'cards'): number =>
			bought
				.filter(({ card }) => paymentFor(card) === pays)
				.reduce((sum, { price = 0 }) => sum + price, 0);
		return {
			seat,
			goldSpent: paid('gold'),
			cardsPaid: paid('cards'),
			won: bought.map(({ card }) => card),
			fines: state.auctions.flatMap(({ fines }) => fines).filter((each) => each === seat).length
		};
	});
}
