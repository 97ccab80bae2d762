import fc from 'fast-check';
import type { Setup } from '#lib/core/rules.ts';
import { kinds, neutralColours, playerColours, tasks, values } from '../data.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';

export interface RandomTable {
	readonly setup: Setup<Options>;
	/** What is counted, every event independent of the others. */
	readonly events: readonly Event[];
}

const cards = kinds.flatMap((kind) => values.map((value) => ({ kind, value })));

/** Whole tables, as they may look at the end of a game. */
export const randomTables: fc.Arbitrary<RandomTable> = fc
	.record({
		seats: fc.shuffledSubarray([...playerColours], { minLength: 2 }),
		// Of the nine holders most are nobody, so that lone cards and pairs are common.
		holders: fc.array(fc.nat(8), { minLength: cards.length, maxLength: cards.length }),
		powders: fc.constantFrom([0, 0], [1, 0], [1, 1], [2, 0], [0, 2]),
		spells: fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
		recipes: fc.boolean(),
		a: fc.shuffledSubarray([...neutralColours], { minLength: 4 }),
		b: fc.shuffledSubarray([...tasks], { minLength: 4 }),
		ended: fc.nat(4),
		powder: fc.constantFrom('best-total', 'set-points')
	})
	.map(({ seats, holders, ...rest }) => ({
		setup: {
			edition: 'cosmodrome-2014',
			depth: 'score',
			seats: seats.map((colour) => ({ id: colour, name: colour, colour })),
			options: { recipes: rest.recipes },
			rulings: { tie: 'shared', powder: rest.powder }
		},
		events: [
			...cards.flatMap((card, at): readonly Event[] => {
				const seat = seats[(holders[at] ?? 0) - 1];
				return seat === undefined ? [] : [{ type: 'CardCounted', seat, ...card }];
			}),
			...seats.flatMap((seat, at): readonly Event[] => [
				{ type: 'PowdersCounted', seat, count: rest.powders[at] ?? 0 },
				{ type: 'SpellsCounted', seat, count: rest.spells[at] ?? 0 },
				{ type: 'ColourRecipeShown', seat, colour: rest.a[at] },
				{ type: 'TaskRecipeShown', seat, task: rest.b[at] }
			]),
			{ type: 'GameEnded', by: seats[rest.ended] }
		]
	}));

const seat = fc.constantFrom(...playerColours, 'nobody');
const kind = fc.constantFrom(...kinds.slice(0, 3), ...kinds.slice(-2));
const value = fc.constantFrom(...values);

/** Facts in any order, so that some of them make no sense where they stand. */
export const randomFacts: fc.Arbitrary<Event> = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.record({ type: fc.constant('CardCounted' as const), seat, kind, value })
	},
	fc.record({ type: fc.constant('CardTakenBack' as const), seat, kind, value }),
	fc.record({ type: fc.constant('PowdersCounted' as const), seat, count: fc.nat(2) }),
	fc.record({ type: fc.constant('SpellsCounted' as const), seat, count: fc.nat(10) }),
	fc.record({
		type: fc.constant('PowdersPlaced' as const),
		seat,
		on: fc.array(kind, { maxLength: 2 })
	}),
	fc.record({ type: fc.constant('PowdersLeftToBest' as const), seat }),
	fc.record({
		type: fc.constant('ColourRecipeShown' as const),
		seat,
		colour: fc.constantFrom(undefined, ...neutralColours)
	}),
	fc.record({
		type: fc.constant('TaskRecipeShown' as const),
		seat,
		task: fc.constantFrom(undefined, ...tasks)
	}),
	fc.record({ type: fc.constant('GameEnded' as const), by: fc.option(seat, { nil: undefined }) })
);
