import { monasteries, type Monastery } from './data.ts';
import type { Window } from './state.ts';

/** A row of the window, from the top. */
export const windowRows = [1, 2, 3] as const;
export type WindowRow = (typeof windowRows)[number];
const size = 3;

const rowOf = (window: Window, row: number): readonly Monastery[] => window[row - 1] ?? [];

/** MON-80: the column, from 1, that the next tile of a row comes to; undefined if the row is full. */
export function nextColumn(window: Window, row: number): number | undefined {
	const { length } = rowOf(window, row);
	return length < size ? length + 1 : undefined;
}

export function tileAt(window: Window, row: number, column: number): Monastery | undefined {
	return rowOf(window, row)[column - 1];
}

/** MON-80 to MON-82: why a tile may not be laid in a row; undefined if it may. */
export function misfit(
	window: Window,
	row: number,
	monastery: Monastery
): 'full' | 'row' | 'column' | undefined {
	const column = nextColumn(window, row);
	if (column === undefined) return 'full';
	if (rowOf(window, row).includes(monastery)) return 'row';
	return windowRows.some((each) => tileAt(window, each, column) === monastery)
		? 'column'
		: undefined;
}

export function laid(window: Window, row: number, monastery: Monastery): Window {
	return window.map((tiles, at) => (at === row - 1 ? [...tiles, monastery] : tiles));
}

/** MON-85: what the next tile of a row completes. */
export function completes(
	window: Window,
	row: number
): { readonly row: boolean; readonly column: number | undefined } {
	const column = nextColumn(window, row);
	if (column === undefined) return { row: false, column: undefined };
	const isColumn = windowRows.every(
		(each) => each === row || tileAt(window, each, column) !== undefined
	);
	return { row: column === size, column: isColumn ? column : undefined };
}

/** MON-92: monasteries of which a tile is in the window. */
export function monasteriesIn(window: Window): readonly Monastery[] {
	return monasteries.filter((each) => window.some((row) => row.includes(each)));
}
