import { describe, expect, it } from 'vitest';
import { deduce } from './deduce.ts';
import type { Fact, Problem, Traits } from './facts.ts';
import { falsified } from './testing/falsify.ts';
import { conflictFlaws, groundFlaws } from './testing/grounds.ts';
import { only } from './testing/leaving-out.ts';
import { plans } from './testing/plans.ts';
import { Chance } from './testing/random.ts';
import { canBe } from './testing/sat-oracle.ts';
import { simulate, type Plan } from './testing/simulate.ts';
import { conflict, why } from './why.ts';

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
				expect(why(problem, cell)).toBeDefined();
				expect(groundFlaws(problem, cell)).toEqual([]);
			}
		});

		it('what can be has no ground against it', () => {
			const [card = ''] = deduce(problem).culprits;
			expect(why(problem, { card, place: 'hidden' })).toBeUndefined();
		});

		it('a true log has no conflict', () => {
			expect(conflict(problem)).toBeUndefined();
		});

		it('a wrong line has a conflict of which nothing can be left out, or contradicts nothing', () => {
			const chance = new Chance(plan.seed);
			for (let time = 0; time < 6; time++)
				expect(conflictFlaws(falsified(problem, chance))).toEqual([]);
		});
	}
);

it.each([0, 1, 2, 4, 8, 16])(
	'a search cut short after %i conflicts claims nothing wrong',
	(most) => {
		const { problem } = simulate({ seed: 7, players: 4, style: 'sensible', facts: 40 });
		for (const { id: card } of problem.roster) {
			const cell = { card, place: 'hidden' };
			const ground = why(problem, cell, most);
			if (ground !== undefined) expect(canBe(only(problem, ground.facts), cell)).toBe(false);
		}
	}
);

describe('counts that only their sum contradicts', () => {
	const { problem } = simulate({ seed: 1, players: 3, style: 'sensible', facts: 1 });
	const player = problem.players.find((each) => each !== problem.me) ?? '';
	const counted = (traits: Traits, count: number): Fact => ({
		type: 'counted',
		player,
		traits,
		count
	});
	const cases: readonly [name: string, facts: readonly Fact[]][] = [
		['too many', [counted({ build: 'lean' }, 3), counted({ build: 'stout' }, 4)]],
		['too few', [counted({ build: 'lean' }, 3), counted({ build: 'stout' }, 2)]],
		[
			'too many of three',
			[counted({ kind: 'red' }, 1), counted({ kind: 'green' }, 3), counted({ kind: 'blue' }, 3)]
		],
		[
			'too many even with a card that came between',
			[counted({ build: 'lean' }, 3), { type: 'drew', player }, counted({ build: 'stout' }, 5)]
		]
	];
	it.each(cases)('%s', (_name, facts) => {
		const log = { ...problem, facts };
		expect(conflict(log)?.isMinimal).toBe(true);
		expect(conflictFlaws(log)).toEqual([]);
	});
});

it('many wrong lines contradict something', () => {
	const found = games.filter((plan) => {
		const wrong = falsified(simulate(plan).problem, new Chance(plan.seed));
		return conflict(wrong) !== undefined;
	});
	expect(found.length).toBeGreaterThan(games.length / 3);
});

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

it('of all conflicts two things that were said against each other come first', () => {
	const x = { kind: 'x' };
	const roster = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({
		id,
		traits: id < 'd' ? x : { kind: 'y' }
	}));
	const holds = (card: string): Fact => ({ type: 'held', player: 'you', card, yes: true });
	const counts = (count: number): Fact => ({ type: 'counted', player: 'you', traits: x, count });
	const problem: Problem = {
		roster,
		players: ['me', 'you'],
		me: 'me',
		pile: 0,
		hand: 3,
		facts: [counts(2), holds('a'), holds('b'), counts(1)]
	};
	expect(conflict(problem)).toEqual({ facts: [0, 3], isMinimal: true });
	const without = { ...problem, facts: problem.facts.slice(1) };
	expect(conflict(without)?.facts).toEqual([0, 1, 2]);
});
