import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { replay } from '#lib/core/replay.ts';
import type { Setup } from '#lib/core/rules.ts';
import { readFileText, type CellarerFile } from '#lib/data/file-format.ts';
import type { Options } from '#lib/games/glastonbury/rules/options.ts';
import { rules } from '#lib/games/glastonbury/rules/rules.ts';
import { openTab } from '#lib/data/testing/tab.ts';

/** Files that were written once are never changed: they open now and for ever. */
function sample(name: string): CellarerFile {
	const text = readFileSync(new URL(`samples/${name}.json`, import.meta.url), 'utf8');
	const file = readFileText(text);
	if ('problem' in file) throw new Error(JSON.stringify(file));
	return file;
}

describe('a file of version 1', () => {
	const file = sample('cellarer-v1');
	const open = file.tables.find(({ finishedAt }) => finishedAt === undefined);
	const finished = file.tables.find(({ finishedAt }) => finishedAt !== undefined);

	function played(table: CellarerFile['tables'][number] | undefined) {
		if (table === undefined) throw new Error('the sample has lost a table');
		const options = rules.parseOptions(table.setup.options);
		if (options === undefined) throw new Error('the options are not read any more');
		const setup = { ...table.setup, options } as Setup<Options>;
		const rows = table.rows.map((row) => ({ ...row, table: table.id }));
		return replay(rules, setup, rows);
	}
	const totals = (table: typeof open): readonly (readonly [string, number, number])[] =>
		rules
			.score(played(table).state)
			.scores.map(({ seat, place, total }) => [seat, place, total.points] as const);

	it('is brought in whole, and goes out again as it came', async () => {
		const tab = await openTab(new IDBFactory());
		expect((await tab.merge(file)).added).toHaveLength(2);
		const { exportedAt: _, ...again } = await tab.exported();
		expect(again).toEqual({ ...file, exportedAt: undefined });
	});

	it('has a finished table that still comes out as it did', () => {
		// Anna: 12 for three red of her colour, −4 for the lone black, 5 for two white and a powder,
		// 3 for the white recipe, 10 for the fewest spells. Boris: 20 and 5 for four yellow of his
		// colour, −1 for the lone purple, 0 for the brown pair, 2 for the brown recipe, 10 for the end.
		expect(totals(finished)).toEqual([
			['s1', 2, 26],
			['s2', 1, 36]
		]);
		expect(finished?.standing?.map(({ seat, place, total }) => [seat, place, total])).toEqual(
			totals(finished)
		);
		expect(played(finished).isFinished).toBe(true);
		expect(played(finished).lines.map(({ status }) => status)).toEqual([
			...Array<string>(9).fill('held'),
			'cancelled',
			...Array<string>(13).fill('held')
		]);
	});

	it('has an open table that goes on where it was', () => {
		// −8 for a lone blue of his colour; 12 and 5 for three green of hers and a powder; nothing left.
		expect(totals(open)).toEqual([
			['s1', 3, -8],
			['s2', 1, 17],
			['s3', 2, 0]
		]);
		expect(played(open).isFinished).toBe(false);
	});

	it('keeps in the open table what is cancelled, and what only a newer version can read', () => {
		const { lines } = played(open);
		const withStatus = (wanted: string): readonly number[] =>
			lines.filter(({ status }) => status === wanted).map(({ row }) => row.seq);
		expect(withStatus('cancelled')).toEqual([2]);
		expect(withStatus('unread')).toEqual([13, 14]);
		expect(withStatus('senseless')).toEqual([]);
	});
});
