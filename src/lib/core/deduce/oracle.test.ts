import { describe, expect, it } from 'vitest';
import { deduce } from './deduce.ts';
import { bruteForce } from './testing/brute.ts';
import { bruteDisagreements, followed, satDisagreements } from './testing/checks.ts';
import { falsified } from './testing/falsify.ts';
import { upTo } from './testing/leaving-out.ts';
import { plans } from './testing/plans.ts';
import { Chance } from './testing/random.ts';
import { withUnset } from './testing/roster.ts';
import { askSat } from './testing/sat-oracle.ts';
import { simulate, type Plan } from './testing/simulate.ts';

const small: readonly Plan[] = [
	...plans(30, { players: 3, style: 'random', facts: 11, cards: 10 }),
	...plans(30, { players: 3, style: 'ruled', facts: 14, cards: 9, forgets: 0.2 }),
	...plans(20, { players: 4, style: 'ruled', facts: 12, cards: 10 }),
	...plans(10, { players: 5, style: 'sensible', facts: 10, cards: 9 })
];

const full: readonly Plan[] = [3, 4, 5, 6].flatMap((players) => [
	...plans(2, { players, style: 'ruled', facts: 45, forgets: 0.05 }),
	...plans(2, { players, style: 'sensible', facts: 40 }),
	...plans(2, { players, style: 'random', facts: 40, forgets: 0.1 })
]);

describe('the oracles agree with each other', { timeout: 60_000 }, () => {
	it.each(small.slice(0, 40))('$players players, $style, seed $seed', (plan) => {
		const chance = new Chance(plan.seed);
		const { problem } = simulate(plan);
		for (const log of [problem, falsified(problem, chance), falsified(problem, chance)]) {
			const sat = askSat(log);
			const truths = bruteForce(log);
			expect(sat.consistent).toBe(truths.consistent);
			for (const [card, its] of truths.places)
				expect(sat.places.get(card)?.toSorted()).toEqual([...its.keys()].toSorted());
		}
	});
});

describe('logic and count agree with counting worlds one by one', { timeout: 60_000 }, () => {
	it.each(small)('$players players, $style, seed $seed', (plan) => {
		const { problem } = simulate(plan);
		expect(bruteDisagreements(problem)).toEqual([]);
		expect(bruteDisagreements(falsified(problem, new Chance(plan.seed)))).toEqual([]);
	});
});

describe('the logic agrees with a ready-made solver', { timeout: 60_000 }, () => {
	it.each(full)('as the log grows: $players players, $style, seed $seed', (plan) => {
		const game = simulate(plan);
		const findings = followed(game.problem);
		for (const length of [8, 20, 32, findings.length])
			expect(satDisagreements(upTo(game, length).problem, findings[length - 1])).toEqual([]);
	});

	it.each(full)('where a trait is unset: $players players, $style, seed $seed', (plan) => {
		const { problem } = simulate(plan);
		const roster = withUnset(problem.roster, new Chance(plan.seed), 0.1);
		expect(satDisagreements({ ...problem, roster })).toEqual([]);
	});

	it('where a line is wrong', () => {
		const verdicts = full.flatMap((plan) => {
			const { problem } = simulate(plan);
			const chance = new Chance(plan.seed);
			return Array.from({ length: 4 }, () => {
				const wrong = falsified(problem, chance);
				expect(satDisagreements(wrong)).toEqual([]);
				return deduce(wrong).consistent;
			});
		});
		expect(verdicts).toContain(true);
		expect(verdicts).toContain(false);
	});
});
