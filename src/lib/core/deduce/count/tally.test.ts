import { expect, it } from 'vitest';
import { tally } from './tally.ts';

const setting = {
	roster: ['a', 'b', 'c'].map((id) => ({ id, traits: {} })),
	players: ['me'],
	me: 'me',
	pile: 1,
	hand: 1
};

it('a sample says how often each card was where', () => {
	const worlds = [
		[0, 1, 2],
		[0, 2, 1],
		[1, 0, 2],
		[0, 1, 2]
	];
	const found = tally(setting, worlds);
	expect(found.get('a')).toEqual(
		new Map([
			['hidden', 0.75],
			['pile', 0.25]
		])
	);
	expect(found.get('c')?.get('me')).toBe(0.75);
});
