import { describe, expect, it } from 'vitest';
import { score } from './score.ts';
import type { State } from './state.ts';
import { spokenInEveryEdition } from './testing/speech.ts';
import { counted, type Hand, type Table } from './testing/tables.ts';

type Rungs = readonly (readonly [step: string, ...after: string[]])[];
type Hands = Readonly<Record<string, Hand>>;

interface Decided {
	readonly winners: readonly string[];
	readonly by: string;
	readonly rungs: Rungs;
	readonly ruling?: string;
}

function decided(state: State): Decided {
	const { winners, decidedBy, ladder, ruling } = score(state).decision;
	for (const { why } of ladder) spokenInEveryEdition(why);
	return {
		winners,
		by: decidedBy,
		rungs: ladder.map(({ step, after }) => [step, ...after]),
		...(ruling !== undefined && { ruling })
	};
}

describe('BIB-63 a tie in abbatstvo-2017', () => {
	const cases: readonly [string, Hands, Decided][] = [
		[
			'BIB-62 the highest sum of dice needs no ladder',
			{ ann: { monks: 3, gold: '' }, bob: { gold: '111' } },
			{ winners: ['ann'], by: 'points', rungs: [] }
		],
		[
			'goes to the most gold cards, not the most gold',
			{ ann: { monks: 3, gold: '3' }, bob: { pigments: 3, gold: '11' } },
			{ winners: ['bob'], by: 'gold-cards', rungs: [['gold-cards', 'bob']] }
		],
		[
			'then to the highest total in monks, whatever the gold is worth',
			{ ann: { monks: 3, gold: '1' }, bob: { pigments: 8, gold: '3' } },
			{
				winners: ['ann'],
				by: 'monks-total',
				rungs: [
					['gold-cards', 'ann', 'bob'],
					['monks-total', 'ann']
				]
			}
		],
		[
			'then to the earliest letter in monks',
			{
				ann: { monks: '3В', holyBooks: 2, gold: '1' },
				bob: { monks: '3Б', manuscripts: 2, gold: '1' },
				cid: { monks: '4И', gold: '' }
			},
			{
				winners: ['bob'],
				by: 'monks-letter',
				rungs: [
					['gold-cards', 'ann', 'bob'],
					['monks-total', 'ann', 'bob'],
					['monks-letter', 'bob']
				]
			}
		],
		[
			'if none of the tied has a monk, to the highest total in pigments',
			{
				ann: { pigments: 3, gold: '1' },
				bob: { holyBooks: 4, gold: '1' }
			},
			{
				winners: ['ann'],
				by: 'pigments-total',
				rungs: [
					['gold-cards', 'ann', 'bob'],
					['pigments-total', 'ann']
				]
			}
		],
		[
			'and so on down the board, to a letter there',
			{
				ann: { manuscripts: '2Д', forbiddenTomes: '1', gold: '3' },
				bob: { manuscripts: '2Г', gold: '1' }
			},
			{
				winners: ['bob'],
				by: 'manuscripts-letter',
				rungs: [
					['gold-cards', 'ann', 'bob'],
					['manuscripts-total', 'ann', 'bob'],
					['manuscripts-letter', 'bob']
				]
			}
		],
		[
			'narrows three to two, and two to one',
			{
				ann: { monks: '2А', pigments: 5, gold: '11' },
				bob: { monks: '3В', holyBooks: 2, gold: '12' },
				cid: { manuscripts: 2, gold: '3' },
				dan: { monks: '4И', gold: '' }
			},
			{
				winners: ['bob'],
				by: 'monks-total',
				rungs: [
					['gold-cards', 'ann', 'bob'],
					['monks-total', 'bob']
				]
			}
		],
		[
			'BIB-R15 waits for gold that nobody counted',
			{ ann: { monks: 3 }, bob: { pigments: 3, gold: '1' } },
			{ winners: ['ann', 'bob'], by: 'shared', rungs: [['gold-cards', 'ann', 'bob']] }
		],
		[
			'BIB-R15 waits for letters that nobody read, and goes no further down the board',
			{
				ann: { monks: 3, pigments: 7, gold: '1' },
				bob: { monks: 3, manuscripts: 2, gold: '1' },
				cid: { monks: 4, gold: '' }
			},
			{
				winners: ['ann', 'bob'],
				by: 'shared',
				rungs: [
					['gold-cards', 'ann', 'bob'],
					['monks-total', 'ann', 'bob'],
					['monks-letter', 'ann', 'bob']
				]
			}
		],
		[
			'BIB-R11 is shared where none of the tied has a card',
			{ ann: { gold: '12' }, bob: { gold: '31' } },
			{
				winners: ['ann', 'bob'],
				by: 'shared',
				rungs: [['gold-cards', 'ann', 'bob']],
				ruling: 'tie'
			}
		]
	];
	it.each(cases)('%s', (_name, hands, expected) => {
		expect(decided(counted(hands))).toEqual(expected);
	});
});

describe('BIB-64 a tie in biblios', () => {
	const cases: readonly [string, Hands, Decided, Table?][] = [
		[
			'BIB-R10 goes to the highest value of gold',
			{ ann: { monks: 3, gold: '11' }, bob: { pigments: 3, gold: '3' } },
			{ winners: ['bob'], by: 'gold-value', rungs: [['gold-value', 'bob']] }
		],
		[
			'BIB-R10 or to the most cards, where the table reads it so',
			{ ann: { monks: 3, gold: '11' }, bob: { pigments: 3, gold: '3' } },
			{ winners: ['ann'], by: 'gold-cards', rungs: [['gold-cards', 'ann']] },
			{ rulings: { gold: 'cards' } }
		],
		[
			'then to whoever won the monks',
			{ ann: { pigments: 3, gold: '21' }, bob: { monks: 3, gold: '3' } },
			{
				winners: ['bob'],
				by: 'monks-category',
				rungs: [
					['gold-value', 'ann', 'bob'],
					['monks-category', 'bob']
				]
			}
		],
		[
			'narrows three to two, and two to one',
			{
				ann: { pigments: 3, gold: '2' },
				bob: { monks: 3, gold: '3' },
				cid: { holyBooks: 3, gold: '12' }
			},
			{
				winners: ['bob'],
				by: 'monks-category',
				rungs: [
					['gold-value', 'bob', 'cid'],
					['monks-category', 'bob']
				]
			}
		],
		[
			'BIB-R11 is shared where none of those left won the monks',
			{
				ann: { pigments: 3, gold: '3' },
				bob: { monks: 3, gold: '1' },
				cid: { holyBooks: 3, gold: '12' }
			},
			{
				winners: ['ann', 'cid'],
				by: 'shared',
				rungs: [['gold-value', 'ann', 'cid']],
				ruling: 'tie'
			}
		],
		[
			'BIB-R15 waits for the letters of the monks',
			{
				ann: { monks: 3, pigments: 3, gold: '3' },
				bob: { monks: 3, holyBooks: 3, gold: '3' }
			},
			{ winners: ['ann', 'bob'], by: 'shared', rungs: [['gold-value', 'ann', 'bob']] }
		]
	];
	it.each(cases)('%s', (...[, hands, expected, table]) => {
		expect(decided(counted(hands, { edition: 'biblios', ...table }))).toEqual(expected);
	});
});
