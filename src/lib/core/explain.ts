import type { Message } from './message.ts';
import type { Decision } from './tiebreak.ts';

/** A score is its explanation: points, why, and the parts that add up to them. */
export interface ScoreLine {
	readonly points: number;
	readonly why: Message;
	readonly parts: readonly ScoreLine[];
	/** A ruling of ours that decided this line. */
	readonly ruling?: string | undefined;
}

export function line(points: number, why: Message): ScoreLine {
	return { points, why, parts: [] };
}

/** Adds up. There is no other way to make a line with parts, so a total cannot disagree with them. */
export function group(why: Message, parts: readonly ScoreLine[]): ScoreLine {
	return { points: parts.reduce((sum, part) => sum + part.points, 0), why, parts };
}

export interface SeatScore {
	readonly seat: string;
	readonly total: ScoreLine;
	/** 1 for the winners; the same place for the same total. */
	readonly place: number;
}

export interface Outcome {
	/** In seat order. */
	readonly scores: readonly SeatScore[];
	readonly decision: Decision;
}

/**
 * Puts seats in places. Only the victory is decided by the ladder, as the rulebooks have it:
 * lower places with the same total are shared.
 */
export function outcome(totals: ReadonlyMap<string, ScoreLine>, decision: Decision): Outcome {
	const winners = new Set(decision.winners);
	const lines = [...totals];
	const isAhead = ([seat, total]: [string, ScoreLine], of: [string, ScoreLine]): boolean =>
		winners.has(seat) === winners.has(of[0])
			? !winners.has(seat) && total.points > of[1].points
			: winners.has(seat);
	const scores = lines.map((entry) => ({
		seat: entry[0],
		total: entry[1],
		place: 1 + lines.filter((other) => isAhead(other, entry)).length
	}));
	return { scores, decision };
}
