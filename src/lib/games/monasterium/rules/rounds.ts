import { tableSize, years, type Year } from './data.ts';
import type { State } from './state.ts';

/** MON-30. */
export function yearOf({ round, seats }: State): Year {
	return years[Math.floor(round / Math.max(1, seats.length))] ?? 3;
}

/** MON-30: from 1 to the number of players. */
export function roundOfYear({ round, seats }: State): number {
	return (round % Math.max(1, seats.length)) + 1;
}

export function roundsInAll({ seats }: State): number {
	return tableSize(seats.length).rounds;
}

export function isLastRound(state: State): boolean {
	return state.round >= roundsInAll(state) - 1;
}

/** MON-96: everybody has been first player in this year. */
export function endsYear(state: State): boolean {
	return roundOfYear(state) === state.seats.length;
}

/** MON-22, MON-95: the chalice goes round to the left. */
export function firstPlayer(state: State, round = state.round): string {
	const { seats, options } = state;
	const first = Math.max(0, seats.indexOf(options.firstSeat ?? ''));
	return seats[(first + round) % Math.max(1, seats.length)] ?? '';
}

/** MON-32: everybody, clockwise, beginning with this seat. */
export function clockwiseFrom({ seats }: State, seat: string): readonly string[] {
	const at = Math.max(0, seats.indexOf(seat));
	return [...seats.slice(at), ...seats.slice(0, at)];
}

/** MON-32: everybody, clockwise, this seat last. */
export function clockwiseAfter(state: State, seat: string): readonly string[] {
	const [first = seat, ...others] = clockwiseFrom(state, seat);
	return [...others, first];
}
