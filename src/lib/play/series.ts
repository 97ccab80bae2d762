import type { Seat } from '#lib/core/rules.ts';
import type { TableRecord } from '#lib/data/db.ts';

/** Games that are further apart belong to other evenings. */
const longestBreak = 12 * 60 * 60 * 1000;

export interface SeriesRow {
	readonly name: string;
	/** In the order the games were played. */
	readonly points: readonly number[];
	readonly sum: number;
	readonly place: number;
}

/** The games of one evening by the same people added up, the leader first; this table is one of them. */
export function seriesOf(tables: readonly TableRecord[], id: string): readonly SeriesRow[] {
	const evening = eveningOf(tables, id);
	const seats = evening.at(-1)?.setup.seats ?? [];
	const rows = seats.map((seat) => {
		const points = evening.map((table) => pointsOf(table, seat));
		return { name: seat.name, points, sum: points.reduce((sum, each) => sum + each, 0) };
	});
	return rows
		.map((row) => ({ ...row, place: 1 + rows.filter(({ sum }) => sum > row.sum).length }))
		.toSorted((a, b) => a.place - b.place);
}

/** Finished tables of the same people around this one, without a long break between two of them. */
function eveningOf(tables: readonly TableRecord[], id: string): readonly TableRecord[] {
	const own = tables.find((table) => table.id === id);
	if (own?.finishedAt === undefined) return [];
	const played = tables
		.filter((table) => table.finishedAt !== undefined && companyOf(table) === companyOf(own))
		.toSorted((a, b) => (a.finishedAt ?? 0) - (b.finishedAt ?? 0));
	const at = played.indexOf(own);
	const isBreak = (after: number): boolean =>
		(played[after]?.createdAt ?? Infinity) - (played[after - 1]?.finishedAt ?? -Infinity) >
		longestBreak;
	let [from, to] = [at, at + 1];
	while (!isBreak(from)) from -= 1;
	while (!isBreak(to)) to += 1;
	return played.slice(from, to);
}

/** Who sits at a table, in whatever order; people are known by their id, guests by their name. */
function companyOf({ game, setup }: TableRecord): string {
	return JSON.stringify([game, ...setup.seats.map(keyOf).toSorted()]);
}

function keyOf({ person, name }: Seat): string {
	return person ?? name.trim().toLocaleLowerCase();
}

function pointsOf({ setup, standing }: TableRecord, wanted: Seat): number {
	const seat = setup.seats.find((each) => keyOf(each) === keyOf(wanted));
	return standing?.find((each) => each.seat === seat?.id)?.total ?? 0;
}
