import { expect, it } from 'vitest';
import { packed, unpacked } from './packed.ts';

it.each([
	{ worlds: [], cards: 3 },
	{ worlds: [[0, 1, 2]], cards: 3 },
	{
		worlds: [
			[0, 1],
			[1, 0],
			[7, 7]
		],
		cards: 2
	}
])('worlds arrive as they were sent', ({ worlds, cards }) => {
	expect(unpacked(packed(worlds), cards)).toEqual(worlds);
});
