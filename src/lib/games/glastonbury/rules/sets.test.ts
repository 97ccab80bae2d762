import { describe, expect, it } from 'vitest';
import type { Kind, Value } from './data.ts';
import { kindLine } from './sets.ts';
import { spoken } from './testing/speech.ts';
import { tableOf, totalOf } from './testing/tables.ts';

/** Points of one kind for the blue wizard; a blue kind is the own colour. */
function points(kind: Kind, values: readonly Value[], powders = 0): number {
	return kindLine({ kind, values, powders, isOwn: kind.startsWith('blue') }).points;
}

describe('what one kind is worth', () => {
	it.each([
		[1, -1],
		[2, -2],
		[3, -3],
		[4, -4]
	] as const)('GLA-20 a lone %i costs its value', (value, expected) => {
		expect(points('red-1', [value])).toBe(expected);
	});

	it.each([[[1, 2]], [[3, 4]], [[1, 4]]] as const)(
		'GLA-21 a pair is worth nothing, whatever its values: %j',
		(pair) => {
			expect(points('red-1', pair)).toBe(0);
			expect(points('blue-1', pair)).toBe(0);
		}
	);

	it.each([
		[[1, 2, 3], 6],
		[[1, 2, 4], 7],
		[[1, 3, 4], 8],
		[[2, 3, 4], 9]
	] as const)('GLA-22 three of a kind earn their sum: %j', (values, sum) => {
		expect(points('red-1', values)).toBe(sum);
	});

	it('GLA-23 four of a kind earn 5 more, never doubled', () => {
		expect(points('red-1', [1, 2, 3, 4])).toBe(15);
		expect(points('blue-1', [1, 2, 3, 4])).toBe(25);
	});

	it('GLA-24 the own colour counts twice, losses as well', () => {
		expect(points('blue-1', [1, 3, 4])).toBe(16);
		expect(points('blue-1', [4])).toBe(-8);
		expect(points('blue-2', [1])).toBe(-2);
	});

	const withPowder: readonly [
		name: string,
		kind: Kind,
		values: readonly Value[],
		powders: number,
		is: number
	][] = [
		['a lone card becomes a pair', 'red-1', [4], 1, 0],
		['a lone card of the own colour becomes a pair', 'blue-1', [4], 1, 0],
		['a lone card with two becomes three', 'red-1', [4], 2, 4],
		['a lone card of the own colour with two becomes three', 'blue-1', [4], 2, 8],
		['a pair becomes three and earns its sum', 'red-1', [3, 4], 1, 7],
		['a pair with two becomes four and earns 5 more', 'red-1', [3, 4], 2, 12],
		['a pair of the own colour with two', 'blue-1', [3, 4], 2, 19],
		['three become four and earn 5 more', 'red-1', [1, 3, 4], 1, 13],
		['three of the own colour become four', 'blue-1', [1, 3, 4], 1, 21],
		['three with two are four', 'red-1', [1, 3, 4], 2, 13],
		['four gain nothing', 'red-1', [1, 2, 3, 4], 1, 15],
		['four gain nothing from two', 'blue-1', [1, 2, 3, 4], 2, 25]
	];
	it.each(withPowder)('GLA-27 powder: %s', (...[, kind, values, powders, expected]) => {
		expect(points(kind, values, powders)).toBe(expected);
	});
});

describe('a whole cauldron', () => {
	it('GLA-19 every kind counts by itself, also two kinds of one colour', () => {
		const state = tableOf({ red: { cards: 'orange-1:12 orange-2:3' }, blue: {} });
		expect(totalOf(state, 'red').points).toBe(-3);
	});

	it('GLA-19 the lines stand in order of their points, with a reason each', () => {
		const state = tableOf({
			blue: { cards: 'green-1:34 blue-2:4 orange-1:134 blue-1:1234' },
			red: {}
		});
		const lines = totalOf(state, 'blue').parts[0]?.parts ?? [];
		expect(lines.map(({ points: each, why }) => [why.key, each])).toEqual([
			['score.set', 25],
			['score.set', 8],
			['score.pair', 0],
			['score.single', -8]
		]);
		expect(lines[0]?.parts.map(({ points: each, why }) => [spoken(why).en, each])).toEqual([
			['2 × (1 + 2 + 3 + 4), your own colour', 20],
			['Four of a kind', 5]
		]);
	});

	it('GLA-24 a colour that another wizard plays is not doubled', () => {
		const state = tableOf({ red: { cards: 'blue-1:4' }, blue: { cards: 'red-1:4' } });
		expect(totalOf(state, 'red').points).toBe(-4);
		expect(totalOf(state, 'blue').points).toBe(-4);
	});

	it('an empty cauldron is worth nothing', () => {
		expect(totalOf(tableOf({ red: {}, blue: {} }), 'red').points).toBe(0);
	});
});
