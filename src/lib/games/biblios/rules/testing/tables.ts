import { expect } from 'vitest';
import type { Objection, Setup } from '#lib/core/rules.ts';
import { replay } from '#lib/core/replay.ts';
import { fact, logOf } from '#lib/core/testing/logs.ts';
import {
	cardValues,
	categories,
	letters,
	type CardValue,
	type Category,
	type EditionId,
	type Letter
} from '../data.ts';
import type { Event, RevealedCard } from '../events.ts';
import { objections } from '../objections.ts';
import type { Options } from '../options.ts';
import { rules } from '../rules.ts';
import { rulings } from '../rulings.ts';
import type { State } from '../state.ts';

/** In the order they sit, clockwise. */
export const people = ['ann', 'bob', 'cid', 'dan'] as const;

export interface Table {
	readonly players?: 2 | 3 | 4;
	readonly edition?: EditionId;
	readonly depth?: 'track' | 'score';
	readonly options?: Partial<Options>;
	readonly rulings?: Readonly<Record<string, string>>;
}

export function setupOf(table: Table = {}): Setup<Options> {
	const readings = Object.fromEntries(rulings.map(({ id, readings }) => [id, readings[0]]));
	return {
		edition: table.edition ?? 'abbatstvo-2017',
		depth: table.depth ?? 'track',
		seats: people.slice(0, table.players ?? 3).map((id) => ({ id, name: id })),
		options: {
			startValue: 3,
			fine: 'standard',
			clock: { seconds: 0, atZero: 'signal' },
			...table.options
		},
		rulings: { ...readings, ...table.rulings }
	};
}

/** The table after these events, every one of which has to hold. */
export function played(setup: Setup<Options>, events: readonly Event[]): State {
	const { lines, state } = replay(rules, setup, logOf(...events.map(fact)));
	expect(lines.filter(({ status }) => status !== 'held')).toEqual([]);
	return state;
}

/** A tracked table in its auctions. */
export function auctions(table: Table, ...events: readonly Event[]): State {
	return played(setupOf(table), [{ type: 'GiftsEnded' }, ...events]);
}

export const monk: RevealedCard = { kind: 'category', category: 'monks', value: 2 };
export const reveal = (card: RevealedCard = monk): Event => ({ type: 'CardRevealed', card });
export const bid = (seat: string, amount: number): Event => ({ type: 'BidMade', seat, amount });
export const passed = (seat: string): Event => ({ type: 'Passed', seat });
export const pass = (...seats: readonly string[]): readonly Event[] => seats.map(passed);
export const pay = (seat: string, amount: number): Event => ({ type: 'PricePaid', seat, amount });
export const fine = (seat: string): Event => ({ type: 'FineTaken', seat });
export const turnEnded = (seat: string): Event => ({ type: 'GiftTurnEnded', seat });
export const turns = (...seats: readonly string[]): readonly Event[] => seats.map(turnEnded);

/** What one player has at the end: `'2В 3'` is a card with and one without a letter, `9` a total. */
export type Hand = Readonly<Partial<Record<Category, string | number>>> & {
	/** `'113'` is two gold cards of value 1 and one of value 3. */
	readonly gold?: string;
};

/** A table whose cards were counted; dice that are not named show the start value. */
export function counted(
	hands: Readonly<Record<string, Hand>>,
	table: Table & { readonly dice?: Readonly<Partial<Record<Category, 1 | 2 | 3 | 4 | 5 | 6>>> } = {}
): State {
	const seats = Object.keys(hands);
	const dice = categories.flatMap((category): readonly Event[] => {
		const value = table.dice?.[category];
		return value === undefined ? [] : [{ type: 'DieRead', category, value }];
	});
	return played(
		{
			...setupOf({ depth: 'score', ...table }),
			seats: seats.map((id) => ({ id, name: id }))
		},
		[...dice, ...seats.flatMap((seat) => handEvents(seat, hands[seat] ?? {}))]
	);
}

export function handEvents(seat: string, hand: Hand): readonly Event[] {
	const cards = categories.flatMap((category): readonly Event[] => {
		const held = hand[category] ?? '';
		if (typeof held === 'number') return [{ type: 'TotalCounted', seat, category, total: held }];
		return cardsIn(held).map((card) => ({ type: 'CardCounted', seat, category, ...card }));
	});
	return hand.gold === undefined ? cards : [...cards, goldEvent(seat, hand.gold)];
}

function goldEvent(seat: string, gold: string): Event {
	const count = (digit: string): number => gold.split(digit).length - 1;
	return { type: 'GoldCounted', seat, ones: count('1'), twos: count('2'), threes: count('3') };
}

function cardsIn(text: string): readonly { value: CardValue; letter?: Letter }[] {
	return text
		.split(' ')
		.filter((each) => each !== '')
		.map((each) => {
			const value = cardValues.find((one) => each.startsWith(`${one}`));
			const letter = letters.find((one) => each.slice(1) === one);
			if (value === undefined || (each.length > 1 && letter === undefined))
				throw new Error(`no such card: ${each}`);
			return { value, ...(letter && { letter }) };
		});
}

/** The level and the reason of the one objection there may be. */
export function verdict(
	state: State,
	event: Event
): readonly [Objection['level'], string] | undefined {
	const [objection, ...more] = objections(state, event);
	expect(more).toEqual([]);
	return objection && [objection.level, objection.why.key];
}
