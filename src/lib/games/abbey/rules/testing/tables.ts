import { expect } from 'vitest';
import { replay } from '#lib/core/replay.ts';
import type { Objection, Setup } from '#lib/core/rules.ts';
import { fact, logOf } from '#lib/core/testing/logs.ts';
import { defaultRoster, type Traits } from '../data.ts';
import type { Event } from '../events.ts';
import { objections } from '../objections.ts';
import type { Options } from '../options.ts';
import { rules } from '../rules.ts';
import { rulings } from '../rulings.ts';
import type { State } from '../state.ts';

/** In the order they sit, clockwise: the left neighbour of ann is bob. */
export const people = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay'] as const;

export interface Table {
	readonly players?: 3 | 4 | 5 | 6;
	readonly depth?: 'track' | 'score';
	/** Ann keeps the notebook, unless these say otherwise. */
	readonly options?: Partial<Options>;
}

export function setupOf(table: Table = {}): Setup<Options> {
	return {
		edition: 'abbey',
		depth: table.depth ?? 'track',
		seats: people.slice(0, table.players ?? 3).map((id) => ({ id, name: id })),
		options: {
			me: 'ann',
			firstSeat: 'ann',
			quick: false,
			noLibrary: false,
			noEvents: false,
			twoBooks: false,
			roster: defaultRoster,
			...table.options
		},
		rulings: Object.fromEntries(rulings.map(({ id, readings }) => [id, readings[0]]))
	};
}

/** The table after these events, every one of which has to hold. */
export function played(table: Table, ...events: readonly Event[]): State {
	const { lines, state } = replay(rules, setupOf(table), logOf(...events.map(fact)));
	expect(lines.filter(({ status }) => status !== 'held')).toEqual([]);
	return state;
}

/** `'monk-07'`. */
export const monk = (number: number): string => `monk-${String(number).padStart(2, '0')}`;
export const monks = (...numbers: readonly number[]): readonly string[] => numbers.map(monk);

export const dealt = (...numbers: readonly number[]): Event => ({
	type: 'HandDealt',
	cards: monks(...numbers)
});
/** What ann has at a table of three. */
export const annsHand = dealt(1, 2, 3, 4, 5, 6);
export const drew = (seat: string, card?: number): Event => ({
	type: 'CardDrawn',
	seat,
	...known(card)
});
export const took = (seat: string, from: string, card?: number): Event => ({
	type: 'CardTaken',
	seat,
	from,
	...known(card)
});
export const caught = (seat: string, intruder: string, card?: number): Event => ({
	type: 'IntruderCaught',
	seat,
	intruder,
	...known(card)
});
export const gave = (seat: string, to: string, card?: number): Event => ({
	type: 'CardGiven',
	seat,
	to,
	...known(card)
});
export const mass = (count: number, gone?: readonly number[], come?: readonly number[]): Event => ({
	type: 'MassHeld',
	count,
	...(gone && { gave: monks(...gone) }),
	...(come && { got: monks(...come) })
});
export const told = (seat: string, card: number, isHeld = true): Event => ({
	type: 'HoldingTold',
	seat,
	suspect: monk(card),
	isHeld
});
export const turnEnded = (seat: string): Event => ({ type: 'TurnEnded', seat });
export const turns = (...seats: readonly string[]): readonly Event[] => seats.map(turnEnded);
/** Whole rounds of a table of three, beginning with ann. */
export const rounds = (count: number): readonly Event[] =>
	Array.from({ length: count }, () => turns('ann', 'bob', 'cid')).flat();
export const penance = (seat: string): Event => ({ type: 'PenanceGiven', seat, why: 'table' });
export const revealed = (seat: string, traits: Traits): Event => ({
	type: 'RevelationMade',
	seat,
	traits
});
/** Nobody knows yet, somebody shows the card, or it is the `'culprit'`. */
export const accused = (seat: string, card: number, outcome?: string): Event => ({
	type: 'AccusationMade',
	seat,
	suspect: monk(card),
	...(outcome === 'culprit' ? { isCulprit: true } : outcome && { shownBy: outcome })
});
export const culprit = (card: number): Event => ({ type: 'CulpritRevealed', suspect: monk(card) });
/** The parlor of a table of three is empty after this. */
export const parlorEmptied: readonly Event[] = Array.from({ length: 5 }, () => drew('bob'));

function known(card: number | undefined): { readonly card?: string } {
	return card === undefined ? {} : { card: monk(card) };
}

/** The level and the reason of the one objection there may be. */
export function verdict(
	state: State,
	event: Event
): readonly [Objection['level'], string] | undefined {
	const [objection, ...more] = objections(state, event);
	expect(more).toEqual([]);
	return objection && [objection.level, objection.why.key];
}
