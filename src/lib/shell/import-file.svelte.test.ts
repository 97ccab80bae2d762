import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Device } from '#lib/data/testing/device.ts';
import { fact, fileOf, fileRow, fileTable } from '#lib/data/testing/file.ts';
import { everything, openTab, type Tab } from '#lib/data/testing/tab.ts';
import type { CellarerFile } from '../data/file-format.ts';
import type { Ask, Imported } from './import-file.ts';

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

async function chosen(text: string | (() => Promise<string>), ask?: Ask): Promise<Imported> {
	const { importFile } = await import('./import-file.ts');
	const read = typeof text === 'string' ? () => Promise.resolve(text) : text;
	return await importFile(Object.assign(new Blob(), { text: read }), ask);
}
const brought = async (file: CellarerFile): Promise<Imported> => await chosen(JSON.stringify(file));

describe('a file brought in', () => {
	it('is counted by its tables', async () => {
		const [one, two] = [fileTable('t1'), fileTable('t2')];
		const counts = { kind: 'merged', added: 0, grown: 0, unchanged: 0, copies: 1 };
		expect(await brought(fileOf({ tables: [one] }))).toEqual({ ...counts, added: 1 });
		const grown = fileTable('t1', { rows: [...one.rows, fileRow('new', 3)] });
		expect(await brought(fileOf({ tables: [grown, two] }))).toEqual({
			...counts,
			added: 1,
			grown: 1
		});
		expect(await brought(fileOf({ tables: [grown, two] }))).toEqual({ ...counts, unchanged: 2 });
		expect(await brought(fileOf({ tables: [] }))).toEqual(counts);
	});

	it('sets right what lists show where both sides had grown', async () => {
		const shared = [fileRow('a', 1), fileRow('b', 2)];
		// There the table was finished; here Anna counted on, and later.
		const here = fileTable('t1', { rows: [...shared, fileRow('mine', 3, fact(4))], updatedAt: 50 });
		const end = fileRow('end', 3, { kind: 'finish' });
		const standing = [{ seat: 's1', place: 1, total: 3 }];
		const there = fileTable('t1', {
			rows: [...shared, end],
			updatedAt: 40,
			finishedAt: end.at,
			standing
		});
		await tab.merge(fileOf({ tables: [here] }));
		await brought(fileOf({ tables: [there] }));
		expect((await tab.openTable('t1'))?.table).toMatchObject({
			updatedAt: 50,
			finishedAt: end.at,
			standing: [
				{ seat: 's1', place: 1, total: 7 },
				{ seat: 's2', place: 2, total: 0 }
			]
		});
	});

	it('can be asked about first, and changed or left', async () => {
		const text = JSON.stringify(fileOf());
		expect(await chosen(text, () => Promise.resolve(undefined))).toEqual({ kind: 'declined' });
		expect(await tab.termsOf('counter')).toEqual({});
		expect(await (await tab.store.open()).plays.count()).toBe(0);
		const without: Ask = (content) => Promise.resolve({ ...content, copies: [] });
		expect(await chosen(text, without)).toMatchObject({ kind: 'merged', added: 1, copies: 0 });
		expect(await tab.termsOf('counter')).toEqual({});
	});

	it('may hold tables of games that are not here', async () => {
		const file = fileOf({ tables: [fileTable('t1', { game: 'chess' })] });
		expect(await brought(file)).toMatchObject({ kind: 'merged', added: 1 });
	});
});

describe('a file that is not brought in', () => {
	it.each<[string, string | (() => Promise<string>), Imported]>([
		['unreadable', () => Promise.reject(new Error('gone')), { kind: 'unreadable' }],
		['no JSON', 'Dear diary', { kind: 'notJson' }],
		['foreign', '{}', { kind: 'foreign' }],
		['newer', '{"format":"cellarer","version":2}', { kind: 'newer' }],
		['damaged', JSON.stringify({ ...fileOf(), people: 1 }), { kind: 'damaged', where: 'people' }],
		[
			'contrary',
			JSON.stringify(fileOf({ tables: [fileTable('t2'), fileTable('t1', { game: 'chess' })] })),
			{ kind: 'conflict' }
		]
	])('is named: %s', async (_, text, result) => {
		await tab.merge(fileOf());
		const before = await everything(await tab.store.open());
		expect(await chosen(text)).toEqual(result);
		expect(await everything(await tab.store.open())).toEqual(before);
	});

	it('is told from one that could not be saved', async () => {
		const device = new Device();
		tab = await openTab(device.indexedDB);
		device.refuseWrites('DataError', 'answered');
		expect(await brought(fileOf())).toEqual({ kind: 'unsaved' });
		expect(await (await tab.store.open()).rows.count()).toBe(0);
	});
});
