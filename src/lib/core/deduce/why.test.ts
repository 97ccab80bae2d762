import { describe, expect, it } from 'vitest';
import { deduce } from './deduce.ts';
import type { Fact, Problem } from './facts.ts';
import { plans } from './testing/plans.ts';
import { Chance } from './testing/random.ts';
import { simulate, type Plan } from './testing/simulate.ts';
import { conflict, why, type Ground } from './why.ts';

const games: readonly Plan[] = [
	...plans(2, { players: 3, style: 'sensible', facts: 30 }),
	...plans(2, { players: 4, style: 'sensible', facts: 30 }),
	...plans(1, { players: 5, style: 'random', facts: 30, forgets: 0.1 }),
	...plans(1, { players: 6, style: 'sensible', facts: 30 })
];

/** The log with nothing left of the other facts but who moved how many cards. */
function only({ facts, ...setting }: Problem, kept: readonly number[]): Problem {
	const left = facts.flatMap((fact, at) => (kept.includes(at) ? [fact] : silent(fact)));
	return { ...setting, facts: left };
}

function silent(fact: Fact): readonly Fact[] {
	if (fact.type === 'mass') return [{ type: 'mass', count: fact.count }];
	if (fact.type === 'drew' || fact.type === 'took' || fact.type === 'gave')
		return [{ ...fact, card: undefined }];
	return [];
}

function without({ facts }: Ground, fact: number): readonly number[] {
	return facts.filter((each) => each !== fact);
}

describe.each(games)('$players players, $style, seed $seed', { timeout: 30_000 }, (plan) => {
	const { problem } = simulate(plan);

	it('what cannot be has a ground that is enough, and of which nothing can be left out', () => {
		const { places, culprits } = deduce(problem);
		const chance = new Chance(plan.seed);
		const cells = problem.roster.flatMap(({ id: card }) =>
			['hidden', ...problem.players]
				.filter((place) => places.get(card)?.includes(place) === false)
				.map((place) => ({ card, place }))
		);
		expect(culprits.length).toBeLessThan(problem.roster.length);
		for (const cell of chance.shuffled(cells).slice(0, 2)) {
			const ground = why(problem, cell);
			if (ground === undefined) throw new Error('what cannot be has a reason');
			const can = (facts: readonly number[]): boolean | undefined =>
				deduce(only(problem, facts)).places.get(cell.card)?.includes(cell.place);
			expect(ground.isMinimal).toBe(true);
			expect(can(ground.facts)).toBe(false);
			for (const fact of ground.facts) expect(can(without(ground, fact))).toBe(true);
		}
	});

	it('what can be has no ground against it', () => {
		const [card = ''] = deduce(problem).culprits;
		expect(why(problem, { card, place: 'hidden' })).toBeUndefined();
	});

	it('a true log has no conflict', () => {
		expect(conflict(problem)).toBeUndefined();
	});

	it('a log with a wrong line has a conflict of which nothing can be left out', () => {
		const wrong = { ...problem, facts: miscounted(problem.facts) };
		if (deduce(wrong).consistent) return;
		const found = conflict(wrong);
		if (found === undefined) throw new Error('what cannot be has a reason');
		expect(found.isMinimal).toBe(true);
		expect(deduce(only(wrong, found.facts)).consistent).toBe(false);
		for (const fact of found.facts)
			expect(deduce(only(wrong, without(found, fact))).consistent).toBe(true);
	});
});

/** The first two counts are too high. */
function miscounted(facts: readonly Fact[]): readonly Fact[] {
	let left = 2;
	return facts.map((fact) => {
		if (fact.type !== 'counted' || left-- <= 0) return fact;
		return { ...fact, count: fact.count + 2 };
	});
}

describe('small grounds', () => {
	const roster = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, traits: {} }));
	const setting = { roster, players: ['me', 'you'], me: 'me', pile: 1, hand: 2 };
	const facts: readonly Fact[] = [
		{ type: 'dealt', cards: ['a', 'b'] },
		{ type: 'held', player: 'you', card: 'c', yes: false },
		{ type: 'held', player: 'you', card: 'd', yes: true },
		{ type: 'cleared', card: 'c' },
		{ type: 'held', player: 'you', card: 'e', yes: true }
	];
	const cases: readonly [name: string, card: string, place: string, ground: readonly number[]][] = [
		['a card of mine is not hidden', 'a', 'hidden', [0]],
		['a card that was seen is not hidden', 'd', 'hidden', [2]],
		['full places leave no room', 'f', 'you', [2, 4]],
		['what must be in the pile keeps others out of it', 'f', 'pile', [0, 1, 3]]
	];
	it.each(cases)('%s', (...[, card, place, ground]) => {
		expect(why({ ...setting, facts }, { card, place })?.facts).toEqual(ground);
	});

	it('a fact that can never be is a conflict by itself', () => {
		const drew: Fact = { type: 'drew', player: 'you' };
		expect(conflict({ ...setting, facts: [drew, drew] })?.facts).toEqual([1]);
	});
});
