import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { libraryFor, type LibraryAnswer } from './library.ts';
import { drew, gave, played, type Table } from './testing/tables.ts';

const visited: Event = { type: 'LibraryVisited', seat: 'ann' };

describe('whom the library is open to', () => {
	const cases: readonly [string, Table, readonly Event[], LibraryAnswer][] = [
		['ABB-34 the fewest, alone', {}, [gave('ann', 'bob')], 'open'],
		['ABB-34 the fewest, with another', {}, [drew('bob')], 'open'],
		['ABB-34 more than somebody', {}, [drew('ann')], 'notFewest'],
		['ABB-34 all alike', {}, [], 'allEqual'],
		['ABB-29 once a game', {}, [gave('ann', 'bob'), visited], 'visited'],
		['ABB-82 closed', { options: { noLibrary: true } }, [gave('ann', 'bob')], 'closed']
	];
	it.each(cases)('%s', (...[, table, events, answer]) => {
		expect(libraryFor(played(table, ...events), 'ann')).toBe(answer);
	});
});
