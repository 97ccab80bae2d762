import type { CellarerFile, FileTable } from '#lib/data/file-format.ts';
import { counted, setup } from './counter.ts';

type FileRow = FileTable['rows'][number];

export function fileRow(id: string, seq: number, body: FileRow['body'] = fact(seq)): FileRow {
	return { id, seq, at: 1_700_000_000_000 + seq, body };
}

/** Anna counted so many. */
export function fact(by: number): FileRow['body'] {
	return { kind: 'fact', fact: counted('s1', by) };
}

export function fileTable(id: string, change: Partial<FileTable> = {}): FileTable {
	const seats = setup.seats.map((seat) => ({ ...seat }));
	return {
		id,
		game: 'counter',
		setup: { ...setup, seats },
		createdAt: 1_700_000_000_000,
		updatedAt: 1_700_000_000_002,
		rows: [fileRow(`${id}-1`, 1), fileRow(`${id}-2`, 2)],
		...change
	};
}

/** A good file with one table, or with these changes. */
export function fileOf(change: Partial<CellarerFile> = {}): CellarerFile {
	return {
		format: 'cellarer',
		version: 1,
		exportedAt: '2026-11-18T12:00:00.000Z',
		tables: [fileTable('t1')],
		people: [{ id: 'p1', name: 'Anna', lastPlayedAt: 1_700_000_000_000 }],
		copies: [{ game: 'counter', updatedAt: 1_700_000_000_000, terms: { 'red-1': 'Toadstool' } }],
		settings: [{ key: 'theme', value: 'dark' }],
		...change
	};
}
