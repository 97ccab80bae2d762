import { describe, expect, it } from 'vitest';
import { Deducer, type Findings } from './deducer.ts';
import { deduce } from './deduce.ts';
import type { Fact, Problem } from './facts.ts';
import { plans } from './testing/plans.ts';
import { Chance } from './testing/random.ts';
import { simulate, type Game, type Plan } from './testing/simulate.ts';

const games: readonly Plan[] = [
	...plans(4, { players: 3, style: 'sensible', facts: 36 }),
	...plans(4, { players: 4, style: 'sensible', facts: 40, forgets: 0.1 }),
	...plans(3, { players: 5, style: 'random', facts: 36 }),
	...plans(3, { players: 6, style: 'sensible', facts: 40 })
];

/** What is found after each fact. */
function followed({ problem }: Game): readonly Findings[] {
	const deducer = new Deducer(problem);
	return problem.facts.map((fact) => {
		deducer.add(fact);
		while (deducer.step());
		return deducer.findings();
	});
}

function shown({ consistent, places, culprits }: Findings): unknown {
	return { consistent, places: Object.fromEntries(places), culprits };
}

describe.each(games)('$players players, $style, seed $seed', { timeout: 30_000 }, (plan) => {
	const game = simulate(plan);
	const { problem, truth } = game;
	const findings = followed(game);

	it('the truth is never eliminated', () => {
		truth.forEach((places, at) => {
			for (const [card, place] of places) expect(findings[at]?.places.get(card)).toContain(place);
			expect(findings[at]?.culprits).toContain(game.culprit);
		});
	});

	it('who is out stays out', () => {
		findings.reduce((before, after) => {
			expect(before.culprits).toEqual(expect.arrayContaining([...after.culprits]));
			return after;
		});
	});

	it('following the log is the same as reading it whole, at any point', () => {
		for (const length of [1, 9, 17, 25, problem.facts.length]) {
			const facts = problem.facts.slice(0, length);
			const at = findings[length - 1];
			if (at !== undefined) expect(shown(deduce({ ...problem, facts }))).toEqual(shown(at));
		}
	});

	it('facts between two moves may come in any order', () => {
		const mixed = { ...problem, facts: mixedBetweenMoves(problem.facts, plan.seed) };
		expect(shown(deduce(mixed))).toEqual(shown(deduce(problem)));
	});

	it('other names give the same answer under other names', () => {
		const { places } = deduce(renamed(problem));
		for (const [card, its] of deduce(problem).places)
			expect(places.get(nameFor(card))).toEqual(its);
	});
});

const moves: ReadonlySet<Fact['type']> = new Set(['drew', 'took', 'gave', 'mass']);

function mixedBetweenMoves(facts: readonly Fact[], seed: number): readonly Fact[] {
	const chance = new Chance(seed);
	const [dealt, ...rest] = facts;
	const mixed: Fact[] = dealt === undefined ? [] : [dealt];
	let still: Fact[] = [];
	for (const fact of rest)
		if (moves.has(fact.type)) {
			mixed.push(...chance.shuffled(still), fact);
			still = [];
		} else still.push(fact);
	return [...mixed, ...chance.shuffled(still)];
}

function nameFor(card: string): string {
	return `new ${card}`;
}

/** Every card by another name, and the roster in another order. */
function renamed(problem: Problem): Problem {
	const ids = new Set(problem.roster.map(({ id }) => id));
	const facts: unknown = JSON.parse(JSON.stringify(problem.facts), (_key, value: unknown) =>
		typeof value === 'string' && ids.has(value) ? nameFor(value) : value
	);
	const roster = problem.roster.map(({ id, traits }) => ({ id: nameFor(id), traits }));
	return { ...problem, roster: roster.toReversed(), facts: facts as readonly Fact[] };
}
