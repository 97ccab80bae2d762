import { describe, expect, it } from 'vitest';
import { odds, type Effort, type Odds } from './count/odds.ts';
import { deduce } from './deduce.ts';
import type { Problem } from './facts.ts';
import { countDisagreements } from './testing/checks.ts';
import { falsified } from './testing/falsify.ts';
import { upTo } from './testing/leaving-out.ts';
import { plans } from './testing/plans.ts';
import { Chance } from './testing/random.ts';
import { simulate, type Plan } from './testing/simulate.ts';
import { mixedBetweenMoves, nameFor, renamed } from './testing/variants.ts';

const games: readonly Plan[] = [
	...plans(12, { players: 3, style: 'ruled', facts: 16, cards: 12 }),
	...plans(12, { players: 4, style: 'random', facts: 14, cards: 12, forgets: 0.2 }),
	...plans(2, { players: 3, style: 'ruled', facts: 24 }),
	...plans(2, { players: 4, style: 'ruled', facts: 22 }),
	...plans(2, { players: 5, style: 'sensible', facts: 16 }),
	...plans(2, { players: 6, style: 'ruled', facts: 14 })
];

/** Exact or nothing: a law about numbers is one about exact ones. */
const patient: Effort = { mostStates: 3000, beam: 1, runs: 0 };

function counted(problem: Problem, wanted: 'culprits' | 'places'): Odds | undefined {
	const found = odds(problem, wanted, patient);
	return found?.isExact === true ? found : undefined;
}

function near(shares: ReadonlyMap<string, number>): unknown {
	return Object.fromEntries(
		[...shares].map(([card, share]) => [card, Number(share.toPrecision(9))] as const).toSorted()
	);
}

describe.each(games)(
	'$players players, $style, $cards cards, seed $seed',
	{ timeout: 60_000 },
	(plan) => {
		const game = simulate(plan);
		const { problem } = game;
		const culprits = counted(problem, 'culprits')?.culprits;

		it('places add up, and what can be has a share', () => {
			for (const length of [4, 8, problem.facts.length]) {
				const position = upTo(game, length);
				const found = counted(position.problem, 'places');
				if (found !== undefined) expect(countDisagreements(position, found)).toEqual([]);
			}
		});

		it('there is a count if and only if there is a world', () => {
			const chance = new Chance(plan.seed);
			expect(odds(problem, 'culprits', patient)).toBeDefined();
			for (let time = 0; time < 3; time++) {
				const wrong = falsified(problem, chance);
				const found = odds(wrong, 'culprits', patient);
				expect(found !== undefined).toBe(deduce(wrong).consistent);
			}
		});

		it('forgetting where other cards lie changes no share of the culprit', () => {
			const places = counted(problem, 'places');
			if (places !== undefined && culprits !== undefined)
				expect(near(places.culprits)).toEqual(near(culprits));
		});

		it('facts between two moves may come in any order', () => {
			const mixed = counted(mixedBetweenMoves(problem, new Chance(plan.seed)), 'culprits');
			if (mixed !== undefined && culprits !== undefined)
				expect(near(mixed.culprits)).toEqual(near(culprits));
		});

		it('other names give the same shares under other names', () => {
			const other = counted(renamed(problem), 'culprits');
			if (other === undefined || culprits === undefined) return;
			const named = new Map([...culprits].map(([card, share]) => [nameFor(card), share]));
			expect(near(other.culprits)).toEqual(near(named));
		});
	}
);

it('most of these games are counted exactly', () => {
	const exact = games.filter((plan) => counted(simulate(plan).problem, 'culprits') !== undefined);
	expect(exact.length).toBeGreaterThan(0.8 * games.length);
});
