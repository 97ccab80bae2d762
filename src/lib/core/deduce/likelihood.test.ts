import { describe, expect, it } from 'vitest';
import { drawn } from './count/draw.ts';
import type { Fact, Setting } from './facts.ts';
import { likelihood } from './likelihood.ts';
import { bruteForce } from './testing/brute.ts';
import { plans } from './testing/plans.ts';
import { simulate } from './testing/simulate.ts';
import type { World } from './worlds.ts';

const setting: Setting = {
	roster: [
		{ id: 'a', traits: { kind: 'red', hat: 'hat' } },
		{ id: 'b', traits: { kind: 'red', hat: 'bare' } },
		{ id: 'c', traits: { kind: 'red', hat: 'bare' } },
		{ id: 'd', traits: { kind: 'blue', hat: 'hat' } },
		{ id: 'e', traits: { kind: 'blue', hat: 'bare' } },
		{ id: 'f', traits: { kind: 'blue' } },
		{ id: 'g', traits: { kind: 'blue', hat: 'bare' } }
	],
	players: ['ann', 'bob', 'cat'],
	me: 'ann',
	pile: 0,
	hand: 2
};
const [pile, me, bob, cat] = [1, 2, 3, 4];

/** Four worlds; g is mine in all of them, and cat sits to my right. */
const worlds: readonly World[] = [
	[0, bob, bob, cat, cat, me, me],
	[bob, 0, bob, cat, cat, me, me],
	[bob, bob, 0, cat, cat, me, me],
	[bob, cat, cat, 0, bob, me, me]
];

const red = { kind: 'red' };

const cases: readonly { readonly what: string; readonly fact: Fact; readonly share: number }[] = [
	{
		what: 'a count is as likely as the worlds with so many',
		fact: { type: 'counted', player: 'bob', traits: red, count: 2 },
		share: 0.75
	},
	{
		what: 'a count that no world has is a contradiction',
		fact: { type: 'counted', player: 'bob', traits: red, count: 0 },
		share: 0
	},
	{
		what: 'a count that every world has is certain',
		fact: { type: 'counted', player: 'ann', traits: red, count: 0 },
		share: 1
	},
	{
		what: 'a card that is held lies there',
		fact: { type: 'held', player: 'bob', card: 'b', yes: true },
		share: 0.5
	},
	{
		what: 'a card that is not held lies elsewhere',
		fact: { type: 'held', player: 'cat', card: 'b', yes: false },
		share: 0.75
	},
	{
		what: 'a card that was shown is there, however many others there were',
		fact: { type: 'showed', player: 'bob', to: 'ann', traits: red, card: 'a' },
		share: 0.75
	},
	{
		what: 'a card that does not fit is never shown',
		fact: { type: 'showed', player: 'cat', to: 'ann', traits: red, card: 'd' },
		share: 0
	},
	{
		what: 'a card that nobody saw is one of those that fit',
		fact: { type: 'showed', player: 'cat', to: 'bob', traits: red },
		share: 0.25
	},
	{
		what: 'who shows none has none',
		fact: { type: 'showed', player: 'cat', to: 'ann', traits: red, none: true },
		share: 0.75
	},
	{
		what: 'who is accused is held by whoever shows the card',
		fact: { type: 'accused', by: 'cat', suspect: 'c', shownBy: 'bob' },
		share: 0.5
	},
	{ what: 'who is cleared is not hidden', fact: { type: 'cleared', card: 'a' }, share: 0.75 },
	{ what: 'who is held is cleared for certain', fact: { type: 'cleared', card: 'g' }, share: 1 },
	{
		what: 'so many crossed out are innocent',
		fact: { type: 'crossed', player: 'bob', traits: red, count: 3 },
		share: 0.25
	},
	{
		what: 'fewer crossed out than are innocent in any world is certain',
		fact: { type: 'crossed', player: 'bob', traits: red, count: 2 },
		share: 1
	},
	{
		what: 'an unset trait may be either: as few as there are without it',
		fact: { type: 'counted', player: 'ann', traits: { hat: 'bare' }, count: 1 },
		share: 1
	},
	{
		what: 'an unset trait may be either: as many as there are with it',
		fact: { type: 'counted', player: 'ann', traits: { hat: 'bare' }, count: 2 },
		share: 1
	},
	{
		what: 'a card that was taken came from there',
		fact: { type: 'took', by: 'ann', from: 'bob', card: 'b' },
		share: 0.5
	},
	{
		what: 'a card that nobody saw being taken is no surprise',
		fact: { type: 'took', by: 'cat', from: 'bob' },
		share: 1
	},
	{
		what: 'a card that was given came from there',
		fact: { type: 'gave', from: 'cat', to: 'ann', card: 'd' },
		share: 0.75
	},
	{
		what: 'nothing is drawn from an empty pile',
		fact: { type: 'drew', player: 'ann', card: 'a' },
		share: 0
	},
	{
		what: 'what I passed was mine, and what I got was to my right; the least likely card speaks',
		fact: { type: 'mass', count: 2, gave: ['f', 'g'], got: ['d', 'e'] },
		share: 0.75
	},
	{
		what: 'of two cards that are never together the less likely one speaks all the same',
		fact: { type: 'mass', count: 2, got: ['d', 'b'] },
		share: 0.25
	},
	{
		what: 'a hand that was dealt was mine',
		fact: { type: 'dealt', cards: ['g', 'a'] },
		share: 0
	},
	{
		what: 'what I passed was mine',
		fact: { type: 'mass', count: 1, gave: ['d'], got: ['e'] },
		share: 0
	},
	{
		what: 'nobody gets more than were passed',
		fact: { type: 'mass', count: 1, gave: ['g'], got: ['d', 'e'] },
		share: 0
	}
];

describe('how likely a fact was', () => {
	it.each(cases)('$what', ({ fact, share }) => {
		expect(likelihood(setting, worlds, fact)).toBe(share);
	});

	it('a card that was drawn lay in the pile', () => {
		const piled: readonly World[] = [
			[0, pile, bob, bob, cat, cat, me],
			[pile, 0, bob, bob, cat, cat, me]
		];
		const fact: Fact = { type: 'drew', player: 'bob', card: 'a' };
		expect(likelihood({ ...setting, pile: 1 }, piled, fact)).toBe(0.5);
	});

	it('without worlds nothing is likely', () => {
		expect(likelihood(setting, [], { type: 'cleared', card: 'a' })).toBe(0);
	});
});

describe('how likely a fact was, by drawn worlds', { timeout: 30_000 }, () => {
	it.each(plans(4, { players: 3, style: 'random', facts: 9, cards: 9 }))(
		'is what counting all of them gives: seed $seed',
		(plan) => {
			const { problem } = simulate(plan);
			const drawnWorlds = drawn(problem, { worlds: 2000 });
			for (const [card, places] of bruteForce(problem).places)
				for (const player of problem.players) {
					const share = likelihood(problem, drawnWorlds, { type: 'held', player, card, yes: true });
					expect(Math.abs(share - (places.get(player) ?? 0))).toBeLessThan(0.05);
				}
		}
	);

	it('is more than nothing for whatever is true', () => {
		for (const plan of plans(4, { players: 4, style: 'sensible', facts: 14 })) {
			const { problem } = simulate(plan);
			const facts = problem.facts.slice(0, -1);
			const last = problem.facts.at(-1);
			const before = drawn({ ...problem, facts }, { worlds: 1000 });
			if (last !== undefined) expect(likelihood(problem, before, last)).toBeGreaterThan(0);
		}
	});
});
