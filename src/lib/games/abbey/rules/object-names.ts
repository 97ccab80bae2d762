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
	const other = otherIn(event);
	return 'seat' in event && other !== undefined && event.seat === other
		? impossible(say('object.self', { seat: other }))
		: [];
}

function seatsIn(event: Event): readonly string[] {
	return [
		'seat' in event ? event.seat : undefined,
		'by' in event ? event.by : undefined,
		otherIn(event)
	].filter((seat) => seat !== undefined);
}

/** The second player of an event that brings two together. */
function otherIn(event: Event): string | undefined {
	if ('from' in event) return event.from;
	if ('to' in event) return event.to;
	if ('intruder' in event) return event.intruder;
	return 'shownBy' in event ? event.shownBy : undefined;
}

/** Every suspect an event names. */
export function suspectsIn(event: Event): readonly string[] {
	return [
		...('suspect' in event ? [event.suspect] : []),
		...('card' in event && event.card !== undefined ? [event.card] : []),
		...('cards' in event ? event.cards : []),
		...('gave' in event ? (event.gave ?? []) : []),
		...('got' in event ? (event.got ?? []) : [])
	];
}
