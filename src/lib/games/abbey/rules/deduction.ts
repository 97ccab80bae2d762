import type { Fact, Problem } from '#lib/core/deduce/facts.ts';
import { dealFor } from './data.ts';
import type { Event } from './events.ts';
import { ownerOf, type State } from './state.ts';

/** What the notebook's owner knows, as the solver reads it. */
export interface Inquiry {
	readonly problem: Problem;
	/** For every fact the event it came from, by its place in the log. */
	readonly sources: readonly number[];
}

/**
 * The facts of a log that held, up to a state. The deal comes first, whenever it was entered: it is about
 * the beginning. Undefined where nobody keeps a notebook, or the roster does not fit the deal.
 */
export function inquiryOf(state: State, events: readonly Event[]): Inquiry | undefined {
	const me = ownerOf(state);
	const { pile, hand } = dealFor(state.seats.length);
	// A roster of another size was never dealt like this.
	const dealt = 1 + pile + hand * state.seats.length;
	if (me === undefined || state.roster.length !== dealt) return undefined;
	const found = events
		.flatMap((event, source) => {
			const fact = factOf(event);
			return fact === undefined ? [] : [{ fact, source }];
		})
		.toSorted((a, b) => Number(b.fact.type === 'dealt') - Number(a.fact.type === 'dealt'));
	return {
		problem: {
			roster: state.roster,
			players: state.seats,
			me,
			pile,
			hand,
			facts: found.map(({ fact }) => fact)
		},
		sources: found.map(({ source }) => source)
	};
}

/** A revelation is an opinion, silence is no information, and marks are the owner's own. */
export function factOf(event: Event): Fact | undefined {
	switch (event.type) {
		case 'HandDealt':
			return { type: 'dealt', cards: event.cards };
		case 'CardDrawn':
			return { type: 'drew', player: event.seat, card: event.card };
		case 'CardTaken':
			return { type: 'took', by: event.seat, from: event.from, card: event.card };
		case 'IntruderCaught':
			return { type: 'gave', from: event.intruder, to: event.seat, card: event.card };
		case 'CardGiven':
			return { type: 'gave', from: event.seat, to: event.to, card: event.card };
		case 'MassHeld':
			return { type: 'mass', count: event.count, gave: event.gave, got: event.got };
		case 'CardShown': {
			const { seat, to, traits, card } = event;
			return { type: 'showed', player: seat, to, traits, card };
		}
		case 'NoneShown':
			return {
				type: 'showed',
				player: event.seat,
				to: event.to,
				traits: event.traits,
				none: true
			};
		case 'KindCounted':
			return {
				type: 'counted',
				player: event.seat,
				traits: event.traits,
				count: event.count
			};
		case 'HoldingTold':
			return { type: 'held', player: event.seat, card: event.suspect, yes: event.isHeld };
		case 'CrossedCounted':
			return {
				type: 'crossed',
				player: event.seat,
				traits: event.traits,
				count: event.count
			};
		case 'SuspectCleared':
			return { type: 'cleared', card: event.suspect };
		case 'AccusationMade': {
			const { seat, suspect, shownBy } = event;
			return shownBy === undefined ? undefined : { type: 'accused', by: seat, suspect, shownBy };
		}
		case 'SilenceKept':
		case 'NoteWritten':
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
			return undefined;
	}
}

/** Whether cards change hands by it. */
export function isMove(event: Event): boolean {
	const type = factOf(event)?.type;
	return type === 'drew' || type === 'took' || type === 'gave' || type === 'mass';
}
