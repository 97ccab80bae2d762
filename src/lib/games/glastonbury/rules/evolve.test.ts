import { describe, expect, it } from 'vitest';
import { frozen } from '#lib/core/testing/frozen.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { cauldronOf, type Cauldron, type State } from './state.ts';
import { everyEvent } from './testing/events.ts';
import { tableOf } from './testing/tables.ts';

const before = frozen(
	tableOf({
		red: { cards: 'orange-2:3 red-1:2', powders: 1, on: ['red-1'], a: 'orange', b: 'most-ones' },
		blue: { cards: 'blue-1:1' }
	})
);

function after(...events: readonly Event[]): State {
	return events.reduce((state, event) => frozen(evolve(state, event)), before);
}

function held(state: State, seat: 'red' | 'blue'): Partial<Cauldron> {
	return cauldronOf(state, seat) ?? {};
}

describe('what an event changes', () => {
	it.each(everyEvent.map((event) => [JSON.stringify(event), event] as const))(
		'leaves the earlier state as it was: %s',
		(_name, event) => {
			const copy = structuredClone(before);
			evolve(before, event);
			expect(before).toEqual(copy);
		}
	);

	it('a card lies in the cauldron, after those that were there', () => {
		const state = after({ type: 'CardCounted', seat: 'red', kind: 'red-1', value: 1 });
		expect(held(state, 'red').cards).toEqual(['orange-2/3', 'red-1/2', 'red-1/1']);
	});

	it('GLA-03 a card that another has moves, since it exists once', () => {
		const state = after({ type: 'CardCounted', seat: 'red', kind: 'blue-1', value: 1 });
		expect(held(state, 'red').cards).toContain('blue-1/1');
		expect(held(state, 'blue').cards).toEqual([]);
	});

	it('GLA-03 a card counted twice is there once', () => {
		const card = { type: 'CardCounted', seat: 'blue', kind: 'blue-1', value: 1 } as const;
		expect(held(after(card, card), 'blue').cards).toEqual(['blue-1/1']);
	});

	it('a card is taken back', () => {
		const state = after({ type: 'CardTakenBack', seat: 'blue', kind: 'blue-1', value: 1 });
		expect(held(state, 'blue').cards).toEqual([]);
	});

	it('a new count of powders forgets where they were laid', () => {
		const state = after({ type: 'PowdersCounted', seat: 'red', count: 2 });
		expect(held(state, 'red')).toMatchObject({ powders: 2, placed: undefined });
	});

	it('spells are counted anew, not added', () => {
		const state = after(
			{ type: 'SpellsCounted', seat: 'red', count: 3 },
			{ type: 'SpellsCounted', seat: 'red', count: 2 }
		);
		expect(held(state, 'red').spells).toBe(2);
	});

	it('GLA-40 a recipe that another shows moves, since it exists once', () => {
		const state = after(
			{ type: 'ColourRecipeShown', seat: 'blue', colour: 'orange' },
			{ type: 'TaskRecipeShown', seat: 'blue', task: 'most-ones' }
		);
		expect(held(state, 'blue')).toMatchObject({ colourRecipe: 'orange', taskRecipe: 'most-ones' });
		expect(held(state, 'red')).toMatchObject({ colourRecipe: undefined, taskRecipe: undefined });
	});

	it('GLA-40 having no recipe takes none from another', () => {
		const state = after(
			{ type: 'ColourRecipeShown', seat: 'blue' },
			{ type: 'TaskRecipeShown', seat: 'blue' }
		);
		expect(held(state, 'red')).toMatchObject({ colourRecipe: 'orange', taskRecipe: 'most-ones' });
	});

	it('GLA-39 one player ended the game, and that can be corrected', () => {
		expect(after({ type: 'GameEnded', by: 'red' }).endedBy).toBe('red');
		expect(after({ type: 'GameEnded', by: 'red' }, { type: 'GameEnded', by: 'blue' }).endedBy).toBe(
			'blue'
		);
		expect(after({ type: 'GameEnded', by: 'red' }, { type: 'GameEnded' }).endedBy).toBeUndefined();
	});
});
