import { describe, expect, it } from 'vitest';
import { dice } from '../count/dice.ts';
import { drawn } from '../count/draw.ts';
import type { Fact, Problem, Setting } from '../facts.ts';
import { bruteForce, type Truths } from '../testing/brute.ts';
import { plans } from '../testing/plans.ts';
import { simulate } from '../testing/simulate.ts';
import type { World } from '../worlds.ts';
import { advice, weighed } from './advice.ts';
import { candidates, type Question } from './questions.ts';
import type { Weighed } from './weigh.ts';

/** `a` to `f`; the places are hidden, pile, ann (me), bob and cat. */
const setting: Setting = {
	roster: [
		{ id: 'a', traits: { kind: 'red', hat: 'hat' } },
		{ id: 'b', traits: { kind: 'red', hat: 'bare' } },
		{ id: 'c', traits: { kind: 'red', hat: 'bare' } },
		{ id: 'd', traits: { kind: 'blue', hat: 'hat' } },
		{ id: 'e', traits: { kind: 'blue', hat: 'bare' } },
		{ id: 'f', traits: { kind: 'blue', hat: 'bare' } }
	],
	players: ['ann', 'bob', 'cat'],
	me: 'ann',
	pile: 0,
	hand: 2
};
const [me, bob, cat] = [2, 3, 4];

const red = { kind: 'red' };

function only(worlds: readonly World[], question: Question, at = setting): Weighed | undefined {
	return weighed(at, worlds, [question])[0];
}

/** So many that nothing is taken off for the smallness of the sample. */
function often(worlds: readonly World[]): readonly World[] {
	return Array.from({ length: 2000 }, () => worlds).flat();
}

describe('a question is worth', () => {
	/** Bob has as many red ones as tells who is hidden. */
	const telling: readonly World[] = [
		[0, cat, cat, bob, bob, me],
		[bob, 0, cat, cat, bob, me],
		[bob, bob, 0, cat, cat, me]
	];

	it('all there is to know if each of three suspects has an answer of their own', () => {
		const found = only(telling, { kind: 'count', player: 'bob', traits: red });
		expect(found?.bits).toBeCloseTo(Math.log2(3), 9);
		expect(found?.answers).toEqual([
			{ reply: { count: 0 }, chance: 1 / 3, suspects: 1, likeliest: 'a', guilt: 1 },
			{ reply: { count: 1 }, chance: 1 / 3, suspects: 1, likeliest: 'b', guilt: 1 },
			{ reply: { count: 2 }, chance: 1 / 3, suspects: 1, likeliest: 'c', guilt: 1 }
		]);
	});

	it('nothing if the answer is known', () => {
		expect(only(telling, { kind: 'held', player: 'bob', card: 'f' })?.bits).toBe(0);
		expect(only(telling, { kind: 'count', player: 'ann', traits: red })?.bits).toBe(0);
	});

	it('nothing if every answer leaves the suspects as they were', () => {
		const worlds: readonly World[] = [
			[0, me, me, bob, cat, cat],
			[0, me, me, cat, bob, cat],
			[me, 0, me, bob, cat, cat],
			[me, 0, me, cat, bob, cat]
		];
		const found = only(worlds, { kind: 'held', player: 'bob', card: 'd' });
		expect(found?.bits).toBeCloseTo(0, 9);
		expect(found?.answers.map(({ suspects, guilt }) => [suspects, guilt])).toEqual([
			[2, 0.5],
			[2, 0.5]
		]);
	});

	it('what a yes and a no are worth, each as often as it comes', () => {
		const found = only(telling, { kind: 'held', player: 'bob', card: 'b' });
		expect(found?.bits).toBeCloseTo(Math.log2(3) - 2 / 3, 9);
		expect(found?.answers.map(({ reply, chance, suspects }) => [reply, chance, suspects])).toEqual([
			[{ yes: false }, 2 / 3, 2],
			[{ yes: true }, 1 / 3, 1]
		]);
	});
});

describe('a card that is shown', () => {
	it('is any of those that fit: two of three, each as likely, leave one bit', () => {
		const worlds: readonly World[] = [
			[0, bob, bob, cat, cat, me],
			[bob, 0, bob, cat, cat, me],
			[bob, bob, 0, cat, cat, me]
		];
		const found = only(often(worlds), { kind: 'show', player: 'bob', traits: red });
		expect(found?.bits).toBeCloseTo(Math.log2(3) - 1, 3);
		expect(found?.answers.map(({ reply, chance, suspects }) => [reply, chance, suspects])).toEqual(
			['a', 'b', 'c'].map((card) => [{ card }, 1 / 3, 2])
		);
	});

	it('points to where there were fewer to choose from', () => {
		const worlds: readonly World[] = [
			[bob, bob, 0, cat, cat, me],
			[bob, cat, cat, 0, bob, me]
		];
		const found = only(worlds, { kind: 'show', player: 'bob', traits: red });
		expect(found?.answers).toEqual([
			{ reply: { card: 'a' }, chance: 3 / 4, suspects: 2, likeliest: 'd', guilt: 2 / 3 },
			{ reply: { card: 'b' }, chance: 1 / 4, suspects: 1, likeliest: 'c', guilt: 1 }
		]);
	});

	it('may be none', () => {
		const worlds: readonly World[] = [
			[0, cat, cat, bob, bob, me],
			[bob, cat, cat, 0, bob, me]
		];
		const found = only(worlds, { kind: 'show', player: 'bob', traits: red });
		expect(found?.bits).toBeCloseTo(1, 9);
		expect(found?.answers.map(({ reply }) => reply)).toEqual([{ card: 'a' }, { card: undefined }]);
	});
});

describe('an unset trait', () => {
	const roster = setting.roster.map((card) =>
		card.id === 'e' ? { id: 'e', traits: { hat: 'bare' } } : card
	);
	const open = { ...setting, roster };
	const worlds: readonly World[] = [
		[0, cat, cat, bob, bob, me],
		[bob, cat, cat, 0, bob, me]
	];

	it('leaves a question open where the player may hold that card: it is not weighed', () => {
		expect(only(worlds, { kind: 'count', player: 'bob', traits: red }, open)).toBeUndefined();
		expect(only(worlds, { kind: 'show', player: 'bob', traits: red }, open)).toBeUndefined();
	});

	it('is no matter where the player cannot hold that card, or another trait says no', () => {
		expect(only(worlds, { kind: 'count', player: 'cat', traits: red }, open)?.bits).toBe(0);
		const hats = { kind: 'red', hat: 'hat' };
		expect(only(worlds, { kind: 'count', player: 'bob', traits: hats }, open)?.bits).toBeCloseTo(
			1,
			9
		);
	});
});

/** The entropy of the hidden card. */
function doubt({ places }: Truths): number {
	const shares = [...places.values()].map((its) => its.get('hidden') ?? 0);
	return shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);
}

/** What asking for a card is worth, by counting all worlds with either answer. */
function heldBits(problem: Problem, player: string, card: string): number {
	const before = bruteForce(problem);
	const yes = before.places.get(card)?.get(player) ?? 0;
	const after = (isHeld: boolean): number => {
		const held: Fact = { type: 'held', player, card, yes: isHeld };
		return doubt(bruteForce({ ...problem, facts: [...problem.facts, held] }));
	};
	return (
		doubt(before) - (yes > 0 ? yes * after(true) : 0) - (yes < 1 ? (1 - yes) * after(false) : 0)
	);
}

describe('drawn worlds give what all worlds would', { timeout: 30_000 }, () => {
	const small = [
		...plans(3, { players: 3, style: 'random', facts: 8, cards: 9 }),
		...plans(2, { players: 3, style: 'sensible', facts: 10, cards: 9 })
	];
	it.each(small)('for every card asked for: $style, seed $seed', (plan) => {
		const { problem } = simulate(plan);
		const worlds = drawn(problem, { worlds: 2000 });
		const questions = candidates(problem, worlds).filter(({ kind }) => kind === 'held');
		for (const { question, bits } of weighed(problem, worlds, questions))
			if (question.kind === 'held')
				expect(Math.abs(bits - heldBits(problem, question.player, question.card))).toBeLessThan(
					0.03
				);
	});

	/** Every deal of nine cards in which what was counted is so, all as likely. */
	const { roster } = simulate({ seed: 5, players: 3, style: 'random', facts: 1, cards: 9 }).problem;
	const facts: readonly Fact[] = [
		{ type: 'dealt', cards: roster.slice(0, 2).map(({ id }) => id) },
		{ type: 'counted', player: 'bob', traits: { build: 'stout' }, count: 1 }
	];
	const problem = { roster, players: ['ann', 'bob', 'cat'], me: 'ann', pile: 2, hand: 2, facts };
	const isStout = (card: number): boolean => roster[card]?.traits['build'] === 'stout';
	const all = deals([2, 2], [1, 2, 0, 2, 2], roster.length).filter(
		(world) => world.filter((place, card) => place === bob && isStout(card)).length === 1
	);

	it('and so for every other question', () => {
		const worlds = drawn(problem, { worlds: 4000 });
		const questions = candidates(problem, worlds);
		const truths = questions.map((question) => plainBits(problem, all, question));
		const near = weighed(problem, worlds, questions);
		expect(near).toHaveLength(questions.length);
		near.forEach(({ bits }, at) => {
			expect(Math.abs(bits - (truths[at] ?? NaN))).toBeLessThan(0.03);
		});
		const [best] = advice(problem, worlds);
		const most = Math.max(...truths);
		expect(most - plainBits(problem, all, best?.question ?? questionless)).toBeLessThan(0.03);
	});
});

const questionless: Question = { kind: 'held', player: 'bob', card: '' };

/** All ways to put the cards that follow these into places with so much room. */
function deals(world: World, rooms: readonly number[], cards: number): readonly World[] {
	if (world.length === cards) return [world];
	return rooms.flatMap((room, place) =>
		room === 0 ? [] : deals([...world, place], rooms.with(place, room - 1), cards)
	);
}

/** By the book: the doubt about the hidden card before, less that after each answer. */
function plainBits({ roster, players }: Setting, worlds: readonly World[], ask: Question): number {
	const byAnswer = new Map<string, Map<number, number>>();
	const all = new Map<number, number>();
	for (const world of worlds) {
		const culprit = world.indexOf(0);
		const hand = roster.filter((_, card) => world[card] === players.indexOf(ask.player) + 2);
		for (const [answer, share] of answersTo(hand, ask)) {
			const its = byAnswer.get(answer) ?? new Map<number, number>();
			byAnswer.set(answer, its.set(culprit, (its.get(culprit) ?? 0) + share));
			all.set(culprit, (all.get(culprit) ?? 0) + share);
		}
	}
	const left = [...byAnswer.values()].reduce((sum, its) => sum + entropyTimesSum(its), 0);
	return (entropyTimesSum(all) - left) / worlds.length;
}

function answersTo(hand: Setting['roster'], ask: Question): readonly (readonly [string, number])[] {
	if (ask.kind === 'held') return [[String(hand.some(({ id }) => id === ask.card)), 1]];
	const fitting = hand.filter(({ traits }) =>
		Object.entries(ask.traits).every(([trait, value]) => traits[trait] === value)
	);
	if (ask.kind === 'count') return [[String(fitting.length), 1]];
	if (fitting.length === 0) return [['none', 1]];
	return fitting.map(({ id }) => [id, 1 / fitting.length]);
}

function entropyTimesSum(counts: ReadonlyMap<unknown, number>): number {
	const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
	return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / total), 0);
}

describe('a small sample', () => {
	it('does not make much of what has nothing to do with the hidden card', () => {
		const chance = dice(1);
		const below = (count: number): number => Math.floor(chance() * count);
		const roster = Array.from({ length: 30 }, (_, at) => ({
			id: `${at}`,
			traits: { kind: 'any' }
		}));
		/** Eight suspects, and bob holds one to four of the others. */
		const worlds = Array.from({ length: 200 }, (): World => {
			const culprit = below(8);
			const held = below(4);
			return roster.map((_, card) => {
				if (card < 8) return card === culprit ? 0 : me;
				return card <= 8 + held ? bob : cat;
			});
		});
		const found = only(
			worlds,
			{ kind: 'count', player: 'bob', traits: { kind: 'any' } },
			{
				...setting,
				roster
			}
		);
		expect(found?.answers).toHaveLength(4);
		/** Without a correction it would seem 21 / 400 nats. */
		expect(found?.bits).toBeLessThan(0.5 * (21 / 400 / Math.LN2));
	});
});

describe('advice', () => {
	/** Bob's red ones tell of three suspects, his hats of one, cat's hand the same the other way. */
	const worlds: readonly World[] = [
		[0, cat, cat, bob, bob, me],
		[bob, 0, cat, cat, bob, me],
		[bob, bob, 0, cat, cat, me]
	];

	it('has the best question first, and one for each of the others', () => {
		const found = advice(setting, worlds);
		expect(found.map(({ question }) => question.player).toSorted()).toEqual(['bob', 'cat']);
		expect(found[0]?.bits).toBeCloseTo(Math.log2(3), 9);
		expect(found[0]?.question).toEqual({ kind: 'count', player: 'bob', traits: red });
	});

	it('never asks me, and asks nothing that tells nothing', () => {
		const known = advice(setting, worlds.slice(0, 1));
		expect(known).toEqual([]);
		for (const { question } of advice(setting, worlds, { most: 50, perPlayer: 20 }))
			expect(question.player).not.toBe('ann');
	});

	it('asks nothing without worlds', () => {
		expect(advice(setting, [])).toEqual([]);
	});

	it('takes the simpler of questions that tell the same, and tells it once', () => {
		const hats: readonly World[] = [
			[bob, 0, cat, bob, cat, me],
			[0, bob, cat, bob, cat, me]
		];
		const questions = candidates(setting, hats).filter(({ kind }) => kind !== 'show');
		expect(questions.length).toBeGreaterThan(10);
		const found = advice(setting, hats, { questions, perPlayer: 9, most: 9 });
		expect(found.map(({ question }) => question)).toEqual([
			{ kind: 'held', player: 'bob', card: 'a' }
		]);
	});

	it('keeps to the questions that are allowed', () => {
		const questions = candidates(setting, worlds).filter(({ kind }) => kind === 'show');
		for (const { question } of advice(setting, worlds, { questions }))
			expect(question.kind).toBe('show');
	});

	it('has no more than it was asked for', () => {
		expect(advice(setting, worlds, { most: 1, perPlayer: 3 })).toHaveLength(1);
		expect(advice(setting, worlds, { most: 9, perPlayer: 2 })).toHaveLength(4);
	});
});

describe('the questions there are', () => {
	const worlds: readonly World[] = [
		[0, cat, cat, bob, bob, me],
		[bob, 0, cat, cat, bob, me]
	];
	const questions = candidates(setting, worlds);

	it('name every kind of one trait or two that some card has, to everyone but me', () => {
		for (const kind of ['count', 'show'])
			for (const player of ['bob', 'cat']) {
				const its = questions.filter((each) => each.kind === kind && each.player === player);
				expect(its.map((each) => ('traits' in each ? each.traits : {}))).toEqual([
					{ kind: 'red' },
					{ hat: 'hat' },
					{ hat: 'bare' },
					{ kind: 'blue' },
					{ hat: 'hat', kind: 'red' },
					{ hat: 'bare', kind: 'red' },
					{ hat: 'hat', kind: 'blue' },
					{ hat: 'bare', kind: 'blue' }
				]);
			}
	});

	it('name every card that may be here or there', () => {
		const cards = questions.flatMap((each) => (each.kind === 'held' ? [each.card] : []));
		expect(cards).toEqual(['a', 'b', 'd', 'a', 'b', 'd']);
	});
});
