import { describe, expect, it } from 'vitest';
import { progress } from './progress.ts';
import { firstPlayer, isLastRound, roundOfYear, roundsInAll, yearOf } from './rounds.ts';
import { played, rounds, roundEnded, setupOf, verdict } from './testing/tables.ts';
import { rules } from './rules.ts';

describe('years and rounds', () => {
	it.each([
		[2, 6],
		[3, 9],
		[4, 12]
	] as const)('MON-30 %i players play exactly %i rounds', (players, count) => {
		const begun = rules.begin(setupOf({ players }));
		expect(roundsInAll(begun)).toBe(count);
		const before = played({ players }, ...rounds(count - 1));
		expect([before.phase, isLastRound(before), yearOf(before)]).toEqual(['years', true, 3]);
		const after = rules.evolve(before, roundEnded);
		expect(after.phase).toBe('counting');
		expect(verdict(after, roundEnded)).toEqual(['impossible', 'object.yearsOver']);
	});

	it('MON-30 MON-95 everybody is first once a year, in the order of the chalice', () => {
		const told = Array.from({ length: 9 }, (_, done) => {
			const state = played({ options: { firstSeat: 'bob' } }, ...rounds(done));
			return [yearOf(state), roundOfYear(state), firstPlayer(state)];
		});
		const year = (number: number): unknown[] => [
			[number, 1, 'bob'],
			[number, 2, 'cid'],
			[number, 3, 'ann']
		];
		expect(told).toEqual([...year(1), ...year(2), ...year(3)]);
	});

	it('a first player who left the table is replaced by the first seat', () => {
		expect(firstPlayer(rules.begin(setupOf({ options: { firstSeat: 'zoe' } })))).toBe('ann');
	});

	it('says how far the table is', () => {
		expect(progress(played({}, ...rounds(4)))).toEqual({
			key: 'progress.years',
			params: { year: 2, round: 2, of: 3 }
		});
		expect(progress(played({ depth: 'score' })).key).toBe('progress.counting');
	});
});
