import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { setup } from '#lib/data/testing/counter.ts';
import { everything, facts, newTable, openTab, rowsOf } from '#lib/data/testing/tab.ts';

describe('a new table', () => {
	it('is kept as it was set up, each seat tied to a person', async () => {
		const tab = await openTab(new IDBFactory());
		const table = await newTable(tab);
		expect(table).toMatchObject({ game: 'counter', setup });
		expect(table.updatedAt).toBe(table.createdAt);
		const people = await (await tab.store.open()).people.toArray();
		expect(table.setup.seats.map(({ person }) => person).sort()).toEqual(
			people.map(({ id }) => id).sort()
		);
	});

	it('remembers no guests', async () => {
		const tab = await openTab(new IDBFactory());
		const id = await tab.createTable('counter', setup, new Set(['s2']));
		expect((await tab.openTable(id))?.table.setup.seats[1]?.person).toBeUndefined();
		expect(await (await tab.store.open()).people.toArray()).toMatchObject([{ name: 'Anna' }]);
	});

	it('that cannot be stored leaves nobody behind', async () => {
		const tab = await openTab(new IDBFactory());
		const before = await everything(await tab.store.open());
		const unstorable = { ...setup, options: () => 'a function' };
		await expect(tab.createTable('counter', unstorable, new Set())).rejects.toThrow();
		expect(await everything(await tab.store.open())).toEqual(before);
	});
});

describe('opening', () => {
	it('a table that is not here finds nothing', async () => {
		const tab = await openTab(new IDBFactory());
		expect(await tab.openTable('nowhere')).toBeUndefined();
	});
});

describe('deleting', () => {
	it('takes a table with its rows and leaves the others', async () => {
		const tab = await openTab(new IDBFactory());
		const [doomed, spared] = [await newTable(tab), await newTable(tab)];
		await tab.writeRows(doomed, [], facts(1, 2));
		await tab.writeRows(spared, [], facts(3));
		await tab.deleteTable(doomed.id);
		expect(await tab.openTable(doomed.id)).toBeUndefined();
		expect(await rowsOf(tab, spared.id)).toHaveLength(1);
		expect(await (await tab.store.open()).rows.count()).toBe(1);
	});
});

describe('correcting what lists show', () => {
	const standing = [{ seat: 's1', place: 1, total: 5 }];

	it('does not count as touching the table', async () => {
		const tab = await openTab(new IDBFactory());
		const table = await newTable(tab);
		await tab.correctSummary(table, { finishedAt: 9, standing });
		expect((await tab.openTable(table.id))?.table).toEqual({ ...table, finishedAt: 9, standing });
	});

	it('gives way to what was written since', async () => {
		const tab = await openTab(new IDBFactory());
		const table = await newTable(tab);
		await tab.writeRows(table, [], facts(1));
		const before = await everything(await tab.store.open());
		await tab.correctSummary(table, { finishedAt: 9, standing });
		expect(await everything(await tab.store.open())).toEqual(before);
	});

	it('brings back no table that was deleted since', async () => {
		const tab = await openTab(new IDBFactory());
		const table = await newTable(tab);
		await tab.deleteTable(table.id);
		await tab.correctSummary(table, { finishedAt: 9 });
		expect(await tab.openTable(table.id)).toBeUndefined();
	});
});
