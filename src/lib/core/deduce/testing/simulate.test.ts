import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../facts.ts';
import { plans } from './plans.ts';
import { simulate, type Game, type Plan } from './simulate.ts';

const ruled: readonly Plan[] = [3, 4, 5, 6].flatMap((players) =>
	plans(25, { players, style: 'ruled', facts: 70 })
);

/** The facts of a kind, each with where the cards were before and after. */
function moments<T extends Fact['type']>({ problem, truth }: Game, type: T) {
	return problem.facts.flatMap((fact, at) =>
		fact.type === type
			? [{ fact: fact as Fact & { type: T }, at, before: truth[at - 1], after: truth[at] }]
			: []
	);
}

function at(truth: ReadonlyMap<string, string> | undefined, place: string): readonly string[] {
	return [...(truth ?? [])].filter(([, its]) => its === place).map(([card]) => card);
}

describe.each(['random', 'sensible', 'ruled'] as const)('in a %s game', (style) => {
	const games = plans(20, { players: 4, style, facts: 40 }).map(simulate);

	it('answers are true when they are given', () => {
		for (const game of games) {
			const traitsOf = new Map(game.problem.roster.map(({ id, traits }) => [id, traits]));
			for (const { fact, after } of moments(game, 'counted')) {
				const fitting = at(after, fact.player).filter((card) =>
					Object.entries(fact.traits).every(([key, value]) => traitsOf.get(card)?.[key] === value)
				);
				expect(fitting).toHaveLength(fact.count);
			}
			for (const { fact, after } of moments(game, 'held'))
				expect(after?.get(fact.card) === fact.player).toBe(fact.yes);
			for (const { fact, after } of moments(game, 'accused'))
				expect(after?.get(fact.suspect)).toBe(fact.shownBy);
		}
	});

	it('only my own eyes have seen a card', () => {
		for (const game of games) {
			const { me } = game.problem;
			for (const { fact } of moments(game, 'took'))
				expect(fact.card !== undefined).toBe([fact.by, fact.from].includes(me));
			for (const { fact } of moments(game, 'showed'))
				expect(fact.card !== undefined).toBe(fact.to === me && fact.none !== true);
		}
	});

	it('whoever has fewer passes all they have', () => {
		for (const game of games)
			for (const { fact, before, after } of moments(game, 'mass'))
				for (const player of game.problem.players) {
					const had = at(before, player);
					const kept = at(after, player).filter((card) => had.includes(card));
					expect(kept).toHaveLength(Math.max(0, had.length - fact.count));
				}
	});
});

describe('a ruled game', () => {
	const games = ruled.map(simulate);

	it('ABB-61 has no accusation while suspects lie in the parlor', () => {
		for (const game of games)
			for (const { before } of moments(game, 'accused')) expect(at(before, 'pile')).toEqual([]);
	});

	it('ABB-33 returns a card only to whom one was taken from since the last mass', () => {
		for (const game of games)
			for (const { fact, at: index } of moments(game, 'gave')) {
				const earlier = game.problem.facts.slice(0, index);
				const since = earlier.slice(earlier.findLastIndex(({ type }) => type === 'mass') + 1);
				expect(since).toContainEqual(
					expect.objectContaining({ type: 'took', by: fact.from, from: fact.to })
				);
			}
	});

	it('ABB-46 has the masses of eight cards in their order, again and again', () => {
		const { problem } = simulate({ seed: 1, players: 3, style: 'ruled', facts: 400 });
		const counts = problem.facts.flatMap((fact) => (fact.type === 'mass' ? [fact.count] : []));
		expect(counts.slice(8)).toEqual(counts.slice(0, -8));
		expect(counts.length).toBeGreaterThan(10);
	});

	it('has every kind of fact the rules know', () => {
		const types = new Set(games.flatMap(({ problem }) => problem.facts.map(({ type }) => type)));
		const known = ['dealt', 'drew', 'took', 'gave', 'mass', 'showed'];
		expect([...types].toSorted()).toEqual(
			[...known, 'counted', 'held', 'crossed', 'accused'].toSorted()
		);
	});
});

it('the games for measuring are still the same ones', () => {
	const hash = createHash('sha256');
	for (const players of [3, 4, 5, 6])
		for (const style of ['random', 'sensible'] as const) {
			const { problem } = simulate({
				seed: 77_000_000 + 1000 * players,
				players,
				style,
				facts: 40
			});
			hash.update(JSON.stringify(problem));
		}
	expect(hash.digest('hex')).toBe(
		'c73436a8ca7cf2ffbd7fed94ddb6ae3075d98c946a52308b45deeb8ca47ea1d9'
	);
});
