import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { objections } from './objections.ts';
import { cauldronOf, type State } from './state.ts';
import { everyEvent } from './testing/events.ts';
import { randomFacts, randomTables } from './testing/random.ts';
import { spoken } from './testing/speech.ts';
import { played, tableOf } from './testing/tables.ts';

const table = tableOf(
	{
		red: { cards: 'red-1:12', powders: 1, spells: 4, a: 'orange', b: 'most-ones' },
		blue: { cards: 'blue-1:3', spells: 2 }
	},
	{ removed: 'green' }
);

type Verdict = readonly [level: 'impossible' | 'unusual', key: string] | undefined;

function verdict(state: State, event: Event): Verdict {
	const [objection, ...more] = objections(state, event);
	expect(more).toEqual([]);
	return objection && [objection.level, objection.why.key];
}

const cases: readonly [name: string, event: Event, verdict?: Verdict][] = [
	['a card of the box', { type: 'CardCounted', seat: 'blue', kind: 'blue-1', value: 4 }],
	[
		'GLA-03 a card this player has',
		{ type: 'CardCounted', seat: 'red', kind: 'red-1', value: 1 },
		['impossible', 'object.alreadyHeld']
	],
	[
		'GLA-03 a card another has',
		{ type: 'CardCounted', seat: 'blue', kind: 'red-1', value: 1 },
		['unusual', 'object.heldElsewhere']
	],
	[
		'GLA-30 a card that stayed in the box',
		{ type: 'CardCounted', seat: 'red', kind: 'green-2', value: 1 },
		['impossible', 'object.removed']
	],
	[
		'a card of a player who is not there',
		{ type: 'CardCounted', seat: 'green', kind: 'red-1', value: 4 },
		['impossible', 'object.noSeat']
	],
	['taking back a card', { type: 'CardTakenBack', seat: 'red', kind: 'red-1', value: 2 }],
	[
		'taking back a card nobody has',
		{ type: 'CardTakenBack', seat: 'red', kind: 'red-1', value: 4 },
		['impossible', 'object.notHeld']
	],
	[
		'taking back a card another has',
		{ type: 'CardTakenBack', seat: 'red', kind: 'blue-1', value: 3 },
		['impossible', 'object.notHeld']
	],
	['GLA-04 both powders for one', { type: 'PowdersCounted', seat: 'red', count: 2 }],
	['GLA-04 the powder that is left', { type: 'PowdersCounted', seat: 'blue', count: 1 }],
	[
		'GLA-04 three powders in all',
		{ type: 'PowdersCounted', seat: 'blue', count: 2 },
		['impossible', 'object.tooMany']
	],
	['GLA-04 fewer powders than before', { type: 'PowdersCounted', seat: 'red', count: 0 }],
	['GLA-05 ten spells in all', { type: 'SpellsCounted', seat: 'red', count: 8 }],
	[
		'GLA-05 eleven spells in all',
		{ type: 'SpellsCounted', seat: 'red', count: 9 },
		['impossible', 'object.tooMany']
	],
	['GLA-25 powder on a kind held', { type: 'PowdersPlaced', seat: 'red', on: ['red-1'] }],
	['GLA-R4 powder left unused', { type: 'PowdersPlaced', seat: 'red', on: [] }],
	[
		'GLA-R4 powder on a kind that is not there',
		{ type: 'PowdersPlaced', seat: 'red', on: ['red-2'] },
		['impossible', 'object.powderOnNothing']
	],
	[
		'GLA-R4 powder on a kind another has',
		{ type: 'PowdersPlaced', seat: 'red', on: ['blue-1'] },
		['impossible', 'object.powderOnNothing']
	],
	[
		'GLA-26 one powder on two kinds',
		{ type: 'PowdersPlaced', seat: 'red', on: ['red-1', 'red-1'] },
		['impossible', 'object.noPowder']
	],
	[
		'GLA-25 no powder at all',
		{ type: 'PowdersPlaced', seat: 'blue', on: ['blue-1'] },
		['impossible', 'object.noPowder']
	],
	['leaving the powder to the best', { type: 'PowdersLeftToBest', seat: 'red' }],
	[
		'GLA-40 a colour recipe nobody has',
		{ type: 'ColourRecipeShown', seat: 'blue', colour: 'white' }
	],
	[
		'GLA-40 one’s own colour recipe again',
		{ type: 'ColourRecipeShown', seat: 'red', colour: 'orange' }
	],
	[
		'GLA-40 a colour recipe another has',
		{ type: 'ColourRecipeShown', seat: 'blue', colour: 'orange' },
		['unusual', 'object.colourRecipeElsewhere']
	],
	['no colour recipe', { type: 'ColourRecipeShown', seat: 'blue' }],
	['GLA-40 a task nobody has', { type: 'TaskRecipeShown', seat: 'blue', task: 'ends-game' }],
	['GLA-40 one’s own task again', { type: 'TaskRecipeShown', seat: 'red', task: 'most-ones' }],
	[
		'GLA-40 a task another has',
		{ type: 'TaskRecipeShown', seat: 'blue', task: 'most-ones' },
		['unusual', 'object.taskRecipeElsewhere']
	],
	['no task', { type: 'TaskRecipeShown', seat: 'blue' }],
	['GLA-39 the game ended by a player', { type: 'GameEnded', by: 'blue' }],
	['GLA-39 the game ended by nobody known', { type: 'GameEnded' }],
	[
		'GLA-39 the game ended by a stranger',
		{ type: 'GameEnded', by: 'green' },
		['impossible', 'object.noSeat']
	]
];

describe('what the rules have against it', () => {
	it.each(cases)('%s', (...[, event, expected]) => {
		expect(verdict(table, event)).toEqual(expected);
	});

	it('nobody who is not there does anything', () => {
		for (const event of everyEvent) {
			const stranger = event.type === 'GameEnded' ? { ...event, by: 'x' } : { ...event, seat: 'x' };
			expect(verdict(table, stranger)).toEqual(['impossible', 'object.noSeat']);
		}
	});

	it('every objection is a sentence in both languages', () => {
		for (const [, event] of cases) {
			for (const { why, answers } of objections(table, event)) {
				spoken(why);
				if (answers !== undefined) [answers.keep, answers.record].forEach(spoken);
			}
		}
	});

	it('GLA-03 asks which of the two has a card, the present holder first', () => {
		const event = { type: 'CardCounted', seat: 'blue', kind: 'red-1', value: 1 } as const;
		expect(objections(table, event)[0]?.answers).toMatchObject({
			keep: { key: 'name', params: { seat: 'red' } },
			record: { key: 'name', params: { seat: 'blue' } }
		});
	});

	it('GLA-30 with no colour removed every card may be counted', () => {
		const event = { type: 'CardCounted', seat: 'red', kind: 'green-2', value: 1 } as const;
		expect(verdict(tableOf({ red: {}, blue: {} }), event)).toBeUndefined();
	});
});

describe('the law of objections', { timeout: 30_000 }, () => {
	it('GLA-03 GLA-04 GLA-05 what is not impossible never overfills the box', () => {
		fc.assert(
			fc.property(randomTables, fc.array(randomFacts), ({ setup, events }, facts) => {
				const state = facts.reduce(
					(now, event) => (verdict(now, event)?.[0] === 'impossible' ? now : evolve(now, event)),
					played(setup, events)
				);
				const cards = state.cauldrons.flatMap((cauldron) => cauldron.cards);
				expect(new Set(cards).size).toBe(cards.length);
				expect(sum(state, 'powders')).toBeLessThanOrEqual(2);
				expect(sum(state, 'spells')).toBeLessThanOrEqual(10);
				for (const { seat, placed } of state.cauldrons)
					expect(placed?.length ?? 0).toBeLessThanOrEqual(cauldronOf(state, seat)?.powders ?? 0);
			})
		);
	});
});

function sum(state: State, what: 'powders' | 'spells'): number {
	return state.cauldrons.reduce((all, cauldron) => all + cauldron[what], 0);
}
