import type { Message } from './message.ts';

/** One rung: of the tied seats, those that stay. Keeping all of them is no decision. */
export interface Step {
	readonly id: string;
	readonly why: Message;
	narrow(tied: readonly string[]): readonly string[];
}

export interface Rung {
	readonly step: string;
	readonly why: Message;
	readonly before: readonly string[];
	readonly after: readonly string[];
}

export interface Decision {
	/** In seat order. */
	readonly winners: readonly string[];
	/** `points` when the top total stood alone, the step that left one winner, or `shared`. */
	readonly decidedBy: string;
	/** The rungs that were climbed; empty when there was no tie. */
	readonly ladder: readonly Rung[];
	/** A ruling of ours that decided, where the rulebook is silent. */
	readonly ruling?: string | undefined;
}

/** Those with the greatest value; seats without a value are out unless nobody has one. */
export function withMost(
	tied: readonly string[],
	value: (seat: string) => number | undefined
): readonly string[] {
	const best = Math.max(...tied.map((seat) => value(seat) ?? -Infinity));
	return tied.filter((seat) => (value(seat) ?? -Infinity) === best);
}

/** Decides the victory: the top total, then each step in turn narrows those still tied. */
export function decide(
	totals: ReadonlyMap<string, number>,
	steps: readonly Step[],
	sharedBy?: string
): Decision {
	let tied = withMost([...totals.keys()], (seat) => totals.get(seat));
	if (tied.length <= 1) return { winners: tied, decidedBy: 'points', ladder: [] };
	const ladder: Rung[] = [];
	for (const step of steps) {
		const kept = step.narrow(tied);
		const after = tied.filter((seat) => kept.includes(seat));
		if (after.length === 0) continue;
		ladder.push({ step: step.id, why: step.why, before: tied, after });
		tied = after;
		if (tied.length === 1) return { winners: tied, decidedBy: step.id, ladder };
	}
	return { winners: tied, decidedBy: 'shared', ladder, ruling: sharedBy };
}
