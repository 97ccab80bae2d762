import { describe, expect, it } from 'vitest';
import type { World } from '../worlds.ts';
import { dice } from './dice.ts';
import { guessed } from './guess.ts';
import { namingsOf } from './namings.ts';
import type { Lot, Scene } from './run.ts';

const scenes: readonly { readonly what: string; readonly scene: Scene }[] = [
	{
		what: 'lots that share cards',
		scene: {
			weight: 1,
			lots: [
				{ place: 0, count: 1, cards: [0, 1, 2] },
				{ place: 1, count: 2, cards: [0, 1, 2, 3] },
				{ place: 2, count: 1, cards: [1, 3] }
			]
		}
	},
	{
		what: 'a lot that must be two certain cards',
		scene: {
			weight: 0.5,
			lots: [
				{ place: 0, count: 1, cards: [0, 1, 2, 3, 4] },
				{ place: 1, count: 2, cards: [3, 4] },
				{ place: 2, count: 2, cards: [0, 1, 2, 3] }
			]
		}
	},
	{
		what: 'two lots in one place',
		scene: {
			weight: 3,
			lots: [
				{ place: 1, count: 2, cards: [0, 1, 2, 4] },
				{ place: 1, count: 1, cards: [3, 4, 5] },
				{ place: 2, count: 2, cards: [1, 2, 3, 5] },
				{ place: 0, count: 1, cards: [0, 5] }
			]
		}
	}
];

/** All ways to give each card of each lot a name of its own, one by one. */
function allNamings(lots: readonly Lot[]): readonly World[] {
	const slots = lots.flatMap(({ place, count, cards }) =>
		Array.from({ length: count }, () => ({ place, cards }))
	);
	let found: readonly (readonly number[])[] = [[]];
	for (const { cards } of slots)
		found = found.flatMap((named) =>
			cards.filter((card) => !named.includes(card)).map((card) => [...named, card])
		);
	return found.map((named) => {
		const world: number[] = [];
		named.forEach((card, at) => (world[card] = slots[at]?.place ?? -1));
		return world;
	});
}

function sharesOf(worlds: readonly { world: World; weight: number }[]): Map<string, number> {
	const total = worlds.reduce((sum, { weight }) => sum + weight, 0);
	const shares = new Map<string, number>();
	for (const { world, weight } of worlds)
		shares.set(world.join(), (shares.get(world.join()) ?? 0) + weight / total);
	return shares;
}

const draws = 4000;

describe.each(scenes)('the names of $what', ({ scene }) => {
	const all = allNamings(scene.lots);
	const truths = sharesOf(all.map((world) => ({ world, weight: 1 })));

	it('are weighed by the number of ways to give them out', () => {
		const namings = namingsOf([scene], 1000) ?? [];
		expect(namings.map(({ weight }) => weight)).toEqual([scene.weight * all.length]);
	});

	it('are drawn alike', () => {
		const chance = dice(1);
		const [naming] = namingsOf([scene], 1000) ?? [];
		const worlds = Array.from({ length: draws }, () => ({
			world: naming?.draw(chance) ?? [],
			weight: 1
		}));
		const shares = sharesOf(worlds);
		expect([...shares.keys()].toSorted()).toEqual([...truths.keys()].toSorted());
		for (const [world, share] of shares)
			expect(Math.abs(share - (truths.get(world) ?? 0))).toBeLessThan(4 * Math.sqrt(0.25 / draws));
	});

	it('are guessed alike once weighed, and all together weigh as much', () => {
		const chance = dice(2);
		const guesses = Array.from({ length: draws }, () => guessed(scene, chance)).filter(
			(guess) => guess !== undefined
		);
		const total = guesses.reduce((sum, { weight }) => sum + weight, 0);
		expect(total / draws / (scene.weight * all.length)).toBeCloseTo(1, 1);
		const shares = sharesOf(guesses);
		expect([...shares.keys()].toSorted()).toEqual([...truths.keys()].toSorted());
		for (const [world, share] of shares)
			expect(Math.abs(share - (truths.get(world) ?? 0))).toBeLessThan(6 * Math.sqrt(0.25 / draws));
	});
});

describe('names', () => {
	it('that cannot be given out weigh nothing', () => {
		const lots = [
			{ place: 0, count: 1, cards: [0] },
			{ place: 1, count: 1, cards: [0] },
			{ place: 2, count: 1, cards: [0, 1, 2] }
		];
		expect(namingsOf([{ weight: 1, lots }], 1000)).toEqual([]);
		expect(guessed({ weight: 1, lots }, dice(1))).toBeUndefined();
	});

	it('are not all looked at if that is too much', () => {
		const cards = [0, 1, 2, 3, 4, 5, 6, 7];
		const lots = [0, 1, 2, 3].map((place) => ({ place, count: 2, cards }));
		expect(namingsOf([{ weight: 1, lots }], 3)).toBeUndefined();
	});
});
