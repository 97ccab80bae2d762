import fc from 'fast-check';
import { slots } from '../cards.ts';
import {
	areas,
	areasFor,
	dieValues,
	gainSources,
	monasteries,
	places,
	rows,
	stands,
	tiles
} from '../data.ts';
import { placerNow, takerNow } from '../dice.ts';
import type { Event } from '../events.ts';
import { objections } from '../objections.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { people, setupOf, type Table } from './tables.ts';

const seat = fc.constantFrom<string[]>(...people, 'nobody');
const value = fc.constantFrom(...dieValues);
const monastery = fc.constantFrom(...monasteries);
const type = <T extends Event['type']>(name: T) => fc.constant(name);

/** Facts in any order, so that many of them make no sense where they stand. */
export const randomFacts: fc.Arbitrary<Event> = fc.oneof(
	fc.record({ type: type('DicePlaced'), seat, value, own: fc.nat(2), neutral: fc.nat(3) }),
	fc.record({ type: type('DiceTaken'), seat, value, count: fc.integer({ min: 1, max: 3 }) }),
	fc.record({ type: type('OwnDieWon'), seat, value: fc.option(value, { nil: undefined }) }),
	fc.record({ type: type('RerollUsed'), seat }),
	{ weight: 3, arbitrary: fc.record({ type: type('RoundEnded') }) },
	fc.record({ type: type('YearsEnded') }),
	fc.record({
		type: type('PrestigeGained'),
		seat,
		source: fc.constantFrom(...gainSources),
		points: fc.integer({ min: 1, max: 9 })
	}),
	fc.record({ type: type('PrestigeRead'), seat, total: fc.nat(130) }),
	{
		weight: 4,
		arbitrary: fc.record({
			type: type('NoviceSent'),
			seat,
			row: fc.constantFrom(...rows),
			stand: fc.constantFrom(...stands),
			monastery,
			area: fc.constantFrom(...areas)
		})
	},
	{
		weight: 4,
		arbitrary: fc.record({
			type: type('WindowTileLaid'),
			seat,
			row: fc.integer({ min: 1, max: 3 }),
			monastery,
			columnPoints: fc.option(fc.nat(6), { nil: undefined })
		})
	},
	fc.record({
		type: type('MissionFulfilled'),
		seat,
		slot: fc.constantFrom(...slots),
		points: fc.nat(12)
	}),
	fc.record({
		type: type('TilesCounted'),
		seat,
		tile: fc.constantFrom(...tiles),
		count: fc.nat(9)
	}),
	fc.record({
		type: type('NovicesCounted'),
		seat,
		monastery,
		place: fc.constantFrom(...places),
		count: fc.nat(9)
	})
);

export interface Game {
	readonly table: Table;
	readonly events: readonly Event[];
}

/** Everything that could be tapped at a tracked table now. */
function moves(state: State): readonly Event[] {
	const [placer, taker] = [placerNow(state), takerNow(state)];
	return [
		...dieValues.flatMap((value): readonly Event[] => [
			...(placer === undefined
				? []
				: ([
						{ type: 'DicePlaced', seat: placer, value, own: 1, neutral: 1 },
						{ type: 'DicePlaced', seat: placer, value, own: 1, neutral: 0 },
						{ type: 'DicePlaced', seat: placer, value, own: 0, neutral: 2 },
						{ type: 'DicePlaced', seat: placer, value, own: 0, neutral: 1 }
					] as const)),
			...(taker === undefined
				? []
				: [1, 2, 3].map((count): Event => ({ type: 'DiceTaken', seat: taker, value, count })))
		]),
		...state.seats.flatMap((each): readonly Event[] => [
			{ type: 'PrestigeGained', seat: each, source: 'action', points: 3 },
			{ type: 'OwnDieWon', seat: each, value: 4 },
			...rows.map((row): Event => {
				const [area = 'chapel'] = areasFor(row, 1);
				return { type: 'NoviceSent', seat: each, row, stand: 1, monastery: 'B', area };
			}),
			{ type: 'WindowTileLaid', seat: each, row: 2, monastery: 'D' },
			{ type: 'MissionFulfilled', seat: each, slot: 'B-2', points: 7 }
		]),
		{ type: 'RoundEnded' }
	];
}

/** Logs of tracked games in which the rules have nothing against any line. */
export const legalGames: fc.Arbitrary<Game> = fc
	.record({
		players: fc.constantFrom(2 as const, 3 as const, 4 as const),
		first: fc.constantFrom(...people),
		picks: fc.array(fc.nat(), { maxLength: 120, size: 'max' })
	})
	.map(({ players, first, picks }) => {
		const table: Table = { players, options: { firstSeat: first } };
		let state = rules.begin(setupOf(table));
		const events: Event[] = [];
		for (const pick of picks) {
			const legal = moves(state).filter((event) => objections(state, event).length === 0);
			const event = legal[pick % Math.max(1, legal.length)];
			if (event === undefined) continue;
			state = rules.evolve(state, event);
			events.push(event);
		}
		return { table, events };
	});
