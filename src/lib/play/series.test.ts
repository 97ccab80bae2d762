import { expect, it } from 'vitest';
import type { TableRecord } from '#lib/data/db.ts';
import { seriesOf } from './series.ts';

const hour = 60 * 60 * 1000;

interface Play {
	readonly id: string;
	/** Hours at which it was begun and finished; without the second it is still open. */
	readonly hours: readonly [number, number?];
	readonly points: Readonly<Record<string, number>>;
	readonly game?: string;
}

function table({ id, hours: [from, to], points, game = 'abbey' }: Play): TableRecord {
	const names = Object.keys(points);
	return {
		id,
		game,
		setup: {
			edition: '',
			depth: 'score',
			seats: names.map((name, at) => ({ id: `s${at + 1}`, name, person: `person ${name}` })),
			options: {},
			rulings: {}
		},
		createdAt: from * hour,
		updatedAt: from * hour,
		finishedAt: to === undefined ? undefined : to * hour,
		standing: names.map((name, at) => ({ seat: `s${at + 1}`, place: 1, total: points[name] ?? 0 }))
	};
}

const first = table({ id: 'first', hours: [1, 2], points: { Ann: 4, Bob: -1, Cid: 2 } });
const second = table({ id: 'second', hours: [3, 4], points: { Cid: 6, Ann: 1, Bob: 0 } });

it('adds up the games of one evening by who sat there, whatever their seats', () => {
	expect(seriesOf([second, first], 'second')).toEqual([
		{ name: 'Cid', points: [2, 6], sum: 8, place: 1 },
		{ name: 'Ann', points: [4, 1], sum: 5, place: 2 },
		{ name: 'Bob', points: [-1, 0], sum: -1, place: 3 }
	]);
});

it('says the same from any game of the evening', () => {
	const sums = (id: string): readonly unknown[] =>
		seriesOf([first, second], id).map(({ name, sum }) => [name, sum]);
	expect(sums('first')).toEqual(sums('second'));
});

it('gives equal sums the same place', () => {
	const even = table({ id: 'even', hours: [5, 6], points: { Ann: 0, Bob: 9, Cid: 0 } });
	expect(seriesOf([first, second, even], 'even').map(({ sum, place }) => [sum, place])).toEqual([
		[8, 1],
		[8, 1],
		[5, 3]
	]);
});

it.each([
	['another day', table({ id: 'x', hours: [30, 31], points: { Ann: 9, Bob: 9, Cid: 9 } })],
	['other people', table({ id: 'x', hours: [5, 6], points: { Ann: 9, Bob: 9, Dan: 9 } })],
	[
		'one more player',
		table({ id: 'x', hours: [5, 6], points: { Ann: 9, Bob: 9, Cid: 9, Dan: 9 } })
	],
	['an open table', table({ id: 'x', hours: [5], points: { Ann: 9, Bob: 9, Cid: 9 } })],
	['another game', table({ id: 'x', hours: [5, 6], points: { Ann: 9, Bob: 9, Cid: 9 }, game: 'y' })]
])('leaves out %s', (_, other) => {
	expect(seriesOf([first, second, other], 'first')).toEqual(seriesOf([first, second], 'first'));
});

it('knows nothing of a table that is not finished or not there', () => {
	const open = table({ id: 'open', hours: [5], points: { Ann: 0 } });
	expect(seriesOf([open], 'open')).toEqual([]);
	expect(seriesOf([first], 'gone')).toEqual([]);
});
