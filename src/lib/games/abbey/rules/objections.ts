import type { Event } from './events.ts';
import {
	againstClearing,
	againstCount,
	againstCrossed,
	againstHolding,
	againstMark,
	againstNone,
	againstShowing
} from './object-answers.ts';
import {
	againstCatching,
	againstDeal,
	againstDrawing,
	againstLeaving,
	againstMass
} from './object-cards.ts';
import { againstAccusation, againstCulprit, againstRevelation } from './object-chapter.ts';
import { againstNames } from './object-names.ts';
import {
	againstBook,
	againstBookUse,
	againstCryptCard,
	againstCryptUse,
	againstLibrary,
	againstTurnEnd
} from './object-turns.ts';
import { firstOf, type Objections } from './object.ts';
import type { State } from './state.ts';

/** What the rules have against an event; the first reason is enough. The table is the referee. */
export function objections(state: State, event: Event): Objections {
	return firstOf(
		() => againstNames(state, event),
		() => (state.depth === 'score' && !isCounted(event) ? [] : againstEvent(state, event))
	);
}

/** At the end of the evening nothing else matters. */
function isCounted({ type }: Event): boolean {
	return type === 'RevelationMade' || type === 'AccusationMade' || type === 'CulpritRevealed';
}

function againstEvent(state: State, event: Event): Objections {
	switch (event.type) {
		case 'HandDealt':
			return againstDeal(state, event);
		case 'CardDrawn':
			return againstDrawing(state, event);
		case 'CardTaken':
			return againstLeaving(state, event);
		case 'IntruderCaught':
			return againstCatching(state, event);
		case 'CardGiven':
			return againstLeaving(state, { from: event.seat, card: event.card });
		case 'MassHeld':
			return againstMass(state, event);
		case 'CardShown':
			return againstShowing(state, event);
		case 'NoneShown':
			return againstNone(state, event);
		case 'KindCounted':
			return againstCount(state, event);
		case 'HoldingTold':
			return againstHolding(state, event);
		case 'CrossedCounted':
			return againstCrossed(state, event);
		case 'SuspectCleared':
			return againstClearing(state, event);
		case 'SuspectMarked':
			return againstMark(event);
		case 'TurnEnded':
			return againstTurnEnd(state, event);
		case 'LibraryVisited':
			return againstLibrary(state, event);
		case 'CryptCardTaken':
			return againstCryptCard(state, event.seat);
		case 'CryptCardUsed':
			return againstCryptUse(state, event.seat);
		case 'BookKept':
			return againstBook(state, event.seat);
		case 'BookUsed':
			return againstBookUse(state, event.seat);
		case 'RevelationMade':
			return againstRevelation(state, event);
		case 'AccusationMade':
			return againstAccusation(state, event);
		case 'CulpritRevealed':
			return againstCulprit(state, event.suspect);
		case 'SilenceKept':
		case 'NoteWritten':
		case 'HandCounted':
		case 'SuspectNoted':
		case 'SuspectCorrected':
		case 'PenanceGiven':
			return [];
	}
}
