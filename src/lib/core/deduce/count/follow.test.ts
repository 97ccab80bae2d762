import { describe, expect, it } from 'vitest';
import type { Problem } from '../facts.ts';
import { storyOf } from '../story.ts';
import { bruteForce } from '../testing/brute.ts';
import { plans } from '../testing/plans.ts';
import { simulate, type Plan } from '../testing/simulate.ts';
import { dice } from './dice.ts';
import { Follow } from './follow.ts';
import type { Weights } from './naming.ts';
import { possibleEver } from './possible.ts';

const small: readonly Plan[] = [
	...plans(10, { players: 3, style: 'random', facts: 10, cards: 10 }),
	...plans(10, { players: 3, style: 'sensible', facts: 12, cards: 9, forgets: 0.4 }),
	...plans(6, { players: 4, style: 'random', facts: 9, cards: 9 })
];

function follow(problem: Problem, wanted: 'culprits' | 'places', few?: number): Follow {
	const story = storyOf(problem);
	const possible = possibleEver(story);
	if (possible === undefined) throw new Error('a true log has worlds');
	return new Follow(story, possible, { wanted, few });
}

function whole(work: Generator<undefined, Weights | undefined>): Weights {
	for (;;) {
		const { done, value } = work.next();
		if (done !== true) continue;
		if (value === undefined) throw new Error('this was to be few enough');
		return value;
	}
}

/** How likely each card is in a place, as its share of all the weight there. */
function sharesAt(weights: Weights, place: number): readonly number[] {
	const there = weights.map((its) => its[place] ?? 0);
	const sum = there.reduce((total, weight) => total + weight, 0);
	return there.map((weight) => weight / sum);
}

describe.each(small)('fact by fact: $players players, $style, seed $seed', (plan) => {
	const { problem } = simulate(plan);
	const { places } = bruteForce(problem);
	const guilt = problem.roster.map(({ id }) => places.get(id)?.get('hidden') ?? 0);

	it.each([undefined, 0])('counts what counting worlds one by one gives (few: %s)', (few) => {
		for (const wanted of ['culprits', 'places'] as const) {
			const shares = sharesAt(whole(follow(problem, wanted, few).all(20_000)), 0);
			shares.forEach((share, card) => expect(share).toBeCloseTo(guilt[card] ?? 0, 9));
		}
	});

	it('a sample that keeps every state is no sample', () => {
		const sampled = whole(follow(problem, 'culprits').some(100_000, dice(1)));
		sharesAt(sampled, 0).forEach((share, card) => expect(share).toBeCloseTo(guilt[card] ?? 0, 9));
	});
});

it('a card that was shown weighs less the more there were to show', () => {
	const x = { kind: 'x' };
	const problem: Problem = {
		roster: [
			{ id: 'a', traits: x },
			{ id: 'b', traits: x },
			{ id: 'c', traits: { kind: 'y' } },
			{ id: 'd', traits: { kind: 'y' } }
		],
		players: ['me', 'you'],
		me: 'me',
		pile: 1,
		hand: 1,
		facts: [
			{ type: 'took', by: 'you', from: 'me', card: 'c' },
			{ type: 'showed', player: 'you', to: 'me', traits: { kind: 'y' }, card: 'c' }
		]
	};
	// Had d been beside c, it might have been shown instead: so d is rather hidden or in the pile.
	const [a = 0, b = 0, , d = 0] = sharesAt(whole(follow(problem, 'culprits').all(100)), 0);
	expect([a, b, d].map((share) => Number(share.toFixed(9)))).toEqual([0.3, 0.3, 0.4]);
});

it('too many states are given up', () => {
	const { problem } = simulate({ seed: 3_000_000, players: 4, style: 'sensible', facts: 30 });
	expect(() => whole(follow(problem, 'culprits').all(10))).toThrow('few enough');
});
