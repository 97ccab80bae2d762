import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelsOf, inForce, isCancel, isKnown, placed, steps, type Row } from './log.ts';
import { cancel, fact, inserted, logOf, logs, pressed } from './testing/logs.ts';

const finish = { kind: 'finish' } as const;
const act = fact('anything');
const before = (row: string): Row['body'] => inserted('anything', row);

describe('which bodies this version knows', () => {
	const cases: readonly [name: string, body: Row['body'], known: boolean][] = [
		['a fact', fact({ type: 'Gained' }), true],
		['a fact that says nothing', fact(undefined), true],
		['a fact without its content', { kind: 'fact' }, false],
		['an insertion', inserted({ type: 'Gained' }, 'r1'), true],
		['an insertion that says nothing', inserted(undefined, 'r1'), true],
		['an insertion without its content', { kind: 'inserted', before: 'r1' }, false],
		['an insertion without a place', { kind: 'inserted', fact: 1 }, false],
		[
			'an insertion before something that is no id',
			{ kind: 'inserted', fact: 1, before: 7 } as Row['body'],
			false
		],
		['a cancel', cancel('r1'), true],
		['a cancel of nothing', { kind: 'cancel' }, false],
		['a cancel of something that is no id', { kind: 'cancel', target: 7 } as Row['body'], false],
		['a finish', finish, true],
		['a kind from a newer version', { kind: 'note' }, false],
		['a kind that is a word of the language', { kind: 'constructor' }, false]
	];
	it.each(cases)('%s', (_name, body, known) => {
		expect(isKnown(body)).toBe(known);
	});
});

describe('where rows have their lines', () => {
	const cases: readonly [name: string, rows: readonly Row[], order: string][] = [
		['nowhere in an empty log', [], ''],
		['one behind the other', logOf(act, act, finish), 'r1 r2 r3'],
		['a cancel has none', logOf(act, cancel('r1'), act), 'r1 r3'],
		['an insertion right before the line it names', logOf(act, act, before('r2')), 'r1 r3 r2'],
		['an insertion before the first line', logOf(act, act, before('r1')), 'r3 r1 r2'],
		[
			'insertions before one line in the order they were written',
			logOf(act, act, before('r2'), act, before('r2')),
			'r1 r3 r5 r2 r4'
		],
		[
			'an insertion before an insertion',
			logOf(act, before('r1'), before('r2'), before('r1')),
			'r3 r2 r4 r1'
		],
		['an insertion before a line that is out', logOf(act, cancel('r1'), before('r1')), 'r3 r1'],
		['an insertion that is out', logOf(act, before('r1'), cancel('r2')), 'r2 r1'],
		['an insertion before the finish', logOf(act, finish, before('r2')), 'r1 r3 r2'],
		['an insertion before what cannot be read', logOf({ kind: 'note' }, before('r1')), 'r2 r1'],
		['before nobody: where it was written', logOf(act, before('elsewhere'), act), 'r1 r2 r3'],
		['before a cancel: where it was written', logOf(act, cancel('r1'), before('r2')), 'r1 r3'],
		['before itself: where it was written', logOf(act, before('r2'), act), 'r1 r2 r3'],
		['before what comes later: where it was written', logOf(before('r2'), act), 'r1 r2'],
		['in a circle: only the later one finds its line', logOf(before('r2'), before('r1')), 'r2 r1'],
		[
			'an insertion that cannot be read: where it was written',
			logOf(act, { kind: 'inserted', before: 'r1' }),
			'r1 r2'
		]
	];
	it.each(cases)('%s', (_name, rows, order) => {
		const ids = placed([], rows).map(({ id }) => id);
		expect(ids.join(' ')).toBe(order);
	});
});

describe('which rows are in force', () => {
	const cases: readonly [name: string, rows: readonly Row[], out: readonly string[]][] = [
		['an empty log', [], []],
		['nothing cancelled', logOf(act, act), []],
		['the last one undone', logOf(act, act, cancel('r2')), ['r2']],
		['undone and redone', logOf(act, cancel('r1'), cancel('r2')), ['r2']],
		['undone, redone, undone', logOf(act, cancel('r1'), cancel('r2'), cancel('r3')), ['r1', 'r3']],
		['one in the middle', logOf(act, act, act, cancel('r2')), ['r2']],
		['cancelled twice', logOf(act, cancel('r1'), cancel('r1')), ['r1']],
		[
			'cancelled twice, restored once',
			logOf(act, cancel('r1'), cancel('r1'), cancel('r2')),
			['r1', 'r2']
		],
		['a finish taken back', logOf(finish, cancel('r1')), ['r1']],
		['an insertion undone', logOf(act, before('r1'), cancel('r2')), ['r2']],
		['an unknown row cancelled', logOf({ kind: 'note' }, cancel('r1')), ['r1']],
		['a cancel of nobody', logOf(act, cancel('elsewhere')), []],
		['a cancel of itself', logOf(act, cancel('r2')), []],
		['a cancel of what comes later', logOf(cancel('r2'), act), []],
		['a circle of two', logOf(act, cancel('r3'), cancel('r2')), ['r2']],
		['a circle of three', logOf(cancel('r2'), cancel('r3'), cancel('r1')), ['r1']],
		['a cancel that cannot be read', logOf(act, { kind: 'cancel' }), []]
	];
	it.each(cases)('%s', (_name, rows, out) => {
		const holds = inForce(rows);
		expect(rows.map(({ id }) => id).filter((id) => !holds.has(id))).toEqual(out);
	});

	it('a row is out exactly while a later row that holds cancels it', () => {
		fc.assert(
			fc.property(logs(fc.constant('fact')), (rows) => {
				const holds = inForce(rows);
				rows.forEach((row, at) => {
					const isOut = rows
						.slice(at + 1)
						.some(
							(later) => isCancel(later) && holds.has(later.id) && later.body.target === row.id
						);
					expect(holds.has(row.id)).toBe(!isOut);
				});
			})
		);
	});
});

describe('what undo and redo would cancel', () => {
	const cases: readonly [
		name: string,
		rows: readonly Row[],
		undo?: string | undefined,
		redo?: string
	][] = [
		['nothing on an empty log', []],
		['the newest act', logOf(act, act), 'r2'],
		['a finish', logOf(act, finish), 'r2'],
		['an insertion, for it is the newest', logOf(act, act, before('r1')), 'r3'],
		['the act before an insertion', logOf(act, before('r1'), cancel('r2')), 'r1', 'r3'],
		['the act before, after an undo', logOf(act, act, cancel('r2')), 'r1', 'r3'],
		['nothing more after the first act', logOf(act, cancel('r1')), undefined, 'r2'],
		['the act again, after a redo', logOf(act, cancel('r1'), cancel('r2')), 'r1'],
		['the newer undo first', logOf(act, act, cancel('r2'), cancel('r1')), undefined, 'r4'],
		['the older undo next', logOf(act, act, cancel('r2'), cancel('r1'), cancel('r4')), 'r1', 'r3'],
		['a new act, which forgets what was undone', logOf(act, cancel('r1'), act), 'r3'],
		['a correction further back', logOf(act, act, cancel('r1')), 'r3'],
		[
			'the act, once the correction is undone',
			logOf(act, act, cancel('r1'), cancel('r3')),
			'r2',
			'r4'
		],
		['a restored line', logOf(act, act, cancel('r1'), act, cancel('r3')), 'r5'],
		['a cancel of nobody', logOf(act, cancel('elsewhere')), 'r2'],
		['a row of an unknown kind', logOf(act, { kind: 'note' }), 'r2']
	];
	it.each(cases)('%s', (...[, rows, undo, redo]) => {
		expect(steps(rows)).toEqual({ undo, redo });
	});

	it('what undo would cancel is in force, or undo would do nothing', () => {
		const moves = fc.array(fc.constantFrom('act', 'undo', 'redo'), { maxLength: 40, size: 'max' });
		fc.assert(
			fc.property(moves, (keys) => {
				let rows: readonly Row[] = [];
				for (const key of keys) {
					rows = key === 'undo' || key === 'redo' ? pressed(rows, key) : [...rows, ...newest(rows)];
					const { undo, redo } = steps(rows);
					const holds = inForce(rows);
					for (const id of [undo, redo]) expect(id === undefined || holds.has(id)).toBe(true);
				}
			})
		);
	});

	it('undo takes back every act of a log, the newest first', () => {
		let rows = logOf(act, act, finish);
		const undone: (string | undefined)[] = [];
		for (; steps(rows).undo !== undefined; rows = pressed(rows, 'undo'))
			undone.push(steps(rows).undo);
		expect(undone).toEqual(['r3', 'r2', 'r1']);
	});
});

function newest(rows: readonly Row[]): readonly Row[] {
	return [{ id: `a${rows.length}`, table: 'table', seq: rows.length + 1, at: 0, body: act }];
}

describe('what must be cancelled to restore a line', () => {
	const cases: readonly [name: string, rows: readonly Row[], cancels: readonly string[]][] = [
		['nothing for a line that holds', logOf(act, act), []],
		['its cancel', logOf(act, act, cancel('r1')), ['r3']],
		['each of its cancels', logOf(act, cancel('r1'), cancel('r1')), ['r2', 'r3']],
		['only those that hold', logOf(act, cancel('r1'), cancel('r2'), cancel('r1')), ['r4']],
		['nothing for a line that is not there', logOf(), []]
	];
	it.each(cases)('%s', (_name, rows, cancels) => {
		expect(cancelsOf(rows, 'r1')).toEqual(cancels);
	});
});
