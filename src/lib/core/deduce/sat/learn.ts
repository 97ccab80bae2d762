import type { Literal, Reason } from './literal.ts';
import type { Trail } from './trail.ts';

export interface Lesson {
	/** At least one of them is true; the first follows at once after going back. */
	readonly literals: readonly [Literal, ...Literal[]];
	/** The level at which all but the first are false. */
	readonly level: number;
	/** Between how many decisions it holds. */
	readonly span: number;
}

/** Follows a conflict back to the one literal of this level through which all of it runs. */
export function lessonOf(trail: Trail, broken: Reason): Lesson {
	const below: Literal[] = [];
	const seen: Literal[] = [];
	let open = 0;
	const look = (literal: Literal): void => {
		const { variable } = literal;
		if (variable.isSeen || variable.level === 0) return;
		variable.isSeen = true;
		seen.push(literal);
		if (variable.level === trail.level) open++;
		else below.push(literal);
	};
	broken.because(undefined).forEach(look);
	let at = trail.length - 1;
	for (; ; at--) {
		const literal = trail.at(at);
		if (literal === undefined) throw new Error('a conflict must touch the last decision');
		if (!literal.variable.isSeen) continue;
		if (--open === 0) return finish(literal.not, { below, seen, trail });
		literal.variable.reason?.because(literal).forEach(look);
	}
}

interface Found {
	readonly below: readonly Literal[];
	readonly seen: readonly Literal[];
	readonly trail: Trail;
}

function finish(asserted: Literal, { below, seen, trail }: Found): Lesson {
	const kept = below.filter((literal) => !isImplied(literal));
	const latest = kept.toSorted((a, b) => b.variable.level - a.variable.level);
	bumpInOrder(trail, seen);
	return {
		literals: [asserted, ...latest],
		level: latest[0]?.variable.level ?? 0,
		span: new Set(latest.map(({ variable }) => variable.level)).size + 1
	};
}

/** Whether the other literals of the lesson already say it. */
function isImplied({ not, variable: { reason } }: Literal): boolean {
	return (
		reason !== undefined &&
		reason.because(not).every(({ variable }) => variable.isSeen || variable.level === 0)
	);
}

/** Keeps the old order among those that are bumped, or long runs of luck would be forgotten. */
function bumpInOrder({ queue }: Trail, seen: readonly Literal[]): void {
	const variables = seen.map(({ variable }) => variable).sort((a, b) => a.stamp - b.stamp);
	for (const variable of variables) {
		variable.isSeen = false;
		queue.bump(variable);
	}
}

/** The decisions that together make these literals false. */
export function decisionsBehind(trail: Trail, literals: readonly Literal[]): readonly Literal[] {
	const seen: Literal[] = [];
	const decisions: Literal[] = [];
	const look = (literal: Literal): void => {
		if (literal.variable.isSeen || literal.variable.level === 0) return;
		literal.variable.isSeen = true;
		seen.push(literal);
	};
	literals.forEach(look);
	for (let at = 0; at < seen.length; at++) {
		const literal = seen[at];
		if (literal === undefined) break;
		const { reason } = literal.variable;
		if (reason === undefined) decisions.push(literal.not);
		else reason.because(literal.not).forEach(look);
	}
	for (const { variable } of seen) variable.isSeen = false;
	return decisions;
}
