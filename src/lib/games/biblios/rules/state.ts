import type { Depth, Setup } from '#lib/core/rules.ts';
import {
	alphabets,
	categories,
	editionOf,
	editions,
	type CardValue,
	type Category,
	type ChurchKind,
	type EditionId,
	type Letter
} from './data.ts';
import type { RevealedCard } from './events.ts';
import type { Options } from './options.ts';

export type Phase = 'gifts' | 'auctions' | 'counting';

/** A bid, or a pass if there is no amount. */
export interface Call {
	readonly seat: string;
	readonly amount: number | undefined;
}

/** One card and everything that was said for it. */
export interface Auction {
	readonly card: RevealedCard;
	readonly active: string;
	/** The calls in order; after every fine the bidding starts afresh. */
	readonly rounds: readonly (readonly Call[])[];
	/** Who won the bidding and did not pay, in order. */
	readonly fines: readonly string[];
	/** Who paid, and how much gold or how many cards. */
	readonly winner: string | undefined;
	readonly price: number | undefined;
	readonly status: 'open' | 'church' | 'sold' | 'discarded';
}

/** Why a die shows what it shows. */
export interface DieChange {
	readonly category: Category;
	readonly from: number;
	readonly to: number;
	/** Whose church card it was; absent where the die was read off the table. */
	readonly seat: string | undefined;
	readonly church: ChurchKind | undefined;
	/** When: turns of gifts that were over, or cards that were turned over. */
	readonly phase: Phase;
	readonly turn: number;
}

export interface CountedCard {
	readonly value: CardValue;
	readonly letter: Letter | undefined;
}

/** What one seat has of one category. */
export interface Holding {
	readonly cards: readonly CountedCard[];
	/** Stands in place of cards where only the sum was entered. */
	readonly total: number | undefined;
	readonly firstLetter: Letter | undefined;
}

export interface Gold {
	readonly ones: number;
	readonly twos: number;
	readonly threes: number;
}

export interface Hand {
	readonly seat: string;
	readonly holdings: Readonly<Record<Category, Holding>>;
	/** Absent until it was counted: no gold is an answer too. */
	readonly gold: Gold | undefined;
}

export interface State {
	readonly edition: EditionId;
	readonly depth: Depth;
	readonly options: Options;
	readonly rulings: Readonly<Record<string, string>>;
	/** Clockwise. */
	readonly seats: readonly string[];
	readonly phase: Phase;
	/** Turns of gifts that are over. */
	readonly giftTurns: number;
	readonly auctions: readonly Auction[];
	readonly dice: Readonly<Record<Category, number>>;
	/** In the order they happened. */
	readonly dieChanges: readonly DieChange[];
	readonly hands: readonly Hand[];
}

export function begin({ edition, depth, options, rulings, seats }: Setup<Options>): State {
	return {
		edition: editionOf(edition),
		depth,
		options,
		rulings,
		seats: seats.map(({ id }) => id),
		phase: depth === 'track' ? 'gifts' : 'counting',
		giftTurns: 0,
		auctions: [],
		dice: byCategory(() => options.startValue),
		dieChanges: [],
		hands: seats.map(({ id }) => ({
			seat: id,
			holdings: byCategory(() => nothing),
			gold: undefined
		}))
	};
}

export const nothing: Holding = { cards: [], total: undefined, firstLetter: undefined };

export function byCategory<T>(make: (category: Category) => T): Readonly<Record<Category, T>> {
	return Object.fromEntries(categories.map((each) => [each, make(each)])) as Record<Category, T>;
}

export function alphabetOf(state: State): readonly Letter[] {
	return alphabets[editions[state.edition].script];
}
