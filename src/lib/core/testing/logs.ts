import fc from 'fast-check';
import { steps, type Row, type RowBody } from '../log.ts';

/** Rows `r1`, `r2`, … of one table, in order. */
export function logOf(...bodies: readonly Row['body'][]): readonly Row[] {
	return bodies.reduce<readonly Row[]>((rows, body) => [...rows, nextRow(rows, body)], []);
}

export function nextRow(rows: readonly Row[], body: Row['body']): Row {
	const seq = rows.length + 1;
	return { id: `r${seq}`, table: 'table', seq, at: seq, body };
}

export function fact(what: unknown): RowBody {
	return { kind: 'fact', fact: what };
}

export function inserted(what: unknown, before: string): RowBody {
	return { kind: 'inserted', fact: what, before };
}

export function cancel(target: string): RowBody {
	return { kind: 'cancel', target };
}

/** The log after one press of undo or redo; the same log if there is nothing to press for. */
export function pressed(rows: readonly Row[], key: 'undo' | 'redo'): readonly Row[] {
	const target = steps(rows)[key];
	return target === undefined ? rows : [...rows, nextRow(rows, cancel(target))];
}

type Move =
	| { readonly move: 'write'; readonly body: Row['body'] }
	| { readonly move: 'undo' | 'redo' }
	/** Both may point before the log, at itself, at a cancel, or at a row that is yet to come. */
	| { readonly move: 'insert'; readonly fact: unknown; readonly at: number }
	| { readonly move: 'cancel'; readonly at: number };

function played(rows: readonly Row[], move: Move): readonly Row[] {
	const pointed = (at: number): string => `r${at % (rows.length + 4)}`;
	switch (move.move) {
		case 'write':
			return [...rows, nextRow(rows, move.body)];
		case 'insert':
			return [...rows, nextRow(rows, inserted(move.fact, pointed(move.at)))];
		case 'cancel':
			return [...rows, nextRow(rows, cancel(pointed(move.at)))];
		case 'undo':
		case 'redo':
			return pressed(rows, move.move);
	}
}

/** What a newer version or a damaged file may hold. */
const strange: fc.Arbitrary<Row['body']> = fc.oneof(
	fc.constantFrom<Row['body'][]>(
		{ kind: 'note' },
		{ kind: '' },
		{ kind: 'fact' },
		{ kind: 'cancel' },
		{ kind: 'inserted' },
		{ kind: '__proto__' }
	),
	fc.anything().map(fact),
	fc.record({ kind: fc.constant('inserted'), fact: fc.anything(), before: fc.anything() }),
	fc.record({ type: fc.string(), seat: fc.constant('ann') }).map(fact)
);

/** Random logs of one game's facts, with insertions, corrections, finishes, circles and unreadable rows. */
export function logs(facts: fc.Arbitrary<unknown>): fc.Arbitrary<readonly Row[]> {
	const write = (body: Row['body']): Move => ({ move: 'write', body });
	const insert = fc.record({ move: fc.constant('insert' as const), fact: facts, at: fc.nat(40) });
	const moves = fc.oneof(
		{ weight: 6, arbitrary: facts.map((each) => write(fact(each))) },
		{ weight: 3, arbitrary: insert },
		{ weight: 1, arbitrary: strange.map(write) },
		{ weight: 1, arbitrary: fc.constant(write({ kind: 'finish' })) },
		{ weight: 2, arbitrary: fc.nat(40).map((at): Move => ({ move: 'cancel', at })) },
		{ weight: 3, arbitrary: fc.constantFrom<Move[]>({ move: 'undo' }, { move: 'redo' }) }
	);
	return fc
		.array(moves, { maxLength: 30, size: 'max' })
		.map((all) => all.reduce<readonly Row[]>(played, []));
}
