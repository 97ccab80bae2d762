import { describe, expect, it } from 'vitest';
import { neutralColours, tasks, type PlayerColour } from './data.ts';
import { partOf, tableOf, totalOf, type Hand, type Hands } from './testing/tables.ts';

const others: readonly PlayerColour[] = ['blue', 'green', 'yellow'];

/** Red with this hand, against rivals with those. */
function against(hand: Hand, ...rivals: readonly Hand[]): Hands {
	return Object.fromEntries([
		['red', hand],
		...rivals.map((each, at) => [others[at], each])
	]) as Hands;
}

function recipe(hands: Hands, which: 'a' | 'b', endedBy?: PlayerColour) {
	const keys = which === 'a' ? /colourRecipe/ : /task|notEnded/;
	return partOf(tableOf(hands, endedBy && { endedBy }), 'red', keys);
}

describe('the two piles', () => {
	it('GLA-40 there are five recipes of each', () => {
		expect(neutralColours).toHaveLength(5);
		expect(tasks).toHaveLength(5);
	});

	it('GLA-09 without recipes nothing is counted for them, even if some were entered', () => {
		const state = tableOf(
			{ red: { cards: 'orange-1:12', a: 'orange', b: 'most-ones' }, blue: {} },
			{ recipes: false }
		);
		expect(totalOf(state, 'red').parts.map(({ why }) => why.key)).toEqual(['score.ingredients']);
	});

	it('GLA-55 what recipes earn is added to what the cards are worth', () => {
		const state = tableOf({
			red: { cards: 'orange-1:123', a: 'orange', b: 'most-ones' },
			blue: {}
		});
		expect(totalOf(state, 'red').parts.map(({ points }) => points)).toEqual([6, 3, 10]);
		expect(totalOf(state, 'red').points).toBe(19);
	});

	it('GLA-40 a player whose recipes were not entered has no lines for them', () => {
		const state = tableOf({ red: { a: 'orange' }, blue: {} });
		expect(totalOf(state, 'blue').parts).toHaveLength(1);
	});
});

describe('recipe A', () => {
	const a = 'orange';
	const mine = { cards: 'orange-1:12 orange-2:4', a } as const;
	const cases: readonly [name: string, hands: Hands, points: number, key: string][] = [
		[
			'GLA-41 two players: 1 for each card',
			against(mine, { cards: 'orange-1:3' }),
			3,
			'score.colourRecipe'
		],
		['GLA-41 three players: 1 for each card', against(mine, {}, {}), 3, 'score.colourRecipe'],
		['GLA-41 four players: 2 for each card', against(mine, {}, {}, {}), 6, 'score.colourRecipe'],
		[
			'GLA-41 all eight cards',
			against({ cards: 'orange-1:1234 orange-2:1234', a }, {}),
			8,
			'score.colourRecipe'
		],
		[
			'GLA-41 one card alone is the most',
			against({ cards: 'orange-2:4', a }, {}),
			1,
			'score.colourRecipe'
		],
		[
			'GLA-41 other colours do not count',
			against({ cards: 'orange-1:1', a }, { cards: 'white-1:123' }),
			1,
			'score.colourRecipe'
		],
		[
			'GLA-43 as many as another earn nothing',
			against(mine, { cards: 'orange-1:34 orange-2:1' }),
			0,
			'score.colourRecipeLost'
		],
		[
			'GLA-43 as many as the last of three others',
			against(mine, {}, {}, { cards: 'orange-2:123' }),
			0,
			'score.colourRecipeLost'
		],
		[
			'GLA-41 fewer than another earn nothing',
			against(mine, { cards: 'orange-1:34 orange-2:12' }),
			0,
			'score.colourRecipeLost'
		],
		['GLA-R5 none at all earns nothing', against({ a }, {}), 0, 'score.colourRecipeLost'],
		[
			'GLA-42 a powder on the colour counts and breaks the tie',
			against({ ...mine, powders: 1, on: ['orange-2'] }, { cards: 'orange-1:34 orange-2:1' }),
			4,
			'score.colourRecipe'
		],
		[
			'GLA-42 two powders count twice, with four players at 2 each',
			against({ ...mine, powders: 2, on: ['orange-1', 'orange-1'] }, {}, {}, {}),
			10,
			'score.colourRecipe'
		],
		[
			'GLA-42 a powder beside four of a kind still counts',
			against({ cards: 'orange-1:1234', powders: 1, on: ['orange-1'], a }, {}),
			5,
			'score.colourRecipe'
		],
		[
			'GLA-42 a powder on another colour does not count',
			against({ cards: 'orange-1:1 white-1:1', powders: 1, on: ['white-1'], a }, {}),
			1,
			'score.colourRecipe'
		],
		[
			'GLA-42 a powder unused does not count',
			against({ cards: 'orange-1:1', powders: 1, on: [], a }, {}),
			1,
			'score.colourRecipe'
		],
		[
			'GLA-42 a rival’s powder counts for the rival',
			against({ cards: 'orange-1:12', a }, { cards: 'orange-2:1', powders: 1, on: ['orange-2'] }),
			0,
			'score.colourRecipeLost'
		]
	];
	it.each(cases)('%s', (...[, hands, points, key]) => {
		expect(recipe(hands, 'a')).toEqual({ points, key });
	});
});

describe('recipe B', () => {
	const fewest = (what: 'ingredients' | 'fours' | 'spells', hand: Hand): Hand => ({
		...hand,
		b: `fewest-${what}`
	});
	const ones = (hand: Hand): Hand => ({ ...hand, b: 'most-ones' });
	const won = { points: 10, key: 'score.task' };
	const lost = { points: 0, key: 'score.taskLost' };
	const cases: readonly [name: string, hands: Hands, is: typeof won][] = [
		[
			'GLA-44 fewest cards',
			against(fewest('ingredients', { cards: 'red-1:1' }), { cards: 'blue-1:12' }),
			won
		],
		[
			'GLA-44 no card at all',
			against(fewest('ingredients', {}), { cards: 'blue-1:1' }, { powders: 1 }),
			won
		],
		[
			'GLA-44 a powder is a card',
			against(fewest('ingredients', { cards: 'red-1:1', powders: 1 }), { cards: 'blue-1:12' }),
			lost
		],
		[
			'GLA-44 a powder is a card of the rival too',
			against(fewest('ingredients', { cards: 'red-1:1' }), { cards: 'blue-1:1', powders: 1 }),
			won
		],
		[
			'GLA-44 spells are no ingredients',
			against(fewest('ingredients', { spells: 5 }), { cards: 'blue-1:1' }),
			won
		],
		[
			'GLA-44 more than one of three others',
			against(
				fewest('ingredients', { cards: 'red-1:12' }),
				{ cards: 'blue-1:123' },
				{ cards: 'blue-2:1' },
				{ cards: 'blue-2:234' }
			),
			lost
		],
		['GLA-48 as few as another', against(fewest('ingredients', {}), {}), lost],
		[
			'GLA-45 fewest fours',
			against(fewest('fours', { cards: 'red-1:123' }), { cards: 'blue-1:4' }),
			won
		],
		[
			'GLA-45 one against two',
			against(fewest('fours', { cards: 'red-1:4' }), { cards: 'blue-1:4 blue-2:4' }),
			won
		],
		['GLA-45 more fours', against(fewest('fours', { cards: 'red-1:4' }), {}), lost],
		[
			'GLA-48 as few fours',
			against(fewest('fours', { cards: 'red-1:4' }), { cards: 'blue-1:4' }),
			lost
		],
		[
			'GLA-48 no four, and a rival without one',
			against(fewest('fours', {}), { cards: 'blue-1:4' }, {}),
			lost
		],
		[
			'GLA-46 fewest spells',
			against(fewest('spells', { spells: 1 }), { spells: 2 }, { spells: 3 }, { spells: 4 }),
			won
		],
		['GLA-46 more spells', against(fewest('spells', { spells: 3 }), { spells: 2 }), lost],
		[
			'GLA-48 as few spells',
			against(fewest('spells', { spells: 2 }), { spells: 2 }, { spells: 5 }),
			lost
		],
		[
			'GLA-47 most ones',
			against(ones({ cards: 'red-1:1 red-2:1' }), { cards: 'blue-1:1234' }),
			won
		],
		['GLA-47 fewer ones', against(ones({ cards: 'red-1:234' }), { cards: 'blue-1:1' }), lost],
		['GLA-48 as many ones', against(ones({ cards: 'red-1:1' }), { cards: 'blue-1:1' }, {}), lost],
		['GLA-R5 no ones at the whole table', against(ones({}), {}), lost],
		[
			'GLA-47 a powder is no one',
			against(ones({ cards: 'red-1:2', powders: 1, on: ['red-1'] }), {}),
			lost
		]
	];
	it.each(cases)('%s', (_name, hands, is) => {
		expect(recipe(hands, 'b')).toEqual(is);
	});

	const ends = against({ b: 'ends-game' }, {});
	it('GLA-49 earns 10 for ending the game', () => {
		expect(recipe(ends, 'b', 'red')).toEqual(won);
	});
	it('GLA-49 earns nothing if another ended it, or nobody noted who', () => {
		expect(recipe(ends, 'b', 'blue')).toEqual({ points: 0, key: 'score.notEnded' });
		expect(recipe(ends, 'b')).toEqual({ points: 0, key: 'score.notEnded' });
	});
	it('GLA-49 ending the game earns nothing without its recipe', () => {
		expect(totalOf(tableOf(ends, { endedBy: 'blue' }), 'blue').points).toBe(0);
	});
});
