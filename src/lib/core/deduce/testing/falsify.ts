import type { Fact, Problem } from '../facts.ts';
import type { Chance } from './random.ts';

/** The log with one answer or one card written down wrongly; it need not contradict itself. */
export function falsified(problem: Problem, chance: Chance): Problem {
	const wrong = problem.facts.flatMap((fact, at) => {
		const other = at === 0 ? undefined : falsifiedFact(problem, fact, chance);
		return other === undefined ? [] : [{ at, other }];
	});
	if (wrong.length === 0) return problem;
	const { at, other } = chance.of(wrong);
	return { ...problem, facts: problem.facts.with(at, other) };
}

function falsifiedFact(problem: Problem, fact: Fact, chance: Chance): Fact | undefined {
	const another = (card: string): string =>
		chance.of(problem.roster.filter(({ id }) => id !== card)).id;
	switch (fact.type) {
		case 'counted':
			return { ...fact, count: fact.count + (fact.count > 0 && chance.is(0.5) ? -1 : 1) };
		case 'held':
			return { ...fact, yes: !fact.yes };
		case 'showed':
			if (fact.card !== undefined) return { ...fact, card: another(fact.card) };
			return fact.none === true ? { ...fact, none: false } : { ...fact, none: true };
		case 'accused':
			return { ...fact, suspect: another(fact.suspect) };
		case 'drew':
		case 'took':
		case 'gave':
			return fact.card === undefined ? undefined : { ...fact, card: another(fact.card) };
		case 'mass':
			return fact.got?.[0] === undefined
				? undefined
				: { ...fact, got: [another(fact.got[0]), ...fact.got.slice(1)] };
		case 'dealt':
		case 'crossed':
		case 'cleared':
			return undefined;
	}
}
