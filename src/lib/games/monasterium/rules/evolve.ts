import { fixedPoints, ownDiceInBox, placeOf, type Source } from './data.ts';
import { handfulOf } from './dice.ts';
import type { Event, EventOf } from './events.ts';
import { gained, prestigeOf } from './prestige.ts';
import { isLastRound, yearOf } from './rounds.ts';
import { noDice, type Dice, type Handful, type Sheet, type State } from './state.ts';
import { completes, laid } from './window.ts';

export function evolve(state: State, event: Event): State {
	switch (event.type) {
		case 'DicePlaced':
			return withDice(state, { placed: [...state.dice.placed, handful(event)] });
		case 'DiceTaken':
			return withDice(state, { taken: [...state.dice.taken, handfulOf(state, event)] });
		case 'OwnDieWon':
			return withOwnDie(state, event);
		case 'RerollUsed':
			return withDice(state, { rerolled: [...state.dice.rerolled, event.seat] });
		case 'RoundEnded':
			return isLastRound(state)
				? { ...state, phase: 'counting' }
				: { ...state, round: state.round + 1, dice: noDice };
		case 'YearsEnded':
			return { ...state, phase: 'counting' };
		case 'PrestigeGained':
			return withSheet(state, event.seat, (sheet) => gainedNow(state, sheet, event));
		case 'PrestigeRead':
			return withSheet(state, event.seat, (sheet) =>
				gainedNow(state, sheet, { source: 'track', points: event.total - prestigeOf(sheet) })
			);
		case 'NoviceSent':
			return withSheet(state, event.seat, (sheet) => withNovice(state, sheet, event));
		case 'WindowTileLaid':
			return withSheet(state, event.seat, (sheet) => withWindowTile(state, sheet, event));
		case 'MissionFulfilled':
			return withSheet(state, event.seat, (sheet) => withMission(state, sheet, event));
		case 'TilesCounted':
			return withSheet(state, event.seat, (sheet) => ({
				...sheet,
				tiles: { ...sheet.tiles, [event.tile]: event.count }
			}));
		case 'NovicesCounted':
			return withSheet(state, event.seat, (sheet) => withCount(sheet, event));
	}
}

function handful({ seat, value, own, neutral }: EventOf<'DicePlaced'>): Handful {
	return { seat, value, own, neutral };
}

function withDice(state: State, change: Partial<Dice>): State {
	return { ...state, dice: { ...state.dice, ...change } };
}

/** MON-52. */
function withOwnDie(state: State, { seat, value }: EventOf<'OwnDieWon'>): State {
	const won = withDice(state, { won: [...state.dice.won, { seat, value }] });
	return withSheet(won, seat, (sheet) => ({
		...sheet,
		ownDice: Math.min(ownDiceInBox, sheet.ownDice + 1)
	}));
}

function gainedNow(
	state: State,
	sheet: Sheet,
	gain: { readonly source: Source; readonly points: number; readonly isImplied?: boolean }
): Sheet {
	const { source, points, isImplied = false } = gain;
	return gained(sheet, { source, points, round: state.round, isImplied });
}

/** MON-64: a building brings its prestige at once. */
function withNovice(state: State, sheet: Sheet, event: EventOf<'NoviceSent'>): Sheet {
	const { row, stand, monastery, area } = event;
	const place = placeOf(area);
	const moved = {
		...withCount(sheet, { monastery, place, count: sheet.novices[monastery][place] + 1 }),
		sent: [...sheet.sent, { row, stand, monastery, area }]
	};
	if (area === 'chapel' || area === 'cloister') return moved;
	return gainedNow(state, moved, { source: area, points: fixedPoints[area], isImplied: true });
}

/** MON-85. */
function withWindowTile(state: State, sheet: Sheet, event: EventOf<'WindowTileLaid'>): Sheet {
	const { row, monastery, columnPoints = 0 } = event;
	const done = completes(sheet.window, row);
	const lying = { ...sheet, window: laid(sheet.window, row, monastery) };
	const rowDone = gainedNow(state, lying, {
		source: 'windowRow',
		points: done.row ? fixedPoints.windowRow : 0,
		isImplied: true
	});
	return gainedNow(state, rowDone, {
		source: 'windowColumn',
		points: done.column === undefined ? 0 : columnPoints,
		isImplied: true
	});
}

/** MON-90. */
function withMission(state: State, sheet: Sheet, event: EventOf<'MissionFulfilled'>): Sheet {
	const { slot, points } = event;
	const missions = [...sheet.missions, { slot, year: yearOf(state), points }];
	return gainedNow(state, { ...sheet, missions }, { source: 'mission', points, isImplied: true });
}

function withCount(
	sheet: Sheet,
	{ monastery, place, count }: Pick<EventOf<'NovicesCounted'>, 'monastery' | 'place' | 'count'>
): Sheet {
	const { novices } = sheet;
	const counted = { ...novices[monastery], [place]: count };
	return { ...sheet, novices: { ...novices, [monastery]: counted } };
}

function withSheet(state: State, seat: string, change: (sheet: Sheet) => Sheet): State {
	return {
		...state,
		sheets: state.sheets.map((sheet) => (sheet.seat === seat ? change(sheet) : sheet))
	};
}
