import { describe, expect, it } from 'vitest';
import { deduce } from './deduce.ts';
import type { Findings } from './deducer.ts';
import { followed, truthRuledOut } from './testing/checks.ts';
import { upTo, without } from './testing/leaving-out.ts';
import { plans } from './testing/plans.ts';
import { Chance } from './testing/random.ts';
import { simulate, type Plan } from './testing/simulate.ts';
import { mixedBetweenMoves, nameFor, renamed } from './testing/variants.ts';

const games: readonly Plan[] = [
	...plans(4, { players: 3, style: 'sensible', facts: 36 }),
	...plans(4, { players: 4, style: 'sensible', facts: 40, forgets: 0.1 }),
	...plans(3, { players: 5, style: 'random', facts: 36 }),
	...plans(3, { players: 6, style: 'sensible', facts: 40 }),
	...plans(2, { players: 3, style: 'ruled', facts: 45 }),
	...plans(2, { players: 4, style: 'ruled', facts: 45, forgets: 0.1 }),
	...plans(2, { players: 5, style: 'ruled', facts: 45 }),
	...plans(2, { players: 6, style: 'ruled', facts: 45 }),
	...plans(8, { players: 3, style: 'random', facts: 14, cards: 10 }),
	...plans(8, { players: 4, style: 'ruled', facts: 20, cards: 12, forgets: 0.2 }),
	...plans(4, { players: 5, style: 'sensible', facts: 16, cards: 13 })
];

function shown({ consistent, places, culprits }: Findings | undefined = emptied): unknown {
	return { consistent, places: Object.fromEntries(places), culprits };
}

const emptied: Findings = { consistent: false, places: new Map(), culprits: [], unsettled: [] };

describe.each(games)(
	'$players players, $style, $cards cards, seed $seed',
	{ timeout: 30_000 },
	(plan) => {
		const game = simulate(plan);
		const { problem } = game;
		const findings = followed(problem);

		it('the truth is never eliminated', () => {
			expect(findings).toHaveLength(game.truth.length);
			expect(truthRuledOut(game, findings)).toEqual([]);
		});

		it('who is out stays out', () => {
			findings.reduce((before, after) => {
				expect(before.culprits).toEqual(expect.arrayContaining([...after.culprits]));
				return after;
			});
		});

		it('following the log is the same as reading it whole, at any point', () => {
			for (const length of [1, 9, 17, 25, problem.facts.length]) {
				const at = findings[length - 1];
				if (at !== undefined) expect(shown(deduce(upTo(game, length).problem))).toEqual(shown(at));
			}
		});

		it('a log without one of its facts is the same followed or read whole', () => {
			const chance = new Chance(plan.seed);
			for (const fact of [chance.below(problem.facts.length), problem.facts.length - 1]) {
				const shorter = without(problem, fact);
				expect(shown(deduce(shorter))).toEqual(shown(followed(shorter).at(-1)));
			}
		});

		it('what was said and is taken back leaves nothing behind', () => {
			const { places, consistent } = deduce(without(problem, problem.facts.length - 1));
			expect(consistent).toBe(true);
			expect(Object.fromEntries(places)).toEqual(
				Object.fromEntries(findings.at(-2)?.places ?? new Map())
			);
		});

		it('facts between two moves may come in any order', () => {
			const mixed = mixedBetweenMoves(problem, new Chance(plan.seed));
			expect(shown(deduce(mixed))).toEqual(shown(deduce(problem)));
		});

		it('other names give the same answer under other names', () => {
			const { places } = deduce(renamed(problem));
			for (const [card, its] of deduce(problem).places)
				expect(places.get(nameFor(card))).toEqual(its);
		});
	}
);
