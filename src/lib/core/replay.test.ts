import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from './log.ts';
import { begun, extend, replay } from './replay.ts';
import { rules, setup } from './testing/counter.ts';
import { describeLaws } from './testing/laws.ts';
import { cancel, fact, inserted, logOf } from './testing/logs.ts';

const seat = fc.constantFrom('ann', 'bob', 'nobody');
const count = fc.integer({ min: 0, max: 9 });

describeLaws('purses', {
	rules,
	setup,
	facts: fc.oneof(
		fc.record({ type: fc.constantFrom('Gained', 'Paid'), seat, count }),
		fc.record({ type: fc.constant('Doubled'), seat })
	)
});

const gained = (by: number): Row['body'] => fact({ type: 'Gained', seat: 'ann', count: by });
const paid = (by: number): Row['body'] => fact({ type: 'Paid', seat: 'ann', count: by });
const doubled = fact({ type: 'Doubled', seat: 'ann' });
const gainedBefore = (row: string, by: number): Row['body'] =>
	inserted({ type: 'Gained', seat: 'ann', count: by }, row);
const paidBefore = (row: string, by: number): Row['body'] =>
	inserted({ type: 'Paid', seat: 'ann', count: by }, row);

function told(rows: readonly Row[]) {
	const { lines, state, isFinished } = replay(rules, setup, rows);
	return { statuses: lines.map(({ status }) => status), purse: state.purses['ann'], isFinished };
}

describe('a replay', () => {
	const cases: readonly [name: string, rows: readonly Row[], statuses: string, purse: number[]][] =
		[
			['begins with the set-up', [], '', [1]],
			['holds what happened, in order', logOf(gained(2), doubled), 'held held', [1, 2, 3]],
			[
				'leaves out what is cancelled',
				logOf(gained(2), doubled, cancel('r1')),
				'cancelled held',
				[1, 1]
			],
			[
				'holds again what is restored',
				logOf(gained(2), cancel('r1'), cancel('r2')),
				'held',
				[1, 2]
			],
			[
				'keeps what lost its sense',
				logOf(gained(2), paid(3), cancel('r1')),
				'cancelled senseless',
				[1]
			],
			['keeps what never made sense', logOf(paid(9), gained(1)), 'senseless held', [1, 1]],
			[
				'holds what was forgotten where it was forgotten',
				logOf(doubled, gainedBefore('r1', 2)),
				'held held',
				[1, 2, 3]
			],
			[
				'keeps what lost its sense by an insertion',
				logOf(paid(1), paidBefore('r1', 1)),
				'held senseless',
				[1, -1]
			],
			[
				'makes sense of a line by an insertion',
				logOf(paid(3), gainedBefore('r1', 2)),
				'held held',
				[1, 2, -3]
			],
			[
				'leaves out an insertion that is undone',
				logOf(doubled, gainedBefore('r1', 2), cancel('r2')),
				'cancelled held',
				[1, 1]
			],
			[
				'keeps the place of an insertion whose line is out',
				logOf(doubled, gainedBefore('r1', 2), doubled, cancel('r1')),
				'held cancelled held',
				[1, 2, 3]
			],
			[
				'keeps out what is out when an insertion comes before it',
				logOf(gained(4), cancel('r1'), gainedBefore('r1', 2)),
				'held cancelled',
				[1, 2]
			],
			[
				'never judges an insertion by what stands behind it',
				logOf(gained(5), paidBefore('r1', 4)),
				'senseless held',
				[1, 5]
			],
			[
				'keeps an insertion of an unknown fact unread at its place',
				logOf(gained(1), inserted({ type: 'Stolen' }, 'r1')),
				'unread held',
				[1, 1]
			],
			[
				'keeps an insertion without a place unread',
				logOf(gained(1), { kind: 'inserted', fact: {} }),
				'held unread',
				[1, 1]
			],
			[
				'bears an insertion before itself',
				logOf(gained(1), gainedBefore('r2', 2)),
				'held held',
				[1, 1, 2]
			],
			['holds what was only unusual', logOf(gained(6)), 'held', [1, 6]],
			['keeps an unknown kind unread', logOf({ kind: 'note' }, gained(1)), 'unread held', [1, 1]],
			['keeps an unknown fact unread', logOf(fact({ type: 'Stolen' })), 'unread', [1]],
			['keeps garbage unread', logOf(fact(null), fact([]), fact('x')), 'unread unread unread', [1]],
			['keeps a fact without content unread', logOf({ kind: 'fact' }), 'unread', [1]],
			[
				'keeps a cancel without target unread',
				logOf(gained(1), { kind: 'cancel' }),
				'held unread',
				[1, 1]
			],
			['cancels what it cannot read', logOf({ kind: 'note' }, cancel('r1')), 'cancelled', [1]],
			['bears a cancel of nobody', logOf(gained(1), cancel('elsewhere')), 'held', [1, 1]],
			['bears a circle', logOf(gained(1), cancel('r3'), cancel('r2')), 'held', [1, 1]],
			['bears a cancel of itself', logOf(gained(1), cancel('r2')), 'held', [1, 1]]
		];
	it.each(cases)('%s', (...[, rows, statuses, purse]) => {
		expect(told(rows)).toEqual({
			statuses: statuses.split(' ').filter((status) => status !== ''),
			purse,
			isFinished: false
		});
	});

	it('makes sense again of a line when its reason comes back', () => {
		const rows = logOf(gained(2), paid(3), cancel('r1'), cancel('r3'));
		expect(told(rows)).toMatchObject({ statuses: ['held', 'held'], purse: [1, 2, -3] });
	});

	it('says why a line makes no sense, and what it says', () => {
		const { lines } = replay(rules, setup, logOf(paid(9)));
		expect(lines[0]).toMatchObject({
			event: { type: 'Paid', count: 9 },
			objections: [{ level: 'impossible', why: { key: 'tooPoor', params: { has: 1 } } }]
		});
	});

	it('still says what a cancelled line says', () => {
		const { lines } = replay(rules, setup, logOf(gained(2), cancel('r1')));
		expect(lines[0]?.event).toEqual({ type: 'Gained', seat: 'ann', count: 2 });
	});

	it('is finished while a finish holds', () => {
		const finish = { kind: 'finish' };
		expect(told(logOf(gained(1), finish)).isFinished).toBe(true);
		expect(told(logOf(gained(1), finish, cancel('r2'))).isFinished).toBe(false);
		expect(told(logOf(finish, finish, cancel('r2'))).isFinished).toBe(true);
	});
});

describe('going on from an earlier replay', () => {
	const known = replay(rules, setup, logOf(gained(2), gained(3), doubled));

	it('with no new rows it is the same object, so that nothing is drawn again', () => {
		expect(extend(rules, known, [])).toBe(known);
	});

	it('does again only what a cancel touches', () => {
		const rows = logOf(gained(2), gained(3), doubled, cancel('r2'));
		const next = extend(rules, known, rows.slice(3));
		expect(next.lines[0]).toBe(known.lines[0]);
		expect(next.state.purses['ann']).toEqual([1, 2, 3]);
	});

	it('reads no earlier row again when a fact is added', () => {
		const read: unknown[] = [];
		const watched = {
			...rules,
			parse: (raw: unknown) => {
				read.push(raw);
				return rules.parse(raw);
			}
		};
		const rows = logOf(gained(2), gained(3), doubled, gained(4));
		extend(watched, known, rows.slice(3));
		expect(read).toEqual([{ type: 'Gained', seat: 'ann', count: 4 }]);
	});

	it('does again only what stands behind an insertion', () => {
		const rows = logOf(gained(2), gained(3), doubled, gainedBefore('r2', 4));
		const next = extend(rules, known, rows.slice(3));
		expect(next.lines[0]).toBe(known.lines[0]);
		expect(next.lines.map(({ row }) => row.id)).toEqual(['r1', 'r4', 'r2', 'r3']);
		expect(next.state.purses['ann']).toEqual([1, 2, 4, 3, 10]);
	});

	it('reads nothing again when an insertion stands where it was written', () => {
		const rows = logOf(gained(2), gained(3), doubled, gainedBefore('elsewhere', 4));
		const next = extend(rules, known, rows.slice(3));
		expect(next.lines.slice(0, 3).every((line, at) => line === known.lines[at])).toBe(true);
	});

	it('takes a line and an insertion before it in the same breath', () => {
		const rows = logOf(gained(2), gained(3), doubled, gained(5), gainedBefore('r4', 4));
		const next = extend(rules, known, rows.slice(3));
		expect(next.lines.slice(0, 3).every((line, at) => line === known.lines[at])).toBe(true);
		expect(next.lines.map(({ row }) => row.id)).toEqual(['r1', 'r2', 'r3', 'r5', 'r4']);
	});

	it('takes a cancel and its target in the same breath', () => {
		const next = extend(rules, begun(rules, setup), logOf(gained(2), cancel('r1')));
		expect(next.lines.map(({ status }) => status)).toEqual(['cancelled']);
	});
});
