/** The box: categories, letters, church cards, and what is taken out of it. */

/** BIB-R1: in the order of the board. */
export const categories = [
	'monks',
	'pigments',
	'holyBooks',
	'manuscripts',
	'forbiddenTomes'
] as const;
export type Category = (typeof categories)[number];

export const cardValues = [1, 2, 3, 4] as const;
export type CardValue = (typeof cardValues)[number];
export const goldValues = [1, 2, 3] as const;
export type GoldValue = (typeof goldValues)[number];
export const dieValues = [1, 2, 3, 4, 5, 6] as const;

/** BIB-52: what is on a church card; BIB-53: how many dice it moves, and which ways. */
export const churchKinds = ['plus-one', 'minus-one', 'plus-two', 'minus-two', 'either'] as const;
export type ChurchKind = (typeof churchKinds)[number];
export const shifts = [1, -1] as const;
export type Shift = (typeof shifts)[number];
export const churchCards: Readonly<
	Record<ChurchKind, { readonly dice: 1 | 2; readonly by: readonly Shift[] }>
> = {
	'plus-one': { dice: 1, by: [1] },
	'minus-one': { dice: 1, by: [-1] },
	'plus-two': { dice: 2, by: [1] },
	'minus-two': { dice: 2, by: [-1] },
	either: { dice: 1, by: [1, -1] }
};

/** BIB-42, BIB-44: what a card is paid with. */
export const payments = ['gold', 'cards'] as const;
export type Payment = (typeof payments)[number];

/** BIB-R6: the two alphabets look alike and are never mixed: the third Cyrillic letter is no Latin B. */
const cyrillic = ['А', 'Б', 'В', 'Г', 'Д', 'Е', 'Ж', 'З', 'И'] as const;
const latin = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export const letters = [...cyrillic, ...latin] as const;
export type Letter = (typeof letters)[number];
export const alphabets = { cyrillic, latin } as const;
export type Script = keyof typeof alphabets;

interface EditionRules {
	readonly script: Script;
	/** BIB-63, BIB-64: how gold breaks a tie, and what comes after it. */
	readonly tie: { readonly gold: 'cards' | 'value'; readonly then: 'board' | 'monks-category' };
}

export const editionIds = ['abbatstvo-2017', 'biblios'] as const;
export type EditionId = (typeof editionIds)[number];
export const editions: Readonly<Record<EditionId, EditionRules>> = {
	'abbatstvo-2017': { script: 'cyrillic', tie: { gold: 'cards', then: 'board' } },
	biblios: { script: 'latin', tie: { gold: 'value', then: 'monks-category' } }
};

/** An edition from a file of another version is played by the first one's rules. */
export function editionOf(id: string): EditionId {
	return editionIds.find((each) => each === id) ?? editionIds[0];
}

type Pile = Readonly<Record<CardValue, number>>;
const people: Pile = { 1: 0, 2: 4, 3: 3, 4: 2 };
const books: Pile = { 1: 7, 2: 2, 3: 0, 4: 0 };
/** BIB-R5: how many cards of each value a box is known to hold; a default, never a reason to refuse. */
export const box: Readonly<Record<Category, Pile>> = {
	monks: people,
	pigments: people,
	holyBooks: books,
	manuscripts: books,
	forbiddenTomes: books
};
export const cardsInCategory = 9;
export const goldInBox = 11;
const cardsInBox = 87;

/** What a number of players changes. */
export interface TableSize {
	/** BIB-11 to BIB-13: gold cards of each value, and cards unseen, that stay out. */
	readonly goldOut: number;
	readonly randomOut: number;
	readonly deck: number;
	/** BIB-16: cards placed in a turn of gifts. */
	readonly placed: number;
	/** BIB-R8: turns of gifts, and auctions after them. */
	readonly turns: number;
}

export function tableSize(players: number): TableSize {
	const [goldOut, randomOut] = players <= 2 ? [2, 21] : players === 3 ? [1, 12] : [0, 7];
	const deck = cardsInBox - goldValues.length * goldOut - randomOut;
	const placed = Math.min(Math.max(players, 2), 4) + 1;
	return { goldOut, randomOut, deck, placed, turns: deck / placed };
}
