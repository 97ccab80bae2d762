import { tiles } from './data.ts';
import { novicesInAll } from './novices.ts';
import { prestigeOf } from './prestige.ts';
import { roundOfYear, yearOf } from './rounds.ts';
import { say, type Say } from './say.ts';
import type { Sheet, State } from './state.ts';

/** Something was entered, and the years are over. */
export function isCountable({ phase, sheets }: State): boolean {
	return phase === 'counting' && sheets.some(isBegun);
}

function isBegun(sheet: Sheet): boolean {
	return prestigeOf(sheet) > 0 || novicesInAll(sheet) > 0 || hasTiles(sheet);
}

/** A table need not count its tiles before the end. */
export function hasTiles({ tiles: counted }: Sheet): boolean {
	return tiles.some((tile) => counted[tile] !== undefined);
}

/** How far the table is, in words everyone may hear. */
export function progress(state: State): Say {
	return state.phase === 'counting'
		? say('progress.counting')
		: say('progress.years', {
				year: yearOf(state),
				round: roundOfYear(state),
				of: state.seats.length
			});
}

/** What the final scoring needs and nobody has entered. */
export function doubts({ sheets }: State): readonly Say[] {
	return [
		...sheets
			.filter((sheet) => novicesInAll(sheet) === 0)
			.map(({ seat }) => say('doubt.noNovices', { seat })),
		...sheets
			.filter((sheet) => prestigeOf(sheet) === 0)
			.map(({ seat }) => say('doubt.noPrestige', { seat })),
		...sheets.filter((sheet) => !hasTiles(sheet)).map(({ seat }) => say('doubt.noTiles', { seat }))
	];
}
