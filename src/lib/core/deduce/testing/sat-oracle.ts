import { Cadical, loadCadical } from 'cadical-wasm';
import type { Cell } from '../deducer.ts';
import type { Problem } from '../facts.ts';
import { Encoding } from './encoding.ts';

export interface SatAnswer {
	readonly consistent: boolean;
	/** Every place that each card can be in now, in the order hidden, pile, seats. */
	readonly places: ReadonlyMap<string, readonly string[]>;
}

const module = await loadCadical();

/**
 * What can be, by a solver that others wrote and an encoding that shares nothing with ours. A new
 * solver for every log; then one question a cell, save those that a world found before has shown.
 */
export function askSat(problem: Problem): SatAnswer {
	return solved(problem, (encoding, solver) => {
		const consistent = isPossible(solver, []);
		const cells = problem.roster.flatMap(({ id: card }) =>
			encoding.places.map((place) => ({ card, place, literal: encoding.literal(card, place) ?? 0 }))
		);
		const shown = new Set<number>();
		const mark = (): void => {
			for (const { literal } of cells) if (solver.value(literal)) shown.add(literal);
		};
		if (consistent) mark();
		for (const { literal } of consistent ? cells : [])
			if (!shown.has(literal) && isPossible(solver, [literal])) mark();
		const placesOf = (id: string): readonly string[] =>
			cells
				.filter(({ card, literal }) => card === id && shown.has(literal))
				.map(({ place }) => place);
		return { consistent, places: new Map(problem.roster.map(({ id }) => [id, placesOf(id)])) };
	});
}

/** Whether the log leaves any world, or any with the card in that place: one question only. */
export function canBe(problem: Problem, cell?: Cell): boolean {
	return solved(problem, (encoding, solver) => {
		const literal = cell && encoding.literal(cell.card, cell.place);
		return isPossible(solver, literal === undefined ? [] : [literal]);
	});
}

function solved<T>(problem: Problem, ask: (encoding: Encoding, solver: Cadical) => T): T {
	const encoding = new Encoding(problem);
	const solver = new Cadical(module, { quiet: true });
	try {
		solver.addClauses(encoding.cnf.clauses);
		return ask(encoding, solver);
	} finally {
		solver.dispose();
	}
}

function isPossible(solver: Cadical, assumptions: readonly number[]): boolean {
	const status = solver.solve({ assumptions });
	if (status === 'unknown') throw new Error('the solver gave up');
	return status === 'satisfiable';
}
