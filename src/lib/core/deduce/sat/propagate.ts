import type { AtLeast } from './at-least.ts';
import type { Literal, Reason } from './literal.ts';
import type { Trail } from './trail.ts';

/** Draws every consequence of what is on the trail; returns a constraint that it breaks. */
export function propagate(trail: Trail): Reason | undefined {
	for (let literal = trail.take(); literal !== undefined; literal = trail.take()) {
		const broken =
			visitClauses(trail, literal.not) ??
			visitCounts(trail, literal.not.counting) ??
			visitCounts(trail, literal.guarding);
		if (broken !== undefined) return broken;
	}
	return undefined;
}

function visitClauses(trail: Trail, falsified: Literal): Reason | undefined {
	const { watching } = falsified;
	let kept = 0;
	let broken: Reason | undefined;
	for (let at = 0; at < watching.length; at++) {
		const clause = watching[at];
		if (clause === undefined || clause.isForgotten) continue;
		const other = clause.otherThan(falsified);
		if (broken === undefined && other.value <= 0 && clause.moveWatch(falsified)) continue;
		watching[kept++] = clause;
		if (broken !== undefined || other.value > 0) continue;
		if (other.value < 0) broken = clause;
		else trail.put(other, clause);
	}
	watching.length = kept;
	return broken;
}

function visitCounts(trail: Trail, counts: readonly AtLeast[]): Reason | undefined {
	for (const count of counts) {
		if (count.spare > 0) continue;
		if (count.isBinding) {
			if (count.spare < 0) return count;
			putOpen(trail, count);
		} else if (count.spare < 0 && count.guard?.value === 0) trail.put(count.guard.not, count);
	}
	return undefined;
}

/** No more may be false: whatever is open is true. */
function putOpen(trail: Trail, count: AtLeast): void {
	for (const literal of count.literals) if (literal.value === 0) trail.put(literal, count);
}
