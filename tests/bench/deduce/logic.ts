import { Deducer } from '#lib/core/deduce/deducer.ts';
import { isMove } from '#lib/core/deduce/testing/leaving-out.ts';
import type { Game } from '#lib/core/deduce/testing/simulate.ts';
import type { Figure } from '../figure.ts';
import { spread, timed } from './time.ts';

export interface Refresh {
	readonly isMove: boolean;
	readonly ms: number;
}

/** From a new fact to every cell settled, for each fact of a log that is followed. */
export function refreshes({ problem }: Game): readonly Refresh[] {
	const deducer = new Deducer(problem);
	return problem.facts.map((fact) => {
		const { ms } = timed(() => {
			deducer.add(fact);
			while (deducer.step());
		});
		return { isMove: isMove(fact), ms };
	});
}

export function logicFigures(all: readonly Refresh[]): readonly Figure[] {
	const times = (moves: boolean): readonly number[] =>
		all.filter((each) => each.isMove === moves).map(({ ms }) => ms);
	return [
		...spread('Elimination after an answer', times(false), { median: 6, p99: 60 }),
		...spread('Elimination after a move', times(true), { median: 15, p99: 90 })
	];
}
