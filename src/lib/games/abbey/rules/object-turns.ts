import type { EventOf } from './events.ts';
import { handOf } from './hands.ts';
import { libraryFor } from './library.ts';
import { impossible, unusual, type Objections } from './object.ts';
import { say } from './say.ts';
import type { State } from './state.ts';
import { massCard } from './turns.ts';

/** ABB-15, ABB-16: one's own turn, once, and the mass before it. */
export function againstTurnEnd(state: State, { seat }: EventOf<'TurnEnded'>): Objections {
	if (state.turn !== seat) return impossible(say('object.notTurn', { turn: state.turn }));
	return state.isMassDue ? unusual(say('object.massFirst', { mass: massCard(state) })) : [];
}

/** ABB-29, ABB-34, ABB-82. */
export function againstLibrary(state: State, { seat }: EventOf<'LibraryVisited'>): Objections {
	switch (libraryFor(state, seat)) {
		case 'closed':
			return impossible(say('object.libraryClosed'));
		case 'visited':
			return impossible(say('object.libraryVisited', { seat }));
		case 'notFewest': {
			const fewest = Math.min(...state.seats.map((each) => handOf(state, each)));
			return unusual(say('object.notFewest', { seat, hand: handOf(state, seat), fewest }));
		}
		case 'allEqual':
			return unusual(say('object.allEqual', { hand: handOf(state, seat) }));
		case 'open':
			return [];
	}
}

/** ABB-38: one card a player. */
export function againstCryptCard(state: State, seat: string): Objections {
	return state.crypt.includes(seat) ? impossible(say('object.cryptHeld', { seat })) : [];
}

/** ABB-38: it gives another turn after one's own. */
export function againstCryptUse(state: State, seat: string): Objections {
	if (!state.crypt.includes(seat)) return unusual(say('object.noCrypt', { seat }));
	if (state.turnsEnded === 0 || state.turn === seat) return [];
	return unusual(say('object.cryptTurn', { turn: state.turn }));
}

/** ABB-84. */
export function againstBook(state: State, seat: string): Objections {
	const isFull = state.options.twoBooks && (state.books[seat] ?? 0) >= 2;
	return isFull ? impossible(say('object.twoBooks', { seat })) : [];
}

/** ABB-31. */
export function againstBookUse(state: State, seat: string): Objections {
	return (state.books[seat] ?? 0) === 0 ? unusual(say('object.noBook', { seat })) : [];
}
