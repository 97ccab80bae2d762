import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monasteries, type Monastery } from './data.ts';
import { objections } from './objections.ts';
import { prestigeOf } from './prestige.ts';
import { rules } from './rules.ts';
import { sheetOf, type Window } from './state.ts';
import { lay, played, setupOf, totalOf, verdict } from './testing/tables.ts';
import { completes, laid, misfit, windowRows } from './window.ts';

/** The rule as one would check it on the table: nine spaces, looked at one by one. */
function isProper(window: Window): boolean {
	const grid = window.map((row) => [0, 1, 2].map((column) => row[column]));
	const lines = [...grid, ...[0, 1, 2].map((column) => grid.map((row) => row[column]))];
	return (
		window.every((row) => row.length <= 3) &&
		lines.every((line) => {
			const tiles = line.filter((tile) => tile !== undefined);
			return new Set(tiles).size === tiles.length;
		})
	);
}

describe('the window', () => {
	it('MON-80 to MON-82 every tile is accepted or refused as the table would, in every window there is', () => {
		const seen = new Set<string>();
		const waiting: Window[] = [[[], [], []]];
		const wrong: string[] = [];
		for (let window = waiting.pop(); window !== undefined; window = waiting.pop()) {
			for (const row of windowRows) {
				for (const monastery of monasteries) {
					const next = laid(window, row, monastery);
					const key = next.map((tiles) => tiles.join('')).join('/');
					if ((misfit(window, row, monastery) === undefined) !== isProper(next)) wrong.push(key);
					if (!isProper(next) || seen.has(key)) continue;
					seen.add(key);
					// Rows can be exchanged, so one order of their lengths stands for all.
					const [first = [], second = [], third = []] = next;
					if (first.length >= second.length && second.length >= third.length) waiting.push(next);
				}
			}
		}
		expect(wrong).toEqual([]);
		expect(seen.size).toBeGreaterThan(10_000);
	});

	it('MON-80 to MON-82 so do the rules, with tiles laid at random by two players', () => {
		const tile = fc.record({
			seat: fc.constantFrom('ann', 'bob'),
			row: fc.constantFrom(...windowRows),
			monastery: fc.constantFrom(...monasteries)
		});
		fc.assert(
			fc.property(fc.array(tile, { maxLength: 40, size: 'max' }), (tiles) => {
				let state = rules.begin(setupOf({ players: 2 }));
				for (const { seat, row, monastery } of tiles) {
					const event = lay(seat, row, monastery);
					const next = laid(sheetOf(state, seat).window, row, monastery);
					const used = state.sheets.flatMap(({ window }) => window.flat());
					const isLeft = used.filter((each) => each === monastery).length < 4;
					expect(objections(state, event).length === 0).toBe(isProper(next) && isLeft);
					if (objections(state, event).length === 0) state = rules.evolve(state, event);
				}
			})
		);
	});

	const rows: readonly (readonly Monastery[])[] = [
		['A', 'B', 'C'],
		['B', 'C', 'D'],
		['C', 'D', 'E']
	];

	it('MON-85 the rulebook’s ninth tile brings 4 for the column and 5 for the row, 9 in all', () => {
		const tiles = rows.flatMap((row, at) => row.map((each) => lay('ann', at + 1, each)));
		const before = played({}, ...tiles.slice(0, 8));
		const after = rules.evolve(before, lay('ann', 3, 'E', 4));
		const gained = (state: typeof before): number => prestigeOf(sheetOf(state, 'ann'));
		expect(gained(after) - gained(before)).toBe(9);
		expect(
			totalOf(after, 'ann').parts[0]?.parts.map(({ why, points }) => [why.params, points])
		).toEqual([
			[{ source: 'windowRow', times: 3 }, 15],
			[{ source: 'windowColumn', times: 1 }, 4]
		]);
	});

	it('MON-85 says what a tile completes', () => {
		expect(completes([[], [], []], 1)).toEqual({ row: false, column: undefined });
		expect(completes([['A'], [], ['B']], 2)).toEqual({ row: false, column: 1 });
		expect(completes([['A', 'B'], [], []], 1)).toEqual({ row: true, column: undefined });
		expect(completes([['A', 'B', 'C'], [], []], 1)).toEqual({ row: false, column: undefined });
	});

	it.each([
		['MON-81 a fourth tile in a row', lay('ann', 1, 'D'), 'object.misfit'],
		['MON-82 a second of the row', lay('ann', 2, 'B'), 'object.misfit'],
		['MON-82 a second of the column', lay('ann', 3, 'A'), 'object.misfit'],
		['MON-85 points for a column that is open', lay('ann', 2, 'C', 4), 'object.columnOpen']
	])('%s is refused', (_name, event, key) => {
		const state = played(
			{},
			...(['A', 'B', 'C'] as const).map((each) => lay('ann', 1, each)),
			lay('ann', 2, 'B')
		);
		expect(verdict(state, event)).toEqual(['impossible', key]);
	});

	it('MON-12 a chapel gives no more tiles than it has', () => {
		const seats = ['ann', 'bob'] as const;
		const three = seats.flatMap((seat) => [
			lay(seat, 1, 'A'),
			lay(seat, 2, 'B'),
			lay(seat, 2, 'A')
		]);
		expect(
			verdict(
				played({ players: 2 }, ...three, lay('bob', 3, 'C'), lay('bob', 3, 'D')),
				lay('bob', 3, 'A')
			)
		).toEqual(['impossible', 'object.noTilesLeft']);
	});
});
