import { cardToTakeBack } from './counting.ts';
import {
	box,
	cardsInCategory,
	cardValues,
	editions,
	goldInBox,
	goldValues,
	tableSize,
	type Category,
	type Letter
} from './data.ts';
import type { EventOf } from './events.ts';
import { holderOfLetter, holdingOf, totalIn } from './holdings.ts';
import { earliest } from './letters.ts';
import { elsewhere, impossible, unusual, type Objections } from './object.ts';
import { say } from './say.ts';
import { alphabetOf, type State } from './state.ts';

type CardCounted = EventOf<'CardCounted'>;

export function againstCard(state: State, event: CardCounted): Objections {
	const { seat, category, letter } = event;
	const { cards } = holdingOf(state, seat, category);
	if (letter !== undefined && cards.some((card) => card.letter === letter))
		return impossible(say('object.letterTwice', { seat, category, letter }));
	const against = againstLetter(state, event);
	return against.length > 0 ? against : againstBox(state, event);
}

export function againstTakingBack(state: State, event: EventOf<'CardTakenBack'>): Objections {
	return cardToTakeBack(state, event) ? [] : impossible(say('object.notHeld', event));
}

/** BIB-R5: a sum that the whole box could not make is a slip of the finger, most likely. */
export function againstTotal(
	state: State,
	{ seat, category, total }: EventOf<'TotalCounted'>
): Objections {
	const most = cardValues.reduce((sum, value) => sum + value * box[category][value], 0);
	const others = state.seats
		.filter((each) => each !== seat)
		.reduce((sum, each) => sum + totalIn(state, each, category), 0);
	if (total + others <= most) return [];
	return unusual(say('object.totalOverBox', { category, sum: total + others, most }));
}

export function againstFirstLetter(state: State, event: EventOf<'FirstLetterRead'>): Objections {
	const { seat, category, letter } = event;
	const against = againstLetter(state, event);
	if (against.length > 0 || letter === undefined) return against;
	const cards = holdingOf(state, seat, category).cards.flatMap((card) => card.letter ?? []);
	const first = earliest(state, [letter, ...cards]) ?? letter;
	if (first === letter) return [];
	return impossible(say('object.earlierLetter', { seat, category, letter, first }));
}

/** BIB-11, BIB-12: with fewer players there is less gold. */
export function againstGold(state: State, event: EventOf<'GoldCounted'>): Objections {
	const most = goldInBox - tableSize(state.seats.length).goldOut;
	const others = state.hands.filter(({ seat }) => seat !== event.seat);
	for (const value of goldValues) {
		const pile = goldPiles[value - 1] ?? 'ones';
		const count = others.reduce((sum, { gold }) => sum + (gold?.[pile] ?? 0), event[pile]);
		if (count > most) return unusual(say('object.goldOverBox', { value, count, most }));
	}
	return [];
}

const goldPiles = ['ones', 'twos', 'threes'] as const;

interface Lettered {
	readonly seat: string;
	readonly category: Category;
	readonly letter?: Letter | undefined;
}

/** BIB-R6: the edition's alphabet, and each letter once in a category. */
function againstLetter(state: State, { seat, category, letter }: Lettered): Objections {
	if (letter === undefined) return [];
	if (!alphabetOf(state).includes(letter))
		return impossible(
			say('object.otherAlphabet', { letter, script: editions[state.edition].script })
		);
	const holder = holderOfLetter(state, category, letter);
	if (holder === undefined || holder === seat) return [];
	return elsewhere(say('object.letterElsewhere', { category, letter, holder }), holder, seat);
}

/** BIB-R5: more than the box is known to hold is asked about, never refused. */
function againstBox(state: State, { category, value }: CardCounted): Objections {
	const cards = state.hands.flatMap(({ holdings }) => holdings[category].cards);
	const [most, same] = [box[category][value], cards.filter((card) => card.value === value).length];
	if (same >= most) return unusual(say('object.valueOverBox', { category, value, most }));
	if (cards.length < cardsInCategory) return [];
	return unusual(say('object.categoryOverBox', { category, most: cardsInCategory }));
}
