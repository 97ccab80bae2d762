import { describe, expect, it } from 'vitest';
import type { Seat } from '#lib/core/rules.ts';
import type { PlayerColour } from './data.ts';
import { fittingOptions, parseOptions, type Options } from './options.ts';
import { preparation } from './prepare.ts';
import { spoken } from './testing/speech.ts';
import { setupOf } from './testing/tables.ts';

function seats(...colours: readonly (PlayerColour | undefined)[]): readonly Seat[] {
	return colours.map((colour, at) => ({ id: `seat ${at}`, name: `Player ${at}`, colour }));
}

describe('options that fit the seats', () => {
	const cases: readonly [
		name: string,
		seats: readonly Seat[],
		earlier: Options | undefined,
		fitting: Options
	][] = [
		[
			'GLA-30 two players leave out a colour nobody plays',
			seats('red', 'yellow'),
			undefined,
			{ recipes: false, removed: 'green' }
		],
		[
			'GLA-30 the colour chosen earlier is kept',
			seats('red', 'yellow'),
			{ recipes: true, removed: 'blue' },
			{ recipes: true, removed: 'blue' }
		],
		[
			'GLA-30 unless somebody plays it now',
			seats('red', 'blue'),
			{ recipes: false, removed: 'blue' },
			{ recipes: false, removed: 'yellow' }
		],
		[
			'GLA-30 two players without colours',
			seats(undefined, undefined),
			undefined,
			{ recipes: false, removed: 'red' }
		],
		[
			'GLA-30 three players leave out none',
			seats('red', 'blue', 'green'),
			{ recipes: true, removed: 'yellow' },
			{ recipes: true }
		],
		[
			'four players leave out none',
			seats('red', 'blue', 'green', 'yellow'),
			undefined,
			{ recipes: false }
		],
		[
			'GLA-09 recipes stay in the box until they are asked for',
			seats('red', 'blue', 'green'),
			undefined,
			{ recipes: false }
		]
	];
	it.each(cases)('%s', (...[, at, earlier, fitting]) => {
		expect(fittingOptions(at, earlier)).toEqual(fitting);
		expect(parseOptions(JSON.parse(JSON.stringify(fitting)))).toEqual(fitting);
	});

	it.each([
		['nothing', undefined],
		['null', null],
		['a word', 'recipes'],
		['no word on recipes', { removed: 'red' }],
		['recipes in writing', { recipes: 'yes' }],
		['GLA-30 a neutral colour left out', { recipes: false, removed: 'orange' }]
	])('%s is no set of options', (_name, raw) => {
		expect(parseOptions(raw)).toBeUndefined();
	});
});

describe('what to do with the box', () => {
	const keys = (setup: Parameters<typeof preparation>[0]): readonly string[] =>
		preparation(setup).map(({ key }) => key);

	it('GLA-06 GLA-08 GLA-09 the square, the wizards, and no recipes', () => {
		expect(keys(setupOf({ red: {}, blue: {}, green: {} }))).toEqual([
			'prepare.recipesAway',
			'prepare.field',
			'prepare.players'
		]);
	});

	it('GLA-30 GLA-40 two players with recipes', () => {
		const setup = setupOf({ red: {}, blue: {} }, { removed: 'green', recipes: true });
		expect(keys(setup)).toEqual([
			'prepare.removed',
			'prepare.recipes',
			'prepare.field',
			'prepare.players'
		]);
		expect(spoken(preparation(setup)[0] ?? { key: '' }).en).toContain('green');
	});

	it.each([
		['GLA-06 72 + 2 + 10 cards less 32', setupOf({ red: {}, blue: {}, green: {} }), 52],
		['GLA-30 eight cards fewer for two', setupOf({ red: {}, blue: {} }, { removed: 'green' }), 44]
	])('the deck: %s', (_name, setup, deck) => {
		const field = preparation(setup).find(({ key }) => key === 'prepare.field');
		expect(field?.params).toEqual({ deck });
	});

	it('is said in whole sentences, also while no colour is chosen yet', () => {
		for (const setup of [setupOf({ red: {}, blue: {} }), setupOf({ red: {}, blue: {}, green: {} })])
			preparation(setup).forEach(spoken);
	});
});
