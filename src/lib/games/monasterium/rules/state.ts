import type { Depth, Setup } from '#lib/core/rules.ts';
import type { Slot } from './cards.ts';
import {
	monasteries,
	places,
	type Area,
	type DieValue,
	type Monastery,
	type Place,
	type Row,
	type Source,
	type Stand,
	type Tile,
	type Year
} from './data.ts';
import type { Options } from './options.ts';

export type Phase = 'years' | 'counting';

/** Prestige, and where it came from. */
export interface Gain {
	readonly source: Source;
	readonly points: number;
	/** In which round, counted from 0. */
	readonly round: number;
	/** Came with a novice, a tile or a mission, and was not entered by itself. */
	readonly isImplied: boolean;
}

export interface Sent {
	readonly row: Row;
	readonly stand: Stand;
	readonly monastery: Monastery;
	readonly area: Area;
}

export interface Fulfilled {
	readonly slot: Slot;
	readonly year: Year;
	readonly points: number;
}

/** MON-80: the three rows of a window, each from the left. */
export type Window = readonly (readonly Monastery[])[];
export type Novices = Readonly<Record<Monastery, Readonly<Record<Place, number>>>>;

/** Everything of one player. */
export interface Sheet {
	readonly seat: string;
	readonly gains: readonly Gain[];
	readonly novices: Novices;
	/** Which novices have left the player's board. */
	readonly sent: readonly Sent[];
	readonly window: Window;
	readonly missions: readonly Fulfilled[];
	/** Absent until counted. */
	readonly tiles: Readonly<Partial<Record<Tile, number>>>;
	readonly ownDice: number;
}

/** Dice of one player on one space. */
export interface Handful {
	readonly seat: string;
	readonly value: DieValue;
	readonly own: number;
	readonly neutral: number;
}

/** What happened to the dice since the round began. */
export interface Dice {
	readonly placed: readonly Handful[];
	/** MON-52: own dice that were won and went straight to a space, or nobody knows where. */
	readonly won: readonly { readonly seat: string; readonly value: DieValue | undefined }[];
	readonly taken: readonly Handful[];
	/** MON-36: whose reroll tile is used. */
	readonly rerolled: readonly string[];
}

export interface State {
	readonly depth: Depth;
	readonly options: Options;
	readonly rulings: Readonly<Record<string, string>>;
	/** Clockwise. */
	readonly seats: readonly string[];
	readonly phase: Phase;
	/** Counted from 0 through all years; the last one remains when the count begins. */
	readonly round: number;
	readonly dice: Dice;
	readonly sheets: readonly Sheet[];
}

export const noDice: Dice = { placed: [], won: [], taken: [], rerolled: [] };

export function begin({ depth, options, rulings, seats }: Setup<Options>): State {
	return {
		depth,
		options,
		rulings,
		seats: seats.map(({ id }) => id),
		phase: depth === 'track' ? 'years' : 'counting',
		round: 0,
		dice: noDice,
		sheets: seats.map(({ id }) => emptySheet(id))
	};
}

function emptySheet(seat: string): Sheet {
	return {
		seat,
		gains: [],
		novices: byMonastery(() => byPlace(() => 0)),
		sent: [],
		window: [[], [], []],
		missions: [],
		tiles: {},
		ownDice: 1
	};
}

/** A seat that is not there has an empty sheet: whoever asks need not ask twice. */
export function sheetOf({ sheets }: State, seat: string): Sheet {
	return sheets.find((sheet) => sheet.seat === seat) ?? emptySheet(seat);
}

export function byMonastery<T>(make: (monastery: Monastery) => T): Readonly<Record<Monastery, T>> {
	return Object.fromEntries(monasteries.map((each) => [each, make(each)])) as Record<Monastery, T>;
}

function byPlace<T>(make: (place: Place) => T): Readonly<Record<Place, T>> {
	return Object.fromEntries(places.map((each) => [each, make(each)])) as Record<Place, T>;
}
