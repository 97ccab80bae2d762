import type { Event } from '../events.ts';

/** One of every event and of every form it takes, for seats `ann` and `bob`. */
export const everyEvent: readonly Event[] = [
	{
		type: 'ChurchCardTaken',
		seat: 'ann',
		kind: 'minus-two',
		changes: [
			{ category: 'holyBooks', by: -1 },
			{ category: 'pigments', by: -1 }
		]
	},
	{
		type: 'ChurchCardTaken',
		seat: 'bob',
		kind: 'either',
		changes: [{ category: 'monks', by: 1 }]
	},
	{ type: 'ChurchCardTaken', seat: 'ann', kind: 'plus-two', changes: [] },
	{ type: 'GiftTurnEnded', seat: 'ann' },
	{ type: 'GiftsEnded' },
	{ type: 'CardRevealed', card: { kind: 'category', category: 'forbiddenTomes', value: 2 } },
	{ type: 'CardRevealed', card: { kind: 'category', category: 'pigments' } },
	{ type: 'CardRevealed', card: { kind: 'gold', value: 3 } },
	{ type: 'CardRevealed', card: { kind: 'gold' } },
	{ type: 'CardRevealed', card: { kind: 'church', church: 'plus-one' } },
	{ type: 'CardRevealed', card: { kind: 'church' } },
	{ type: 'CardRevealed', card: { kind: 'unknown', pays: 'gold' } },
	{ type: 'CardRevealed', card: { kind: 'unknown', pays: 'cards' } },
	{ type: 'BidMade', seat: 'bob', amount: 1 },
	{ type: 'BidMade', seat: 'bob', amount: 999_999_999_999 },
	{ type: 'Passed', seat: 'bob' },
	{ type: 'PricePaid', seat: 'bob', amount: 5 },
	{ type: 'FineTaken', seat: 'bob' },
	{ type: 'AuctionsEnded' },
	{ type: 'DieRead', category: 'manuscripts', value: 6 },
	{ type: 'CardCounted', seat: 'ann', category: 'monks', value: 4, letter: 'В' },
	{ type: 'CardCounted', seat: 'ann', category: 'monks', value: 1 },
	{ type: 'CardTakenBack', seat: 'ann', category: 'monks', value: 4, letter: 'В' },
	{ type: 'CardTakenBack', seat: 'ann', category: 'monks', value: 1 },
	{ type: 'TotalCounted', seat: 'ann', category: 'pigments', total: 0 },
	{ type: 'TotalCounted', seat: 'bob', category: 'pigments', total: 30 },
	{ type: 'FirstLetterRead', seat: 'ann', category: 'pigments', letter: 'Б' },
	{ type: 'FirstLetterRead', seat: 'ann', category: 'pigments' },
	{ type: 'GoldCounted', seat: 'ann', ones: 0, twos: 0, threes: 0 },
	{ type: 'GoldCounted', seat: 'ann', ones: 11, twos: 1, threes: 2 }
];
