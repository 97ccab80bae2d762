import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#lib/core/log.ts';
import { rules, type Event, type State } from '#lib/core/testing/counter.ts';
import { counted, countOf } from '#lib/data/testing/counter.ts';
import { Device } from '#lib/data/testing/device.ts';
import { fileOf, fileRow, fileTable } from '#lib/data/testing/file.ts';
import { newTable, openTab, rowsOf, type Tab } from '#lib/data/testing/tab.ts';
import type { Play } from './play.svelte.ts';

const stops: (() => void)[] = [];
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
	vi.restoreAllMocks();
});

type CounterPlay = Play<Event, State>;

async function unseen(tab: Tab, id: string): Promise<CounterPlay> {
	const [found, { Play }] = [await tab.openTable(id), await import('./play.svelte.ts')];
	if (found === undefined) throw new Error('no such table');
	return new Play({ ...found, rules });
}

/** A table on the screen of a tab, which is the one loaded last. */
async function onScreen(tab: Tab, id: string): Promise<CounterPlay> {
	const play = await unseen(tab, id);
	const { watch } = await import('#lib/data/testing/watch.svelte.ts');
	stops.push(watch(() => [play.lines, play.outcome, play.canUndo, play.refusal]).stop);
	return play;
}

let tab: Tab;
let id: string;
let play: CounterPlay;
beforeEach(async () => {
	tab = await openTab(new IDBFactory());
	({ id } = await newTable(tab));
	play = await onScreen(tab, id);
});

/** Records facts of Anna's and waits until all are on the screen. */
async function count(...numbers: readonly number[]): Promise<void> {
	const before = play.lines.length;
	for (const by of numbers) await play.record(counted('s1', by));
	await vi.waitFor(() => expect(play.lines).toHaveLength(before + numbers.length));
}
const saved = async (): Promise<readonly Row[]> => await rowsOf(tab, id);
const statuses = (of: CounterPlay = play): readonly string[] =>
	of.lines.map(({ status }) => status);
function line(at: number): (typeof play.lines)[number] {
	const found = play.lines[at];
	if (found === undefined) throw new Error(`no line ${at}`);
	return found;
}

describe('recording', () => {
	it('never writes what could not be read back', async () => {
		const broken = { type: 'Gained', seat: 's1' } as unknown as Event;
		await expect(play.record(broken)).rejects.toThrow('not a fact');
		expect(await saved()).toEqual([]);
	});

	it('saves a fact, and then shows it', async () => {
		await count(3);
		expect([countOf(play.state, 's1'), countOf(play.state, 's2')]).toEqual([3, 0]);
		expect(await saved()).toMatchObject([
			{ seq: 1, body: { kind: 'fact', fact: counted('s1', 3) } }
		]);
		expect(play.outcome.decision.winners).toEqual(['s1']);
	});

	it('keeps facts tapped faster than the disk is', async () => {
		await Promise.all([1, 2, 3, 4].map((by) => play.record(counted('s1', by))));
		await vi.waitFor(() => expect(countOf(play.state, 's1')).toBe(10));
		expect((await saved()).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
	});

	it('refuses what is impossible, with the reason, until the next tap', async () => {
		await play.record(counted('s1', -1));
		expect(play.refusal).toEqual({ key: 'tooPoor', params: { has: 0 } });
		expect(await saved()).toEqual([]);
		await count(1);
		expect(play.refusal).toBeUndefined();
	});

	it('asks about what is unusual, and records nothing when it was not so', async () => {
		await play.record(counted('s1', 11));
		expect(play.question).toMatchObject({
			event: counted('s1', 11),
			objection: { why: { key: 'much' } }
		});
		expect(await saved()).toEqual([]);
		play.dismiss();
		expect(play.question).toBeUndefined();
		await play.confirm();
		expect(await saved()).toEqual([]);
	});

	it('records what is unusual once it is confirmed, and only once', async () => {
		await play.record(counted('s1', 11));
		await Promise.all([play.confirm(), play.confirm()]);
		expect(play.question).toBeUndefined();
		await vi.waitFor(() => expect(countOf(play.state, 's1')).toBe(11));
		expect(await saved()).toHaveLength(1);
	});

	it('asks by a secret only its owner, for even the question would tell the table', async () => {
		const secret = { level: 'unusual', why: { key: 'much' }, isSecret: true } as const;
		vi.spyOn(rules, 'objections').mockReturnValue([secret]);
		play.lookAs({ seat: 's1' });
		await play.record(counted('s1', 2));
		expect(play.question?.objection).toBe(secret);
		expect(await saved()).toEqual([]);
		play.lookAs('table');
		await play.record(counted('s1', 3));
		expect(play.question).toBeUndefined();
		expect(await saved()).toMatchObject([{ body: { fact: counted('s1', 3) } }]);
	});

	it('asks about what somebody doubts, after the rules have had their say', async () => {
		const doubt = { level: 'unusual', why: { key: 'odd' } } as const;
		play.doubtBy({
			doubt: (event) => ('count' in event && event.count === 2 ? doubt : undefined)
		});
		await play.record(counted('s1', 2));
		expect(play.question?.objection).toBe(doubt);
		await play.record(counted('s1', 11));
		expect(play.question?.objection.why.key).toBe('much');
		await play.record(counted('s1', 3));
		expect(play.question).toBeUndefined();
		play.doubtBy(undefined);
		await play.record(counted('s1', 2));
		expect(await saved()).toHaveLength(2);
	});

	it('refuses what another tab has made impossible meanwhile', async () => {
		await count(5);
		const stale = await unseen(tab, id);
		await play.record(counted('s1', -4));
		await stale.record(counted('s1', -4));
		expect(stale.refusal).toEqual({ key: 'tooPoor', params: { has: 1 } });
		expect(await saved()).toHaveLength(2);
	});
});

describe('writing before a line', () => {
	const events = (): readonly unknown[] => play.lines.map(({ event }) => event);

	it('begins at the end of the log', () => {
		expect(play.writingBefore).toBeUndefined();
	});

	it('shows the state that the line met, and all else of the whole log', async () => {
		await count(5, 2);
		play.writeBefore(line(1));
		expect(play.writingBefore).toBe(line(1));
		expect(countOf(play.state, 's1')).toBe(5);
		expect(play.outcome.scores[0]?.total.points).toBe(7);
		expect(play.lines).toHaveLength(2);
		play.writeAtEnd();
		expect(play.writingBefore).toBeUndefined();
		expect(countOf(play.state, 's1')).toBe(7);
	});

	it('asks the rules about the whole log whether there is a result', async () => {
		await count(5, 2);
		const [isCountable, doubts] = [vi.spyOn(rules, 'isCountable'), vi.spyOn(rules, 'doubts')];
		play.writeBefore(line(0));
		expect([play.isCountable, play.doubts]).toEqual([true, []]);
		for (const asked of [isCountable, doubts])
			expect(asked.mock.lastCall?.map((state) => countOf(state, 's1'))).toEqual([7]);
	});

	it('puts facts there, one after the other, and goes on doing so', async () => {
		await count(5, 2);
		play.writeBefore(line(1));
		await count(3, 4);
		expect(events()).toEqual([5, 3, 4, 2].map((by) => counted('s1', by)));
		expect(play.writingBefore).toBe(line(3));
		expect(countOf(play.state, 's1')).toBe(12);
		expect((await saved()).slice(2)).toMatchObject([
			{ seq: 3, body: { kind: 'inserted', fact: counted('s1', 3), before: line(3).row.id } },
			{ seq: 4, body: { kind: 'inserted', fact: counted('s1', 4), before: line(3).row.id } }
		]);
		play.writeAtEnd();
		await count(1);
		expect(events().at(-1)).toEqual(counted('s1', 1));
		expect((await saved()).at(-1)?.body.kind).toBe('fact');
	});

	it('puts facts before an inserted line too, and before one that is out', async () => {
		await count(5);
		play.writeBefore(line(0));
		await count(3);
		play.writeBefore(line(0));
		await count(4);
		await play.cancel(line(2));
		await vi.waitFor(() => expect(statuses()).toEqual(['held', 'held', 'cancelled']));
		play.writeBefore(line(2));
		await count(1);
		expect(events()).toEqual([4, 3, 1, 5].map((by) => counted('s1', by)));
		expect(countOf(play.state, 's1')).toBe(8);
	});

	it('refuses what could not be there, though it could be at the end', async () => {
		await count(1, 5);
		play.writeBefore(line(1));
		await play.record(counted('s1', -2));
		expect(play.refusal).toEqual({ key: 'tooPoor', params: { has: 1 } });
		expect(await saved()).toHaveLength(2);
	});

	it('asks about what is unusual, and then puts it there', async () => {
		await count(1);
		play.writeBefore(line(0));
		await play.record(counted('s1', 11));
		expect(play.question?.objection.why).toEqual({ key: 'much' });
		await play.confirm();
		await vi.waitFor(() => expect(events()).toEqual([counted('s1', 11), counted('s1', 1)]));
	});

	it('forgets a question when one goes to write elsewhere', async () => {
		await count(1);
		await play.record(counted('s1', 11));
		play.writeBefore(line(0));
		await play.confirm();
		expect(await saved()).toHaveLength(1);
	});

	it('means the place where the tap was, however soon one goes elsewhere', async () => {
		await count(1);
		play.writeBefore(line(0));
		const recorded = play.record(counted('s1', 2));
		play.writeAtEnd();
		await recorded;
		expect(events()).toEqual([counted('s1', 2), counted('s1', 1)]);
	});

	it('refuses what another tab has made impossible there meanwhile', async () => {
		await count(4, 5);
		const stale = await unseen(tab, id);
		for (const each of [play, stale]) each.writeBefore(line(1));
		await play.record(counted('s1', -3));
		await stale.record(counted('s1', -3));
		expect(stale.refusal).toEqual({ key: 'tooPoor', params: { has: 1 } });
		expect(await saved()).toHaveLength(3);
	});

	it('allows what was possible there, whatever another tab has written at the end', async () => {
		await count(4, -4);
		const stale = await unseen(tab, id);
		stale.writeBefore(line(1));
		await count(0);
		await stale.record(counted('s1', -4));
		expect(stale.refusal).toBeUndefined();
		expect(stale.lines.map(({ status }) => status)).toEqual(['held', 'held', 'senseless', 'held']);
	});

	it('keeps what it makes senseless, and says of how many lines', async () => {
		await count(5, -3, 1, -2, -1);
		expect(play.lostSense).toBe(0);
		play.writeBefore(line(1));
		await count(-4);
		expect(statuses()).toEqual(['held', 'held', 'senseless', 'held', 'held', 'senseless']);
		expect(play.lostSense).toBe(2);
		await count(-1);
		expect(statuses().slice(3)).toEqual(['senseless', 'held', 'senseless', 'held']);
		expect(play.lostSense).toBe(1);
		play.writeAtEnd();
		expect(play.lostSense).toBe(0);
	});

	it('is taken back by undo, and brought back by redo', async () => {
		await count(5, 2);
		play.writeBefore(line(0));
		await count(3);
		const undone = await play.undo();
		expect(undone).toMatchObject({ line: { event: counted('s1', 3) }, isOut: true });
		expect(statuses()).toEqual(['cancelled', 'held', 'held']);
		expect(play.writingBefore?.event).toEqual(counted('s1', 5));
		await play.redo();
		expect(statuses()).toEqual(['held', 'held', 'held']);
		expect(countOf(play.state, 's1')).toBe(3);
	});

	it('of a row that is not there is writing at the end', async () => {
		await count(5);
		const row = { ...line(0).row, id: 'elsewhere' };
		play.writeBefore({ ...line(0), row });
		expect([play.writingBefore, countOf(play.state, 's1')]).toEqual([undefined, 5]);
		await count(1);
		expect(events()).toEqual([counted('s1', 5), counted('s1', 1)]);
	});

	it('is over with the end of the table, and does not begin again when it goes on', async () => {
		await count(5, 2);
		play.writeBefore(line(1));
		await play.finish();
		expect([play.writingBefore, countOf(play.state, 's1')]).toEqual([undefined, 7]);
		await play.reopen();
		expect(play.writingBefore).toBeUndefined();
	});

	it('rests while another tab has ended the table', async () => {
		await count(5, 2);
		const other = await unseen(tab, id);
		other.writeBefore(line(1));
		await play.finish();
		await other.record(counted('s2', 1));
		expect([other.writingBefore, countOf(other.state, 's1')]).toEqual([undefined, 7]);
	});

	it('keeps the lists up to date with the whole log', async () => {
		await count(5, 2);
		await play.finish();
		await play.undo();
		play.writeBefore(line(0));
		await count(3);
		await play.finish();
		expect((await tab.openTable(id))?.table.standing?.[0]).toMatchObject({ total: 10 });
	});

	it('is not remembered by another screen', async () => {
		await count(5, 2);
		play.writeBefore(line(0));
		expect((await onScreen(tab, id)).writingBefore).toBeUndefined();
	});
});

describe('correcting a line', () => {
	beforeEach(async () => {
		for (const count of [1, 2, 3]) await play.record(counted('s1', count));
	});
	const second = () => {
		const line = play.lines[1];
		if (line === undefined) throw new Error('there is no second line');
		return line;
	};

	it('puts the next fact in its place, and then goes on at the end', async () => {
		play.correct(second());
		expect(play.isCorrecting).toBe(true);
		await play.record(counted('s1', 5));
		expect(play.isCorrecting).toBe(false);
		expect(play.writingBefore).toBeUndefined();
		expect(play.lines.map(({ event, status }) => [event, status])).toEqual([
			[counted('s1', 1), 'held'],
			[counted('s1', 5), 'held'],
			[counted('s1', 2), 'cancelled'],
			[counted('s1', 3), 'held']
		]);
	});

	it('changes nothing until then', async () => {
		play.correct(second());
		expect(play.lines.every(({ status }) => status === 'held')).toBe(true);
		play.writeAtEnd();
		await play.record(counted('s1', 4));
		expect(play.lines.map(({ status }) => status)).toEqual(['held', 'held', 'held', 'held']);
	});

	it('waits for the answer to a question', async () => {
		play.correct(second());
		await play.record(counted('s1', 11));
		expect(play.question).toBeDefined();
		expect(play.isCorrecting).toBe(true);
		await play.confirm();
		expect(play.lines.map(({ status }) => status)).toEqual(['held', 'held', 'cancelled', 'held']);
	});
});

describe('undo and redo', () => {
	it('take back the last fact, and bring it back, without touching the others', async () => {
		await count(1, 2);
		const undone = await play.undo();
		expect(undone).toMatchObject({ line: { event: counted('s1', 2) }, isOut: true });
		await vi.waitFor(() => expect(countOf(play.state, 's1')).toBe(1));
		expect(statuses()).toEqual(['held', 'cancelled']);
		expect([play.canUndo, play.canRedo]).toEqual([true, true]);

		const redone = await play.redo();
		expect(redone).toMatchObject({ line: { event: counted('s1', 2) }, isOut: false });
		await vi.waitFor(() => expect(countOf(play.state, 's1')).toBe(3));
		expect(play.canRedo).toBe(false);
		expect((await saved()).map(({ body }) => body.kind)).toEqual([
			'fact',
			'fact',
			'cancel',
			'cancel'
		]);
	});

	it('go back to the beginning and no further', async () => {
		await count(1, 2);
		await play.undo();
		await play.undo();
		await vi.waitFor(() => expect(play.canUndo).toBe(false));
		expect(await play.undo()).toBeUndefined();
		expect(countOf(play.state, 's1')).toBe(0);
		expect(await saved()).toHaveLength(4);
	});

	it('have nothing to redo after a new fact', async () => {
		await count(1);
		await play.undo();
		await count(2);
		expect(play.canRedo).toBe(false);
		expect(await play.redo()).toBeUndefined();
	});

	it('do not go round in the circle of a damaged file', async () => {
		const cancel = (target: string): Row['body'] & { target: string } => ({
			kind: 'cancel',
			target
		});
		const rows = [
			fileRow('a', 1, cancel('b')),
			fileRow('b', 2, cancel('a')),
			fileRow('c', 3, cancel('c'))
		];
		await tab.merge(fileOf({ tables: [fileTable('round', { rows })] }));
		const round = await onScreen(tab, 'round');
		await round.undo();
		await round.redo();
		expect(round.failure).toBeUndefined();
		expect(countOf(round.state, 's1')).toBe(0);
	});
});

describe('a line of the log', () => {
	it('can be cancelled in the middle; what no longer makes sense is kept and marked', async () => {
		await count(5, 1, -6);
		await play.cancel(line(0));
		await vi.waitFor(() => expect(statuses()).toEqual(['cancelled', 'held', 'senseless']));
		expect(countOf(play.state, 's1')).toBe(1);
		expect(line(2).objections).toEqual([
			{ level: 'impossible', why: { key: 'tooPoor', params: { has: 1 } } }
		]);
		expect(await saved()).toHaveLength(4);
	});

	it('can be restored, and what followed makes sense again', async () => {
		await count(5, 1, -6);
		await play.cancel(line(0));
		await vi.waitFor(() => expect(line(0).status).toBe('cancelled'));
		await play.restore(line(0));
		await vi.waitFor(() => expect(statuses()).toEqual(['held', 'held', 'held']));
		expect(countOf(play.state, 's1')).toBe(0);
	});

	it('is cancelled once, however often it is asked for', async () => {
		await count(5);
		await Promise.all([play.cancel(line(0)), play.cancel(line(0))]);
		expect(await saved()).toHaveLength(2);
	});

	it('that holds needs no restoring', async () => {
		await count(5);
		await play.restore(line(0));
		expect(await saved()).toHaveLength(1);
	});

	it('from a newer version is listed, not counted, and not lost', async () => {
		const rows = [fileRow('a', 1), fileRow('b', 2, { kind: 'note', text: 'a word' })];
		await tab.merge(fileOf({ tables: [fileTable('newer', { rows })] }));
		const newer = await onScreen(tab, 'newer');
		expect(statuses(newer)).toEqual(['held', 'unread']);
		await newer.record(counted('s1', 4));
		await vi.waitFor(() => expect(countOf(newer.state, 's1')).toBe(5));
		expect((await rowsOf(tab, 'newer'))[1]?.body).toEqual({ kind: 'note', text: 'a word' });
	});
});

describe('the end', () => {
	const summary = async () => {
		const found = await tab.openTable(id);
		return [found?.table.finishedAt, found?.table.standing] as const;
	};

	it('is saved with the standing for the lists', async () => {
		await count(5);
		await play.finish();
		await vi.waitFor(() => expect(play.isFinished).toBe(true));
		expect(await summary()).toEqual([
			(await saved()).at(-1)?.at,
			[
				{ seat: 's1', place: 1, total: 5 },
				{ seat: 's2', place: 2, total: 0 }
			]
		]);
	});

	it('comes once', async () => {
		await Promise.all([play.finish(), play.finish()]);
		expect(await saved()).toHaveLength(1);
	});

	it('is kept up to date by corrections after it', async () => {
		await count(5);
		await play.finish();
		await count(2);
		expect((await summary())[1]).toMatchObject([{ total: 7 }, { total: 0 }]);
	});

	it('can be taken back, however many lines stand behind it', async () => {
		await count(5);
		await play.finish();
		await count(2);
		await play.reopen();
		await vi.waitFor(() => expect(play.isFinished).toBe(false));
		expect(await summary()).toEqual([undefined, undefined]);
		expect(countOf(play.state, 's1')).toBe(7);
	});

	it('is taken back once, even from two screens', async () => {
		await play.finish();
		await vi.waitFor(() => expect(play.isFinished).toBe(true));
		const other = await unseen(tab, id);
		await Promise.all([play.reopen(), other.reopen()]);
		expect(await saved()).toHaveLength(2);
	});

	it('undone is an open table', async () => {
		await play.finish();
		await play.undo();
		expect(await summary()).toEqual([undefined, undefined]);
	});
});

describe('two tabs on one table', () => {
	it('show the same, whoever writes', async () => {
		const device = new IDBFactory();
		const first = await openTab(device);
		const table = await newTable(first);
		const here = await onScreen(first, table.id);
		const second = await openTab(device);
		const there = await onScreen(second, table.id);

		await here.record(counted('s1', 4));
		await vi.waitFor(() => expect(countOf(there.state, 's1')).toBe(4));
		await there.record(counted('s2', 2));
		await there.undo();
		await here.finish();
		await vi.waitFor(() => {
			expect(here.lines).toHaveLength(3);
			expect(there.lines.map(({ row }) => row)).toEqual(here.lines.map(({ row }) => row));
		});
		expect(statuses(there)).toEqual(['held', 'cancelled', 'held']);
		expect(there.state).toEqual(here.state);
		expect([here.isFinished, there.isFinished]).toEqual([true, true]);
	});
});

describe('what is not saved is not shown', () => {
	it('a write that fails is told, and leaves everything as it was', async () => {
		const device = new Device();
		tab = await openTab(device.indexedDB);
		({ id } = await newTable(tab));
		play = await onScreen(tab, id);
		await count(1);

		device.refuseWrites('DataError', 'answered');
		await play.record(counted('s1', 2));
		expect(play.failure).toBeInstanceOf(Error);
		expect(await play.undo()).toBeUndefined();
		expect(play.failure).toBeInstanceOf(Error);
		await play.finish();
		expect([countOf(play.state, 's1'), play.isFinished, play.lines.length]).toEqual([1, false, 1]);
		expect(await saved()).toHaveLength(1);

		vi.restoreAllMocks();
		await count(2);
		expect(play.failure).toBeUndefined();
		expect(countOf(play.state, 's1')).toBe(3);
	});

	it('a full disk is no failure: the table goes on', async () => {
		const device = new Device();
		tab = await openTab(device.indexedDB);
		({ id } = await newTable(tab));
		play = await onScreen(tab, id);
		await count(1);
		device.refuseWrites('QuotaExceededError', 'silent');
		await count(2, 3);
		expect(play.failure).toBeUndefined();
		expect(countOf(play.state, 's1')).toBe(6);
		expect(tab.store.trouble).toBe('full');
	});

	it('a table deleted in another tab says so', async () => {
		await count(1);
		await tab.deleteTable(id);
		await play.record(counted('s1', 2));
		expect(play.failure).toBeInstanceOf(tab.TableGone);
		expect(countOf(play.state, 's1')).toBe(1);
		play.dismiss();
		expect(play.failure).toBeUndefined();
	});
});

describe('whose eyes a screen is for', () => {
	it('is the table’s until its owner uncovers it, and after the end everyone’s', async () => {
		const { lineText } = await import('./line-text.ts');
		const narrate = vi.spyOn(rules, 'narrate');
		const eyes = (): unknown => {
			// A list of the log knows no game's events.
			lineText(play, line(0));
			return narrate.mock.lastCall?.[2];
		};
		await count(1);
		expect([play.eyes, eyes()]).toEqual(['table', 'table']);
		play.lookAs({ seat: 's2' });
		expect([play.eyes, eyes()]).toEqual([{ seat: 's2' }, { seat: 's2' }]);
		await play.finish();
		expect(eyes()).toBe('all');
		await play.undo();
		play.lookAs('table');
		expect(eyes()).toBe('table');
	});
});

describe('the owner’s copy', () => {
	it('is written from the table, and read there', async () => {
		const { watch } = await import('#lib/data/testing/watch.svelte.ts');
		const { seen, stop } = watch(() => play.term('red-1'));
		stops.push(stop);
		await play.remember('red-1', ' Toadstool ');
		await vi.waitFor(() => expect(seen.at(-1)).toBe('Toadstool'));
		await play.remember('red-1', '');
		await vi.waitFor(() => expect(seen.at(-1)).toBeUndefined());
		expect(play.failure).toBeUndefined();
		expect(await saved()).toEqual([]);
	});

	it('that could not be written is told like any other failure', async () => {
		const device = new Device();
		tab = await openTab(device.indexedDB);
		({ id } = await newTable(tab));
		play = await onScreen(tab, id);
		device.refuseWrites('DataError', 'thrown');
		await play.remember('red-1', 'Toadstool');
		expect(play.failure).toBeInstanceOf(Error);
		vi.restoreAllMocks();
		await play.remember('red-1', 'Toadstool');
		expect(play.failure).toBeUndefined();
	});
});

describe('the voice of the table', () => {
	it('knows the seats by name, and the owner’s words for things', async () => {
		expect(play.voice.name('s2')).toBe('Boris');
		expect(play.voice.name('s9')).toBe('s9');
		await tab.nameTerm('counter', 'red-1', 'Toadstool');
		const { watch } = await import('#lib/data/testing/watch.svelte.ts');
		const { seen, stop } = watch(() => play.voice.term('red-1'));
		stops.push(stop);
		await vi.waitFor(() => expect(seen.at(-1)).toBe('Toadstool'));
		expect(play.voice.term('constructor')).toBeUndefined();
	});
});
