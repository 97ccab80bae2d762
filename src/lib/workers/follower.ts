import { deduce } from '#lib/core/deduce/deduce.ts';
import { Deducer } from '#lib/core/deduce/deducer.ts';
import type { Problem } from '#lib/core/deduce/facts.ts';
import { mended } from '#lib/core/deduce/mend.ts';
import type { Found } from './post.ts';

/** Goes on where it stood if the log has only grown; after a correction it begins anew. */
export class Follower {
	#problem: Problem | undefined;
	#deducer: Deducer | undefined;

	take(problem: Problem): void {
		const known = this.#problem;
		const grown = known && addedTo(known, problem);
		if (grown === undefined) this.#deducer = new Deducer(problem);
		for (const fact of grown ?? problem.facts) this.#deducer?.add(fact);
		this.#problem = problem;
	}

	/** One small piece of work; false when all is known. */
	step(): boolean {
		return this.#deducer?.step() === true;
	}

	found(): Found | undefined {
		const [problem, findings] = [this.#problem, this.#deducer?.findings()];
		if (problem === undefined || findings === undefined) return undefined;
		if (findings.consistent) return { problem, findings, conflicts: [] };
		const rest = mended(problem);
		return { ...rest, findings: deduce(rest.problem) };
	}
}

/** The facts that are new; undefined if an old one, or the setting, has changed. */
function addedTo(before: Problem, after: Problem): Problem['facts'] | undefined {
	const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
	if (!isSame({ ...before, facts: [] }, { ...after, facts: [] })) return undefined;
	const { length } = before.facts;
	return isSame(before.facts, after.facts.slice(0, length)) ? after.facts.slice(length) : undefined;
}
