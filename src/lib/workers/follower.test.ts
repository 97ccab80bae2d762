import { describe, expect, it } from 'vitest';
import { deduce } from '#lib/core/deduce/deduce.ts';
import type { Fact, Problem } from '#lib/core/deduce/facts.ts';
import { simulate } from '#lib/core/deduce/testing/simulate.ts';
import { Follower } from './follower.ts';
import type { Found } from './post.ts';

const { problem } = simulate({ seed: 4_000_000, players: 4, style: 'sensible', facts: 20 });
const upTo = (count: number): Problem => ({ ...problem, facts: problem.facts.slice(0, count) });

/** All that a follower finds after it has taken in these logs, one after the other. */
function foundAfter(...logs: readonly Problem[]): Found | undefined {
	const follower = new Follower();
	for (const log of logs) {
		follower.take(log);
		while (follower.step());
	}
	return follower.found();
}

describe('following a log', () => {
	it('finds nothing before there is one', () => {
		expect(foundAfter()).toBeUndefined();
	});

	it.each<[string, readonly Problem[]]>([
		['that grows', [upTo(5), upTo(12), problem]],
		['of which the last facts were taken back', [problem, upTo(12)]],
		[
			'of which one in the middle is gone',
			[problem, { ...problem, facts: problem.facts.toSpliced(7, 1) }]
		],
		['of another table', [{ ...problem, me: 'nobody' }, problem]],
		['again', [problem, problem]]
	])('%s is the same as reading it whole', (_name, logs) => {
		const last = logs.at(-1) ?? problem;
		expect(foundAfter(...logs)).toEqual({ problem: last, conflicts: [], findings: deduce(last) });
	});

	it('leaves out what cannot all be true, and takes it up again once it is mended', () => {
		const [card = ''] = deduce(problem).culprits;
		const lie: readonly Fact[] = [
			{ type: 'held', player: 'ann', card, yes: true },
			{ type: 'held', player: 'ann', card, yes: false }
		];
		const wrong = { ...problem, facts: [...problem.facts, ...lie] };
		const found = foundAfter(problem, wrong);
		expect(found?.conflicts).toHaveLength(1);
		expect(found?.findings.consistent).toBe(true);
		expect(found?.findings.culprits).toContain(card);
		expect(foundAfter(problem, wrong, problem)?.conflicts).toEqual([]);
	});
});
