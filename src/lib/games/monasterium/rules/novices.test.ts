import { describe, expect, it } from 'vitest';
import { areas, areasFor } from './data.ts';
import type { Event } from './events.ts';
import { costOf, isFlipped, novicesInAll, openedRows } from './novices.ts';
import { bySource, prestigeOf } from './prestige.ts';
import { sheetOf, type Sheet } from './state.ts';
import {
	counted,
	gain,
	lay,
	played,
	read,
	roundEnded,
	send,
	sendRow,
	verdict
} from './testing/tables.ts';

const ann = (...events: readonly Event[]): Sheet => sheetOf(played({}, ...events), 'ann');

describe('novices', () => {
	it('MON-61 MON-74 rows know where they send; the sixth goes anywhere', () => {
		expect([areasFor(1, 2), areasFor(2, 5), areasFor(3, 1), areasFor(4, 1)]).toEqual([
			['refectory', 'workshop', 'library'],
			['refectory', 'workshop', 'library'],
			['chapel'],
			['cloister']
		]);
		expect(areasFor(3, 'extra')).toEqual(areas);
	});

	it('MON-64 a building brings its prestige with the novice', () => {
		const sheet = ann(
			send('ann', [1, 1], ['A', 'refectory']),
			send('ann', [1, 2], ['A', 'workshop']),
			send('ann', [2, 2], ['B', 'library']),
			send('ann', [3, 1], ['B', 'chapel'])
		);
		expect(bySource(sheet).map(({ source, points }) => [source, points])).toEqual([
			['refectory', 1],
			['workshop', 2],
			['library', 3]
		]);
		expect(sheet.novices).toMatchObject({
			A: { buildings: 2, chapel: 0 },
			B: { buildings: 1, chapel: 1 }
		});
	});

	it('MON-62 a building costs influence and tiles of its kind', () => {
		const sheet = ann();
		expect(costOf(sheet, { row: 1, stand: 1, area: 'refectory' })).toEqual({
			influence: 1,
			soup: 2
		});
		expect(costOf(sheet, { row: 2, stand: 1, area: 'workshop' })).toEqual({
			influence: 1,
			tools: 3
		});
		expect(costOf(sheet, { row: 2, stand: 1, area: 'library' })).toEqual({
			influence: 1,
			books: 3
		});
	});

	it.each([
		[0, 1],
		[1, 2],
		[2, 3],
		[3, 3]
	])('MON-65 MON-72 after %i novices the next costs %i', (sent, price) => {
		const sheet = ann(
			...sendRow('ann', 1, 'refectory'),
			...sendRow('ann', 3, 'chapel').slice(0, sent),
			...sendRow('ann', 4, 'cloister').slice(0, sent)
		);
		expect(costOf(sheet, { row: 3, stand: 5, area: 'chapel' })).toEqual({ influence: price });
		expect(costOf(sheet, { row: 4, stand: 5, area: 'cloister' })).toEqual({ rosaries: price });
	});

	it('MON-74 MON-R4 a sixth novice pays nothing, and makes the next one dearer', () => {
		const row = sendRow('ann', 1, 'library');
		const sheet = ann(...row, send('ann', [1, 'extra'], ['C', 'chapel']));
		expect(costOf(sheet, { row: 2, stand: 'extra', area: 'chapel' })).toEqual({});
		expect(costOf(sheet, { row: 3, stand: 1, area: 'chapel' })).toEqual({ influence: 2 });
	});

	it('MON-67 MON-73 opened actions and turned tiles follow from who has left', () => {
		const sheet = ann(
			send('ann', [1, 2], ['A', 'refectory']),
			send('ann', [3, 2], ['A', 'chapel']),
			send('ann', [4, 2], ['A', 'cloister'])
		);
		expect([openedRows(sheet, 2), isFlipped(sheet, 2), isFlipped(sheet, 3)]).toEqual([
			[1, 3],
			true,
			false
		]);
	});

	it.each([
		[
			'MON-61 the wrong area for a row',
			send('ann', [3, 2], ['A', 'library']),
			'impossible',
			'object.wrongArea'
		],
		[
			'MON-61 a novice who is gone',
			send('ann', [1, 1], ['B', 'library']),
			'impossible',
			'object.noviceGone'
		],
		[
			'MON-74 a sixth before its row',
			send('ann', [1, 'extra'], ['B', 'library']),
			'impossible',
			'object.rowNotEmpty'
		],
		[
			'MON-72 a cloister without a patron',
			send('ann', [4, 1], ['B', 'cloister']),
			'unusual',
			'object.noPatron'
		]
	] as const)('%s', (...[, event, level, key]) => {
		const state = played({}, send('ann', [1, 1], ['A', 'refectory']));
		expect(verdict(state, event)).toEqual([level, key]);
	});

	it('MON-72 a patron in the same monastery is enough', () => {
		const state = played({}, send('ann', [1, 1], ['A', 'refectory']));
		expect(verdict(state, send('ann', [4, 1], ['A', 'cloister']))).toBeUndefined();
		expect(verdict(state, send('bob', [4, 1], ['A', 'cloister']))?.[0]).toBe('unusual');
	});

	it.each([
		[2, 4],
		[3, 6],
		[4, 8]
	] as const)('MON-66 with %i players a chapel holds %i', (players, most) => {
		const full = played(
			{ players },
			...counted('ann', `A 0/${most - 1}/0`),
			send('bob', [3, 1], ['A', 'chapel'])
		);
		expect(verdict(full, send('bob', [3, 2], ['A', 'chapel']))).toEqual([
			'impossible',
			'object.chapelFull'
		]);
		// What stands on the board cannot be refused.
		const [, more] = counted('bob', 'A 0/2/0');
		if (more === undefined) throw new Error('nothing counted');
		expect(verdict(full, more)).toEqual(['unusual', 'object.chapelOver']);
	});

	it('MON-04 nobody has more than 24 novices', () => {
		const all = played({}, ...counted('ann', 'A 10/0/4', 'B 10/0/0'));
		expect(novicesInAll(sheetOf(all, 'ann'))).toBe(24);
		const [one] = counted('ann', 'C 1');
		if (one === undefined) throw new Error('nothing counted');
		expect(verdict(all, one)).toEqual(['impossible', 'object.tooManyNovices']);
		expect(verdict(all, send('ann', [1, 1], ['A', 'library']))).toEqual([
			'impossible',
			'object.allNovices'
		]);
	});
});

describe('prestige', () => {
	it('MON-03 MON-04 adds up by source, past 100', () => {
		const sheet = ann(gain('ann', 'action', 3), gain('ann', 'other', 99), gain('ann', 'action', 3));
		expect([prestigeOf(sheet), bySource(sheet)]).toEqual([
			105,
			[
				{ source: 'action', points: 6, times: 2 },
				{ source: 'other', points: 99, times: 1 }
			]
		]);
	});

	it('what is read off the track is right, up or down', () => {
		const up = ann(gain('ann', 'action', 3), read('ann', 10));
		expect([prestigeOf(up), bySource(up).at(-1)]).toEqual([
			10,
			{ source: 'track', points: 7, times: 1 }
		]);
		expect(prestigeOf(ann(gain('ann', 'action', 3), read('ann', 2)))).toBe(2);
	});

	it('MON-64 a point that came with its novice is asked about when it is entered again', () => {
		const sent = send('ann', [1, 1], ['A', 'refectory']);
		const again = gain('ann', 'refectory', 1);
		expect(verdict(played({}, sent), again)).toEqual(['unusual', 'object.gainedAlready']);
		expect(verdict(played({}, sent), gain('bob', 'refectory', 1))).toBeUndefined();
		expect(verdict(played({}, sent, roundEnded), again)).toBeUndefined();
		expect(verdict(played({}, again), again)).toBeUndefined();
	});

	it('MON-64 MON-85 whatever came between, points counted this round are asked about', () => {
		const sent = send('ann', [1, 1], ['A', 'library']);
		const later = played(
			{},
			sent,
			gain('ann', 'action', 3),
			send('ann', [1, 2], ['A', 'workshop'])
		);
		expect(verdict(later, gain('ann', 'library', 3))).toEqual(['unusual', 'object.gainedAlready']);
		const ninth = played(
			{},
			...(['C', 'D', 'E'] as const).map((each) => lay('ann', 1, each)),
			lay('ann', 2, 'A'),
			lay('ann', 3, 'B', 2)
		);
		for (const source of ['windowRow', 'windowColumn'] as const)
			expect(verdict(ninth, gain('ann', source, 5))?.[1]).toBe('object.gainedAlready');
	});
});
