import { describe, expect, it } from 'vitest';
import type { Odds } from './count/odds.ts';
import { suspectStakes, traitStakes } from './stakes.ts';

const roster = [
	{ id: 'a', traits: { kind: 'red', hat: 'hat' } },
	{ id: 'b', traits: { kind: 'red' } },
	{ id: 'c', traits: { kind: 'blue', hat: 'bare' } }
];

function oddsOf(shares: Readonly<Record<string, number>>): Odds {
	return {
		isExact: true,
		spread: 0,
		culprits: new Map(Object.entries(shares)),
		places: new Map()
	};
}

const thirds = oddsOf({ a: 1 / 3, b: 1 / 3, c: 1 / 3 });

describe('naming a suspect', () => {
	it.each([
		{ points: { right: 4, wrong: -2 }, chance: 1 / 3, worth: 0 },
		{ points: { right: 2, wrong: -1 }, chance: 1 / 3, worth: 0 },
		{ points: { right: 4, wrong: -2 }, chance: 0.5, worth: 1 },
		{ points: { right: 4, wrong: -2 }, chance: 1, worth: 4 },
		{ points: { right: 4, wrong: -2 }, chance: 0.25, worth: -0.5 }
	])('at $chance for $points.right or $points.wrong is worth $worth', (row) => {
		const { stakes } = suspectStakes(oddsOf({ a: row.chance, b: 1 - row.chance }), row.points);
		expect(stakes.get('a')?.chance).toBe(row.chance);
		expect(stakes.get('a')?.points).toBeCloseTo(row.worth, 12);
	});

	it('is not offered for those who cannot be the one', () => {
		const { stakes } = suspectStakes(oddsOf({ c: 1 }), { right: 4, wrong: -2 });
		expect([...stakes.keys()]).toEqual(['c']);
	});
});

describe('naming a trait', () => {
	const points = { right: 2, wrong: -1 };

	it('adds up those who have it', () => {
		const { stakes } = traitStakes(roster, thirds, points);
		expect(stakes.get('kind')?.get('red')?.points).toBeCloseTo(1, 12);
		expect(stakes.get('kind')?.get('blue')?.points).toBeCloseTo(0, 12);
	});

	it('is taken for wrong where the trait is unset', () => {
		const { stakes } = traitStakes(roster, thirds, points);
		expect([...(stakes.get('hat')?.keys() ?? [])]).toEqual(['hat', 'bare']);
		expect(stakes.get('hat')?.get('hat')?.points).toBeCloseTo(0, 12);
		expect(stakes.get('hat')?.get('bare')?.points).toBeCloseTo(0, 12);
	});
});

describe('what the odds say of themselves', () => {
	it('goes with the stakes', () => {
		const rough = { ...thirds, isExact: false, spread: 0.02 };
		const points = { right: 2, wrong: -1 };
		expect(suspectStakes(rough, points)).toMatchObject({ isExact: false, spread: 0.02 });
		expect(traitStakes(roster, rough, points)).toMatchObject({ isExact: false, spread: 0.02 });
		expect(suspectStakes(thirds, points)).toMatchObject({ isExact: true, spread: 0 });
	});
});
