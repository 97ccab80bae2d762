import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { doubts, isCountable } from './progress.ts';
import { counted, gain, played, read, stock, verdict } from './testing/tables.ts';

const keys = (...events: readonly Event[]): unknown =>
	doubts(played({ depth: 'score', players: 2 }, ...events)).map(({ key, params }) => [key, params]);

describe('whether a result can be told', () => {
	it('MON-97 not before the years are over, and not from nothing', () => {
		expect(isCountable(played({}, gain('ann', 'action', 3)))).toBe(false);
		expect(isCountable(played({ depth: 'score' }))).toBe(false);
		expect(isCountable(played({ depth: 'score' }, read('ann', 3)))).toBe(true);
		expect(isCountable(played({ depth: 'score' }, ...stock('ann', { soup: 0 })))).toBe(true);
		expect(isCountable(played({}, gain('ann', 'action', 3), { type: 'YearsEnded' }))).toBe(true);
	});

	it('MON-30 the end of the years comes after the last round, or is asked about', () => {
		expect(verdict(played({}), { type: 'YearsEnded' })).toEqual(['unusual', 'object.roundsLeft']);
	});

	it('what the scoring needs is asked for where nobody entered it', () => {
		const all = [read('ann', 3), ...counted('ann', 'A 1'), ...stock('ann', { soup: 0 })];
		const bob = { seat: 'bob' };
		expect(keys(...all)).toEqual([
			['doubt.noNovices', bob],
			['doubt.noPrestige', bob],
			['doubt.noTiles', bob]
		]);
	});
});
