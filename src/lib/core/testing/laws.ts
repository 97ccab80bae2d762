import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoreLine } from '../explain.ts';
import { cancelsOf, isCancel, isKnown, steps, type Row } from '../log.ts';
import { begun, extend, replay, type Replayed } from '../replay.ts';
import type { Fact, Rules, Setup } from '../rules.ts';
import { frozen, frozenRules } from './frozen.ts';
import { cancel, logs, nextRow, pressed } from './logs.ts';

interface Subject<Options, Event extends Fact, State> {
	readonly rules: Rules<Options, Event, State>;
	readonly setup: Setup<Options>;
	/** Facts that the rules can read; whether they make sense is left to chance. */
	readonly facts: fc.Arbitrary<unknown>;
}

/** What a player sees of a replay: the lines without the rows of undo that led here. */
function seen<Event, State>({ lines, state, isFinished }: Replayed<Event, State>): unknown {
	return { lines, state, isFinished };
}

/** Every line with parts is worth what its parts are worth. */
export function expectSums(line: ScoreLine): void {
	if (line.parts.length === 0) return;
	expect(line.points).toBe(line.parts.reduce((sum, part) => sum + part.points, 0));
	line.parts.forEach(expectSums);
}

/** The laws that any game's rules keep together with the log. */
export function describeLaws<Options, Event extends Fact, State>(
	name: string,
	subject: Subject<Options, Event, State>
): void {
	const rules = frozenRules(subject.rules);
	const setup = frozen(subject.setup);
	const anyLog = logs(subject.facts).map(frozen);
	const play = (rows: readonly Row[]): Replayed<Event, State> => replay(rules, setup, rows);

	describe(`the laws of replay: ${name}`, { timeout: 30_000 }, () => {
		it('the same log gives the same table, and nothing is mutated', () => {
			fc.assert(
				fc.property(anyLog, (rows) => {
					expect(play(rows)).toEqual(play(rows));
				})
			);
		});

		it('a log that comes in pieces gives the same table as the whole', () => {
			fc.assert(
				fc.property(anyLog, fc.array(fc.nat(6)), (rows, sizes) => {
					let known = begun(rules, setup);
					for (const size of [...sizes, rows.length]) {
						const from = known.rows.length;
						known = frozen(extend(rules, known, rows.slice(from, from + size)));
					}
					expect(known).toEqual(play(rows));
				})
			);
		});

		it('the state is what the held lines made of it, one after the other', () => {
			fc.assert(
				fc.property(anyLog, (rows) => {
					const { lines, state } = play(rows);
					let folded = rules.begin(setup);
					for (const { status, event, before } of lines) {
						expect(before).toEqual(folded);
						if (status === 'held' && event !== undefined) folded = rules.evolve(folded, event);
					}
					expect(state).toEqual(folded);
				})
			);
		});

		it('every row that is no cancel keeps its line: in order, and what was inserted at its place', () => {
			fc.assert(
				fc.property(anyLog, (rows) => {
					const kept = play(rows).lines.map(({ row }) => row);
					expect(kept).toEqual(inPlaces(rows));
				})
			);
		});

		it('a row that cannot be read is unread, whatever stands around it', () => {
			fc.assert(
				fc.property(anyLog, (rows) => {
					for (const { row, status, event } of play(rows).lines) {
						if (status === 'cancelled') continue;
						const isFinish = row.body.kind === 'finish';
						expect(status === 'unread').toBe(event === undefined && !isFinish);
					}
				})
			);
		});

		it('undo, then redo, changes nothing: neither the table nor what the keys offer', () => {
			fc.assert(
				fc.property(anyLog, (rows) => {
					const there = pressed(rows, 'undo');
					const back = there === rows ? rows : pressed(there, 'redo');
					expect(seen(play(back))).toEqual(seen(play(rows)));
					expect(steps(back)).toEqual(steps(rows));
				})
			);
		});

		it('any number of undos and as many redos change nothing', () => {
			fc.assert(
				fc.property(anyLog, fc.nat(30), (rows, times) => {
					let [there, count] = [rows, 0];
					while (count < times && steps(there).undo !== undefined) {
						there = pressed(there, 'undo');
						count += 1;
					}
					for (; count > 0; count -= 1) there = pressed(there, 'redo');
					expect(seen(play(there))).toEqual(seen(play(rows)));
					expect(steps(there)).toEqual(steps(rows));
				})
			);
		});

		it('a line cancelled anywhere in the log can be restored', () => {
			fc.assert(
				fc.property(anyLog, fc.nat(), (rows, pick) => {
					const standing = play(rows).lines.filter(({ status }) => status !== 'cancelled');
					const row = standing[pick % Math.max(1, standing.length)]?.row;
					if (row === undefined) return;
					const without = [...rows, nextRow(rows, cancel(row.id))];
					const line = play(without).lines.find((each) => each.row === row);
					expect(line?.status).toBe('cancelled');
					expect(seen(play(restored(without, row.id)))).toEqual(seen(play(rows)));
				})
			);
		});

		it('a line that is out is restored, however often it was cancelled', () => {
			fc.assert(
				fc.property(anyLog, (rows) => {
					const out = play(rows).lines.filter(({ status }) => status === 'cancelled');
					for (const { row } of out) {
						const line = play(restored(rows, row.id)).lines.find((each) => each.row === row);
						expect(line?.status).not.toBe('cancelled');
					}
				})
			);
		});

		it('every total is the sum of its parts, at every level, after every line', () => {
			fc.assert(
				fc.property(anyLog, (rows) => {
					const { lines, state } = play(rows);
					for (const met of [...lines.map(({ before }) => before), state]) {
						rules.score(met).scores.forEach(({ total }) => {
							expectSums(total);
						});
					}
				})
			);
		});
	});
}

/** The places of lines, told without moving any: before each stand its own insertions, and theirs. */
function inPlaces(rows: readonly Row[]): readonly Row[] {
	const lines = rows.filter((row) => !isCancel(row));
	const anchorOf = ({ body, seq }: Row): Row | undefined =>
		body.kind === 'inserted' && isKnown(body) && 'before' in body
			? lines.find(({ id, seq: earlier }) => id === body.before && earlier < seq)
			: undefined;
	const withInsertions = (row: Row): readonly Row[] => [
		...lines.filter((other) => anchorOf(other) === row).flatMap(withInsertions),
		row
	];
	return lines.filter((row) => anchorOf(row) === undefined).flatMap(withInsertions);
}

function restored(rows: readonly Row[], id: string): readonly Row[] {
	return cancelsOf(rows, id).reduce<readonly Row[]>(
		(all, target) => [...all, nextRow(all, cancel(target))],
		rows
	);
}
