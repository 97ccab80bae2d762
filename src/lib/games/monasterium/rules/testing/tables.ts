import { expect } from 'vitest';
import type { ScoreLine } from '#lib/core/explain.ts';
import { replay } from '#lib/core/replay.ts';
import type { Objection, Setup } from '#lib/core/rules.ts';
import { fact, logOf } from '#lib/core/testing/logs.ts';
import {
	columns,
	monasteries,
	places,
	tiles,
	type Area,
	type DieValue,
	type Monastery,
	type Place,
	type Row,
	type Stand,
	type Tile
} from '../data.ts';
import type { Event } from '../events.ts';
import { objections } from '../objections.ts';
import type { Options } from '../options.ts';
import { rules } from '../rules.ts';
import { rulings } from '../rulings.ts';
import type { State } from '../state.ts';

/** In the order they sit, clockwise. */
export const people = ['ann', 'bob', 'cid', 'dan'] as const;

export interface Table {
	readonly players?: 2 | 3 | 4;
	readonly depth?: 'track' | 'score';
	readonly options?: Partial<Options>;
}

export function setupOf(table: Table = {}): Setup<Options> {
	return {
		edition: 'dlp-games',
		depth: table.depth ?? 'track',
		seats: people.slice(0, table.players ?? 3).map((id) => ({ id, name: id })),
		options: { dice: true, missions: [], deck: [], firstSeat: 'ann', ...table.options },
		rulings: Object.fromEntries(rulings.map(({ id, readings }) => [id, readings[0]]))
	};
}

/** The table after these events, every one of which has to hold. */
export function played(table: Table, ...events: readonly Event[]): State {
	const { lines, state } = replay(rules, setupOf(table), logOf(...events.map(fact)));
	expect(lines.filter(({ status }) => status !== 'held')).toEqual([]);
	return state;
}

/** Neutral and own dice on a space: `'2+1'` are two neutral and one own. */
export function place(seat: string, value: DieValue, dice: string): Event {
	const [neutral = 0, own = 0] = dice.split('+').map(Number);
	return { type: 'DicePlaced', seat, value, own, neutral };
}
export const take = (seat: string, value: DieValue, count: number): Event => ({
	type: 'DiceTaken',
	seat,
	value,
	count
});
export const gain = (
	seat: string,
	source: Extract<Event, { type: 'PrestigeGained' }>['source'],
	points: number
): Event => ({ type: 'PrestigeGained', seat, source, points });
export const read = (seat: string, total: number): Event => ({ type: 'PrestigeRead', seat, total });
export const roundEnded: Event = { type: 'RoundEnded' };
export const rounds = (count: number): readonly Event[] =>
	Array.from({ length: count }, () => roundEnded);

export function send(
	seat: string,
	from: readonly [Row, Stand],
	to: readonly [Monastery, Area]
): Event {
	const [row, stand] = from;
	const [monastery, area] = to;
	return { type: 'NoviceSent', seat, row, stand, monastery, area };
}

/** All five novices of a row, one to each monastery. */
export function sendRow(seat: string, row: Row, area: Area): readonly Event[] {
	return columns.map((column) => send(seat, [row, column], [monasteries[column - 1] ?? 'A', area]));
}

export const lay = (
	seat: string,
	row: number,
	...[monastery, columnPoints]: readonly [Monastery, points?: number]
): Event => ({
	type: 'WindowTileLaid',
	seat,
	row,
	monastery,
	...(columnPoints !== undefined && { columnPoints })
});

/** `'A 3/2/1'` are three novices in buildings, two in the chapel and one in the cloister of A. */
export function counted(seat: string, ...novices: readonly string[]): readonly Event[] {
	return novices.flatMap((text) => {
		const [at, numbers = ''] = text.split(' ');
		const monastery = monasteries.find((each) => each === at);
		if (monastery === undefined) throw new Error(`no such monastery: ${text}`);
		return numbers.split('/').map((count, index): Event => {
			const place: Place = places[index] ?? 'buildings';
			return { type: 'NovicesCounted', seat, monastery, place, count: Number(count) };
		});
	});
}

export function stock(seat: string, held: Partial<Record<Tile, number>>): readonly Event[] {
	return tiles.flatMap((tile) => {
		const count = held[tile];
		return count === undefined ? [] : [{ type: 'TilesCounted', seat, tile, count } as const];
	});
}

export function totalOf(state: State, seat: string): ScoreLine {
	const found = rules.score(state).scores.find((each) => each.seat === seat);
	if (found === undefined) throw new Error(`no such seat: ${seat}`);
	return found.total;
}

/** The level and the reason of the one objection there may be. */
export function verdict(
	state: State,
	event: Event
): readonly [Objection['level'], string] | undefined {
	const [objection, ...more] = objections(state, event);
	expect(more).toEqual([]);
	return objection && [objection.level, objection.why.key];
}
