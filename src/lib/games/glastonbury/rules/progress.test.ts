import { expect, it } from 'vitest';
import { doubts, isCountable, progress } from './progress.ts';
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

it('doubts a cauldron without cards, and a recipe that waits for who ended the game', () => {
	const cards = 'red-1:1';
	expect(doubts(tableOf({ red: { cards }, blue: {} }))).toEqual([
		{ key: 'doubt.noCards', params: { seat: 'blue' } }
	]);
	const ends = { red: { cards, b: 'ends-game' }, blue: { cards: 'blue-1:1' } } as const;
	expect(doubts(tableOf(ends)).map(({ key }) => key)).toEqual(['doubt.nobodyEnded']);
	expect(doubts(tableOf({ red: { cards }, blue: { cards: 'blue-1:1' } }))).toEqual([]);
});
