import { expect, it } from 'vitest';
import { isCountable, progress } from './progress.ts';
import { tableOf } from './testing/tables.ts';

it('says nothing before the first card', () => {
	const state = tableOf({ red: { powders: 1 }, blue: {} });
	expect([isCountable(state), progress(state)]).toEqual([false, undefined]);
});

it('counts the cards of all cauldrons together', () => {
	const state = tableOf({ red: { cards: 'red-1:12' }, blue: { cards: 'white-1:4' } });
	expect(isCountable(state)).toBe(true);
	expect(progress(state)).toEqual({ key: 'progress', params: { count: 3 } });
});
