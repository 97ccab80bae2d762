import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Device } from '#lib/data/testing/device.ts';
import { fileOf, fileRow, fileTable } from '#lib/data/testing/file.ts';
import { openTab, type Tab } from '#lib/data/testing/tab.ts';
import type { FileTable } from '../data/file-format.ts';
import type { OpenPlay } from './open.ts';

vi.mock('#lib/games/registry.ts', async () => {
	const { registry } = await import('#lib/data/testing/counter.ts');
	return registry;
});

let tab: Tab;
beforeEach(async () => {
	tab = await openTab(new IDBFactory());
});
afterEach(() => {
	vi.restoreAllMocks();
});

async function open(id: string): Promise<OpenPlay | string> {
	const { openPlay } = await import('./open.ts');
	return await openPlay(id);
}

/** Brings in this table, opens it, and tells what lists show of it. */
async function listed(change: Partial<FileTable>): Promise<object | undefined> {
	await tab.merge(fileOf({ tables: [fileTable('t1', change)] }));
	await open('t1');
	const table = (await tab.openTable('t1'))?.table;
	return table && { finishedAt: table.finishedAt, standing: table.standing };
}

describe('opening a table', () => {
	it('finds its game and plays its log', async () => {
		await tab.merge(fileOf());
		expect(await open('t1')).toMatchObject({
			opened: { manifest: { id: 'counter' } },
			play: { id: 't1', state: { purses: { s1: [0, 1, 2], s2: [0] } } }
		});
	});

	it('says that it is gone', async () => {
		expect(await open('nowhere')).toBe('gone');
	});

	const { setup } = fileTable('t1');
	it.each<[string, Partial<FileTable>]>([
		['a game', { game: 'chess' }],
		['an edition', { setup: { ...setup, edition: 'deluxe-2040' } }],
		['a depth', { setup: { ...setup, depth: 'teach' } }],
		['options', { setup: { ...setup, options: { moons: 2 } } }]
	])('says that this version does not know %s, and keeps it all', async (_, change) => {
		const file = fileOf({ tables: [fileTable('t1', change)] });
		await tab.merge(file);
		expect(await open('t1')).toBe('unread');
		expect((await tab.exported()).tables).toEqual(file.tables);
	});
});

describe('what lists show of a table', () => {
	const finish = fileRow('end', 3, { kind: 'finish' });
	const rows = [fileRow('a', 1), fileRow('b', 2), finish];
	const standing = [
		{ seat: 's1', place: 1, total: 3 },
		{ seat: 's2', place: 2, total: 0 }
	];
	const truth = { finishedAt: finish.at, standing };

	it.each<[string, Partial<FileTable>, object]>([
		['a finish that is not told', { rows }, truth],
		[
			'another winner',
			{ rows, finishedAt: 1, standing: [{ seat: 's2', place: 1, total: 99 }] },
			truth
		],
		[
			'a finish that never was',
			{ finishedAt: 1, standing },
			{ finishedAt: undefined, standing: undefined }
		]
	])('is set right on opening: %s', async (_, change, expected) => {
		expect(await listed(change)).toEqual(expected);
	});

	it('is left alone where a newer version read more than this one can', async () => {
		const unread = [...rows, fileRow('later', 4, { kind: 'note' })];
		const told = { finishedAt: 7, standing: [{ seat: 's2', place: 1, total: 99 }] };
		expect(await listed({ rows: unread, ...told })).toEqual(told);
	});

	it('is not written when it is right', async () => {
		await tab.merge(fileOf({ tables: [fileTable('t1', { rows, ...truth })] }));
		const write = vi.spyOn(tab.store, 'write');
		await open('t1');
		expect(write).not.toHaveBeenCalled();
	});

	it('cannot keep a table from being opened', async () => {
		const device = new Device();
		tab = await openTab(device.indexedDB);
		await tab.merge(fileOf({ tables: [fileTable('t1', { rows })] }));
		device.refuseWrites('DataError', 'thrown');
		expect(await open('t1')).toMatchObject({ play: { isFinished: true } });
	});
});
