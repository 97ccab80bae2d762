import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { placed } from '#lib/core/log.ts';
import { Device } from '#lib/data/testing/device.ts';
import { fact, fileOf, fileRow, fileTable } from '#lib/data/testing/file.ts';
import { everything, facts, newTable, openTab, rowsOf, type Tab } from '#lib/data/testing/tab.ts';
import type { TableRecord } from './db.ts';
import { readFileText, type CellarerFile } from './file-format.ts';

let tab: Tab;
beforeEach(async () => {
	tab = await openTab(new IDBFactory());
});

const contentOf = ({ exportedAt: _, ...content }: CellarerFile): object => content;

/** As it is after a journey through a file. */
function sent(file: CellarerFile): CellarerFile {
	const read = readFileText(JSON.stringify(file));
	if ('problem' in read) throw new Error(`our own file is ${read.problem}`);
	return read;
}

/** A device after an evening: two tables, a named thing, a chosen theme. */
async function evening(): Promise<readonly [TableRecord, TableRecord]> {
	const tables = [await newTable(tab), await newTable(tab)] as const;
	await tab.writeRows(tables[0], [], facts(1, 2, 3));
	await tab.writeRows(tables[1], [], () => ({
		bodies: [{ kind: 'finish' }],
		summary: () => ({ finishedAt: 5, standing: [{ seat: 's1', place: 1, total: 0 }] })
	}));
	await tab.nameTerm('counter', 'red-1', 'Toadstool');
	await tab.settings.set('theme', 'dark');
	return tables;
}

describe('everything in a file', () => {
	it('comes back on an empty device as it was', async () => {
		await evening();
		const file = await tab.exported();
		const other = await openTab(new IDBFactory());
		const merged = await other.merge(sent(file));
		expect(merged.added).toHaveLength(2);
		expect(contentOf(await other.exported())).toEqual(contentOf(file));
	});

	it('brought in again changes nothing', async () => {
		const [first, second] = await evening();
		const before = await everything(await tab.store.open());
		const merged = await tab.merge(sent(await tab.exported()));
		expect(merged).toEqual({
			added: [],
			grown: [],
			unchanged: [first.id, second.id].sort()
		});
		expect(await everything(await tab.store.open())).toEqual(before);
	});

	it('keeps what was inserted, there and back', async () => {
		const table = await newTable(tab);
		const rows = await tab.writeRows(table, [], facts(1, 2));
		const before = rows[0]?.id ?? '';
		const { fact: forgotten } = fact(3);
		await tab.writeRows(table, rows, () => ({
			bodies: [{ kind: 'inserted', fact: forgotten, before }],
			summary: () => ({})
		}));
		const file = await tab.exported();
		const other = await openTab(new IDBFactory());
		await other.merge(sent(file));
		expect(contentOf(await other.exported())).toEqual(contentOf(file));
		expect((await rowsOf(other, table.id)).at(-1)?.body).toEqual({
			kind: 'inserted',
			fact: forgotten,
			before
		});
	});

	it('keeps what a newer version wrote, there and back', async () => {
		const file = fileOf({
			tables: [
				fileTable('t1', {
					mood: 'merry',
					rows: [{ ...fileRow('r1', 1, { kind: 'note', text: 'a word' }), by: 'p1' }]
				})
			]
		});
		await tab.merge(sent(file));
		expect(contentOf(await tab.exported())).toEqual(contentOf(file));
	});
});

describe('one table in a file', () => {
	it('goes with those who sat at it and the names of its game, and without settings', async () => {
		const [table] = await evening();
		await tab.createTable(
			'counter',
			{ ...table.setup, seats: [{ id: 's1', name: 'Vera' }] },
			new Set()
		);
		await tab.nameTerm('chess', 'rook', 'Castle');
		const file = await tab.exported({ table: table.id });
		expect(file.tables.map(({ id }) => id)).toEqual([table.id]);
		expect(file.people.map(({ name }) => name).sort()).toEqual(['Anna', 'Boris']);
		expect(file.copies.map(({ game }) => game)).toEqual(['counter']);
		expect(file.settings).toEqual([]);
		expect((await (await openTab(new IDBFactory())).merge(sent(file))).added).toEqual([table.id]);
	});
});

describe('one copy in a file', () => {
	it('goes alone, and is a file like any other', async () => {
		await evening();
		await tab.nameTerm('chess', 'rook', 'Castle');
		const file = await tab.exported({ copyOf: 'counter' });
		expect(file).toMatchObject({ tables: [], people: [], settings: [] });
		expect(file.copies.map(({ game }) => game)).toEqual(['counter']);
		const other = await openTab(new IDBFactory());
		await other.merge(sent(file));
		expect(await other.termsOf('counter')).toEqual({ 'red-1': 'Toadstool' });
	});

	it('is empty where nothing was named', async () => {
		expect((await tab.exported({ copyOf: 'counter' })).copies).toEqual([]);
	});
});

describe('merging', () => {
	it('adds rows that are not here behind those that are', async () => {
		await tab.merge(
			fileOf({ tables: [fileTable('t1', { rows: [fileRow('a', 1), fileRow('b', 2)] })] })
		);
		const grown = fileTable('t1', { rows: [fileRow('a', 1), fileRow('c', 2), fileRow('d', 3)] });
		const merged = await tab.merge(fileOf({ tables: [grown] }));
		expect(merged).toEqual({ added: [], grown: ['t1'], unchanged: [] });
		const rows = await rowsOf(tab, 't1');
		expect(rows.map(({ id, seq }) => [id, seq])).toEqual([
			['a', 1],
			['b', 2],
			['c', 3],
			['d', 4]
		]);
	});

	it('leaves what was inserted on either device before the line it was put to', async () => {
		const inserted = (by: number, before: string) => ({ ...fact(by), kind: 'inserted', before });
		const common = [fileRow('a', 1), fileRow('b', 2)];
		const here = [...common, fileRow('x', 3, inserted(7, 'b'))];
		const there = [...common, fileRow('c', 3), fileRow('y', 4, inserted(8, 'c'))];
		for (const rows of [here, there])
			await tab.merge(fileOf({ tables: [fileTable('t1', { rows })] }));
		const rows = await rowsOf(tab, 't1');
		expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'x', 'c', 'y']);
		expect(placed([], rows).map(({ id }) => id)).toEqual(['a', 'x', 'b', 'y', 'c']);
	});

	it('numbers rows anew when the file counts strangely, and loses none', async () => {
		const rows = [fileRow('b', 9), fileRow('a', 4), fileRow('c', 9)];
		await tab.merge(fileOf({ tables: [fileTable('t1', { rows })] }));
		expect((await rowsOf(tab, 't1')).map(({ id, seq }) => [id, seq])).toEqual([
			['a', 1],
			['b', 2],
			['c', 3]
		]);
	});

	it('leaves the rest of the log writable', async () => {
		await tab.merge(fileOf());
		const found = await tab.openTable('t1');
		if (found === undefined) throw new Error('not merged');
		await tab.writeRows(found.table, found.rows, facts(7));
		expect((await rowsOf(tab, 't1')).map(({ seq }) => seq)).toEqual([1, 2, 3]);
	});

	it('takes what lists show from whoever wrote last', async () => {
		const [older, newer] = [
			fileTable('t1', { updatedAt: 10, finishedAt: 10 }),
			fileTable('t1', { updatedAt: 20 })
		];
		await tab.merge(fileOf({ tables: [newer] }));
		await tab.merge(fileOf({ tables: [older] }));
		expect((await tab.openTable('t1'))?.table).toMatchObject({ updatedAt: 20 });
		expect((await tab.openTable('t1'))?.table.finishedAt).toBeUndefined();
		const later = fileTable('t1', { updatedAt: 30, finishedAt: 30 });
		await tab.merge(fileOf({ tables: [later] }));
		expect((await tab.openTable('t1'))?.table).toMatchObject({ updatedAt: 30, finishedAt: 30 });
	});

	it('never changes a set-up', async () => {
		await tab.merge(fileOf());
		const { setup } = fileTable('t1');
		const changed = fileTable('t1', {
			updatedAt: 1_800_000_000_000,
			setup: { ...setup, seats: [{ id: 's1', name: 'Mallory' }] }
		});
		await tab.merge(fileOf({ tables: [changed] }));
		expect((await tab.openTable('t1'))?.table.setup).toEqual(setup);
	});

	it('keeps the later of two accounts of a person', async () => {
		const person = (name: string, lastPlayedAt: number): Partial<CellarerFile> => ({
			people: [{ id: 'p1', name, lastPlayedAt }]
		});
		await tab.merge(fileOf(person('Anna', 20)));
		await tab.merge(fileOf(person('Ann', 10)));
		expect((await tab.exported()).people).toEqual([{ id: 'p1', name: 'Anna', lastPlayedAt: 20 }]);
		await tab.merge(fileOf(person('Annie', 30)));
		expect((await tab.exported()).people).toEqual([{ id: 'p1', name: 'Annie', lastPlayedAt: 30 }]);
	});

	it('keeps the names given on both devices, and the later one where both named a thing', async () => {
		const copy = (updatedAt: number, terms: Record<string, string>): Partial<CellarerFile> => ({
			copies: [{ game: 'counter', updatedAt, terms }]
		});
		const [older, newer] = [
			fileOf(copy(10, { 'red-1': 'Toadstool', 'red-2': 'Newt' })),
			fileOf(copy(20, { 'red-1': 'Fly agaric', 'red-3': 'Nettle' }))
		];
		const both = { 'red-1': 'Fly agaric', 'red-2': 'Newt', 'red-3': 'Nettle' };
		const other = await openTab(new IDBFactory());
		for (const file of [older, newer]) await tab.merge(file);
		for (const file of [newer, older]) await other.merge(file);
		expect((await tab.exported()).copies).toEqual([
			{ game: 'counter', updatedAt: 20, terms: both }
		]);
		expect((await other.exported()).copies).toEqual((await tab.exported()).copies);
	});

	it('leaves chosen what was chosen on this device', async () => {
		await tab.settings.set('theme', 'light');
		await tab.merge(
			fileOf({
				settings: [
					{ key: 'theme', value: 'dark' },
					{ key: 'sound', value: false }
				]
			})
		);
		expect((await tab.exported()).settings).toEqual([
			{ key: 'sound', value: false },
			{ key: 'theme', value: 'light' }
		]);
	});

	it('two devices that exchange files agree on every fact, whoever begins', async () => {
		const growth = fc.nat({ max: 4 });
		const numbers = (count: number, from: number): readonly number[] =>
			Array.from({ length: count }, (_, at) => from + at);
		const idsOf = async (who: Tab): Promise<readonly string[]> =>
			(await rowsOf(who, 't1')).map(({ id }) => id).sort();
		const touchedAt = async (who: Tab): Promise<number | undefined> =>
			(await who.openTable('t1'))?.table.updatedAt;

		await fc.assert(
			fc.asyncProperty(growth, growth, fc.boolean(), async (mine, yours, isMeFirst) => {
				const [me, you] = [await openTab(new IDBFactory()), await openTab(new IDBFactory())];
				await grow(me, numbers(mine, 100));
				await grow(you, numbers(yours, 200));
				const [first, second] = isMeFirst ? [me, you] : [you, me];
				await second.merge(sent(await first.exported()));
				await first.merge(sent(await second.exported()));

				for (const rows of [await rowsOf(me, 't1'), await rowsOf(you, 't1')]) {
					expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
					// What each wrote keeps its order on both.
					const counts = rows
						.slice(2)
						.map(({ body }) => (body as { fact: { count: number } }).fact.count);
					expect(counts.filter((by) => by < 200)).toEqual(numbers(mine, 100));
					expect(counts.filter((by) => by >= 200)).toEqual(numbers(yours, 200));
				}
				expect(await idsOf(me)).toEqual(await idsOf(you));
				expect(await touchedAt(me)).toBe(await touchedAt(you));
			}),
			{ numRuns: 15 }
		);

		async function grow(who: Tab, counts: readonly number[]): Promise<void> {
			await who.merge(fileOf());
			const found = await who.openTable('t1');
			if (found === undefined) throw new Error('not merged');
			await who.writeRows(found.table, found.rows, facts(...counts));
		}
	});
});

describe('a file that contradicts what is here', () => {
	const first = fileOf({ tables: [fileTable('t1', { rows: [fileRow('r1', 1)] })] });

	it.each([
		[
			'a row that stands in another table',
			[fileTable('t0'), fileTable('t2', { rows: [fileRow('x', 1), fileRow('r1', 2)] })]
		],
		['a table that is one of another game', [fileTable('t0'), fileTable('t1', { game: 'chess' })]],
		[
			'a row that says something else here',
			[fileTable('t0'), fileTable('t1', { rows: [fileRow('r1', 1, fact(99))] })]
		]
	])('%s: is refused whole, with nothing half in', async (_, tables) => {
		await tab.merge(first);
		const before = await everything(await tab.store.open());
		const contrary = fileOf({ tables, people: [{ id: 'p9', name: 'Zoe', lastPlayedAt: 1 }] });
		await expect(tab.merge(contrary)).rejects.toMatchObject({ name: 'FileConflict' });
		expect(await everything(await tab.store.open())).toEqual(before);
		expect(tab.store.trouble).toBeUndefined();
	});

	it('what cannot be stored is refused whole too', async () => {
		await tab.merge(first);
		const before = await everything(await tab.store.open());
		const options = { deep: () => 'a function' };
		const { setup } = fileTable('t2');
		const file = fileOf({
			tables: [fileTable('t0'), fileTable('t2', { setup: { ...setup, options } })]
		});
		await expect(tab.merge(file)).rejects.toThrow();
		expect(await everything(await tab.store.open())).toEqual(before);
	});
});

it('a file that does not fit on the disk is brought into memory whole', async () => {
	const device = new Device();
	const other = await openTab(device.indexedDB);
	await other.merge(fileOf({ tables: [fileTable('t0')] }));
	device.refuseWrites('QuotaExceededError', 'answered');
	expect((await other.merge(fileOf({ tables: [fileTable('t1')] }))).added).toEqual(['t1']);
	expect(other.store.trouble).toBe('full');
	expect((await other.exported()).tables.map(({ id }) => id)).toEqual(['t0', 't1']);
});

it('rows with keys of every object keep them, as data', async () => {
	const body = JSON.parse(
		'{"kind":"fact","fact":{"type":"Gained","__proto__":{"count":1}}}'
	) as ReturnType<typeof fact>;
	await tab.merge(fileOf({ tables: [fileTable('t1', { rows: [fileRow('r1', 1, body)] })] }));
	const [row] = await rowsOf(tab, 't1');
	expect(JSON.stringify(row?.body)).toBe(JSON.stringify(body));
	expect(({} as { count?: number }).count).toBeUndefined();
});
