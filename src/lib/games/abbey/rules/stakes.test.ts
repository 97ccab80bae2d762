import { describe, expect, it } from 'vitest';
import { stakesOf } from './stakes.ts';
import { monk, played } from './testing/tables.ts';

const none = new Map<string, number>();
/** Three players, and nothing left in the parlor. */
const emptied = played(
	{},
	...Array.from({ length: 5 }, () => ({ type: 'CardDrawn', seat: 'bob' }) as const)
);

describe('what is worth saying', () => {
	it('ABB-51 a revelation brings 2 and costs 1', () => {
		const [stake] = stakesOf(played({}), { values: { bearded: 0.8 }, suspects: none });
		expect(stake).toMatchObject({ value: 'bearded', chance: 0.8 });
		expect(stake?.points).toBeCloseTo(0.8 * 2 - 0.2);
	});

	it('ABB-51 below one third it costs more than it brings', () => {
		const values = { templar: 1 / 3, franciscan: 0.3, benedictine: 0.366 };
		expect(stakesOf(played({}), { values, suspects: none })).toMatchObject([
			{ value: 'benedictine' }
		]);
	});

	it('ABB-53 what somebody has said is not said again', () => {
		const said = { type: 'RevelationMade', seat: 'cid', traits: { beard: 'bearded' } } as const;
		const values = { bearded: 0.9, fat: 0.6 };
		expect(stakesOf(played({}, said), { values, suspects: none })).toMatchObject([
			{ value: 'fat' }
		]);
	});

	it('ABB-50 of one trait only the likelier value is worth saying', () => {
		const values = { bearded: 0.55, shaven: 0.45 };
		expect(stakesOf(played({}), { values, suspects: none })).toMatchObject([{ value: 'bearded' }]);
	});

	it('ABB-61 nobody accuses while cards lie in the parlor', () => {
		const suspects = new Map([[monk(3), 0.9]]);
		expect(stakesOf(played({}), { values: {}, suspects })).toEqual([]);
		expect(stakesOf(emptied, { values: {}, suspects })).toMatchObject([{ suspect: monk(3) }]);
	});

	it('ABB-62, ABB-63 an accusation brings 4 and costs 2, so the best comes first', () => {
		const suspects = new Map([
			[monk(3), 0.6],
			[monk(4), 0.3]
		]);
		const found = stakesOf(emptied, { values: { fat: 0.9 }, suspects });
		expect(found).toMatchObject([{ value: 'fat' }, { suspect: monk(3) }]);
		expect(found[1]?.points).toBeCloseTo(0.6 * 4 - 0.4 * 2);
	});

	it('what is certain brings all', () => {
		const found = stakesOf(emptied, { values: {}, suspects: new Map([[monk(3), 1]]) });
		expect(found[0]?.points).toBe(4);
	});
});
