import { describe, expect, it } from 'vitest';
import { fileOf, fileRow, fileTable } from '#lib/data/testing/file.ts';
import { newFile, readFileText } from './file-format.ts';

const long = 'я'.repeat(1_000_000);
const [seat] = fileTable('t').setup.seats;

/** A file whose first table is changed. */
function withTable(change: object): object {
	return fileOf({ tables: [{ ...fileTable('t1'), ...change }] });
}
const withSetup = (change: object): object =>
	withTable({ setup: { ...fileTable('t1').setup, ...change } });
const withRow = (change: object): object =>
	withTable({ rows: [{ ...fileRow('r1', 1), ...change }] });

describe('a file that is refused', () => {
	it.each<[string, string, object]>([
		['nothing', '', { problem: 'notJson' }],
		['a picture', '\u0089PNG\r\n', { problem: 'notJson' }],
		['a file cut short', JSON.stringify(fileOf()).slice(0, -20), { problem: 'notJson' }],
		['a number', '7', { problem: 'foreign' }],
		['null', 'null', { problem: 'foreign' }],
		['a list', '[]', { problem: 'foreign' }],
		['another program’s', '{"format":"biblios","version":1}', { problem: 'foreign' }],
		['ours without a version', '{"format":"cellarer"}', { problem: 'foreign' }],
		[
			'a format inherited',
			'{"__proto__":{"format":"cellarer","version":1}}',
			{ problem: 'foreign' }
		],
		['a newer one, whatever is in it', '{"format":"cellarer","version":2}', { problem: 'newer' }],
		['a version before the first', '{"format":"cellarer","version":0}', damagedAt('version')],
		['one without content', '{"format":"cellarer","version":1}', damagedAt('exportedAt')]
	])('%s', (_, text, problem) => {
		expect(readFileText(text)).toEqual(problem);
	});

	it.each<[string, object, string]>([
		['tables that are no list', { ...fileOf(), tables: {} }, 'tables'],
		['a table without an id', withTable({ id: '' }), 'tables.0.id'],
		['a table without a set-up', withTable({ setup: undefined }), 'tables.0.setup'],
		['nobody at the table', withSetup({ seats: [] }), 'tables.0.setup.seats'],
		['a crowd', withSetup({ seats: crowd(21) }), 'tables.0.setup.seats'],
		[
			'a name without end',
			withSetup({ seats: [{ id: 's1', name: long }] }),
			'tables.0.setup.seats.0.name'
		],
		[
			'a name that is an object',
			withSetup({ seats: [{ id: 's1', name: {} }] }),
			'tables.0.setup.seats.0.name'
		],
		['a ruling that is no word', withSetup({ rulings: { tie: 1 } }), 'tables.0.setup.rulings.tie'],
		['a row without an id', withRow({ id: undefined }), 'tables.0.rows.0.id'],
		['an id without end', withRow({ id: long }), 'tables.0.rows.0.id'],
		['a row without a body', withRow({ body: undefined }), 'tables.0.rows.0.body'],
		['a row of no kind', withRow({ body: { fact: 1 } }), 'tables.0.rows.0.body.kind'],
		['a seq between two', withRow({ seq: 1.5 }), 'tables.0.rows.0.seq'],
		['a seq before the first', withRow({ seq: 0 }), 'tables.0.rows.0.seq'],
		['a seq past counting', withRow({ seq: 2 ** 53 }), 'tables.0.rows.0.seq'],
		['a time no calendar has', withRow({ at: 8.65e15 }), 'tables.0.rows.0.at'],
		['a time before time', withTable({ createdAt: -1 }), 'tables.0.createdAt'],
		['a nameless person', fileOf({ people: [{ id: 'p1' }] as never }), 'people.0.name'],
		[
			'a thing named without end',
			fileOf({ copies: [{ game: 'g', updatedAt: 1, terms: { a: long } }] }),
			'copies.0.terms.a'
		],
		['a setting without a key', fileOf({ settings: [{ value: 1 }] as never }), 'settings.0.key']
	])('%s', (_, content, where) => {
		expect(readFileText(JSON.stringify(content))).toEqual(damagedAt(where));
	});

	it.each<[string, object]>([
		['the same row twice', withTable({ rows: [fileRow('r1', 1), fileRow('r1', 2)] })],
		['the same row in two tables', sharing('r1')],
		['the same table twice', fileOf({ tables: [fileTable('t1'), fileTable('t1', { rows: [] })] })],
		['two on one seat', withSetup({ seats: [seat, seat] })]
	])('%s: it contradicts itself', (_, content) => {
		expect(readFileText(JSON.stringify(content))).toEqual({ problem: 'conflict' });
	});

	it('one that names the damaged place at length does not get to say so at length', () => {
		const problem = readFileText(JSON.stringify(withSetup({ rulings: { [long]: 'shared' } })));
		expect(JSON.stringify(problem).length).toBeLessThan(200);
	});

	it('a number too great for numbers', () => {
		const text = JSON.stringify(fileOf()).replace('"updatedAt":1700000000002', '"updatedAt":1e999');
		expect(readFileText(text)).toEqual(damagedAt('tables.0.updatedAt'));
	});
});

describe('a file that is read', () => {
	const read = (content: object): object => readFileText(JSON.stringify(content));

	it.each<[string, object]>([
		['a good one', fileOf()],
		['an empty one', newFile({ tables: [], people: [], copies: [], settings: [] })],
		['a game that we do not have', withTable({ game: 'carcassonne' })],
		['an edition that we do not know', withSetup({ edition: 'deluxe-2040' })],
		['a depth that we do not know', withSetup({ depth: 'teach' })],
		['options of another version', withSetup({ options: { moons: [1, { deep: true }] } })],
		['rows of kinds to come', withRow({ body: { kind: 'note', text: 'a word' } })],
		[
			'fields to come',
			{ ...withTable({ mood: 'merry', rows: [{ ...fileRow('r1', 1), by: 'p1' }] }) }
		],
		['a name in any script', withSetup({ seats: [{ id: 's1', name: '<b>Ж</b> 😀 ‮' }] })]
	])('%s, as it is', (_, content) => {
		expect(read(content)).toEqual(content);
	});

	it('a game without options, which JSON leaves out', () => {
		const { options: _, ...without } = fileTable('t1').setup;
		expect(read(withTable({ setup: without }))).not.toHaveProperty('problem');
	});

	it.each([
		['finishedAt', 'yesterday'],
		['standing', [{ seat: 's1', place: 1, total: null }]],
		['standing', 'Anna']
	])('a %s that is wrong is left out: it follows from the log', (key, value) => {
		const file = read(withTable({ [key]: value }));
		expect(file).not.toHaveProperty('problem');
		expect(file).not.toHaveProperty(['tables', 0, key], value);
	});

	it('takes no prototype from it', () => {
		const poison = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},';
		const text = JSON.stringify(fileOf()).replaceAll('{', poison).replaceAll(',}', '}');
		const file = readFileText(text);
		expect(file).not.toHaveProperty('problem');
		expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
		const [table] = 'tables' in file ? file.tables : [];
		expect(table).not.toHaveProperty('polluted');
		expect(table?.setup.rulings).not.toHaveProperty('polluted');
	});
});

function damagedAt(where: string): object {
	return { problem: 'damaged', where };
}

function crowd(count: number): readonly object[] {
	return Array.from({ length: count }, (_, at) => ({ id: `s${at}`, name: 'Anna' }));
}

function sharing(id: string): object {
	const rows = [fileRow(id, 1)];
	return fileOf({ tables: [fileTable('t1', { rows }), fileTable('t2', { rows })] });
}
