import { expect, it } from 'vitest';
import type { Event } from './events.ts';
import { progress } from './progress.ts';
import { played, reveal, setupOf, turns } from './testing/tables.ts';
import { spokenInEveryEdition } from './testing/speech.ts';

it.each<[string, readonly Event[], unknown]>([
	['the first turn of gifts', [], { key: 'progress.gifts', params: { turn: 1, all: 18 } }],
	['a later one', turns('ann', 'bob'), { key: 'progress.gifts', params: { turn: 3, all: 18 } }],
	[
		'an auction',
		[{ type: 'GiftsEnded' }, reveal()],
		{ key: 'progress.auctions', params: { number: 1, all: 18 } }
	],
	[
		'the count',
		[{ type: 'GiftsEnded' }, { type: 'AuctionsEnded' }],
		{ key: 'progress.counting', params: undefined }
	]
])('the shelf says how far the table is: %s', (_name, events, said) => {
	const message = progress(played(setupOf(), events));
	expect(message).toEqual(said);
	spokenInEveryEdition(message);
});
