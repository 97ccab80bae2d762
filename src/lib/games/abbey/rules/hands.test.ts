import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import {
	cardToReturn,
	discrepancies,
	handOf,
	mine,
	passes,
	surelyWith,
	toGet,
	toGive
} from './hands.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';
import { factsOf } from './testing/random.ts';
import {
	annsHand,
	caught,
	drew,
	gave,
	mass,
	monk,
	people,
	played,
	setupOf,
	took
} from './testing/tables.ts';

const hands = (state: State): readonly number[] => state.seats.map((seat) => handOf(state, seat));

describe('how many cards everybody has', () => {
	const deals: readonly [players: 3 | 4 | 5 | 6, pile: number, hand: number][] = [
		[3, 5, 6],
		[4, 3, 5],
		[5, 3, 4],
		[6, 5, 3]
	];
	it.each(deals)('ABB-07 ABB-08 %i players: %i in the parlor, %i each', (players, pile, hand) => {
		const state = played({ players });
		expect([state.pile, ...hands(state)]).toEqual([pile, ...Array<number>(players).fill(hand)]);
		expect(1 + pile + players * hand).toBe(24);
	});

	const cases: readonly [string, readonly Event[], pile: number, hands: readonly number[]][] = [
		['ABB-35 a card of the parlor', [drew('bob')], 4, [6, 7, 6]],
		['ABB-30 a card drawn from a hand', [took('bob', 'cid')], 5, [6, 7, 5]],
		['ABB-33 a card given back', [took('bob', 'cid'), caught('cid', 'bob')], 5, [6, 6, 6]],
		['a card given', [gave('ann', 'cid')], 5, [5, 6, 7]],
		['ABB-41 a mass keeps equal hands equal', [mass(3)], 5, [6, 6, 6]],
		[
			'ABB-42 who has fewer passes all, and is left with what comes from the right',
			[gave('ann', 'bob'), gave('ann', 'bob'), gave('ann', 'bob'), gave('ann', 'bob'), mass(3)],
			5,
			// Ann has 2, Bob 10, Cid 6 before.
			[3, 9, 6]
		]
	];
	it.each(cases)('%s', (...[, events, pile, expected]) => {
		const state = played({}, ...events);
		expect([state.pile, hands(state)]).toEqual([pile, expected]);
	});

	it('ABB-42 says beforehand who gives how many', () => {
		const state = played({}, ...Array.from({ length: 5 }, () => gave('ann', 'bob')));
		expect(passes(state, 3)).toEqual({ ann: 1, bob: 3, cid: 3 });
		expect([toGive(state, 3), toGet(state, 3)]).toEqual([1, 3]);
		const short = played({}, ...Array.from({ length: 5 }, () => gave('cid', 'bob')));
		expect([toGive(short, 3), toGet(short, 3)]).toEqual([3, 1]);
	});

	it('nobody’s notebook gives and gets nothing', () => {
		const state = played({ options: { me: undefined } });
		expect([toGive(state, 3), toGet(state, 3), mine(state)]).toEqual([0, 0, []]);
	});
});

/** The same bookkeeping with cards in place of numbers: nothing is ever added or taken off. */
class Naive {
	readonly #hands: Map<string, symbol[]>;
	readonly #pile: symbol[];

	constructor({ seats, hands, pile }: State) {
		const cards = (count: number): symbol[] => Array.from({ length: count }, () => Symbol('card'));
		this.#hands = new Map(seats.map((seat) => [seat, cards(hands[seat] ?? 0)]));
		this.#pile = cards(pile);
	}

	#hand(seat: string): symbol[] {
		return this.#hands.get(seat) ?? [];
	}

	play(event: Event): void {
		if (event.type === 'CardDrawn') this.#move(this.#pile, this.#hand(event.seat));
		if (event.type === 'CardTaken') this.#move(this.#hand(event.from), this.#hand(event.seat));
		if (event.type === 'IntruderCaught')
			this.#move(this.#hand(event.intruder), this.#hand(event.seat));
		if (event.type === 'CardGiven') this.#move(this.#hand(event.seat), this.#hand(event.to));
		if (event.type === 'MassHeld') this.#pass(event.count);
	}

	#move(from: symbol[], to: symbol[]): void {
		to.push(...from.splice(0, 1));
	}

	#pass(count: number): void {
		const all = [...this.#hands.values()];
		const passed = all.map((hand) => hand.splice(0, count));
		passed.forEach((cards, at) => all[(at + 1) % all.length]?.push(...cards));
	}

	get counts(): { readonly pile: number; readonly hands: State['hands'] } {
		const counts = [...this.#hands].map(([seat, cards]) => [seat, cards.length] as const);
		return { pile: this.#pile.length, hands: Object.fromEntries(counts) };
	}
}

describe('the numbers of cards agree with a naive model', () => {
	it.each([3, 4, 5, 6] as const)('%i players', (players) => {
		const facts = factsOf(people.slice(0, players));
		fc.assert(
			fc.property(fc.array(facts, { maxLength: 60, size: 'max' }), (events) => {
				let state = rules.begin(setupOf({ players }));
				const naive = new Naive(state);
				for (const event of events) {
					if (rules.objections(state, event).some(({ level }) => level === 'impossible')) continue;
					state = rules.evolve(state, event);
					naive.play(event);
					expect({ pile: state.pile, hands: state.hands }).toEqual(naive.counts);
				}
			})
		);
	});
});

describe('what the log knows of a hand', () => {
	it('the owner’s hand, in the order of the roster', () => {
		const state = played({}, annsHand, drew('ann', 20), gave('ann', 'bob', 3));
		expect(mine(state).map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 20].map(monk));
		expect(surelyWith(state, 'bob').map(({ id }) => id)).toEqual([monk(3)]);
	});

	it('a hand counted otherwise than the log has it', () => {
		const count = (seat: string, seen: number): Event => ({
			type: 'HandCounted',
			seat,
			count: seen
		});
		const state = played({}, drew('bob'), count('bob', 8), count('cid', 6), drew('bob'));
		expect(discrepancies(state)).toEqual([{ seat: 'bob', seen: 8, logged: 7 }]);
		expect(handOf(state, 'bob')).toBe(8);
		expect(discrepancies(played({}, count('bob', 8), count('bob', 6)))).toEqual([]);
	});
});

describe('ABB-33 the card that goes back', () => {
	const cases: readonly [string, readonly Event[], card: number | undefined][] = [
		['is the one that was taken', [took('bob', 'ann', 3)], 3],
		['is not known where it was not seen', [took('bob', 'ann')], undefined],
		['is the last one', [took('bob', 'ann', 3), took('bob', 'ann', 4)], 4],
		['is not the one before', [took('bob', 'ann', 3), took('bob', 'ann')], undefined],
		['is gone when it went on', [took('bob', 'ann', 3), took('cid', 'bob', 3)], undefined],
		['may be gone', [took('bob', 'ann', 3), took('cid', 'bob')], undefined],
		['went back already', [took('bob', 'ann', 3), caught('ann', 'bob', 3)], undefined],
		['belongs to whom it was taken from', [took('bob', 'cid', 13)], undefined]
	];
	it.each(cases)('%s', (_name, events, card) => {
		const state = played({}, annsHand, ...events);
		expect(cardToReturn(state, 'ann', 'bob')).toBe(card && monk(card));
	});
});
