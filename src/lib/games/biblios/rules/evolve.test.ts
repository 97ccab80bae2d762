import { describe, expect, it } from 'vitest';
import { frozen } from '#lib/core/testing/frozen.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { holdingOf, totalIn } from './holdings.ts';
import type { Holding, State } from './state.ts';
import { everyEvent } from './testing/events.ts';
import { auctions, bid, counted, pass, played, reveal, setupOf } from './testing/tables.ts';

const before = frozen(
	counted({ ann: { monks: '2В 3', pigments: 7, gold: '12' }, bob: { monks: '4Д' } })
);

function after(...events: readonly Event[]): State {
	return events.reduce((state, event) => frozen(evolve(state, event)), before);
}

function monks(state: State, seat: string): Holding {
	return holdingOf(state, seat, 'monks');
}

const card = (value: 1 | 2 | 3 | 4, letter?: 'В' | 'Д' | 'А') => ({ value, letter });
const at = (seat: string) => ({ seat, category: 'monks' as const });

describe('what an event changes', () => {
	const tables: readonly [string, State][] = [
		['in the gifts', played(setupOf({ players: 2 }), [])],
		['in an auction', auctions({ players: 2 }, reveal(), bid('bob', 1))],
		['with a winner', auctions({ players: 2 }, reveal(), bid('bob', 1), ...pass('ann'))],
		['at the count', before]
	];
	it.each(tables)('leaves the earlier state as it was, and always answers: %s', (_name, state) => {
		const copy = structuredClone(state);
		for (const event of everyEvent) evolve(frozen(state), event);
		expect(state).toEqual(copy);
	});
});

describe('the count', () => {
	it('BIB-60 a card joins those of its category', () => {
		const state = after({ type: 'CardCounted', ...at('ann'), value: 4 });
		expect(monks(state, 'ann').cards).toEqual([card(2, 'В'), card(3), card(4)]);
		expect(totalIn(state, 'ann', 'monks')).toBe(9);
	});

	it('BIB-60 two cards of a value are two cards', () => {
		const again: Event = { type: 'CardCounted', ...at('ann'), value: 3 };
		expect(totalIn(after(again, again), 'ann', 'monks')).toBe(11);
	});

	it('BIB-R6 a letter that another has moves; they keep the card', () => {
		const state = after({ type: 'CardCounted', ...at('bob'), value: 2, letter: 'В' });
		expect(monks(state, 'bob').cards).toEqual([card(4, 'Д'), card(2, 'В')]);
		expect(monks(state, 'ann').cards).toEqual([card(2), card(3)]);
	});

	it('BIB-R6 the same letter in another category is another letter', () => {
		const state = after({
			type: 'CardCounted',
			seat: 'bob',
			category: 'manuscripts',
			value: 2,
			letter: 'В'
		});
		expect(monks(state, 'ann')).toEqual(monks(before, 'ann'));
	});

	it('BIB-R6 a first letter that another has moves, read or on a card', () => {
		const read: Event = { type: 'FirstLetterRead', ...at('bob'), letter: 'А' };
		const there = after(read, { ...read, seat: 'ann' });
		expect([monks(there, 'ann').firstLetter, monks(there, 'bob').firstLetter]).toEqual([
			'А',
			undefined
		]);
		const onCard = after({ ...read, letter: 'В' });
		expect(monks(onCard, 'ann').cards).toEqual([card(2), card(3)]);
	});

	it('BIB-R6 a first letter and the card that has it are the same letter', () => {
		const state = after({ type: 'FirstLetterRead', ...at('ann'), letter: 'В' });
		expect(monks(state, 'ann')).toMatchObject({
			firstLetter: 'В',
			cards: [card(2, 'В'), card(3)]
		});
	});

	it('a first letter is taken back', () => {
		const state = after(
			{ type: 'FirstLetterRead', ...at('ann'), letter: 'А' },
			{ type: 'FirstLetterRead', ...at('ann') }
		);
		expect(monks(state, 'ann').firstLetter).toBeUndefined();
	});

	const takenBack: readonly [string, Partial<Event>, Holding['cards']][] = [
		['with its letter', { value: 2, letter: 'В' }, [card(3)]],
		['without a letter', { value: 3 }, [card(2, 'В')]],
		['a letter left unsaid', { value: 2 }, [card(3)]],
		['a letter nobody has', { value: 2, letter: 'А' }, [card(2, 'В'), card(3)]],
		['a value nobody has', { value: 4 }, [card(2, 'В'), card(3)]]
	];
	it.each(takenBack)('a card is taken back: %s', (_name, which, left) => {
		const event = { type: 'CardTakenBack', ...at('ann'), ...which } as Event;
		expect(monks(after(event), 'ann').cards).toEqual(left);
	});

	it('of two cards of a value, rather the one without a letter is taken back', () => {
		const state = after(
			{ type: 'CardCounted', ...at('ann'), value: 2 },
			{ type: 'CardCounted', ...at('ann'), value: 2, letter: 'А' },
			{ type: 'CardTakenBack', ...at('ann'), value: 2 }
		);
		expect(monks(state, 'ann').cards).toEqual([card(2, 'В'), card(3), card(2, 'А')]);
	});

	it('a total stands in place of the cards, and a card in place of the total', () => {
		const total = after({ type: 'TotalCounted', ...at('ann'), total: 9 });
		expect(monks(total, 'ann')).toMatchObject({ cards: [], total: 9 });
		expect(totalIn(total, 'ann', 'monks')).toBe(9);
		const cards = evolve(total, { type: 'CardCounted', ...at('ann'), value: 4 });
		expect(monks(cards, 'ann')).toMatchObject({ cards: [card(4)], total: undefined });
	});

	it('a total keeps the first letter, unless there are no cards', () => {
		const read: Event = { type: 'FirstLetterRead', ...at('ann'), letter: 'А' };
		const some = after(read, { type: 'TotalCounted', ...at('ann'), total: 9 });
		expect(monks(some, 'ann').firstLetter).toBe('А');
		const none = after(read, { type: 'TotalCounted', ...at('ann'), total: 0 });
		expect(monks(none, 'ann').firstLetter).toBeUndefined();
	});

	it('gold is counted anew, not added', () => {
		const state = after({ type: 'GoldCounted', seat: 'ann', ones: 0, twos: 4, threes: 0 });
		expect(state.hands[0]?.gold).toEqual({ ones: 0, twos: 4, threes: 0 });
	});
});
