import type { Category, Letter } from './data.ts';
import type { EventOf } from './events.ts';
import { holdingOf } from './holdings.ts';
import type { CountedCard, Hand, Holding, State } from './state.ts';

export function withCard(state: State, event: EventOf<'CardCounted'>): State {
	const { value, letter } = event;
	return withHolding(freed(state, event), event, (held) => ({
		...held,
		cards: [...held.cards, { value, letter }],
		total: undefined
	}));
}

export function withoutCard(state: State, event: EventOf<'CardTakenBack'>): State {
	const card = cardToTakeBack(state, event);
	return withHolding(state, event, (held) => ({
		...held,
		cards: held.cards.filter((each) => each !== card)
	}));
}

/** The card meant: where no letter was given, rather one without than one with a letter. */
export function cardToTakeBack(
	state: State,
	{ seat, category, value, letter }: EventOf<'CardTakenBack'>
): CountedCard | undefined {
	const same = holdingOf(state, seat, category).cards.filter((card) => card.value === value);
	const exact = same.findLast((card) => card.letter === letter);
	return exact ?? (letter === undefined ? same.at(-1) : undefined);
}

/** The sum stands in place of the cards; without cards there is no letter either. */
export function withTotal(state: State, event: EventOf<'TotalCounted'>): State {
	return withHolding(state, event, ({ firstLetter }) => ({
		cards: [],
		total: event.total,
		firstLetter: event.total === 0 ? undefined : firstLetter
	}));
}

export function withFirstLetter(state: State, event: EventOf<'FirstLetterRead'>): State {
	return withHolding(freed(state, event), event, (held) => ({
		...held,
		firstLetter: event.letter
	}));
}

export function withGold(state: State, event: EventOf<'GoldCounted'>): State {
	const { seat, ones, twos, threes } = event;
	return withHand(state, seat, (hand) => ({ ...hand, gold: { ones, twos, threes } }));
}

/** BIB-R6: a letter exists once in a category; another who had it keeps the card, its letter unread. */
function freed(state: State, { seat, category, letter }: Place & Lettered): State {
	if (letter === undefined) return state;
	const without = (own: Letter | undefined): Letter | undefined =>
		own === letter ? undefined : own;
	const others = state.seats.filter((each) => each !== seat);
	return others.reduce(
		(now, other) =>
			withHolding(now, { seat: other, category }, (held) => ({
				...held,
				cards: held.cards.map((card) => ({ ...card, letter: without(card.letter) })),
				firstLetter: without(held.firstLetter)
			})),
		state
	);
}

interface Lettered {
	readonly letter?: Letter | undefined;
}

interface Place {
	readonly seat: string;
	readonly category: Category;
}

function withHolding(
	state: State,
	{ seat, category }: Place,
	change: (holding: Holding) => Holding
): State {
	return withHand(state, seat, (hand) => ({
		...hand,
		holdings: { ...hand.holdings, [category]: change(hand.holdings[category]) }
	}));
}

function withHand(state: State, seat: string, change: (hand: Hand) => Hand): State {
	return {
		...state,
		hands: state.hands.map((hand) => (hand.seat === seat ? change(hand) : hand))
	};
}
