import { describe, expect, it } from 'vitest';
import { deduce } from './deduce.ts';
import type { Fact, Problem } from './facts.ts';
import { falsified } from './testing/falsify.ts';
import { only } from './testing/leaving-out.ts';
import { plans } from './testing/plans.ts';
import { Chance } from './testing/random.ts';
import { askSat } from './testing/sat-oracle.ts';
import { simulate, type Plan } from './testing/simulate.ts';
import { conflict, why, type Ground } from './why.ts';

const games: readonly Plan[] = [
	...plans(2, { players: 3, style: 'sensible', facts: 30 }),
	...plans(2, { players: 4, style: 'sensible', facts: 30 }),
	...plans(1, { players: 5, style: 'random', facts: 30, forgets: 0.1 }),
	...plans(1, { players: 6, style: 'sensible', facts: 30 }),
	...plans(1, { players: 3, style: 'ruled', facts: 45 }),
	...plans(1, { players: 5, style: 'ruled', facts: 45, forgets: 0.1 }),
	...plans(3, { players: 4, style: 'ruled', facts: 20, cards: 12 }),
	...plans(3, { players: 3, style: 'random', facts: 14, cards: 10 })
];

/** Every ground that is short of one of its facts. */
function shortened({ facts }: Ground): readonly (readonly number[])[] {
	return facts.map((_, at) => facts.toSpliced(at, 1));
}

/** Whether the facts of a ground, and who moved how many cards, leave any world, by the oracle. */
function isPossible(problem: Problem, facts: readonly number[]): boolean {
	return askSat(only(problem, facts)).consistent;
}

describe.each(games)(
	'$players players, $style, $cards cards, seed $seed',
	{ timeout: 60_000 },
	(plan) => {
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
					askSat(only(problem, facts)).places.get(cell.card)?.includes(cell.place);
				expect(ground.isMinimal).toBe(true);
				expect(can(ground.facts)).toBe(false);
				for (const fewer of shortened(ground)) expect(can(fewer)).toBe(true);
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
			const chance = new Chance(plan.seed);
			const wrong = Array.from({ length: 40 }, () => falsified(problem, chance)).find(
				(log) => !askSat(log).consistent
			);
			if (wrong === undefined) throw new Error('no wrong line contradicts this log');
			const found = conflict(wrong);
			if (found === undefined) throw new Error('what cannot be has a reason');
			expect(found.isMinimal).toBe(true);
			expect(isPossible(wrong, found.facts)).toBe(false);
			for (const fewer of shortened(found)) expect(isPossible(wrong, fewer)).toBe(true);
		});

		it('a wrong line that contradicts nothing has no conflict', () => {
			const chance = new Chance(plan.seed);
			const wrong = Array.from({ length: 40 }, () => falsified(problem, chance)).find(
				(log) => askSat(log).consistent
			);
			if (wrong !== undefined) expect(conflict(wrong)).toBeUndefined();
		});
	}
);

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
