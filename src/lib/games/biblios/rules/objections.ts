import {
	againstBid,
	againstCall,
	againstPrice,
	againstReveal,
	againstWinner
} from './object-bidding.ts';
import { againstChurchCard, againstDie } from './object-dice.ts';
import {
	againstCard,
	againstFirstLetter,
	againstGold,
	againstTakingBack,
	againstTotal
} from './object-counting.ts';
import { impossible, type Objections } from './object.ts';
import type { Event } from './events.ts';
import { say } from './say.ts';
import type { State } from './state.ts';
import { activeSeat } from './turns.ts';

/** What the rules have against an event; the first reason is enough. */
export function objections(state: State, event: Event): Objections {
	if ('seat' in event && !state.seats.includes(event.seat)) return impossible(say('object.noSeat'));
	return againstPhase(state, event) ?? againstEvent(state, event);
}

/** BIB-06: gifts, then auctions, then the count; dice and church cards may be put right at any time. */
function againstPhase(state: State, event: Event): Objections | undefined {
	const phase = phaseOf(event);
	if (phase === undefined || phase === state.phase) return undefined;
	if (phase === 'gifts') return impossible(say('object.giftsOver'));
	if (phase === 'counting') return impossible(say('object.notCounting', { now: state.phase }));
	return impossible(say(state.phase === 'gifts' ? 'object.giftsFirst' : 'object.auctionsOver'));
}

function phaseOf(event: Event): State['phase'] | undefined {
	switch (event.type) {
		case 'GiftTurnEnded':
		case 'GiftsEnded':
			return 'gifts';
		case 'CardRevealed':
		case 'BidMade':
		case 'Passed':
		case 'PricePaid':
		case 'FineTaken':
		case 'AuctionsEnded':
			return 'auctions';
		case 'CardCounted':
		case 'CardTakenBack':
		case 'TotalCounted':
		case 'FirstLetterRead':
		case 'GoldCounted':
			return 'counting';
		case 'ChurchCardTaken':
		case 'DieRead':
			return undefined;
	}
}

function againstEvent(state: State, event: Event): Objections {
	switch (event.type) {
		case 'ChurchCardTaken':
			return againstChurchCard(state, event);
		case 'GiftTurnEnded': {
			const active = activeSeat(state);
			if (active === undefined || active === event.seat) return [];
			return impossible(say('object.notActive', { active }));
		}
		case 'CardRevealed':
			return againstReveal(state);
		case 'BidMade':
			return againstBid(state, event);
		case 'Passed':
			return againstCall(state, event.seat);
		case 'PricePaid':
			return againstPrice(state, event);
		case 'FineTaken':
			return againstWinner(state, event.seat);
		case 'DieRead':
			return againstDie(state, event);
		case 'CardCounted':
			return againstCard(state, event);
		case 'CardTakenBack':
			return againstTakingBack(state, event);
		case 'TotalCounted':
			return againstTotal(state, event);
		case 'FirstLetterRead':
			return againstFirstLetter(state, event);
		case 'GoldCounted':
			return againstGold(state, event);
		case 'GiftsEnded':
		case 'AuctionsEnded':
			return [];
	}
}
