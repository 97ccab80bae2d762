import { describe, expect, it } from 'vitest';
import { missingGold, missingLetters, type MissingLetters } from './missing.ts';
import { counted, type Hand } from './testing/tables.ts';

type Hands = Readonly<Record<string, Hand>>;

describe('first letters that are missing', () => {
	const cases: readonly [string, Hands, readonly MissingLetters[]][] = [
		['nothing is counted yet', { ann: {}, bob: {} }, []],
		['BIB-60 no tie', { ann: { monks: 3 }, bob: { monks: 2 } }, []],
		[
			'BIB-61 totals that tie',
			{ ann: { monks: 3 }, bob: { monks: 3 }, cid: { monks: 2 } },
			[{ category: 'monks', seats: ['ann', 'bob'], why: 'category' }]
		],
		[
			'BIB-61 only of those whose letters are not on their cards',
			{ ann: { monks: '3Г' }, bob: { monks: '3' } },
			[{ category: 'monks', seats: ['bob'], why: 'category' }]
		],
		[
			'BIB-61 in two categories',
			{ ann: { monks: '3', manuscripts: 2 }, bob: { monks: '3', manuscripts: 2 } },
			[
				{ category: 'monks', seats: ['ann', 'bob'], why: 'category' },
				{ category: 'manuscripts', seats: ['ann', 'bob'], why: 'category' }
			]
		],
		[
			'BIB-61 the category first, though it ties the game as well',
			{ ann: { monks: 3, gold: '1' }, bob: { monks: 3, gold: '1' } },
			[{ category: 'monks', seats: ['ann', 'bob'], why: 'category' }]
		],
		['BIB-61 all letters are known', { ann: { monks: '3Г' }, bob: { monks: '3Б' } }, []],
		[
			'BIB-R15 nothing comes before the first letter',
			{ ann: { monks: '3А' }, bob: { monks: 3 } },
			[]
		],
		[
			'BIB-R15 a letter on one of two cards is enough, if all others come later',
			{ ann: { monks: '2Б 2' }, bob: { monks: '2Г 2Д' } },
			[]
		],
		[
			'BIB-R15 and is not, if another card could come earlier',
			{ ann: { monks: '2Б 2' }, bob: { monks: '2Г 2' } },
			[{ category: 'monks', seats: ['ann', 'bob'], why: 'category' }]
		],
		[
			'BIB-R15 an earlier letter that a third player has cannot come any more',
			{ ann: { monks: '3Б' }, bob: { monks: 3 }, cid: { monks: '2А' } },
			[]
		],
		[
			'BIB-63 BIB-R15 a tie for the victory waits for the gold first',
			{ ann: { monks: 3, pigments: 3 }, bob: { holyBooks: 2, manuscripts: 2 } },
			[]
		],
		[
			'BIB-63 then for the letters of the first category that any of the tied has',
			{
				ann: { monks: 3, holyBooks: 2, gold: '1' },
				bob: { monks: 3, manuscripts: 2, gold: '1' },
				cid: { monks: 4, gold: '' }
			},
			[{ category: 'monks', seats: ['ann', 'bob'], why: 'game' }]
		],
		[
			'BIB-63 not of those whom the gold left out',
			{
				ann: { monks: 3, holyBooks: 2, gold: '1' },
				bob: { monks: 3, manuscripts: 2, gold: '11' },
				cid: { monks: 4, gold: '' }
			},
			[]
		],
		[
			'BIB-63 not where totals decide',
			{
				ann: { monks: 3, holyBooks: 2, gold: '1' },
				bob: { monks: 2, manuscripts: 2, gold: '1' },
				cid: { monks: 4, gold: '1' }
			},
			[]
		]
	];
	it.each(cases)('%s', (_name, hands, missing) => {
		expect(missingLetters(counted(hands))).toEqual(missing);
	});

	it('BIB-64 the other edition asks for none beyond the categories', () => {
		const hands = {
			ann: { monks: 3, holyBooks: 2, gold: '1' },
			bob: { monks: 3, manuscripts: 2, gold: '1' },
			cid: { monks: 4, gold: '' }
		};
		expect(missingLetters(counted(hands, { edition: 'biblios' }))).toEqual([]);
	});
});

describe('gold that is missing', () => {
	const cases: readonly [string, Hands, readonly string[]][] = [
		['BIB-62 no tie', { ann: { monks: 3 }, bob: {} }, []],
		['BIB-63 of the tied', { ann: { monks: 3 }, bob: { pigments: 3 }, cid: {} }, ['ann', 'bob']],
		['BIB-63 of one of them', { ann: { monks: 3, gold: '1' }, bob: { pigments: 3 } }, ['bob']],
		[
			'BIB-63 no gold is counted too',
			{ ann: { monks: 3, gold: '' }, bob: { pigments: 3, gold: '' } },
			[]
		]
	];
	it.each(cases)('%s', (_name, hands, missing) => {
		expect(missingGold(counted(hands))).toEqual(missing);
		expect(missingGold(counted(hands, { edition: 'biblios' }))).toEqual(missing);
	});
});
