import { describe, expect, it } from 'vitest';
import type { Odds } from '#lib/core/deduce/count/odds.ts';
import { compared, guiltOf, missingBits, placeShares, traitShares } from './chances.ts';
import { defaultRoster } from './data.ts';
import { monk, monks } from './testing/tables.ts';

const oddsOf = (...shares: readonly (readonly [number, number])[]): Odds => ({
	isExact: true,
	spread: 0,
	culprits: new Map(shares.map(([number, share]) => [monk(number), share])),
	places: new Map()
});

describe('how likely each suspect is', () => {
	it('is what was counted, of those who can still be it', () => {
		const guilt = guiltOf({ culprits: monks(1, 2) }, oddsOf([1, 0.5], [2, 0.3], [3, 0.2]));
		expect([...guilt]).toEqual([
			[monk(1), 0.5],
			[monk(2), 0.3]
		]);
	});

	it('is never 0 or 1 by a count, and 1 where nobody else can be it', () => {
		const rounded = guiltOf({ culprits: monks(1, 2) }, oddsOf([1, 1], [2, 0]));
		expect([...rounded.values()]).toEqual([0.999, 0.001]);
		expect([...guiltOf({ culprits: monks(1) }, oddsOf([1, 0.4])).values()]).toEqual([1]);
	});

	it('is not told of whom no count has spoken yet', () => {
		expect(guiltOf({ culprits: monks(1, 2) }, oddsOf([1, 0.6])).has(monk(2))).toBe(false);
	});

	it('is compared with the likeliest, where there are two', () => {
		const guilt = new Map([
			[monk(1), 0.6],
			[monk(2), 0.3]
		]);
		expect(compared(guilt).get(monk(2))).toEqual({ share: 0.3, heat: 0.5 });
		expect(compared(new Map([[monk(1), 1]])).size).toBe(0);
	});

	it('leaves so many bits to be found', () => {
		expect(missingBits(new Map(monks(1, 2, 3, 4).map((id) => [id, 0.25])))).toBe(2);
		expect(missingBits(new Map([[monk(1), 1]]))).toBe(0);
	});
});

describe('how likely each trait is', () => {
	// Fat and thin, both hooded bearded Templars.
	const open = defaultRoster.slice(0, 2);

	it('adds up those who have it; certain is what all have, or none', () => {
		const shares = traitShares(open, oddsOf([1, 0.7], [2, 0.3]));
		expect(shares).toMatchObject({ templar: 1, franciscan: 0, hooded: 1, bearded: 1 });
		expect(shares.fat).toBeCloseTo(0.7);
		expect(shares.thin).toBeCloseTo(0.3);
	});

	it('ABB-R1 is not told of a trait that nobody has entered', () => {
		expect(traitShares(open, oddsOf([1, 1]))).not.toHaveProperty('father');
	});
});

describe('how likely a card is in each place', () => {
	const shares = new Map([
		['hidden', 0.2],
		['bob', 0.6],
		['cid', 0.2]
	]);

	it('keeps the guilt that was counted, and shares out the rest', () => {
		const found = placeShares(['hidden', 'bob', 'cid'], { shares, guilt: 0.6 });
		expect(found.get('hidden')).toBe(0.6);
		expect(found.get('bob')).toBeCloseTo(0.3);
		expect(found.get('cid')).toBeCloseTo(0.1);
	});

	it('is a little where it can be and no sample has shown it', () => {
		const all = new Map([['hidden', 1]]);
		const found = placeShares(['hidden', 'bob'], { shares: all, guilt: 0.9 });
		expect([...found.values()]).toEqual([0.9, 0.001]);
	});

	it('is not told where there is only one', () => {
		expect(placeShares(['bob'], { shares, guilt: 0 }).size).toBe(0);
	});
});
