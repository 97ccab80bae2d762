import { expect, it } from 'vitest';
import { progress } from './progress.ts';
import { tableOf } from './testing/tables.ts';

it('says nothing before the first card', () => {
	expect(progress(tableOf({ red: { powders: 1 }, blue: {} }))).toBeUndefined();
});

it('counts the cards of all cauldrons together', () => {
	const state = tableOf({ red: { cards: 'red-1:12' }, blue: { cards: 'white-1:4' } });
	expect(progress(state)).toEqual({ key: 'progress', params: { count: 3 } });
});
