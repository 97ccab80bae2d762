import type { Event } from './events.ts';
import { impossible, type Objections } from './object.ts';
import { say } from './say.ts';
import type { State } from './state.ts';

/** Who and what an event names has to be at this table, and nobody acts on themselves. */
export function againstNames(state: State, event: Event): Objections {
	if (seatsIn(event).some((seat) => !state.seats.includes(seat)))
		return impossible(say('object.noSeat'));
	const isKnown = (id: string): boolean => state.roster.some((each) => each.id === id);
	if (!suspectsIn(event).every(isKnown)) return impossible(say('object.noSuspect'));
	const { seat, other } = pairIn(event);
	if (seat !== undefined && seat === other) return impossible(say('object.self', { seat }));
	return [];
}

function seatsIn(event: Event): readonly string[] {
	return [
		'seat' in event ? event.seat : undefined,
		'by' in event ? event.by : undefined,
		pairIn(event).other
	].filter((seat) => seat !== undefined);
}

/** The two that an event brings together. */
function pairIn(event: Event): {
	readonly seat?: string | undefined;
	readonly other?: string | undefined;
} {
	switch (event.type) {
		case 'CardTaken':
			return { seat: event.seat, other: event.from };
		case 'IntruderCaught':
			return { seat: event.seat, other: event.intruder };
		case 'CardGiven':
		case 'CardShown':
		case 'NoneShown':
			return { seat: event.seat, other: event.to };
		case 'AccusationMade':
			return { seat: event.seat, other: event.shownBy };
		case 'HandDealt':
		case 'CardDrawn':
		case 'MassHeld':
		case 'KindCounted':
		case 'HoldingTold':
		case 'CrossedCounted':
		case 'SilenceKept':
		case 'NoteWritten':
		case 'SuspectCleared':
		case 'HandCounted':
		case 'SuspectMarked':
		case 'SuspectNoted':
		case 'SuspectCorrected':
		case 'TurnEnded':
		case 'PenanceGiven':
		case 'LibraryVisited':
		case 'CryptCardTaken':
		case 'CryptCardUsed':
		case 'BookKept':
		case 'BookUsed':
		case 'RevelationMade':
		case 'CulpritRevealed':
			return {};
	}
}

function suspectsIn(event: Event): readonly string[] {
	return [
		...('suspect' in event ? [event.suspect] : []),
		...('card' in event && event.card !== undefined ? [event.card] : []),
		...('cards' in event ? event.cards : []),
		...('gave' in event ? (event.gave ?? []) : []),
		...('got' in event ? (event.got ?? []) : [])
	];
}
