import { describe, expect, it } from 'vitest';
import type { Need, Slot } from './cards.ts';
import type { Event } from './events.ts';
import { fulfilled, isMet, missionPoints } from './missions.ts';
import { sumOfSource } from './testing/sums.ts';
import { counted, lay, played, rounds, send, sendRow, verdict } from './testing/tables.ts';

const done = (seat: string, slot: Slot, points: number): Event => ({
	type: 'MissionFulfilled',
	seat,
	slot,
	points
});

describe('missions', () => {
	it('MON-90 MON-91 a disc is worth what its year is worth', () => {
		const state = played(
			{ players: 2 },
			done('ann', 'A-1', 10),
			...rounds(2),
			done('bob', 'A-1', 7)
		);
		expect([fulfilled(state, 'ann', 'A-1'), fulfilled(state, 'bob', 'A-1')]).toEqual([
			{ slot: 'A-1', year: 1, points: 10 },
			{ slot: 'A-1', year: 2, points: 7 }
		]);
		expect(sumOfSource(state, 'ann', 'mission')).toBe(10);
	});

	it('MON-90 each mission once a player', () => {
		const state = played({}, done('ann', 'C-1', 5));
		expect(verdict(state, done('ann', 'C-1', 5))).toEqual(['impossible', 'object.missionDone']);
		expect(verdict(state, done('bob', 'C-1', 5))).toBeUndefined();
	});

	it('MON-R5 an earlier disc tells the points of the same year, for C of any year', () => {
		const state = played(
			{ players: 2 },
			done('ann', 'A-1', 10),
			done('ann', 'C-2', 6),
			...rounds(2)
		);
		expect([
			missionPoints(state, 'A-1', 1),
			missionPoints(state, 'A-1', 2),
			missionPoints(state, 'C-2', 2),
			missionPoints(state, 'A-2', 1)
		]).toEqual([10, undefined, 6, undefined]);
	});

	it('MON-R5 the owner’s copy tells them before anybody has a disc', () => {
		const deck = [{ card: 'B3' as const, needs: [], points: [{ year: 2 as const, points: 8 }] }];
		const table = { options: { missions: [{ slot: 'B-1' as const, card: 'B3' as const }], deck } };
		expect(missionPoints(played(table), 'B-1', 2)).toBe(8);
		expect(missionPoints(played(table), 'B-1', 1)).toBeUndefined();
	});
});

describe('MON-92 what the sheets say of missions C', () => {
	const novices = [...sendRow('ann', 1, 'library'), ...sendRow('ann', 2, 'refectory')];
	it.each([
		['C-novices', [...novices, send('ann', [3, 1], ['A', 'chapel'])], false],
		['C-novices', [...novices, ...sendRow('ann', 3, 'chapel').slice(0, 2)], true],
		['C-libraries', novices.slice(0, 2), false],
		['C-libraries', novices.slice(0, 3), true],
		['C-cloisters', counted('ann', 'A 1/0/3', 'B 1/0/2'), false],
		['C-cloisters', counted('ann', 'A 1/0/3', 'B 1/0/3'), true],
		['C-windows', (['A', 'B', 'C'] as const).map((each) => lay('ann', 1, each)), false],
		[
			'C-windows',
			[
				...(['A', 'B', 'C'] as const).map((each) => lay('ann', 1, each)),
				lay('ann', 2, 'D'),
				lay('ann', 2, 'E')
			],
			true
		],
		['C-dice', [{ type: 'OwnDieWon', seat: 'ann' }], false],
		[
			'C-dice',
			[
				{ type: 'OwnDieWon', seat: 'ann' },
				{ type: 'OwnDieWon', seat: 'ann' }
			],
			true
		]
	] as const)('%s', (card, events, expected) => {
		const state = played({ options: { missions: [{ slot: 'C-1', card }] } }, ...events);
		expect(isMet(state, 'ann', 'C-1')).toBe(expected);
		expect(isMet(state, 'ann', 'C-2')).toBeUndefined();
	});
});

describe('MON-91 what the sheets say of missions A and B', () => {
	const needs: readonly Need[] = [
		{ monastery: 'A', place: 'chapel' },
		{ monastery: 'A', place: 'chapel' },
		{ monastery: 'D', place: 'buildings' }
	];
	const table = (known: readonly Need[]) => ({
		options: {
			missions: [{ slot: 'A-1' as const, card: 'A2' as const }],
			deck: [{ card: 'A2' as const, needs: known, points: [] }]
		}
	});
	it('two novices asked for in one place are two', () => {
		expect(isMet(played(table(needs), ...counted('ann', 'A 0/1/0', 'D 2/0/0')), 'ann', 'A-1')).toBe(
			false
		);
		expect(isMet(played(table(needs), ...counted('ann', 'A 0/2/0', 'D 1/0/0')), 'ann', 'A-1')).toBe(
			true
		);
	});
	it('nothing is said of a card that is described in part', () => {
		expect(isMet(played(table(needs.slice(0, 2))), 'ann', 'A-1')).toBeUndefined();
	});
});
