import type { Event } from '../events.ts';

/** One of every event and of every form it takes, for seats `red` and `blue`. */
export const everyEvent: readonly Event[] = [
	{ type: 'CardCounted', seat: 'red', kind: 'red-1', value: 1 },
	{ type: 'CardCounted', seat: 'blue', kind: 'black-2', value: 4 },
	{ type: 'CardTakenBack', seat: 'red', kind: 'orange-2', value: 3 },
	{ type: 'PowdersCounted', seat: 'red', count: 0 },
	{ type: 'PowdersCounted', seat: 'red', count: 1 },
	{ type: 'PowdersCounted', seat: 'red', count: 2 },
	{ type: 'SpellsCounted', seat: 'red', count: 0 },
	{ type: 'SpellsCounted', seat: 'red', count: 1 },
	{ type: 'SpellsCounted', seat: 'red', count: 10 },
	{ type: 'PowdersPlaced', seat: 'red', on: [] },
	{ type: 'PowdersPlaced', seat: 'red', on: ['red-1'] },
	{ type: 'PowdersPlaced', seat: 'red', on: ['red-1', 'orange-2'] },
	{ type: 'PowdersPlaced', seat: 'red', on: ['red-1', 'red-1'] },
	{ type: 'PowdersLeftToBest', seat: 'red' },
	{ type: 'ColourRecipeShown', seat: 'red', colour: 'orange' },
	{ type: 'ColourRecipeShown', seat: 'red' },
	{ type: 'TaskRecipeShown', seat: 'red', task: 'fewest-ingredients' },
	{ type: 'TaskRecipeShown', seat: 'red', task: 'fewest-fours' },
	{ type: 'TaskRecipeShown', seat: 'red', task: 'fewest-spells' },
	{ type: 'TaskRecipeShown', seat: 'red', task: 'most-ones' },
	{ type: 'TaskRecipeShown', seat: 'red', task: 'ends-game' },
	{ type: 'TaskRecipeShown', seat: 'red' },
	{ type: 'GameEnded', by: 'red' },
	{ type: 'GameEnded' }
];
