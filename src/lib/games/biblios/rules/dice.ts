import { categories, churchCards, dieValues, type Category, type ChurchKind } from './data.ts';
import type { DieShift, EventOf } from './events.ts';
import type { DieChange, Phase, State } from './state.ts';

const [lowest, highest] = [Math.min(...dieValues), Math.max(...dieValues)];

/** BIB-55: whether the die can go one that way. */
export function canShift(state: State, { category, by }: DieShift): boolean {
	const value = state.dice[category] + by;
	return value >= lowest && value <= highest;
}

/** Where a church card of this kind could go, die by die; empty if it can only be discarded. */
export function churchShifts(state: State, kind: ChurchKind): readonly DieShift[] {
	const { dice, by } = churchCards[kind];
	const possible = categories.flatMap((category) => by.map((shift) => ({ category, by: shift })));
	const fitting = possible.filter((shift) => canShift(state, shift));
	// BIB-R4: with one die left to move, a card for two is of no use.
	return new Set(fitting.map(({ category }) => category)).size < dice ? [] : fitting;
}

export function withChurchCard(state: State, event: EventOf<'ChurchCardTaken'>): State {
	return event.changes.reduce(
		(now, { category, by }) =>
			withDie(now, {
				category,
				to: now.dice[category] + by,
				seat: event.seat,
				church: event.kind
			}),
		state
	);
}

/** The die set to a value, and the reason kept. */
export function withDie(
	state: State,
	change: Pick<DieChange, 'category' | 'to' | 'seat' | 'church'>
): State {
	const made: DieChange = {
		...change,
		from: state.dice[change.category],
		phase: state.phase,
		turn: state.phase === 'gifts' ? state.giftTurns : state.auctions.length
	};
	return {
		...state,
		dice: { ...state.dice, [change.category]: change.to },
		dieChanges: [...state.dieChanges, made]
	};
}

/** One value that a die had, and since when. */
export interface DieMoment {
	readonly value: number;
	readonly why: 'start' | 'church' | 'read';
	readonly seat?: string | undefined;
	readonly church?: ChurchKind | undefined;
	readonly phase: Phase;
	readonly turn: number;
}

/** Every value the die has had, the start first. */
export function dieHistory(state: State, category: Category): readonly DieMoment[] {
	const start: DieMoment = {
		value: state.options.startValue,
		why: 'start',
		phase: state.depth === 'track' ? 'gifts' : 'counting',
		turn: 0
	};
	const later = state.dieChanges
		.filter((change) => change.category === category)
		.map(({ to, seat, church, phase, turn }) => ({
			value: to,
			why: church === undefined ? ('read' as const) : ('church' as const),
			seat,
			church,
			phase,
			turn
		}));
	return [start, ...later];
}

/** The dice as they might have been; a die stays within its six sides. */
export function shiftedDice(
	state: State,
	changes: readonly { readonly category: Category; readonly by: number }[]
): State['dice'] {
	return changes.reduce((dice, { category, by }) => {
		const value = Math.min(highest, Math.max(lowest, dice[category] + by));
		return { ...dice, [category]: value };
	}, state.dice);
}
