import { claimsOf, type Claim } from './claims.ts';
import type { Fact } from './facts.ts';
import { namesOf, type Names } from './names.ts';
import type { Problem } from './facts.ts';
import { after, beginning, moveOf, type Move, type Now } from './timeline.ts';

/** One fact: what it moved, what it claims, and where everything is afterwards. */
export interface Step {
	readonly move: Move;
	readonly claims: readonly Claim[];
	readonly now: Now;
}

/** The next step. A move that cannot have happened moves nothing and claims what is never so. */
export function stepOf(names: Names, now: Now, fact: Fact): Step {
	const move = moveOf(names, now, fact);
	const later = move === undefined ? now : after(now, move);
	return {
		move: move ?? { changes: [] },
		claims: claimsOf(fact, { names, now: later, move }),
		now: later
	};
}

export interface Story {
	readonly names: Names;
	readonly start: Now;
	readonly steps: readonly Step[];
	readonly now: Now;
}

export function storyOf(problem: Problem): Story {
	const names = namesOf(problem);
	const start = beginning(names);
	const steps: Step[] = [];
	let now = start;
	for (const fact of problem.facts) {
		const step = stepOf(names, now, fact);
		steps.push(step);
		now = step.now;
	}
	return { names, start, steps, now };
}
