import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardValues, categories } from './data.ts';
import { parse } from './events.ts';
import { everyEvent } from './testing/events.ts';
import { randomFacts } from './testing/random.ts';

function written(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value)) as unknown;
}

describe('reading an event', () => {
	it.each(everyEvent.map((event) => [JSON.stringify(event), event] as const))(
		'survives the log: %s',
		(_name, event) => {
			expect(parse(written(event))).toEqual(event);
		}
	);

	it('BIB-R5 reads every value in every category', () => {
		for (const category of categories)
			for (const value of cardValues)
				expect(parse({ type: 'CardCounted', seat: 'ann', category, value })).toBeDefined();
	});

	it('BIB-R6 reads letters of both alphabets; which one is right, the edition says', () => {
		for (const letter of ['В', 'B'])
			expect(
				parse({ type: 'FirstLetterRead', seat: 'ann', category: 'monks', letter })
			).toMatchObject({ letter });
	});

	it('keeps what it knows of an event that a newer version has widened', () => {
		expect(parse({ type: 'Passed', seat: 'ann', byClock: true })).toEqual({
			type: 'Passed',
			seat: 'ann'
		});
	});

	it('survives the log, whatever the event', () => {
		fc.assert(
			fc.property(randomFacts, (event) => {
				expect(parse(written(event))).toEqual(event);
			})
		);
	});
});

describe('what is no event', () => {
	const card = { type: 'CardCounted', seat: 'ann', category: 'monks', value: 2 };
	const bid = { type: 'BidMade', seat: 'ann', amount: 2 };
	const church = { type: 'ChurchCardTaken', seat: 'ann', kind: 'plus-one', changes: [] };
	const gold = { type: 'GoldCounted', seat: 'ann', ones: 0, twos: 0, threes: 0 };
	const cases: readonly [name: string, raw: unknown][] = [
		['nothing', undefined],
		['a word', 'Passed'],
		['an unknown type', { ...card, type: 'CardStolen' }],
		['no seat', { type: 'Passed' }],
		['an empty seat', { type: 'Passed', seat: '' }],
		['an unknown category', { ...card, category: 'nuns' }],
		['BIB-05 the value 0', { ...card, value: 0 }],
		['BIB-05 the value 5', { ...card, value: 5 }],
		['BIB-R6 a tenth letter', { ...card, letter: 'К' }],
		['BIB-R6 a small letter', { ...card, letter: 'а' }],
		['BIB-32 a bid of nothing', { ...bid, amount: 0 }],
		['a bid between', { ...bid, amount: 1.5 }],
		['BIB-R14 a bid of thirteen digits', { ...bid, amount: 1_000_000_000_000 }],
		['a price of nothing', { ...bid, type: 'PricePaid', amount: 0 }],
		['BIB-52 an unknown church card', { ...church, kind: 'plus-three' }],
		['BIB-53 a die moved by 2', { ...church, changes: [{ category: 'monks', by: 2 }] }],
		['BIB-52 three dice', { ...church, changes: Array(3).fill({ category: 'monks', by: 1 }) }],
		['a church card without changes', { ...church, changes: undefined }],
		['a card of no kind', { type: 'CardRevealed', card: {} }],
		['a card whose payment nobody knows', { type: 'CardRevealed', card: { kind: 'unknown' } }],
		['gold of value 4', { type: 'CardRevealed', card: { kind: 'gold', value: 4 } }],
		['BIB-55 a die that shows 0', { type: 'DieRead', category: 'monks', value: 0 }],
		['BIB-55 a die that shows 7', { type: 'DieRead', category: 'monks', value: 7 }],
		['a total beyond 30', { type: 'TotalCounted', seat: 'ann', category: 'monks', total: 31 }],
		['a total below nothing', { type: 'TotalCounted', seat: 'ann', category: 'monks', total: -1 }],
		['BIB-R5 twelve gold cards of a value', { ...gold, twos: 12 }],
		['half a gold card', { ...gold, ones: 0.5 }]
	];
	it.each(cases)('%s', (_name, raw) => {
		expect(parse(raw)).toBeUndefined();
	});

	it('garbage is refused without a throw', () => {
		fc.assert(
			fc.property(fc.anything(), (raw) => {
				expect(parse(raw)).toBeUndefined();
			})
		);
	});
});
