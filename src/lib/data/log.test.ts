import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#lib/core/log.ts';
import { counted } from '#lib/data/testing/counter.ts';
import { everything, facts, newTable, openTab, rowsOf, type Tab } from '#lib/data/testing/tab.ts';
import type { TableRecord } from './db.ts';

afterEach(() => {
	vi.restoreAllMocks();
});

const seqs = (rows: readonly Row[]): readonly number[] => rows.map(({ seq }) => seq);
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

async function beginning(): Promise<{ tab: Tab; table: TableRecord }> {
	const tab = await openTab(new IDBFactory());
	return { tab, table: await newTable(tab) };
}

describe('writing rows', () => {
	it('numbers them from one and keeps what they say', async () => {
		const { tab, table } = await beginning();
		await tab.writeRows(table, [], facts(4, 5));
		const rows = await rowsOf(tab, table.id);
		expect(seqs(rows)).toEqual([1, 2]);
		expect(rows.map(({ body }) => body)).toEqual([
			{ kind: 'fact', fact: counted('s1', 4) },
			{ kind: 'fact', fact: counted('s1', 5) }
		]);
		expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
	});

	it('saves the summary of all rows with them, and that the table was touched', async () => {
		const { tab, table } = await beginning();
		const summary = vi.fn(() => ({ finishedAt: 7 }));
		await tab.writeRows(table, [], () => ({ ...facts(1, 2)(), summary }));
		expect(summary).toHaveBeenCalledWith(await rowsOf(tab, table.id));
		const saved = (await tab.openTable(table.id))?.table;
		expect(saved?.finishedAt).toBe(7);
		expect(saved?.updatedAt).toBeGreaterThan(table.updatedAt);
	});

	it('later than the time before, even when the clock went back', async () => {
		const { tab, table } = await beginning();
		vi.spyOn(Date, 'now').mockReturnValue(1000);
		await tab.writeRows(table, [], facts(1));
		expect((await tab.openTable(table.id))?.table.updatedAt).toBe(table.updatedAt + 1);
	});

	it('decides in the light of what another tab wrote since', async () => {
		const device = new IDBFactory();
		const tab = await openTab(device);
		const table = await newTable(tab);
		await (await openTab(device)).writeRows(table, [], facts(1));
		const seen: number[] = [];
		await tab.writeRows(table, [], (rows) => {
			seen.push(rows.length);
			return facts(2)();
		});
		expect(seen).toEqual([1]);
		expect(seqs(await rowsOf(tab, table.id))).toEqual([1, 2]);
	});

	it('of nothing changes nothing', async () => {
		const { tab, table } = await beginning();
		const before = await everything(await tab.store.open());
		await tab.writeRows(table, [], facts());
		expect(await everything(await tab.store.open())).toEqual(before);
	});

	it('leaves nothing half there when the rules fail in the middle', async () => {
		const { tab, table } = await beginning();
		const before = await everything(await tab.store.open());
		const broken = tab.writeRows(table, [], () => ({
			...facts(1)(),
			summary: () => {
				throw new Error('a bug in the rules');
			}
		}));
		await expect(broken).rejects.toThrow('a bug in the rules');
		expect(await everything(await tab.store.open())).toEqual(before);
		expect(tab.store.trouble).toBeUndefined();
	});

	it('refuses what cannot be stored, and says so', async () => {
		const { tab, table } = await beginning();
		const fact = { type: 'Gained', why: () => 'a function' };
		const bodies = [{ kind: 'fact', fact }] as const;
		await expect(
			tab.writeRows(table, [], () => ({ bodies, summary: () => ({}) }))
		).rejects.toMatchObject({ name: 'DataCloneError' });
		expect(await rowsOf(tab, table.id)).toEqual([]);
	});

	it('does not write twice when the answer to the first try was lost', async () => {
		const { tab, table } = await beginning();
		const db = await tab.store.open();
		const transaction = db.transaction.bind(db) as (...how: unknown[]) => PromiseLike<unknown>;
		vi.spyOn(db, 'transaction').mockImplementationOnce((async (...how: unknown[]) => {
			await transaction(...how);
			throw new DOMException('', 'UnknownError');
		}) as unknown as typeof db.transaction);
		await tab.writeRows(table, [], facts(1));
		expect(seqs(await rowsOf(tab, table.id))).toEqual([1]);
	});
});

describe('a table that is gone', () => {
	it('takes no rows after it was deleted in another tab', async () => {
		const device = new IDBFactory();
		const tab = await openTab(device);
		const table = await newTable(tab);
		await (await openTab(device)).deleteTable(table.id);
		await expect(tab.writeRows(table, [], facts(1))).rejects.toMatchObject({ name: 'TableGone' });
		expect(await (await tab.store.open()).rows.count()).toBe(0);
	});

	it('takes no rows after an older copy of it took its place', async () => {
		const { tab, table } = await beginning();
		await tab.writeRows(table, [], facts(1));
		const older = await tab.exported();
		await tab.writeRows(table, [], facts(2, 3));
		const known = await rowsOf(tab, table.id);
		await tab.deleteTable(table.id);
		await tab.merge(older);
		await expect(tab.writeRows(table, known, facts(4))).rejects.toMatchObject({
			name: 'TableGone'
		});
		expect(seqs(await rowsOf(tab, table.id))).toEqual([1]);
	});
});

describe('laws of writing from two tabs at once', () => {
	interface Writer {
		readonly tab: 0 | 1;
		/** How many facts it writes. */
		readonly facts: number;
		/** How much of the log it knew: none, or what was there at the start. */
		readonly isStale: boolean;
	}
	const writer: fc.Arbitrary<Writer> = fc.record({
		tab: fc.constantFrom(0, 1),
		facts: fc.integer({ min: 0, max: 3 }),
		isStale: fc.boolean()
	});

	it('no seq is taken twice, nothing is lost, and everyone saw what came before', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(writer, { maxLength: 12 }), async (writers) => {
				const device = new IDBFactory();
				const tabs = [await openTab(device), await openTab(device)] as const;
				const table = await newTable(tabs[0]);
				await tabs[0].writeRows(table, [], facts(0));
				const start = await rowsOf(tabs[0], table.id);
				const met: { readonly before: readonly Row[]; readonly who: number }[] = [];

				await Promise.all(
					writers.map(({ tab, facts: count, isStale }, who) =>
						tabs[tab].writeRows(table, isStale ? [] : start, (before) => {
							met.push({ before, who });
							return facts(...Array.from({ length: count }, () => who))();
						})
					)
				);

				const log = await rowsOf(tabs[1], table.id);
				expect(seqs(log)).toEqual(upTo(log.length));
				const whose = log.slice(1).map(({ body }) => 'fact' in body && body.fact);
				const expected = met.flatMap(({ who }) =>
					Array.from({ length: writers[who]?.facts ?? 0 }, () => counted('s1', who))
				);
				expect(whose).toEqual(expected);
				for (const { before } of met) expect(before).toEqual(log.slice(0, before.length));
				expect(await rowsOf(tabs[0], table.id)).toEqual(log);
			}),
			{ numRuns: 25 }
		);
	});
});
