import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { facts, newTable, openTab, rowsOf, type Tab } from '#lib/data/testing/tab.ts';

const stops: (() => void)[] = [];
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
});

/** Everything that a component reading this would have shown. */
async function shown<T>(read: () => T): Promise<readonly T[]> {
	// Of the same Svelte as the tab, which was loaded anew.
	const { watch } = await import('#lib/data/testing/watch.svelte.ts');
	const { seen, stop } = watch(read);
	stops.push(stop);
	return seen;
}

/** Everything that the tab's shelf would have shown, as the numbers of tables. */
async function shelf(tab: Tab): Promise<readonly (number | undefined)[]> {
	const tables = tab.liveTables();
	return await shown(() => tables.current?.length);
}

describe('what lists show', () => {
	it('is nothing until the first answer, and then what there is', async () => {
		const tab = await openTab(new IDBFactory());
		const seen = await shelf(tab);
		await vi.waitFor(() => expect(seen).toEqual([undefined, 0]));
		await newTable(tab);
		await vi.waitFor(() => expect(seen).toEqual([undefined, 0, 1]));
	});

	it('follows the other tab', async () => {
		const device = new IDBFactory();
		const [here, there] = [await openTab(device), await openTab(device)];
		const seen = await shelf(there);
		const table = await newTable(here);
		await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
		await here.deleteTable(table.id);
		await vi.waitFor(() => expect(seen.at(-1)).toBe(0));
	});

	it('follows to memory, with what was on the disk', async () => {
		const tab = await openTab(new IDBFactory());
		const seen = await shelf(tab);
		await newTable(tab);
		const disk = await tab.store.open();
		await tab.store.write((db) => {
			if (db === disk) throw new DOMException('', 'QuotaExceededError');
			return Promise.resolve();
		});
		await newTable(tab);
		await vi.waitFor(() => expect(seen.at(-1)).toBe(2));
		expect(await disk.plays.count()).toBe(1);
	});

	it('works without any IndexedDB', async () => {
		const tab = await openTab(undefined);
		const seen = await shelf(tab);
		await newTable(tab);
		await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
	});

	it('is sorted by the last touch, and people by the last evening', async () => {
		const tab = await openTab(new IDBFactory());
		const [tables, people] = [tab.liveTables(), tab.livePeople()];
		const seen = await shown(() => [
			tables.current?.map(({ id }) => id),
			people.current?.map(({ name }) => name)
		]);
		const [first, second] = [await newTable(tab), await newTable(tab)];
		await tab.writeRows(first, [], facts(1));
		const seats = [{ id: 's1', name: 'Boris' }];
		const time = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
		const third = await tab.createTable('counter', { ...first.setup, seats }, new Set());
		time.mockRestore();
		await vi.waitFor(() =>
			expect(seen.at(-1)).toEqual([
				[third, first.id, second.id],
				['Boris', 'Anna']
			])
		);
	});
});

describe('a log on the screen', () => {
	it('grows with what this tab and others write, each row once and in order', async () => {
		const device = new IDBFactory();
		const [here, there] = [await openTab(device), await openTab(device)];
		const table = await newTable(here);
		await here.writeRows(table, [], facts(1));
		const log = new there.LiveLog(table.id, await rowsOf(there, table.id));
		const seen = await shown(() => log.rows.map(({ seq }) => seq));
		await Promise.all([
			here.writeRows(table, [], facts(2, 3)),
			there.writeRows(table, [], facts(4))
		]);
		await vi.waitFor(() => expect(seen.at(-1)).toEqual([1, 2, 3, 4]));
		expect(seen[0]).toEqual([1]);
		await here.writeRows(table, [], facts(5));
		await vi.waitFor(() => expect(seen.at(-1)).toEqual([1, 2, 3, 4, 5]));
		expect(log.rows).toEqual(await rowsOf(here, table.id));
	});

	it('takes a row once, however often it is told of it', async () => {
		const tab = await openTab(new IDBFactory());
		const table = await newTable(tab);
		const saved = await tab.writeRows(table, [], facts(1, 2));
		const log = new tab.LiveLog(table.id, saved.slice(0, 1));
		log.add(saved);
		log.add(saved);
		expect(log.rows).toEqual(saved);
	});

	it('catches up when it is looked at again', async () => {
		const tab = await openTab(new IDBFactory());
		const table = await newTable(tab);
		const log = new tab.LiveLog(table.id, []);
		await shown(() => log.rows);
		stops.pop()?.();
		await tab.writeRows(table, [], facts(1));
		const seen = await shown(() => log.rows.length);
		await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
	});

	it('goes on in memory where the disk left off', async () => {
		const tab = await openTab(new IDBFactory());
		const table = await newTable(tab);
		await tab.writeRows(table, [], facts(1));
		const log = new tab.LiveLog(table.id, await rowsOf(tab, table.id));
		const seen = await shown(() => log.rows.length);
		const disk = await tab.store.open();
		await tab.store.write((db) => {
			if (db === disk) throw new DOMException('', 'QuotaExceededError');
			return Promise.resolve();
		});
		await tab.writeRows(table, log.rows, facts(2));
		await vi.waitFor(() => expect(seen.at(-1)).toBe(2));
		expect(log.rows.map(({ seq }) => seq)).toEqual([1, 2]);
	});
});

it('the owner’s names follow at once', async () => {
	const tab = await openTab(new IDBFactory());
	const terms = tab.liveTerms('counter');
	const seen = await shown(() => terms.current);
	await vi.waitFor(() => expect(seen).toEqual([undefined, {}]));
	await tab.nameTerm('counter', 'red-1', 'Toadstool');
	await vi.waitFor(() => expect(seen.at(-1)).toEqual({ 'red-1': 'Toadstool' }));
});
