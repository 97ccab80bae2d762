import { expect, it } from 'vitest';
import type { Event } from './events.ts';
import { doubts, progress } from './progress.ts';
import { counted, played, reveal, setupOf, turns } from './testing/tables.ts';
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

it.each<[string, Parameters<typeof counted>[0], readonly string[]]>([
	['a hand that nobody entered', { ann: { monks: 2 }, bob: {} }, ['doubt.noCards']],
	['letters that break a tie', { ann: { monks: 4 }, bob: { monks: 4 } }, ['doubt.letters']],
	['gold that breaks a tie', { ann: { monks: 4 }, bob: { pigments: 4 } }, ['doubt.gold']],
	['nothing', { ann: { monks: 4 }, bob: { monks: 2 } }, []]
])('before the result is told it doubts %s', (_name, hands, keys) => {
	const found = doubts(counted(hands));
	expect(found.map(({ key }) => key)).toEqual(keys);
	for (const doubt of found) spokenInEveryEdition(doubt);
});
