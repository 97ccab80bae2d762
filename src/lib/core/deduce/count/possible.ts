import { Logic } from '../logic.ts';
import type { Literal } from '../sat/literal.ts';
import type { Story } from '../story.ts';
import type { Edge, Version } from '../timeline.ts';

/** The cards that can have been in a place, or on a way, as far as the whole log tells. */
export type Possible = ReadonlyMap<Version | Edge, readonly number[]>;

const mostConflicts = 2000;

interface Cell {
	readonly where: Version | Edge;
	readonly card: number;
	readonly literal: Literal;
}

/** For every time, not only now; undefined if the log contradicts itself. */
export function possibleEver({ names, start, steps, now }: Story): Possible | undefined {
	const logic = new Logic(names, start, 'firm');
	for (const step of steps) logic.add(step);
	if (logic.ask([]) === 'impossible') return undefined;
	const changes = steps.flatMap(({ move }) => move.changes);
	const spots = new Set([
		...now,
		...start,
		...changes.flatMap(({ after, outgoing }) => [after, ...(outgoing ? [outgoing] : [])])
	]);
	const cells = [...spots].flatMap((where) =>
		names.cards.map((card) => ({ where, card, literal: logic.literal(where, card) }))
	);
	const impossible = impossibleOf(logic, cells);
	return new Map(
		[...spots].map((where) => [
			where,
			names.cards.filter((card) => !impossible.has(logic.literal(where, card)))
		])
	);
}

/** What no world shows. A question that takes long counts as possible: that costs time, not truth. */
function impossibleOf({ solver }: Logic, cells: readonly Cell[]): ReadonlySet<Literal> {
	const impossible = new Set<Literal>();
	let open = new Set(cells.map(({ literal }) => literal));
	const settle = (): void => {
		open = new Set([...open].filter((literal) => literal.value <= 0));
	};
	settle();
	for (const literal of open) {
		if (!open.has(literal)) continue;
		const verdict = solver.isRefuted(literal)
			? 'impossible'
			: solver.solve([literal], mostConflicts);
		open.delete(literal);
		if (verdict === 'possible') settle();
		if (verdict !== 'impossible') continue;
		impossible.add(literal);
		solver.addClause(literal.not);
	}
	return impossible;
}
