import type { Fact, Problem } from './facts.ts';
import { conflict, type Ground } from './why.ts';

/** A log that may contradict itself, and what is left of it without what cannot all be true. */
export interface Mended {
	/** Every fact under its old index; those in doubt claim nothing. */
	readonly problem: Problem;
	/** Sets of facts that cannot all be true, the one found first first. */
	readonly conflicts: readonly Ground[];
}

/**
 * Which fact of a conflict is wrong nobody knows, so none of them is believed: to trust all but one
 * could rule out the truth. Whatever moved has moved all the same.
 */
export function mended(problem: Problem): Mended {
	const conflicts: Ground[] = [];
	let { facts } = problem;
	for (;;) {
		const found = conflict({ ...problem, facts });
		// A conflict without facts is one of the setting, which nothing mends.
		if (found === undefined || found.facts.length === 0) break;
		conflicts.push(found);
		facts = facts.map((fact, at) => (found.facts.includes(at) ? withoutClaims(fact) : fact));
	}
	return { problem: { ...problem, facts }, conflicts };
}

/** True of every world. */
const idle: Fact = { type: 'crossed', player: '', traits: {}, count: 0 };

function withoutClaims(fact: Fact): Fact {
	switch (fact.type) {
		case 'drew':
			return { type: 'drew', player: fact.player };
		case 'took':
			return { type: 'took', by: fact.by, from: fact.from };
		case 'gave':
			return { type: 'gave', from: fact.from, to: fact.to };
		case 'mass':
			return { type: 'mass', count: fact.count };
		case 'dealt':
		case 'showed':
		case 'counted':
		case 'held':
		case 'crossed':
		case 'accused':
		case 'cleared':
			return idle;
	}
}
