import * as v from 'valibot';
import { slots } from './cards.ts';
import {
	areas,
	dieValues,
	gainSources,
	monasteries,
	novicesOfSeat,
	places,
	rows,
	stands,
	tiles
} from './data.ts';

const seat = v.pipe(v.string(), v.minLength(1));
const between = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const value = v.picklist(dieValues);
const monastery = v.picklist(monasteries);
/** MON-04: the track is walked round; nobody has gone ten times around it. */
const prestige = between(0, 999);
const dice = between(0, 9);

/** Everything that can be recorded. A released shape is never changed or removed: a new one joins it. */
const event = v.variant('type', [
	/** MON-33: dice of one number, some neutral, some the player's own. */
	v.object({ type: v.literal('DicePlaced'), seat, value, own: dice, neutral: dice }),
	/** MON-40, MON-42: own dice come first, so their number follows. */
	v.object({ type: v.literal('DiceTaken'), seat, value, count: between(1, 3) }),
	/** MON-52: without a value where nobody tracks the dice. */
	v.object({ type: v.literal('OwnDieWon'), seat, value: v.optional(value) }),
	/** MON-36. */
	v.object({ type: v.literal('RerollUsed'), seat }),
	v.object({ type: v.literal('RoundEnded') }),
	/** The table goes on to the count; what was not tracked stays untold. */
	v.object({ type: v.literal('YearsEnded') }),
	v.object({
		type: v.literal('PrestigeGained'),
		seat,
		source: v.picklist(gainSources),
		points: between(1, 99)
	}),
	/** Where the disc stands, whatever was tracked before. */
	v.object({ type: v.literal('PrestigeRead'), seat, total: prestige }),
	/** Which novice went where; a building's prestige comes with it (MON-64). */
	v.object({
		type: v.literal('NoviceSent'),
		seat,
		row: v.picklist(rows),
		stand: v.picklist(stands),
		monastery,
		area: v.picklist(areas)
	}),
	/** MON-80: the place follows from the row; MON-85: what a completed column brings is on the board. */
	v.object({
		type: v.literal('WindowTileLaid'),
		seat,
		row: between(1, 3),
		monastery,
		columnPoints: v.optional(between(0, 20))
	}),
	/** MON-90: the year is that of the table. */
	v.object({
		type: v.literal('MissionFulfilled'),
		seat,
		slot: v.picklist(slots),
		points: between(0, 50)
	}),
	v.object({
		type: v.literal('TilesCounted'),
		seat,
		tile: v.picklist(tiles),
		count: between(0, 99)
	}),
	/** What stands on the board, whatever was tracked before. */
	v.object({
		type: v.literal('NovicesCounted'),
		seat,
		monastery,
		place: v.picklist(places),
		count: between(0, novicesOfSeat)
	})
]);

export type Event = Readonly<v.InferOutput<typeof event>>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export function parse(raw: unknown): Event | undefined {
	const result = v.safeParse(event, raw);
	return result.success ? result.output : undefined;
}
