import { areasFor, novicesOfSeat, tableSize, type Monastery } from './data.ts';
import { sum } from './dice.ts';
import type { EventOf } from './events.ts';
import { fulfilled } from './missions.ts';
import { hasLeft, hasPatron, inChapel, isRowEmpty, novicesInAll } from './novices.ts';
import { impossible, unusual, type Objections } from './object.ts';
import { say } from './say.ts';
import { sheetOf, type State } from './state.ts';
import { completes, misfit } from './window.ts';

/** MON-61, MON-66, MON-72, MON-74. */
export function againstSending(state: State, event: EventOf<'NoviceSent'>): Objections {
	const { seat, row, stand, monastery, area } = event;
	const sheet = sheetOf(state, seat);
	if (!areasFor(row, stand).includes(area))
		return impossible(say('object.wrongArea', { row, area }));
	if (hasLeft(sheet, row, stand)) return impossible(say('object.noviceGone', { seat }));
	if (stand === 'extra' && !isRowEmpty(sheet, row))
		return impossible(say('object.rowNotEmpty', { row }));
	if (novicesInAll(sheet) >= novicesOfSeat) return impossible(say('object.allNovices', { seat }));
	if (area === 'chapel') return againstChapel(state, monastery);
	if (area === 'cloister' && !hasPatron(state, seat, monastery))
		return unusual(say('object.noPatron', { seat, monastery }));
	return [];
}

function againstChapel(state: State, monastery: Monastery): Objections {
	const { chapel } = tableSize(state.seats.length);
	if (inChapel(state, monastery) < chapel) return [];
	return impossible(say('object.chapelFull', { monastery, most: chapel }));
}

/** MON-66: what stands on the board is right all the same, so a chapel too full is asked about. */
export function againstNovices(state: State, event: EventOf<'NovicesCounted'>): Objections {
	const { seat, monastery, place, count } = event;
	const sheet = sheetOf(state, seat);
	const now = sheet.novices[monastery][place];
	if (novicesInAll(sheet) - now + count > novicesOfSeat)
		return impossible(say('object.tooManyNovices', { seat, most: novicesOfSeat }));
	const { chapel } = tableSize(state.seats.length);
	const together = inChapel(state, monastery) - now + count;
	if (place !== 'chapel' || count <= now || together <= chapel) return [];
	return unusual(say('object.chapelOver', { monastery, together, most: chapel }));
}

/** MON-80 to MON-82, MON-12. */
export function againstWindowTile(state: State, event: EventOf<'WindowTileLaid'>): Objections {
	const { seat, row, monastery, columnPoints } = event;
	const { window } = sheetOf(state, seat);
	const why = misfit(window, row, monastery);
	if (why !== undefined) return impossible(say('object.misfit', { why, row, monastery }));
	const { windowTiles } = tableSize(state.seats.length);
	const inUse = sum(
		state.sheets.flatMap((sheet) => sheet.window.map((tiles) => +tiles.includes(monastery)))
	);
	if (inUse >= windowTiles)
		return impossible(say('object.noTilesLeft', { monastery, most: windowTiles }));
	if (columnPoints !== undefined && completes(window, row).column === undefined)
		return impossible(say('object.columnOpen'));
	return [];
}

/** MON-90. */
export function againstMission(state: State, event: EventOf<'MissionFulfilled'>): Objections {
	const { seat, slot } = event;
	if (fulfilled(state, seat, slot) === undefined) return [];
	return impossible(say('object.missionDone', { seat, slot }));
}

/** MON-64, MON-85: points that came with a novice or a tile are not entered a second time. */
export function againstGain(state: State, { seat, source }: EventOf<'PrestigeGained'>): Objections {
	const isCounted = sheetOf(state, seat).gains.some(
		(gain) => gain.isImplied && gain.round === state.round && gain.source === source
	);
	return isCounted ? unusual(say('object.gainedAlready', { source })) : [];
}
