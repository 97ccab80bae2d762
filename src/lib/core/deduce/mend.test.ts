import { describe, expect, it } from 'vitest';
import { deduce } from './deduce.ts';
import type { Fact, Problem } from './facts.ts';
import { mended } from './mend.ts';
import { plans } from './testing/plans.ts';
import { simulate } from './testing/simulate.ts';

/** Seven cards: one hidden, two in the pile, two in each hand. */
function log(...facts: readonly Fact[]): Problem {
	const roster = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, traits: {} }));
	return { roster, players: ['me', 'you'], me: 'me', pile: 2, hand: 2, facts };
}
const dealt: Fact = { type: 'dealt', cards: ['a', 'b'] };
const holds = (card: string): Fact => ({ type: 'held', player: 'you', card, yes: true });
const lacks = (card: string): Fact => ({ type: 'held', player: 'you', card, yes: false });

describe('a log that contradicts itself', () => {
	it('is left as it is if it does not', () => {
		const problem = log(dealt, holds('c'));
		expect(mended(problem)).toEqual({ problem, conflicts: [] });
	});

	it('goes on without the facts that cannot all be true', () => {
		const { problem, conflicts } = mended(log(dealt, lacks('c'), holds('d'), holds('c')));
		expect(conflicts.map(({ facts }) => facts)).toEqual([[1, 3]]);
		const { consistent, places } = deduce(problem);
		expect(consistent).toBe(true);
		expect(places.get('c')).toEqual(['hidden', 'pile', 'you']);
		expect(places.get('d')).toEqual(['you']);
	});

	it('may do so in two ways at once', () => {
		const facts = [dealt, lacks('c'), holds('c'), lacks('d'), holds('d')];
		const { problem, conflicts } = mended(log(...facts));
		expect(conflicts.map((each) => each.facts).toSorted()).toEqual([
			[1, 2],
			[3, 4]
		]);
		expect(deduce(problem).consistent).toBe(true);
	});

	it('keeps what moved, though not which card it was', () => {
		const took: Fact = { type: 'took', by: 'me', from: 'you', card: 'c' };
		const { problem } = mended(log(dealt, lacks('c'), took));
		expect(problem.facts[2]).toEqual({ type: 'took', by: 'me', from: 'you' });
	});

	it('is not mended where the setting itself cannot be', () => {
		const problem = { ...log(dealt), pile: 3 };
		expect(mended(problem)).toEqual({ problem, conflicts: [] });
	});

	it.each(plans(6, { players: 4, style: 'sensible', facts: 30 }))(
		'is true again, whatever was falsified (seed $seed)',
		(plan) => {
			const { problem } = simulate(plan);
			const facts = problem.facts.map((fact, at) =>
				fact.type === 'counted' && at % 3 === 0 ? { ...fact, count: fact.count + 1 } : fact
			);
			const result = mended({ ...problem, facts });
			expect(deduce(result.problem).consistent).toBe(true);
			for (const each of result.conflicts) expect(each.facts.length).toBeGreaterThan(0);
		}
	);
});
