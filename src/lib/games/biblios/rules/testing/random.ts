import fc from 'fast-check';
import { cardValues, categories, churchKinds, dieValues, letters, shifts } from '../data.ts';
import type { Event } from '../events.ts';
import { objections } from '../objections.ts';
import { people, setupOf, type Table } from './tables.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';

const seat = fc.constantFrom<string[]>(...people, 'nobody');
const category = fc.constantFrom(...categories);
const value = fc.constantFrom(...cardValues);
const letter = fc.constantFrom(undefined, ...letters.slice(0, 3), ...letters.slice(-2));
const kind = fc.constantFrom(...churchKinds);
const amount = fc.integer({ min: 1, max: 6 });
const type = <T extends Event['type']>(name: T) => fc.constant(name);

/** Facts in any order, so that many of them make no sense where they stand. */
export const randomFacts: fc.Arbitrary<Event> = fc.oneof(
	fc.record({
		type: type('ChurchCardTaken'),
		seat,
		kind,
		changes: fc.array(fc.record({ category, by: fc.constantFrom(...shifts) }), { maxLength: 2 })
	}),
	{ weight: 3, arbitrary: fc.record({ type: type('GiftTurnEnded'), seat }) },
	fc.record({ type: type('GiftsEnded') }),
	{
		weight: 4,
		arbitrary: fc.record({
			type: type('CardRevealed'),
			card: fc.oneof(
				fc.record({ kind: fc.constant('category' as const), category, value }),
				fc.record({ kind: fc.constant('gold' as const) }),
				fc.record({ kind: fc.constant('church' as const), church: kind })
			)
		})
	},
	{ weight: 6, arbitrary: fc.record({ type: type('BidMade'), seat, amount }) },
	{ weight: 6, arbitrary: fc.record({ type: type('Passed'), seat }) },
	{ weight: 4, arbitrary: fc.record({ type: type('PricePaid'), seat, amount }) },
	fc.record({ type: type('FineTaken'), seat }),
	fc.record({ type: type('AuctionsEnded') }),
	...countingFacts(seat)
);

function countingFacts(of: fc.Arbitrary<string>): readonly fc.Arbitrary<Event>[] {
	const gold = fc.nat(2);
	return [
		fc.record({ type: type('DieRead'), category, value: fc.constantFrom(...dieValues) }),
		fc.record({ type: type('CardCounted'), seat: of, category, value, letter }),
		fc.record({ type: type('CardTakenBack'), seat: of, category, value, letter }),
		fc.record({ type: type('TotalCounted'), seat: of, category, total: fc.nat(9) }),
		fc.record({ type: type('FirstLetterRead'), seat: of, category, letter }),
		fc.record({ type: type('GoldCounted'), seat: of, ones: gold, twos: gold, threes: gold })
	];
}

/** Counts in any order, for seats that are there. */
export const randomCounts: fc.Arbitrary<readonly Event[]> = fc.array(
	fc.oneof(...countingFacts(fc.constantFrom<string[]>(...people.slice(0, 3)))),
	{ maxLength: 40, size: 'max' }
);

export interface Game {
	readonly table: Table;
	readonly events: readonly Event[];
}

/** Everything that could be tapped in a tracked game. */
function moves(state: State): readonly Event[] {
	return state.seats.flatMap((seat): readonly Event[] => [
		{ type: 'GiftTurnEnded', seat },
		{ type: 'ChurchCardTaken', seat, kind: 'plus-one', changes: [{ category: 'monks', by: 1 }] },
		{ type: 'ChurchCardTaken', seat, kind: 'minus-two', changes: [] },
		{ type: 'CardRevealed', card: { kind: 'category', category: 'manuscripts', value: 1 } },
		{ type: 'CardRevealed', card: { kind: 'gold', value: 2 } },
		{ type: 'CardRevealed', card: { kind: 'church' } },
		...[1, 2, 3, 4, 5, 6].map((amount): Event => ({ type: 'BidMade', seat, amount })),
		{ type: 'Passed', seat },
		{ type: 'Passed', seat },
		...[1, 2, 3, 4, 5, 6].map((amount): Event => ({ type: 'PricePaid', seat, amount })),
		{ type: 'FineTaken', seat }
	]);
}

/** Logs of tracked games in which the rules have nothing against any line. */
export const legalGames: fc.Arbitrary<Game> = fc
	.record({
		players: fc.constantFrom(2 as const, 3 as const, 4 as const),
		first: fc.constantFrom(...people),
		gifts: fc.nat(20),
		picks: fc.array(fc.nat(), { maxLength: 60, size: 'max' })
	})
	.map(({ players, first, gifts, picks }) => {
		const table: Table = { players, options: { firstSeat: first } };
		let state = rules.begin(setupOf(table));
		const events: Event[] = [];
		const record = (event: Event): void => {
			state = rules.evolve(state, event);
			events.push(event);
		};
		for (const [at, pick] of picks.entries()) {
			if (at === gifts && state.phase === 'gifts') record({ type: 'GiftsEnded' });
			const legal = moves(state).filter((event) => objections(state, event).length === 0);
			const event = legal[pick % Math.max(1, legal.length)];
			if (event !== undefined) record(event);
		}
		return { table, events };
	});
