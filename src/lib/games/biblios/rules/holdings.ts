import { goldValues, type Category, type Letter } from './data.ts';
import { nothing, type Gold, type Hand, type Holding, type State } from './state.ts';

export function handOf(state: State, seat: string): Hand | undefined {
	return state.hands.find((hand) => hand.seat === seat);
}

export function holdingOf(state: State, seat: string, category: Category): Holding {
	return handOf(state, seat)?.holdings[category] ?? nothing;
}

/** BIB-60: what the cards of a category come to. */
export function totalIn(state: State, seat: string, category: Category): number {
	const { cards, total } = holdingOf(state, seat, category);
	return total ?? cards.reduce((sum, { value }) => sum + value, 0);
}

/** Whose card has the letter; a letter exists once in a category (BIB-R6). */
export function holderOfLetter(
	state: State,
	category: Category,
	letter: Letter
): string | undefined {
	return state.seats.find((seat) =>
		knownLetters(holdingOf(state, seat, category)).includes(letter)
	);
}

export function knownLetters({ cards, firstLetter }: Holding): readonly Letter[] {
	return [firstLetter, ...cards.map(({ letter }) => letter)].filter(
		(letter) => letter !== undefined
	);
}

export function goldCards({ ones, twos, threes }: Gold): number {
	return ones + twos + threes;
}

export function goldWorth({ ones, twos, threes }: Gold): number {
	const [one, two, three] = goldValues;
	return ones * one + twos * two + threes * three;
}
