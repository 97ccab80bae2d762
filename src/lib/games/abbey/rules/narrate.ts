import type { Eyes } from '#lib/core/rules.ts';
import { featuresOf, type Suspect } from './data.ts';
import type { Event, EventOf } from './events.ts';
import { evolve } from './evolve.ts';
import { suspectIn } from './roster.ts';
import { say, type Say } from './say.ts';
import { ownerOf, type State } from './state.ts';
import { massCard, missedBetween } from './turns.ts';

/** What the notebook's owner wrote is for the owner: the table reads only what everybody saw or heard. */
export function narrate(state: State, event: Event, eyes: Eyes): Say {
	const isOpen = eyes === 'all' || (eyes !== 'table' && eyes.seat === ownerOf(state));
	return isOpen ? inFull(state, event) : forTheTable(state, event);
}

function forTheTable(state: State, event: Event): Say {
	switch (event.type) {
		case 'HandDealt':
		case 'NoteWritten':
		case 'SuspectCleared':
		case 'HandCounted':
		case 'SuspectMarked':
		case 'SuspectNoted':
		case 'SuspectCorrected':
		// An answer was heard by all, but a look into a hand is recorded so too.
		case 'HoldingTold':
			return say('log.hidden');
		case 'CardDrawn':
		case 'CardTaken':
		case 'IntruderCaught':
		case 'CardGiven':
		case 'CardShown':
			return inFull(state, { ...event, card: undefined });
		case 'MassHeld':
			return inFull(state, { type: event.type, count: event.count });
		case 'NoneShown':
		case 'KindCounted':
		case 'CrossedCounted':
		case 'SilenceKept':
		case 'TurnEnded':
		case 'PenanceGiven':
		case 'LibraryVisited':
		case 'CryptCardTaken':
		case 'CryptCardUsed':
		case 'BookKept':
		case 'BookUsed':
		case 'RevelationMade':
		case 'AccusationMade':
		case 'CulpritRevealed':
			return inFull(state, event);
	}
}

function inFull(state: State, event: Event): Say {
	const suspects = (ids: readonly string[] | undefined): readonly Suspect[] =>
		(ids ?? []).map((id) => suspectIn(state.roster, id));
	const suspect = (id: string): Suspect => suspectIn(state.roster, id);
	const card = (id: string | undefined): { readonly card: Suspect | undefined } => ({
		card: id === undefined ? undefined : suspect(id)
	});
	switch (event.type) {
		case 'HandDealt':
			return say('log.HandDealt', { suspects: suspects(event.cards) });
		case 'CardDrawn':
			return say('log.CardDrawn', { seat: event.seat, ...card(event.card) });
		case 'CardTaken':
			return say('log.CardTaken', { seat: event.seat, from: event.from, ...card(event.card) });
		case 'IntruderCaught': {
			const { seat, intruder } = event;
			return say('log.IntruderCaught', { seat, intruder, ...card(event.card) });
		}
		case 'CardGiven':
			return say('log.CardGiven', { seat: event.seat, to: event.to, ...card(event.card) });
		case 'MassHeld': {
			const [gave, got] = [suspects(event.gave), suspects(event.got)];
			return say('log.MassHeld', { mass: massCard(state), count: event.count, gave, got });
		}
		case 'CardShown': {
			const { seat, to, traits } = event;
			return say('log.CardShown', { seat, to, traits, ...card(event.card) });
		}
		case 'NoneShown':
			return say('log.NoneShown', event);
		case 'KindCounted':
			return say('log.KindCounted', event);
		case 'HoldingTold':
			return say('log.HoldingTold', { ...event, suspect: suspect(event.suspect) });
		case 'CrossedCounted':
			return say('log.CrossedCounted', event);
		case 'SilenceKept':
			return say('log.SilenceKept', event);
		case 'NoteWritten':
			return say('log.NoteWritten', event);
		case 'SuspectCleared':
			return say('log.SuspectCleared', { suspect: suspect(event.suspect) });
		case 'HandCounted':
			return say('log.HandCounted', event);
		case 'SuspectMarked':
			return say('log.SuspectMarked', { ...event, suspect: suspect(event.suspect) });
		case 'SuspectNoted':
			return say('log.SuspectNoted', { ...event, suspect: suspect(event.suspect) });
		case 'SuspectCorrected':
			return say('log.SuspectCorrected', {
				suspect: suspect(event.suspect),
				features: featuresOf(event.traits)
			});
		case 'TurnEnded':
			return turnEnded(state, event);
		case 'PenanceGiven':
			return say('log.PenanceGiven', event);
		case 'LibraryVisited':
			return say('log.LibraryVisited', event);
		case 'CryptCardTaken':
			return say('log.CryptCardTaken', event);
		case 'CryptCardUsed':
			return say('log.CryptCardUsed', event);
		case 'BookKept':
			return say('log.BookKept', event);
		case 'BookUsed':
			return say('log.BookUsed', event);
		case 'RevelationMade':
			return say('log.RevelationMade', { seat: event.seat, features: featuresOf(event.traits) });
		case 'AccusationMade':
			return say('log.AccusationMade', { ...event, suspect: suspect(event.suspect) });
		case 'CulpritRevealed':
			return say('log.CulpritRevealed', { suspect: suspect(event.suspect) });
	}
}

/** Who is next, who missed a turn on the way, and what the bell did. */
function turnEnded(state: State, event: EventOf<'TurnEnded'>): Say {
	const after = evolve(state, event);
	const missed = missedBetween(state, after);
	return say('log.TurnEnded', {
		seat: event.seat,
		turn: after.turn,
		missed,
		bell: after.bell === state.bell ? undefined : after.bell,
		mass: after.isMassDue && !state.isMassDue ? massCard(after) : undefined
	});
}
