import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { counted } from '#lib/data/testing/counter.ts';
import { Device, refusals } from '#lib/data/testing/device.ts';
import { everything, facts, loadTab, newTable, openTab, rowsOf } from '#lib/data/testing/tab.ts';
import { databaseName } from './db.ts';

beforeEach(() => {
	// Dexie says on the console what the store says on the screen.
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
	vi.restoreAllMocks();
});

/** Opens the database as another version of the app would, which has its own ideas of stores. */
async function openRaw(indexedDB: IDBFactory, version: number): Promise<IDBDatabase> {
	return await new Promise((resolve, reject) => {
		const request = indexedDB.open(databaseName, version);
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(new Error('not opened'));
	});
}

describe('a full disk', () => {
	it.each(refusals)('moves the app to memory with all there was (%s)', async (how) => {
		const device = new Device();
		const tab = await openTab(device.indexedDB);
		const disk = await tab.store.open();
		const table = await newTable(tab);
		await tab.writeRows(table, [], facts(1));
		const before = await everything(disk);

		device.refuseWrites('QuotaExceededError', how);
		await tab.writeRows(table, [], facts(2));

		expect(tab.store.trouble).toBe('full');
		expect((await rowsOf(tab, table.id)).map(({ body }) => body)).toEqual([
			{ kind: 'fact', fact: counted('s1', 1) },
			{ kind: 'fact', fact: counted('s1', 2) }
		]);
		const memory = await everything(await tab.store.open());
		expect(memory['people']).toEqual(before['people']);
		expect(await everything(disk)).toEqual(before);
	});

	it('takes everyone who writes at the time into the same memory', async () => {
		const device = new Device();
		const tab = await openTab(device.indexedDB);
		const table = await newTable(tab);
		device.refuseWrites('QuotaExceededError', 'silent');
		await Promise.all([1, 2, 3, 4, 5].map((by) => tab.writeRows(table, [], facts(by))));
		expect((await rowsOf(tab, table.id)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
	});

	it('leaves out nothing that was being saved when it filled up', async () => {
		const device = new Device();
		const tab = await openTab(device.indexedDB);
		const disk = await tab.store.open();
		const table = await newTable(tab);
		const saving = Promise.all([1, 2, 3].map((by) => tab.writeRows(table, [], facts(by))));
		const full = tab.store.write(async (db) => {
			if (db === disk) throw new DOMException('', 'QuotaExceededError');
			return await db.rows.count();
		});
		await saving;
		expect(await full).toBe(3);
	});

	it('moves only once: what fails in memory is told', async () => {
		const tab = await openTab(new IDBFactory());
		const fail = async (): Promise<unknown> =>
			await tab.store
				.write(() => Promise.reject(new DOMException('', 'QuotaExceededError')))
				.catch((error: unknown) => error);
		expect(await fail()).toHaveProperty('name', 'QuotaExceededError');
		const memory = await tab.store.open();
		expect(await fail()).toHaveProperty('name', 'QuotaExceededError');
		expect(await tab.store.open()).toBe(memory);
	});
});

describe('no database', () => {
	it('is no reason not to play', async () => {
		const tab = await openTab(undefined);
		expect(tab.store.trouble).toBe('missing');
	});

	it.each([
		['SecurityError', 'missing'],
		['UnknownError', 'broken'],
		['QuotaExceededError', 'full']
	])('an opening refused with %s is told as %s', async (name, trouble) => {
		const device = new Device();
		device.refuseOpening(name);
		const tab = await openTab(device.indexedDB);
		expect(tab.store.trouble).toBe(trouble);
		const table = await newTable(tab);
		await tab.writeRows(table, [], facts(1));
		expect(await rowsOf(tab, table.id)).toHaveLength(1);
	});

	it('and no memory either: the write is refused, and the next one tries again', async () => {
		const device = new Device();
		const tab = await openTab(device.indexedDB);
		const table = await newTable(tab);
		vi.doMock('fake-indexeddb', () => {
			throw new Error('not in the cache');
		});
		device.refuseWrites('QuotaExceededError', 'thrown');
		await expect(tab.writeRows(table, [], facts(1))).rejects.toThrow();
		vi.doUnmock('fake-indexeddb');
		await tab.writeRows(table, [], facts(1));
		expect(await rowsOf(tab, table.id)).toHaveLength(1);
	});
});

describe('a connection that broke', () => {
	it.each(['InvalidStateError', 'UnknownError'])('is made again (%s)', async (name) => {
		const device = new Device();
		const tab = await openTab(device.indexedDB);
		const table = await newTable(tab);
		device.dropConnections(name);
		await tab.writeRows(table, [], facts(1));
		expect(tab.store.trouble).toBeUndefined();
		expect(await rowsOf(await openTab(device.indexedDB), table.id)).toHaveLength(1);
	});

	it('for good leaves the table on the screen playable, with all its rows', async () => {
		const device = new Device();
		const tab = await openTab(device.indexedDB);
		const table = await newTable(tab);
		await tab.writeRows(table, [], facts(1, 2));
		const known = await rowsOf(tab, table.id);

		device.dropConnections('UnknownError');
		device.refuseOpening('UnknownError');
		await tab.writeRows(table, known, facts(3));

		expect(tab.store.trouble).toBe('broken');
		expect((await rowsOf(tab, table.id)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
		expect((await tab.exported()).tables.map(({ rows }) => rows.length)).toEqual([3]);
	});
});

describe('another version of the app in another tab', () => {
	it('when newer, is not held up; this tab goes on reading and writes nothing', async () => {
		const indexedDB = new IDBFactory();
		const tab = await openTab(indexedDB);
		const table = await newTable(tab);
		await tab.writeRows(table, [], facts(1));

		const newer = await openRaw(indexedDB, 20);
		expect(tab.store.trouble).toBe('outdated');
		await expect(tab.writeRows(table, [], facts(2))).rejects.toMatchObject({ name: 'Outdated' });
		expect(await rowsOf(tab, table.id)).toHaveLength(1);
		expect(tab.store.trouble).toBe('outdated');
		expect(newer.version).toBe(20);
	});

	it('when newer and here before, is not written over', async () => {
		const indexedDB = new IDBFactory();
		const table = await newTable(await openTab(indexedDB));
		(await openRaw(indexedDB, 20)).close();

		const tab = await openTab(indexedDB);
		expect(tab.store.trouble).toBe('outdated');
		await expect(tab.writeRows(table, [], facts(1))).rejects.toMatchObject({ name: 'Outdated' });
		expect((await tab.openTable(table.id))?.table).toEqual(table);
	});

	it('when older and deaf, is waited for and named', async () => {
		const indexedDB = new IDBFactory();
		const older = await openRaw(indexedDB, 5);
		const tab = await loadTab(indexedDB);
		const opening = tab.store.open();
		await vi.waitFor(() => expect(tab.store.trouble).toBe('blocked'));
		older.close();
		await opening;
		expect(tab.store.trouble).toBeUndefined();
	});
});
