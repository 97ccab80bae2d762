import { describe, expect, it } from 'vitest';
import { deduce } from './deduce.ts';
import type { Card, Fact, Problem } from './facts.ts';
import { bruteForce } from './testing/brute.ts';
import { plans } from './testing/plans.ts';
import { Chance } from './testing/random.ts';
import { traitValues, withUnset } from './testing/roster.ts';
import { simulate, type Plan } from './testing/simulate.ts';

type Possible = Readonly<Record<string, readonly string[]>>;

/** What can be in any of these problems, by the oracle. */
function possible(problems: readonly Problem[]): Possible {
	const seen = problems.map((problem) => bruteForce(problem).places);
	const { roster, players } = problems[0] ?? { roster: [], players: [] };
	const order = ['hidden', 'pile', ...players];
	const placesOf = (id: string): readonly string[] =>
		order.filter((place) => seen.some((places) => places.get(id)?.has(place)));
	return Object.fromEntries(roster.map(({ id }) => [id, placesOf(id)]));
}

function found(problem: Problem): Possible {
	return Object.fromEntries(deduce(problem).places);
}

describe('what can be is what some world shows', { timeout: 30_000 }, () => {
	const small: readonly Plan[] = [
		...plans(15, { players: 3, style: 'random', facts: 9, cards: 10 }),
		...plans(15, { players: 3, style: 'sensible', facts: 11, cards: 9, forgets: 0.3 }),
		...plans(10, { players: 4, style: 'random', facts: 8, cards: 9 })
	];
	it.each(small)('$players players, $style, seed $seed', (plan) => {
		const { problem } = simulate(plan);
		expect(found(problem)).toEqual(possible([problem]));
	});
});

/** The problem with every reading of its unset traits, a value nobody asks about among them. */
function readings(problem: Problem): readonly Problem[] {
	let rosters: readonly (readonly Card[])[] = [[]];
	for (const card of problem.roster) {
		const versions = readingsOf(card);
		rosters = rosters.flatMap((roster) => versions.map((version) => [...roster, version]));
	}
	return rosters.map((roster) => ({ ...problem, roster }));
}

function readingsOf({ id, traits }: Card): readonly Card[] {
	let all: readonly Card['traits'][] = [traits];
	for (const [trait, values] of Object.entries(traitValues))
		if (traits[trait] === undefined)
			all = all.flatMap((each) =>
				[...values, 'else'].map((value) => ({ ...each, [trait]: value }))
			);
	return all.map((each) => ({ id, traits: each }));
}

describe(
	'an unset trait may be anything, but the same thing every time',
	{ timeout: 30_000 },
	() => {
		const small = plans(25, { players: 3, style: 'random', facts: 9, cards: 8 });
		it.each(small)('seed $seed', (plan) => {
			const { problem } = simulate(plan);
			const roster = withUnset(problem.roster, new Chance(plan.seed), 0.06);
			const unset = { ...problem, roster };
			const all = readings(unset);
			if (all.length > 150) return;
			expect(found(unset)).toEqual(possible(all));
		});

		const roster = ['a', 'b', 'c', 'd'].map((id) => ({ id, traits: {} }));
		const setting = { roster, players: ['me', 'you'], me: 'me', pile: 1, hand: 1 };
		const asked = (value: string, card: string): Fact => {
			const traits = { rank: value };
			return { type: 'showed', player: 'you', to: 'me', traits, card };
		};
		const dealt: Fact = { type: 'dealt', cards: ['a'] };
		const cases: readonly [name: string, facts: readonly Fact[], consistent: boolean][] = [
			['a card shown for a rank has it', [asked('high', 'b')], true],
			['and no other', [asked('high', 'b'), asked('low', 'b')], false],
			[
				'a count that any card may fit says nothing',
				[{ type: 'counted', player: 'you', traits: { rank: 'high' }, count: 1 }],
				true
			],
			[
				'but contradicts one that was shown',
				[
					asked('high', 'b'),
					{ type: 'counted', player: 'you', traits: { rank: 'high' }, count: 0 }
				],
				false
			],
			[
				'all may be crossed out but one',
				[{ type: 'crossed', player: 'you', traits: { rank: 'high' }, count: 3 }],
				true
			],
			[
				'and never all',
				[{ type: 'crossed', player: 'you', traits: { rank: 'high' }, count: 4 }],
				false
			]
		];
		it.each(cases)('%s', (_name, facts, consistent) => {
			expect(deduce({ ...setting, facts: [dealt, ...facts] }).consistent).toBe(consistent);
		});
	}
);

describe('facts that cannot be', () => {
	const roster = ['a', 'b', 'c', 'd'].map((id) => ({ id, traits: { rank: 'high' } }));
	const setting = { roster, players: ['me', 'you'], me: 'me', pile: 1, hand: 1 };
	const cases: readonly [name: string, fact: Fact][] = [
		['a card nobody has heard of', { type: 'cleared', card: 'z' }],
		['a player who is not there', { type: 'held', player: 'they', card: 'a', yes: false }],
		['a card taken from oneself', { type: 'took', by: 'you', from: 'you' }],
		['more cards passed than can be', { type: 'mass', count: 1, gave: ['a', 'b'], got: ['c'] }],
		[
			'a card shown that does not fit',
			{
				type: 'showed',
				player: 'you',
				to: 'me',
				traits: { rank: 'low' },
				card: 'b'
			}
		],
		['more than there are', { type: 'counted', player: 'you', traits: {}, count: 2 }],
		['a card in two hands', { type: 'accused', by: 'me', suspect: 'a', shownBy: 'you' }]
	];
	it.each(cases)('%s', (_name, fact) => {
		const dealt: Fact = { type: 'dealt', cards: ['a'] };
		expect(deduce({ ...setting, facts: [dealt, fact] }).consistent).toBe(false);
	});

	it('a draw from an empty pile', () => {
		const drew: Fact = { type: 'drew', player: 'me' };
		expect(deduce({ ...setting, facts: [drew] }).consistent).toBe(true);
		expect(deduce({ ...setting, facts: [drew, drew] }).consistent).toBe(false);
	});

	it('a roster that does not fit the deal', () => {
		expect(deduce({ ...setting, pile: 2, facts: [] }).consistent).toBe(false);
	});
});

describe('when the search is cut short', () => {
	it('says "still possible", and which answers are unsettled', () => {
		const { problem } = simulate({ seed: 7, players: 4, style: 'sensible', facts: 40 });
		const whole = deduce(problem);
		const cut = deduce(problem, 0);
		expect(cut.unsettled.length).toBeGreaterThan(0);
		for (const [card, places] of whole.places)
			expect(cut.places.get(card)).toEqual(expect.arrayContaining([...places]));
	});
});
