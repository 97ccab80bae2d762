import { describe, expect, it } from 'vitest';
import { deduce } from '../deduce.ts';
import type { Problem } from '../facts.ts';
import { bruteForce } from '../testing/brute.ts';
import { plans } from '../testing/plans.ts';
import { Chance } from '../testing/random.ts';
import { withUnset } from '../testing/roster.ts';
import { simulate, type Plan } from '../testing/simulate.ts';
import { counting, odds, traitOdds, usualEffort, type Effort, type Odds } from './odds.ts';

function counted(problem: Problem, effort = usualEffort): Odds {
	const found = odds(problem, 'places', effort);
	if (found === undefined) throw new Error('a true log has worlds');
	return found;
}

function rounded(shares: ReadonlyMap<string, number>): unknown {
	return Object.fromEntries(
		[...shares].map(([key, share]) => [key, Number(share.toFixed(9))] as const).toSorted()
	);
}

describe('a count is what counting worlds one by one gives', { timeout: 30_000 }, () => {
	const small: readonly Plan[] = [
		...plans(12, { players: 3, style: 'random', facts: 10, cards: 10 }),
		...plans(10, { players: 3, style: 'sensible', facts: 12, cards: 9, forgets: 0.4 }),
		...plans(6, { players: 4, style: 'random', facts: 9, cards: 9 })
	];
	it.each(small)('$players players, $style, seed $seed', (plan) => {
		const { problem } = simulate(plan);
		const truths = bruteForce(problem);
		const { places, culprits, isExact } = counted(problem);
		expect(isExact).toBe(true);
		for (const [card, its] of truths.places) {
			expect(rounded(places.get(card) ?? new Map())).toEqual(rounded(its));
			expect(culprits.get(card) ?? 0).toBeCloseTo(its.get('hidden') ?? 0, 9);
		}
		expect(rounded(odds(problem, 'culprits')?.culprits ?? new Map())).toEqual(rounded(culprits));
	});

	/** Small games have few states; here they are treated like many. */
	const eager: Effort = { ...usualEffort, fewStates: 0 };
	it.each(small)('also when every card is found early: $players, $style, $seed', (plan) => {
		const { problem } = simulate(plan);
		const truths = bruteForce(problem);
		const hidden = new Map(
			[...truths.places].flatMap(([card, its]) => {
				const share = its.get('hidden');
				return share === undefined ? [] : [[card, share]];
			})
		);
		expect(rounded(odds(problem, 'culprits', eager)?.culprits ?? new Map())).toEqual(
			rounded(hidden)
		);
		const places = odds(problem, 'places', eager)?.places;
		for (const [card, its] of truths.places)
			expect(rounded(places?.get(card) ?? new Map())).toEqual(rounded(its));
	});
});

describe('in a game of full size', { timeout: 30_000 }, () => {
	const full: readonly Plan[] = [
		...plans(3, { players: 3, style: 'sensible', facts: 20 }),
		...plans(3, { players: 4, style: 'sensible', facts: 20 }),
		...plans(2, { players: 5, style: 'sensible', facts: 18 }),
		...plans(2, { players: 6, style: 'random', facts: 14 })
	];
	it.each(full)('sums are right, and likely is possible: $players players, seed $seed', (plan) => {
		const { problem } = simulate(plan);
		const found = counted(problem, { mostStates: 1000, beam: 1, runs: 0 });
		if (!found.isExact) return;
		const { places } = deduce(problem);
		for (const [card, its] of found.places) {
			expect(sum(its.values())).toBeCloseTo(1, 9);
			expect([...its.keys()]).toEqual(places.get(card));
			for (const share of its.values()) expect(share).toBeGreaterThan(0);
		}
		expect(sum(found.culprits.values())).toBeCloseTo(1, 9);
		for (const [trait, values] of traitOdds(problem.roster, found))
			expect([trait, Number(sum(values.values()).toFixed(9))]).toEqual([trait, 1]);
	});
});

function sum(values: Iterable<number>): number {
	return [...values].reduce((total, value) => total + value, 0);
}

describe('where there are too many states', { timeout: 30_000 }, () => {
	const small = plans(6, { players: 3, style: 'sensible', facts: 14, cards: 12 });
	it.each(small)('a sample comes near, and says how near: seed $seed', (plan) => {
		const { problem } = simulate(plan);
		const exact = counted(problem);
		const near = counted(problem, { mostStates: 2, beam: 60, runs: 12 });
		for (const [card, share] of exact.culprits)
			expect(Math.abs((near.culprits.get(card) ?? 0) - share)).toBeLessThan(0.02 + 5 * near.spread);
	});

	it('the same log gives the same sample', () => {
		const { problem } = simulate({ seed: 3, players: 4, style: 'sensible', facts: 16 });
		const effort = { mostStates: 2, beam: 30, runs: 3 };
		expect(counted(problem, effort)).toEqual(counted(problem, effort));
	});
});

describe('a count', () => {
	it('of a log that contradicts itself is none', () => {
		const { problem } = simulate({ seed: 1, players: 3, style: 'random', facts: 3, cards: 9 });
		const facts = problem.roster.map(({ id: card }) => ({ type: 'cleared', card }) as const);
		expect(odds({ ...problem, facts }, 'culprits')).toBeUndefined();
	});

	it('can be left after any fact', () => {
		const { problem } = simulate({ seed: 1, players: 3, style: 'random', facts: 9, cards: 9 });
		const work = counting(problem, 'culprits');
		let steps = 0;
		while (work.next().done !== true) steps++;
		expect(steps).toBeGreaterThanOrEqual(problem.facts.length);
	});

	it('with questions about unset traits is not exact, and never rules out the truth', () => {
		const isExact = new Set<boolean | undefined>();
		for (const plan of plans(8, { players: 3, style: 'random', facts: 9, cards: 10 })) {
			const { problem, culprit } = simulate(plan);
			const roster = withUnset(problem.roster, new Chance(plan.seed), 0.3);
			const found = odds({ ...problem, roster }, 'culprits');
			isExact.add(found?.isExact);
			expect(found?.culprits.get(culprit)).toBeGreaterThan(0);
		}
		expect(isExact).toContain(false);
	});
});

describe('calibration', { timeout: 30_000 }, () => {
	it('what is given so many percent is so in about so many of the games', () => {
		const sums = new Map<number, { expected: number; guilty: number; all: number }>();
		for (const plan of plans(120, { players: 3, style: 'sensible', facts: 12, cards: 12 })) {
			const { problem, culprit } = simulate(plan);
			for (const [card, share] of odds(problem, 'culprits')?.culprits ?? []) {
				const bin = sums.get(Math.floor(share * 4)) ?? { expected: 0, guilty: 0, all: 0 };
				bin.expected += share;
				bin.guilty += card === culprit ? 1 : 0;
				bin.all++;
				sums.set(Math.floor(share * 4), bin);
			}
		}
		for (const { expected, guilty, all } of sums.values())
			expect(Math.abs(guilty - expected)).toBeLessThan(4 * Math.sqrt(all * 0.25) + 1);
	});
});
