import type { Fact, Problem } from '../facts.ts';
import type { Game } from './table.ts';

/** Whether cards change places by it, in public. */
export function isMove({ type }: Fact): boolean {
	return type === 'drew' || type === 'took' || type === 'gave' || type === 'mass';
}

/** The log with nothing left of the other facts but who moved how many cards. */
export function only({ facts, ...setting }: Problem, kept: readonly number[]): Problem {
	const left = facts.flatMap((fact, at) => (kept.includes(at) ? [fact] : silent(fact)));
	return { ...setting, facts: left };
}

function silent(fact: Fact): readonly Fact[] {
	if (fact.type === 'mass') return [{ type: 'mass', count: fact.count }];
	if (fact.type === 'drew' || fact.type === 'took' || fact.type === 'gave')
		return [{ ...fact, card: undefined }];
	return [];
}

/** The game as it was after so many facts. */
export function upTo({ problem, truth, culprit }: Game, facts: number): Game {
	return {
		problem: { ...problem, facts: problem.facts.slice(0, facts) },
		truth: truth.slice(0, facts),
		culprit
	};
}

/** The log as if this had never been written down. */
export function without(problem: Problem, fact: number): Problem {
	return { ...problem, facts: problem.facts.filter((_, at) => at !== fact) };
}
