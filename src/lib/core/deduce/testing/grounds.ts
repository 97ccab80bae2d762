import type { Cell } from '../deducer.ts';
import type { Problem } from '../facts.ts';
import { conflict, why, type Ground } from '../why.ts';
import { only } from './leaving-out.ts';
import { canBe } from './sat-oracle.ts';

/** What is wrong with why the card cannot be there, by the oracle. */
export function groundFlaws(problem: Problem, cell: Cell): string[] {
	const claim = `${cell.card} not in ${cell.place}`;
	return flaws(problem, { claim, cell, ground: why(problem, cell) });
}

/** What is wrong with the facts that are said not to be true together, by the oracle. */
export function conflictFlaws(problem: Problem): string[] {
	return flaws(problem, { claim: 'conflict', cell: undefined, ground: conflict(problem) });
}

interface Finding {
	readonly claim: string;
	/** What cannot be; undefined if nothing can. */
	readonly cell: Cell | undefined;
	readonly ground: Ground | undefined;
}

function flaws(problem: Problem, { claim, cell, ground }: Finding): string[] {
	if (ground === undefined) return canBe(problem, cell) ? [] : [`${claim}: no ground`];
	const { facts, isMinimal } = ground;
	const can = (some: readonly number[]): boolean => canBe(only(problem, some), cell);
	return [
		...(can(facts) ? [`${claim}: not enough`] : []),
		...(isMinimal ? [] : [`${claim}: not known to be minimal`]),
		...facts
			.filter((_, at) => !can(facts.toSpliced(at, 1)))
			.map((fact) => `${claim}: fact ${fact} is not needed`)
	];
}
