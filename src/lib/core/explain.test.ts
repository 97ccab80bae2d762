import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { group, line, outcome, type ScoreLine } from './explain.ts';
import { frozen } from './testing/frozen.ts';
import { expectSums } from './testing/laws.ts';
import type { Decision } from './tiebreak.ts';

const why = { key: 'why' };

const trees = fc.letrec<{ tree: ScoreLine }>((tie) => ({
	tree: fc.oneof(
		{ maxDepth: 4 },
		fc.integer({ min: -50, max: 50 }).map((points) => line(points, why)),
		fc.array(tie('tree'), { maxLength: 4 }).map((parts) => group(why, frozen(parts)))
	)
})).tree;

function leaves(tree: ScoreLine): readonly ScoreLine[] {
	return tree.parts.length === 0 ? [tree] : tree.parts.flatMap(leaves);
}

describe('a line', () => {
	it('is worth what it says and has no parts', () => {
		expect(line(-4, why)).toEqual({ points: -4, why, parts: [] });
	});

	it('made of no parts is worth nothing', () => {
		expect(group(why, [])).toEqual({ points: 0, why, parts: [] });
	});

	it('made of parts is worth their sum, and keeps them in order', () => {
		const parts = [line(3, why), group(why, [line(5, why), line(-8, why)]), line(2, why)];
		expect(group(why, parts)).toEqual({ points: 2, why, parts });
	});

	it('is worth the sum of its parts at every level', () => {
		fc.assert(
			fc.property(trees, (tree) => {
				expectSums(tree);
				expect(tree.points).toBe(leaves(tree).reduce((sum, leaf) => sum + leaf.points, 0));
			})
		);
	});
});

function decision(...winners: readonly string[]): Decision {
	return { winners, decidedBy: 'test', ladder: [] };
}

function places(totals: Readonly<Record<string, number>>, won: Decision): readonly number[] {
	const lines = Object.entries(totals).map(([seat, points]) => [seat, line(points, why)] as const);
	return outcome(new Map(lines), won).scores.map(({ place }) => place);
}

describe('places', () => {
	const cases: readonly [
		name: string,
		totals: Readonly<Record<string, number>>,
		won: Decision,
		places: readonly number[]
	][] = [
		['follow the totals, in seat order', { a: 1, b: 3, c: 2 }, decision('b'), [3, 1, 2]],
		['are shared below the top', { a: 9, b: 4, c: 4, d: 1 }, decision('a'), [1, 2, 2, 4]],
		['of a shared victory are all the first', { a: 5, b: 5, c: 2 }, decision('a', 'b'), [1, 1, 3]],
		['of those who lost a tie follow the winner', { a: 5, b: 5, c: 5 }, decision('b'), [2, 1, 2]],
		[
			'leave room for two winners of three tied',
			{ a: 5, b: 5, c: 5 },
			decision('a', 'c'),
			[1, 3, 1]
		],
		[
			'are alike for winners with unlike totals',
			{ a: 5, b: 3, c: 9 },
			decision('a', 'b'),
			[1, 1, 3]
		],
		['are kept by losses too', { a: -3, b: -1 }, decision('b'), [2, 1]],
		['are the first for all with nothing', { a: 0, b: 0 }, decision('a', 'b'), [1, 1]]
	];
	it.each(cases)('%s', (...[, totals, won, expected]) => {
		expect(places(totals, won)).toEqual(expected);
	});

	it('keep the decision beside them', () => {
		const won = decision('a');
		expect(outcome(new Map([['a', line(1, why)]]), won).decision).toBe(won);
	});

	it('count how many stand ahead, and the best are first', () => {
		const totals = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(totals, (points) => {
				const most = Math.max(...points);
				const named = Object.fromEntries(points.map((each, at) => [`s${at}`, each]));
				const winners = Object.keys(named).filter((seat) => named[seat] === most);
				const expected = points.map((each) => 1 + points.filter((other) => other > each).length);
				expect(places(named, decision(...winners))).toEqual(expected);
			})
		);
	});
});
