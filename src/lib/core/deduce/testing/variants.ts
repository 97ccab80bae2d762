import type { Fact, Problem } from '../facts.ts';
import { isMove } from './leaving-out.ts';
import type { Chance } from './random.ts';

/** The same log, with what was learned between two moves in another order. */
export function mixedBetweenMoves(problem: Problem, chance: Chance): Problem {
	const [dealt, ...rest] = problem.facts;
	const facts: Fact[] = dealt === undefined ? [] : [dealt];
	let still: Fact[] = [];
	for (const fact of rest)
		if (isMove(fact)) {
			facts.push(...chance.shuffled(still), fact);
			still = [];
		} else still.push(fact);
	return { ...problem, facts: [...facts, ...chance.shuffled(still)] };
}

export function nameFor(card: string): string {
	return `new ${card}`;
}

/** Every card by another name, and the roster in another order. */
export function renamed(problem: Problem): Problem {
	const ids = new Set(problem.roster.map(({ id }) => id));
	const facts: unknown = JSON.parse(JSON.stringify(problem.facts), (_key, value: unknown) =>
		typeof value === 'string' && ids.has(value) ? nameFor(value) : value
	);
	const roster = problem.roster.map(({ id, traits }) => ({ id: nameFor(id), traits }));
	return { ...problem, roster: roster.toReversed(), facts: facts as readonly Fact[] };
}
