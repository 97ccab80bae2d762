import { Deducer, usualConflicts, type Findings } from './deducer.ts';
import type { Problem } from './facts.ts';

/** What follows from a log: sound and complete, save for what `unsettled` lists. */
export function deduce(problem: Problem, mostConflicts = usualConflicts): Findings {
	const deducer = new Deducer(problem);
	for (const fact of problem.facts) deducer.add(fact);
	while (deducer.step(mostConflicts));
	return deducer.findings();
}
