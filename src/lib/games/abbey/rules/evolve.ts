import { withAccusation, withRevelation } from './chapter.ts';
import type { Event } from './events.ts';
import { withCardDrawn, withCardGiven, withCardTaken, withIntruderCaught } from './hands.ts';
import { withMass } from './mass.ts';
import {
	withCorrection,
	withHandCounted,
	withHandDealt,
	withHoldingTold,
	withMark,
	withNote,
	withSuspectCleared
} from './notebook.ts';
import { withBooks, withCryptCard, withCryptCardUsed, withLibraryVisit } from './possessions.ts';
import { withSeen } from './sightings.ts';
import type { State } from './state.ts';
import { withPenance, withTurnEnded } from './turns.ts';

export function evolve(state: State, event: Event): State {
	switch (event.type) {
		case 'HandDealt':
			return withHandDealt(state, event);
		case 'CardDrawn':
			return withCardDrawn(state, event);
		case 'CardTaken':
			return withCardTaken(state, event);
		case 'IntruderCaught':
			return withIntruderCaught(state, event);
		case 'CardGiven':
			return withCardGiven(state, event);
		case 'MassHeld':
			return withMass(state, event);
		case 'CardShown':
			return withSeen(state, event.card, event.seat);
		case 'HoldingTold':
			return withHoldingTold(state, event);
		case 'SuspectCleared':
			return withSuspectCleared(state, event);
		case 'HandCounted':
			return withHandCounted(state, event);
		case 'SuspectMarked':
			return withMark(state, event);
		case 'SuspectNoted':
			return withNote(state, event);
		case 'SuspectCorrected':
			return withCorrection(state, event);
		case 'TurnEnded':
			return withTurnEnded(state, event);
		case 'PenanceGiven':
			return withPenance(state, event.seat, 1);
		case 'LibraryVisited':
			return withLibraryVisit(state, event.seat);
		case 'CryptCardTaken':
			return withCryptCard(state, event.seat);
		case 'CryptCardUsed':
			return withCryptCardUsed(state, event.seat);
		case 'BookKept':
			return withBooks(state, event.seat, 1);
		case 'BookUsed':
			return withBooks(state, event.seat, -1);
		case 'RevelationMade':
			return withRevelation(state, event);
		case 'AccusationMade':
			return withAccusation(state, event);
		case 'CulpritRevealed':
			return { ...state, culprit: event.suspect };
		// Kept for the solver and for the reader: they move no card.
		case 'NoneShown':
		case 'KindCounted':
		case 'CrossedCounted':
		case 'SilenceKept':
		case 'NoteWritten':
			return state;
	}
}
