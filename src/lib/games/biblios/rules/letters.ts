import type { Category, Letter } from './data.ts';
import { holdingOf, knownLetters } from './holdings.ts';
import { alphabetOf, type State } from './state.ts';

/** What the letters say about a tie. */
export interface LetterContest {
	/** Whose letter comes first, once that is certain. */
	readonly winner: string | undefined;
	/** The earliest letter known of each tied seat. */
	readonly letters: ReadonlyMap<string, Letter>;
	/** Whose first letter has to be read before there is a winner. */
	readonly needed: readonly string[];
}

/** BIB-61: of the tied, whoever has the card whose letter comes first. */
export function letterContest(
	state: State,
	category: Category,
	tied: readonly string[]
): LetterContest {
	const [only, ...rivals] = tied;
	if (rivals.length === 0) return { winner: only, letters: new Map(), needed: [] };
	const letters = new Map(
		tied.flatMap((seat) => {
			const first = earliest(state, knownLetters(holdingOf(state, seat, category)));
			return first === undefined ? [] : [[seat, first] as const];
		})
	);
	const best = earliest(state, [...letters.values()]);
	const leader = tied.find((seat) => letters.get(seat) === best && best !== undefined);
	const unread = tied.filter((seat) => !isRead(state, seat, category));
	const isSettled =
		best !== undefined &&
		(unread.every((seat) => seat === leader) || !isEarlierLeft(state, category, best));
	return isSettled
		? { winner: leader, letters, needed: [] }
		: { winner: undefined, letters, needed: unread };
}

/** Whether a seat's first letter is known for certain, not only some letter of theirs. */
function isRead(state: State, seat: string, category: Category): boolean {
	const { cards, total, firstLetter } = holdingOf(state, seat, category);
	if (firstLetter !== undefined) return true;
	return total === undefined && cards.every(({ letter }) => letter !== undefined);
}

/** BIB-R15: whether a card that nobody read could have a letter before this one. */
function isEarlierLeft(state: State, category: Category, letter: Letter): boolean {
	const read = state.seats.flatMap((seat) => knownLetters(holdingOf(state, seat, category)));
	const alphabet = alphabetOf(state);
	return alphabet.slice(0, alphabet.indexOf(letter)).some((each) => !read.includes(each));
}

export function earliest(state: State, letters: readonly Letter[]): Letter | undefined {
	return alphabetOf(state).find((each) => letters.includes(each));
}
