import type { Spot } from './horizon.ts';
import type { Journey } from './journeys.ts';
import type { Role, Tally } from './tallies.ts';

/** A tally as far as it is open: what is the same in every world is taken off. */
export interface Row {
	readonly role: Role;
	readonly least: number;
	readonly most: number;
	/** How many count in every world. */
	readonly base: number;
	/** How many cards can count, or not. */
	readonly span: number;
}

/** Journeys of a card that no row tells apart. */
export interface Way {
	readonly times: number;
	/** Where it ends. */
	readonly place: number;
	/** The rows in which it counts. */
	readonly rows: readonly number[];
}

export interface Sheet {
	readonly rows: readonly Row[];
	/** For every card. */
	readonly ways: readonly (readonly Way[])[];
}

/** The rows and ways that are left; undefined if no world is like that. */
export function sheetOf(
	tallies: readonly Tally[],
	journeys: readonly (readonly Journey[])[]
): Sheet | undefined {
	const courses = coursesOf(tallies, journeys);
	const counts = counted(tallies, courses);
	if (counts === undefined) return undefined;
	const rows: Row[] = [];
	const rowOf = new Map<number, number>();
	const known = new Map<string, number>();
	tallies.forEach((tally, at) => {
		const row = rowFor(tally, boundsOf(courses, counts, at));
		if (row === undefined) return;
		const key = row.role === 'shown' ? `shown ${at}` : signature(courses, counts, at);
		const same = known.get(key) ?? rows.length;
		known.set(key, same);
		if (same === rows.length) rowOf.set(at, same);
		rows[same] = tighter(rows[same] ?? row, row);
	});
	return { rows, ways: courses.map((its, card) => waysOf(its, counts[card], rowOf)) };
}

/** Undefined if nothing about it is open. */
function rowFor({ least, most, role }: Tally, { sure, may }: Bounds): Row | undefined {
	const span = may - sure;
	const row = {
		role,
		least: Math.max(0, least - sure),
		most: Math.min(span, most - sure),
		base: sure,
		span
	};
	if (span === 0) return undefined;
	return role !== 'shown' && row.least === 0 && row.most === span ? undefined : row;
}

function tighter(a: Row, b: Row): Row {
	return {
		...a,
		role: a.role === 'echo' ? b.role : a.role,
		least: Math.max(a.least, b.least),
		most: Math.min(a.most, b.most)
	};
}

/** Which courses count, of the cards for which that is open. */
function signature(courses: readonly (readonly Course[])[], counts: Counts, at: number): string {
	let key = '';
	courses.forEach((its, card) => {
		const count = counts[card]?.[at] ?? 0;
		if (count === 0 || count === its.length) return;
		key += `${card}:`;
		its.forEach(({ tallies }, index) => {
			if (tallies.includes(at)) key += `${index},`;
		});
	});
	return key;
}

/** A row in which a card counts whatever it does is the same for all: it is left out. */
function waysOf(
	courses: readonly Course[],
	counts: Uint16Array | undefined,
	rowOf: ReadonlyMap<number, number>
): readonly Way[] {
	const found = new Map<string, Way>();
	for (const { place, tallies } of courses) {
		const open = tallies.filter((at) => counts?.[at] !== courses.length);
		const rows = open.flatMap((at) => rowOf.get(at) ?? []);
		const key = `${place}:${rows.join()}`;
		found.set(key, { place, rows, times: 1 + (found.get(key)?.times ?? 0) });
	}
	return [...found.values()];
}

/** A journey, as the tallies it counts in. */
interface Course {
	readonly place: number;
	readonly tallies: readonly number[];
}

function coursesOf(
	tallies: readonly Tally[],
	journeys: readonly (readonly Journey[])[]
): Course[][] {
	const at = new Map<Spot, number[]>();
	tallies.forEach(({ spot }, index) => at.set(spot, [...(at.get(spot) ?? []), index]));
	return journeys.map((its, card) =>
		its.map(({ spots, end }) => ({
			place: end.place,
			tallies: spots.flatMap((spot) =>
				(at.get(spot) ?? []).filter((index) => tallies[index]?.cards?.has(card) ?? true)
			)
		}))
	);
}

/** For each card and tally, how many of its courses count. */
type Counts = readonly Uint16Array[];

/** Strikes every course that one tally alone rules out, until none is left; undefined if all are. */
function counted(tallies: readonly Tally[], courses: Course[][]): Counts | undefined {
	for (;;) {
		const counts = courses.map((its) => countsOf(its, tallies.length));
		const struck = new Set<Course>();
		for (const [at, { least, most }] of tallies.entries()) {
			const { sure, may } = boundsOf(courses, counts, at);
			if (sure > most || may < least) return undefined;
			if (sure === may || (sure < most && may > least)) continue;
			courses.forEach((its, card) => {
				const count = counts[card]?.[at] ?? 0;
				if (count === 0 || count === its.length) return;
				for (const course of its)
					if (course.tallies.includes(at) === (sure === most)) struck.add(course);
			});
		}
		if (struck.size === 0) return counts;
		courses.forEach((its, card) => {
			courses[card] = its.filter((course) => !struck.has(course));
		});
		if (courses.some((its) => its.length === 0)) return undefined;
	}
}

function countsOf(courses: readonly Course[], size: number): Uint16Array {
	const counts = new Uint16Array(size);
	for (const { tallies } of courses) for (const at of tallies) counts[at] = (counts[at] ?? 0) + 1;
	return counts;
}

interface Bounds {
	/** How many cards count in every world. */
	readonly sure: number;
	/** How many can. */
	readonly may: number;
}

function boundsOf(courses: readonly (readonly Course[])[], counts: Counts, at: number): Bounds {
	let sure = 0;
	let may = 0;
	courses.forEach((its, card) => {
		const count = counts[card]?.[at] ?? 0;
		if (count > 0) may++;
		if (count === its.length) sure++;
	});
	return { sure, may };
}
