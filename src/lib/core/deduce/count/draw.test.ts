import { describe, expect, it } from 'vitest';
import { deduce } from '../deduce.ts';
import type { Fact, Problem } from '../facts.ts';
import { hiddenPlace, namesOf } from '../names.ts';
import { storyOf } from '../story.ts';
import { bruteForce } from '../testing/brute.ts';
import { plans } from '../testing/plans.ts';
import { Chance } from '../testing/random.ts';
import { withUnset } from '../testing/roster.ts';
import { simulate, type Plan } from '../testing/simulate.ts';
import { goOn, type World } from '../worlds.ts';
import { drawing, drawn } from './draw.ts';

const small: readonly Plan[] = [
	...plans(5, { players: 3, style: 'random', facts: 10, cards: 10 }),
	...plans(4, { players: 3, style: 'sensible', facts: 12, cards: 9, forgets: 0.4 }),
	...plans(3, { players: 4, style: 'random', facts: 9, cards: 9 })
];

const full: readonly Plan[] = [
	...plans(2, { players: 3, style: 'sensible', facts: 40 }),
	...plans(2, { players: 4, style: 'random', facts: 30 }),
	...plans(2, { players: 5, style: 'sensible', facts: 20, forgets: 0.3 }),
	...plans(3, { players: 6, style: 'sensible', facts: 15 })
];

/** The share of these worlds in which each card is in each place. */
function shares(problem: Problem, worlds: readonly World[]): Map<string, Map<string, number>> {
	const { places } = namesOf(problem);
	return new Map(
		problem.roster.map(({ id }, card) => [
			id,
			new Map(
				places.map((place, at) => [
					place,
					worlds.filter((world) => world[card] === at).length / worlds.length
				])
			)
		])
	);
}

/** Four standard errors, and one world for the rounding. */
function bound(share: number, count: number): number {
	return 4 * Math.sqrt(Math.max(0, share * (1 - share)) / count) + 1 / count;
}

describe('worlds are drawn as often as counting them one by one gives', { timeout: 30_000 }, () => {
	it.each(small)('every card in every place: $players players, $style, seed $seed', (plan) => {
		const { problem } = simulate(plan);
		const worlds = drawn(problem, { worlds: 2000 });
		expect(worlds).toHaveLength(2000);
		const truths = bruteForce(problem);
		for (const [card, its] of shares(problem, worlds))
			for (const [place, share] of its) {
				const truth = truths.places.get(card)?.get(place) ?? 0;
				expect(Math.abs(share - truth)).toBeLessThanOrEqual(bound(truth, 2000));
			}
	});

	it.each(small)('also together with another card: $players players, seed $seed', (plan) => {
		const { problem } = simulate(plan);
		const names = namesOf(problem);
		const worlds = drawn(problem, { worlds: 2000 });
		const findings = deduce(problem);
		const [card, places] = [...findings.places].findLast(([, its]) => its.length > 1) ?? ['', []];
		const player = places.findLast((place) => names.handOf.has(place));
		if (player === undefined) return;
		const those = worlds.filter(
			(world) => world[names.cardOf.get(card) ?? -1] === names.handOf.get(player)
		);
		const held: Fact = { type: 'held', player, card, yes: true };
		const truths = bruteForce({ ...problem, facts: [...problem.facts, held] });
		for (const [each, its] of shares(problem, those)) {
			const truth = truths.places.get(each)?.get('hidden') ?? 0;
			expect(Math.abs((its.get('hidden') ?? 0) - truth)).toBeLessThanOrEqual(
				bound(truth, those.length)
			);
		}
	});

	it('nearly so where states are left to chance', () => {
		const differences = small.flatMap((plan) => {
			const { problem } = simulate(plan);
			const truths = bruteForce(problem);
			const worlds = drawn(problem, { worlds: 1000, beam: 40, runs: 2 });
			return [...shares(problem, worlds)].flatMap(([card, its]) =>
				[...its].map(([place, share]) => share - (truths.places.get(card)?.get(place) ?? 0))
			);
		});
		const squares = differences.reduce((sum, difference) => sum + difference ** 2, 0);
		expect(Math.sqrt(squares / differences.length)).toBeLessThan(0.03);
	});
});

describe('cards in the same case', () => {
	const roster = Array.from({ length: 24 }, (_, at) => ({ id: `card ${at}`, traits: {} }));
	const ids = roster.map(({ id }) => id);
	const held = (player: string, cards: readonly string[]): readonly Fact[] =>
		cards.map((card) => ({ type: 'held', player, card, yes: true }));
	const swap: readonly Fact[] = [
		{ type: 'took', by: 'bob', from: 'cat' },
		{ type: 'took', by: 'cat', from: 'bob' }
	];
	const facts: readonly Fact[] = [
		{ type: 'dealt', cards: ids.slice(0, 6) },
		...held('bob', ids.slice(6, 12)),
		...held('cat', ids.slice(12, 18)),
		...swap,
		...swap,
		...swap
	];
	const problem = { roster, players: ['ann', 'bob', 'cat'], me: 'ann', pile: 5, hand: 6, facts };

	it('fare alike, though the states to choose from come in a pattern', () => {
		const found = shares(problem, drawn(problem, { worlds: 2000, beam: 300 }));
		const stayed = [
			...ids.slice(6, 12).map((id) => found.get(id)?.get('bob') ?? 0),
			...ids.slice(12, 18).map((id) => found.get(id)?.get('cat') ?? 0)
		];
		expect(Math.max(...stayed) - Math.min(...stayed)).toBeLessThan(0.2);
	});
});

describe('every world drawn is like the log', { timeout: 30_000 }, () => {
	it.each(full)('no card is where it cannot be: $players players, seed $seed', (plan) => {
		const { problem } = simulate(plan);
		const { places } = deduce(problem);
		const names = namesOf(problem);
		const possible = problem.roster.map(({ id }) => places.get(id) ?? []);
		const worlds = drawn(problem, { worlds: 300, beam: 200 });
		expect(worlds).toHaveLength(300);
		for (const world of worlds)
			expect(
				possible.every((its, card) => its.includes(names.places[world[card] ?? -1] ?? ''))
			).toBe(true);
	});

	it.each(full)('what was said since a hand changed is so: $players, seed $seed', (plan) => {
		const { problem } = simulate(plan);
		const { steps, now } = storyOf(problem);
		const claims = steps
			.flatMap((step) => step.claims)
			.filter((claim) => 'where' in claim && now.includes(claim.where));
		const still = { move: { changes: [] }, claims, now };
		for (const world of drawn(problem, { worlds: 300, beam: 200 })) {
			expect(goOn([world], still)).toEqual([world]);
			const sizes = now.map((_, place) => world.filter((its) => its === place).length);
			expect(sizes).toEqual(now.map(({ size }) => size));
		}
	});

	it('also if traits are unset', () => {
		for (const plan of plans(6, { players: 3, style: 'random', facts: 9, cards: 10 })) {
			const game = simulate(plan).problem;
			const problem = { ...game, roster: withUnset(game.roster, new Chance(plan.seed), 0.3) };
			const { places } = deduce(problem);
			for (const [card, its] of shares(problem, drawn(problem, { worlds: 200 })))
				for (const [place, share] of its) if (share > 0) expect(places.get(card)).toContain(place);
		}
	});
});

describe('a draw', () => {
	const { problem } = simulate({ seed: 3, players: 4, style: 'sensible', facts: 16 });

	it('is the same for the same log', () => {
		const wish = { worlds: 50, beam: 30, runs: 2 };
		expect(drawn(problem, wish)).toEqual(drawn(problem, wish));
	});

	it('is empty if the log contradicts itself', () => {
		const facts = problem.roster.map(({ id: card }) => ({ type: 'cleared', card }) as const);
		expect(drawn({ ...problem, facts }, { worlds: 5 })).toEqual([]);
	});

	it('has one card hidden in every world', () => {
		for (const world of drawn(problem, { worlds: 100 }))
			expect(world.filter((place) => place === hiddenPlace)).toHaveLength(1);
	});

	it('can be left after any fact', () => {
		const work = drawing(problem, { worlds: 5, beam: 30 });
		let steps = 0;
		while (work.next().done !== true) steps++;
		expect(steps).toBeGreaterThanOrEqual(problem.facts.length);
	});
});
