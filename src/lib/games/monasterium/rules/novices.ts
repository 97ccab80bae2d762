import {
	columns,
	monasteries,
	placeOf,
	places,
	rows,
	type Area,
	type Building,
	type Column,
	type Monastery,
	type Place,
	type Row,
	type Stand,
	type Tile
} from './data.ts';
import { sum } from './dice.ts';
import { sheetOf, type Sheet, type State } from './state.ts';

/** MON-100: all novices of a player in a monastery. */
export function novicesIn({ novices }: Sheet, monastery: Monastery): number {
	return sum(places.map((place) => novices[monastery][place]));
}

export function novicesAt({ novices }: Sheet, place: Place): number {
	return sum(monasteries.map((monastery) => novices[monastery][place]));
}

export function novicesInAll(sheet: Sheet): number {
	return sum(monasteries.map((monastery) => novicesIn(sheet, monastery)));
}

/** MON-66: everybody's novices in a chapel. */
export function inChapel({ sheets }: State, monastery: Monastery): number {
	return sum(sheets.map(({ novices }) => novices[monastery].chapel));
}

/** Novices of whom the kind of building is known. */
export function sentTo({ sent }: Sheet, area: Area): number {
	return sent.filter((each) => each.area === area).length;
}

export function hasLeft({ sent }: Sheet, row: Row, stand: Stand): boolean {
	return sent.some((each) => each.row === row && each.stand === stand);
}

/** MON-74: all five of a row are gone. */
export function isRowEmpty(sheet: Sheet, row: Row): boolean {
	return columns.every((column) => hasLeft(sheet, row, column));
}

/** MON-73: the action tile of the column is turned over. */
export function isFlipped(sheet: Sheet, column: Column): boolean {
	return hasLeft(sheet, 4, column);
}

/** MON-67: the opened actions of a column, by their rows. */
export function openedRows(sheet: Sheet, column: Column): readonly Row[] {
	return rows.filter((row) => row !== 4 && hasLeft(sheet, row, column));
}

const paidWith: Readonly<Record<Building, Tile>> = {
	refectory: 'soup',
	workshop: 'tools',
	library: 'books'
};

/** MON-62, MON-65, MON-72, MON-74: what sending this novice there costs now. */
export function costOf(
	sheet: Sheet,
	{ row, stand, area }: { readonly row: Row; readonly stand: Stand; readonly area: Area }
): Readonly<Partial<Record<Tile, number>>> {
	if (stand === 'extra') return {};
	// MON-R4: whoever came without paying counts too.
	const rising = Math.min(3, novicesAt(sheet, placeOf(area)) + 1);
	if (area === 'chapel') return { influence: rising };
	if (area === 'cloister') return { rosaries: rising };
	return { influence: 1, [paidWith[area]]: row === 1 ? 2 : 3 };
}

/** MON-72: somebody of theirs is in a building of the monastery. */
export function hasPatron(state: State, seat: string, monastery: Monastery): boolean {
	return sheetOf(state, seat).novices[monastery].buildings > 0;
}
