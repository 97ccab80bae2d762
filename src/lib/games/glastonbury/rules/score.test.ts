import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonsOf } from '#lib/core/testing/speech.ts';
import { colourOf } from './data.ts';
import { score } from './score.ts';
import { valuesByKind, type Cauldron } from './state.ts';
import { randomTables } from './testing/random.ts';
import { spoken } from './testing/speech.ts';
import { played, tableOf, totalOf } from './testing/tables.ts';

describe('the rulebook’s example', () => {
	const cards = 'blue-1:1234 orange-1:134 green-1:34 blue-2:4';
	const points = (powders: number, on?: 'orange-1' | 'green-1' | 'blue-2'): number => {
		const hand = { cards, powders, ...(on && { on: [on] }) };
		return totalOf(tableOf({ blue: hand, red: {} }), 'blue').points;
	};

	it('GLA-24 the blue wizard scores 25', () => {
		expect(points(0)).toBe(25);
	});
	it('GLA-25 a powder goes best on the lone blue card, 33 in all', () => {
		expect(points(1)).toBe(33);
		expect(points(1, 'blue-2')).toBe(33);
	});
	it('GLA-25 on three orange cards it earns 5, on the green pair 7', () => {
		expect(points(1, 'orange-1')).toBe(30);
		expect(points(1, 'green-1')).toBe(32);
	});
});

describe('the victory', () => {
	it('GLA-29 the highest total wins', () => {
		const state = tableOf({
			red: { cards: 'orange-1:1' },
			blue: { cards: 'orange-2:123' },
			green: {}
		});
		expect(score(state)).toMatchObject({
			scores: [
				{ seat: 'red', place: 3, total: { points: -1 } },
				{ seat: 'blue', place: 1, total: { points: 6 } },
				{ seat: 'green', place: 2, total: { points: 0 } }
			],
			decision: { winners: ['blue'], decidedBy: 'points', ladder: [] }
		});
	});

	it('GLA-R1 equal totals share the victory, and the ruling says so', () => {
		const state = tableOf({ red: {}, blue: { cards: 'orange-1:12' }, green: { cards: 'red-1:4' } });
		expect(score(state).decision).toMatchObject({
			winners: ['red', 'blue'],
			decidedBy: 'shared',
			ruling: 'tie',
			ladder: []
		});
		expect(score(state).scores.map(({ place }) => place)).toEqual([1, 1, 3]);
	});

	it('GLA-R1 no ruling is shown where the top total stands alone', () => {
		expect(score(tableOf({ red: { cards: 'red-1:1' }, blue: {} })).decision.ruling).toBeUndefined();
	});

	it('GLA-28 spells are worth nothing', () => {
		expect(totalOf(tableOf({ red: { spells: 10 }, blue: {} }), 'red').points).toBe(0);
	});
});

/** The rules of GLA-19 to GLA-24 once more, written another way. */
function setPoints(cauldron: Cauldron): number {
	return [...valuesByKind(cauldron)].reduce((total, [kind, values]) => {
		const sum = values.reduce<number>((all, value) => all + value, 0);
		const worth = [0, -sum, 0, sum, sum][values.length] ?? NaN;
		const own = colourOf(kind) === cauldron.colour ? 2 : 1;
		return total + worth * own + (values.length === 4 ? 5 : 0);
	}, 0);
}

function totals(of: ReturnType<typeof score>): Readonly<Record<string, unknown>> {
	return Object.fromEntries(of.scores.map(({ seat, ...rest }) => [seat, rest]));
}

describe('the laws of scoring', { timeout: 30_000 }, () => {
	it('GLA-19 without powder a cauldron is worth its sets and nothing else', () => {
		fc.assert(
			fc.property(randomTables, ({ setup, events }) => {
				const cardsOnly = events.filter(({ type }) => type === 'CardCounted');
				const state = played({ ...setup, options: { recipes: false } }, cardsOnly);
				expect(score(state).scores.map(({ total }) => total.points)).toEqual(
					state.cauldrons.map(setPoints)
				);
			})
		);
	});

	it('other seats at the table, the same scores and the same winners', () => {
		const permuted = randomTables.chain((table) =>
			fc.tuple(
				fc.constant(table),
				fc.shuffledSubarray([...table.setup.seats], { minLength: table.setup.seats.length })
			)
		);
		fc.assert(
			fc.property(permuted, ([{ setup, events }, seats]) => {
				const here = score(played(setup, events));
				const there = score(played({ ...setup, seats }, events));
				expect(totals(there)).toEqual(totals(here));
				expect(there.decision.winners.toSorted()).toEqual(here.decision.winners.toSorted());
				expect(there.scores.map(({ seat }) => seat)).toEqual(seats.map(({ id }) => id));
			})
		);
	});

	it('entered in any order, the same score to the last line', () => {
		const shuffled = randomTables.chain((table) =>
			fc.tuple(
				fc.constant(table),
				fc.shuffledSubarray([...table.events], { minLength: table.events.length })
			)
		);
		fc.assert(
			fc.property(shuffled, ([{ setup, events }, otherwise]) => {
				expect(score(played(setup, otherwise))).toEqual(score(played(setup, events)));
			})
		);
	});

	it('every line of every score can be said in both languages', () => {
		fc.assert(
			fc.property(randomTables, ({ setup, events }) => {
				for (const { total } of score(played(setup, events)).scores)
					reasonsOf(total).forEach(spoken);
			})
		);
	});
});
