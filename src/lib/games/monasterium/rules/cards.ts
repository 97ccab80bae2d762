import type { Monastery, Place, Year } from './data.ts';

/** The mission cards: what the text gives of them, and what the owner's copy adds. */

/** MON-91: what A and B ask for is only on the cards. */
const early = ['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5'] as const;
/** MON-92: called by what they ask for. */
const late = ['C-novices', 'C-libraries', 'C-cloisters', 'C-windows', 'C-dice'] as const;
export const cards = [...early, ...late] as const;
export type EarlyCard = (typeof early)[number];
export type LateCard = (typeof late)[number];
export type Card = (typeof cards)[number];

export const categories = ['A', 'B', 'C'] as const;
export type Category = (typeof categories)[number];

/** MON-15: two cards of each pile lie open; a table need not say which they are. */
export const slots = ['A-1', 'A-2', 'B-1', 'B-2', 'C-1', 'C-2'] as const;
export type Slot = (typeof slots)[number];

export function categoryOf(of: Card | Slot): Category {
	return of.startsWith('A') ? 'A' : of.startsWith('B') ? 'B' : 'C';
}

export function cardsOf(category: Category): readonly Card[] {
	return cards.filter((card) => categoryOf(card) === category);
}

export function isEarly(card: Card): card is EarlyCard {
	return categoryOf(card) !== 'C';
}

/** One of the three novices that a mission A or B asks for. */
export interface Need {
	readonly monastery: Monastery;
	readonly place: Place;
}

/** What is known of a card. */
export interface CardFacts {
	/** A, B: three novices, as far as the owner has told. */
	readonly needs: readonly Need[];
	/** By year, as far as the owner has told; the same in all of them for C. */
	readonly points: readonly { readonly year: Year; readonly points: number }[];
}
