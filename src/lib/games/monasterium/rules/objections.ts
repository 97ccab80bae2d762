import type { Event } from './events.ts';
import {
	againstOwnDie,
	againstPlacing,
	againstReroll,
	againstRoundEnd,
	againstTaking,
	againstYearsEnd
} from './object-dice.ts';
import {
	againstGain,
	againstMission,
	againstNovices,
	againstSending,
	againstWindowTile
} from './object-sheet.ts';
import { impossible, type Objections } from './object.ts';
import { say } from './say.ts';
import type { State } from './state.ts';

/** What the rules have against an event; the first reason is enough. */
export function objections(state: State, event: Event): Objections {
	if ('seat' in event && !state.seats.includes(event.seat)) return impossible(say('object.noSeat'));
	if (state.phase === 'counting' && !isCount(event)) return impossible(say('object.yearsOver'));
	return againstEvent(state, event);
}

/** What may be put right at any time, and is all there is at the end. */
function isCount({ type }: Event): boolean {
	return type === 'PrestigeRead' || type === 'TilesCounted' || type === 'NovicesCounted';
}

function againstEvent(state: State, event: Event): Objections {
	switch (event.type) {
		case 'DicePlaced':
			return againstPlacing(state, event);
		case 'DiceTaken':
			return againstTaking(state, event);
		case 'OwnDieWon':
			return againstOwnDie(state, event);
		case 'RerollUsed':
			return againstReroll(state, event);
		case 'RoundEnded':
			return againstRoundEnd(state);
		case 'YearsEnded':
			return againstYearsEnd(state);
		case 'PrestigeGained':
			return againstGain(state, event);
		case 'NoviceSent':
			return againstSending(state, event);
		case 'WindowTileLaid':
			return againstWindowTile(state, event);
		case 'MissionFulfilled':
			return againstMission(state, event);
		case 'NovicesCounted':
			return againstNovices(state, event);
		case 'PrestigeRead':
		case 'TilesCounted':
			return [];
	}
}
