import { buildingPoints } from './data.ts';
import { handfulOf } from './dice.ts';
import type { Event, EventOf } from './events.ts';
import { cardIn } from './missions.ts';
import { prestigeOf } from './prestige.ts';
import { endsYear, firstPlayer, isLastRound, roundOfYear, yearOf } from './rounds.ts';
import { say, type Say } from './say.ts';
import { sheetOf, type State } from './state.ts';
import { completes, nextColumn } from './window.ts';

/** Everything lies open in this game, so the sentence is the same for all eyes. */
export function narrate(state: State, event: Event): Say {
	switch (event.type) {
		case 'DicePlaced':
			return say('log.DicePlaced', event);
		case 'DiceTaken':
			return say('log.DiceTaken', handfulOf(state, event));
		case 'OwnDieWon':
			return say('log.OwnDieWon', event);
		case 'RerollUsed':
			return say('log.RerollUsed', event);
		case 'RoundEnded':
			return roundEnded(state);
		case 'YearsEnded':
			return say('log.YearsEnded');
		case 'PrestigeGained':
			return say('log.PrestigeGained', event);
		case 'PrestigeRead':
			return say('log.PrestigeRead', {
				...event,
				before: prestigeOf(sheetOf(state, event.seat))
			});
		case 'NoviceSent':
			return say('log.NoviceSent', { ...event, points: buildingPoints(event.area) });
		case 'WindowTileLaid':
			return windowTileLaid(state, event);
		case 'MissionFulfilled':
			return say('log.MissionFulfilled', {
				...event,
				card: cardIn(state, event.slot),
				year: yearOf(state)
			});
		case 'TilesCounted':
			return say('log.TilesCounted', event);
		case 'NovicesCounted':
			return say('log.NovicesCounted', event);
	}
}

function roundEnded(state: State): Say {
	const [year, round] = [yearOf(state), roundOfYear(state)];
	if (isLastRound(state)) return say('log.LastRoundEnded', { year, round });
	const next = firstPlayer(state, state.round + 1);
	return say('log.RoundEnded', { year, round, next, endsYear: endsYear(state) });
}

function windowTileLaid(state: State, event: EventOf<'WindowTileLaid'>): Say {
	const { seat, row, monastery, columnPoints } = event;
	const { window } = sheetOf(state, seat);
	const done = completes(window, row);
	return say('log.WindowTileLaid', {
		seat,
		row,
		monastery,
		column: nextColumn(window, row) ?? 3,
		rowDone: done.row,
		columnPoints: done.column === undefined ? undefined : columnPoints
	});
}
