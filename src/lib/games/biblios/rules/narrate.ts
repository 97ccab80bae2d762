import { paymentFor, winnerToPay } from './bidding.ts';
import type { Event, EventOf } from './events.ts';
import { evolve } from './evolve.ts';
import { holderOfLetter } from './holdings.ts';
import { say, type Say } from './say.ts';
import type { State } from './state.ts';
import { leftOf } from './turns.ts';

/** Whatever is recorded here lies open on the table, so the sentence is the same for all eyes. */
export function narrate(state: State, event: Event): Say {
	switch (event.type) {
		case 'ChurchCardTaken':
			return churchCardTaken(state, event);
		case 'GiftTurnEnded':
			return say('log.GiftTurnEnded', {
				seat: event.seat,
				isLast: evolve(state, event).phase !== 'gifts'
			});
		case 'GiftsEnded':
			return say('log.GiftsEnded');
		case 'CardRevealed':
			return say('log.CardRevealed', { card: event.card, number: state.auctions.length + 1 });
		case 'BidMade':
			return say('log.BidMade', { ...event, isWinning: isSettledBy(state, event) });
		case 'Passed':
			return passed(state, event);
		case 'PricePaid':
			return pricePaid(state, event);
		case 'FineTaken':
			return fineTaken(state, event);
		case 'AuctionsEnded':
			return say('log.AuctionsEnded');
		case 'DieRead':
			return say('log.DieRead', event);
		case 'CardCounted':
			return say('log.CardCounted', { ...event, from: letterFrom(state, event) });
		case 'CardTakenBack':
			return say('log.CardTakenBack', event);
		case 'TotalCounted':
			return say('log.TotalCounted', event);
		case 'FirstLetterRead':
			return say('log.FirstLetterRead', { ...event, from: letterFrom(state, event) });
		case 'GoldCounted':
			return say('log.GoldCounted', event);
	}
}

function churchCardTaken(state: State, event: EventOf<'ChurchCardTaken'>): Say {
	const { seat, kind, changes } = event;
	const moves = changes.map(({ category, by }) => {
		const from = state.dice[category];
		return { category, from, to: from + by };
	});
	return say('log.ChurchCardTaken', { seat, kind, moves });
}

/** BIB-35: the last one left need not wait for anybody. */
function isSettledBy(state: State, event: EventOf<'BidMade'>): boolean {
	return winnerToPay(evolve(state, event))?.seat === event.seat;
}

/** BIB-35, BIB-36: a pass may leave a winner, or nobody at all. */
function passed(state: State, event: EventOf<'Passed'>): Say {
	const after = evolve(state, event);
	const { seat } = event;
	const winner = winnerToPay(after);
	if (winner !== undefined)
		return say('log.PassedToWinner', { seat, winner: winner.seat, amount: winner.amount });
	return say('log.Passed', { seat, isDiscarded: isDiscardedIn(after) });
}

function pricePaid(state: State, { seat, amount }: EventOf<'PricePaid'>): Say {
	const card = state.auctions.at(-1)?.card ?? { kind: 'unknown', pays: 'gold' };
	return say('log.PricePaid', { seat, amount, card, pays: paymentFor(card) });
}

function fineTaken(state: State, event: EventOf<'FineTaken'>): Say {
	return say('log.FineTaken', {
		seat: event.seat,
		fine: state.options.fine,
		left: leftOf(state, event.seat) ?? event.seat,
		isDiscarded: isDiscardedIn(evolve(state, event))
	});
}

function isDiscardedIn(state: State): boolean {
	return state.auctions.at(-1)?.status === 'discarded';
}

/** BIB-R6: from whom a letter was moved. */
function letterFrom(
	state: State,
	{ seat, category, letter }: EventOf<'CardCounted' | 'FirstLetterRead'>
): string | undefined {
	if (letter === undefined) return undefined;
	const holder = holderOfLetter(state, category, letter);
	return holder === seat ? undefined : holder;
}
