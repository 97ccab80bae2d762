import type { Monastery } from './data.ts';
import { novicesIn } from './novices.ts';
import type { State } from './state.ts';

/** Who has most in a monastery. */
export interface Majority {
	readonly monastery: Monastery;
	/** Novices of every seat, in seat order. */
	readonly counts: ReadonlyMap<string, number>;
	readonly most: number;
	/** MON-100: everybody with most; MON-R3: nobody where nobody is. */
	readonly holders: readonly string[];
}

export function majorityIn(state: State, monastery: Monastery): Majority {
	const counts = new Map(
		state.sheets.map((sheet) => [sheet.seat, novicesIn(sheet, monastery)] as const)
	);
	const most = Math.max(0, ...counts.values());
	const holders = most === 0 ? [] : state.seats.filter((seat) => counts.get(seat) === most);
	return { monastery, counts, most, holders };
}
