import { withCard, withFirstLetter, withGold, withoutCard, withTotal } from './counting.ts';
import { withChurchCard, withDie } from './dice.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import {
	withCall,
	withCardRevealed,
	withChurchUsed,
	withFine,
	withGiftTurn,
	withPrice
} from './play.ts';

export function evolve(state: State, event: Event): State {
	switch (event.type) {
		case 'ChurchCardTaken':
			return withChurchUsed(withChurchCard(state, event), event.seat);
		case 'GiftTurnEnded':
			return withGiftTurn(state);
		case 'GiftsEnded':
			return { ...state, phase: 'auctions' };
		case 'CardRevealed':
			return withCardRevealed(state, event.card);
		case 'BidMade':
			return withCall(state, { seat: event.seat, amount: event.amount });
		case 'Passed':
			return withCall(state, { seat: event.seat, amount: undefined });
		case 'PricePaid':
			return withPrice(state, event);
		case 'FineTaken':
			return withFine(state, event.seat);
		case 'AuctionsEnded':
			return { ...state, phase: 'counting' };
		case 'DieRead': {
			const { category, value } = event;
			return withDie(state, { category, to: value, seat: undefined, church: undefined });
		}
		case 'CardCounted':
			return withCard(state, event);
		case 'CardTakenBack':
			return withoutCard(state, event);
		case 'TotalCounted':
			return withTotal(state, event);
		case 'FirstLetterRead':
			return withFirstLetter(state, event);
		case 'GoldCounted':
			return withGold(state, event);
	}
}
