import type { Dictionary } from '#lib/core/message.ts';
import type { Setup } from '#lib/core/rules.ts';
import {
	rules,
	setup as plain,
	type Event,
	type Options,
	type State
} from '#lib/core/testing/counter.ts';
import type { AnyGame, Manifest } from '#lib/games/contract.ts';

/** The counter as a game on the shelf: two players who begin with nothing. */
export const setup: Setup<Options> = {
	...plain,
	seats: [
		{ id: 's1', name: 'Anna', colour: 'red' },
		{ id: 's2', name: 'Boris', colour: 'blue' }
	],
	options: { start: 0 },
	rulings: { tie: 'shared' }
};

export function counted(seat: string, by: number): Event {
	return by < 0 ? { type: 'Paid', seat, count: -by } : { type: 'Gained', seat, count: by };
}

export function countOf({ purses }: State, seat: string): number | undefined {
	return purses[seat]?.reduce((sum, count) => sum + count, 0);
}

const manifest: Manifest = {
	id: 'counter',
	name: { ru: 'Счёт', en: 'Counter' },
	editions: [{ id: 'first', language: 'en', name: { ru: 'Счёт', en: 'Counter' } }],
	seats: { least: 1, most: 4 },
	minutes: 5,
	depths: ['score'],
	colours: ['red', 'blue'],
	hasTerms: false,
	glyph: ''
};
const noWords = (): Promise<Dictionary> => Promise.resolve({});
// Nobody asks it to be set up or shown.
const game = { rules } as unknown as AnyGame;

/** A shelf with nothing on it but the counter, in place of the registry. */
export const registry = {
	manifests: [manifest],
	manifestOf: (id: string) => (id === 'counter' ? manifest : undefined),
	wordsOf: () => ({ en: noWords, ru: noWords }),
	loadGame: (id: string) => Promise.resolve(id === 'counter' ? game : undefined)
};
