/** The box: monasteries, areas, dice, tiles, and where prestige comes from. */

/** MON-R1: names and colours belong to the owner's copy. */
export const monasteries = ['A', 'B', 'C', 'D', 'E'] as const;
export type Monastery = (typeof monasteries)[number];

/** MON-02: where a novice may stand. */
export const buildings = ['refectory', 'workshop', 'library'] as const;
export const areas = [...buildings, 'chapel', 'cloister'] as const;
export type Building = (typeof buildings)[number];
export type Area = (typeof areas)[number];
/** What the final scoring tells apart. */
export const places = ['buildings', 'chapel', 'cloister'] as const;
export type Place = (typeof places)[number];

export function placeOf(area: Area): Place {
	return area === 'chapel' || area === 'cloister' ? area : 'buildings';
}

/** MON-17: novices stand in four rows of five, one column a die, and one beside each row. */
export const rows = [1, 2, 3, 4] as const;
export type Row = (typeof rows)[number];
export const columns = [1, 2, 3, 4, 5] as const;
export type Column = (typeof columns)[number];
export const stands = [...columns, 'extra'] as const;
export type Stand = (typeof stands)[number];
export const novicesOfSeat = rows.length * stands.length;

/** MON-61: where the novices of a row go; the one beside it goes anywhere (MON-74). */
export function areasFor(row: Row, stand: Stand): readonly Area[] {
	if (stand === 'extra') return areas;
	return row === 3 ? ['chapel'] : row === 4 ? ['cloister'] : buildings;
}

export const dieValues = [...columns, 6] as const;
export type DieValue = (typeof dieValues)[number];
export const joker = 6;
export const ownDiceInBox = 3;
/** MON-43, MON-44. */
export function mostTaken(value: DieValue): number {
	return value === joker ? 1 : 3;
}

export const tiles = ['soup', 'influence', 'rosaries', 'tools', 'books'] as const;
export type Tile = (typeof tiles)[number];

/** What prestige during the game is given for; `track` is what was only read off the track. */
export const gainSources = [
	'refectory',
	'workshop',
	'library',
	'action',
	'column',
	'windowRow',
	'windowColumn',
	'mission',
	'insteadOfDie',
	'other'
] as const;
export type GainSource = (typeof gainSources)[number];
export const sources = [...gainSources, 'track'] as const;
export type Source = (typeof sources)[number];

/** MON-64, MON-70, MON-73, MON-85, MON-53: sources that always give the same. */
export const fixedPoints = {
	refectory: 1,
	workshop: 2,
	library: 3,
	action: 3,
	column: 1,
	windowRow: 5,
	insteadOfDie: 5
} as const satisfies Partial<Record<Source, number>>;

/** MON-64: what a novice brings at once; chapels and cloisters score at the end. */
export function buildingPoints(area: Area): number | undefined {
	return area === 'chapel' || area === 'cloister' ? undefined : fixedPoints[area];
}

export const years = [1, 2, 3] as const;
export type Year = (typeof years)[number];

/** What a number of players changes. */
export interface TableSize {
	/** MON-20: neutral dice of each player. */
	readonly neutral: number;
	/** MON-12: window tiles in every chapel. */
	readonly windowTiles: number;
	/** MON-66: novices that a chapel holds. */
	readonly chapel: number;
	/** MON-30: rounds in a year, and in all. */
	readonly yearRounds: number;
	readonly rounds: number;
}

export function tableSize(players: number): TableSize {
	const neutral = players <= 2 ? 5 : players === 3 ? 3 : 2;
	return {
		neutral,
		windowTiles: 2 * players,
		chapel: 2 * players,
		yearRounds: players,
		rounds: years.length * players
	};
}

/** MON-21: what everybody begins with. */
export const startTiles = { influence: 2, soup: 2, rosaries: 1 } as const;
