import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Kind } from './data.ts';
import { evolve } from './evolve.ts';
import { choicesOf, firstPlacements, placements, proposals } from './powder.ts';
import { score } from './score.ts';
import { cauldronOf, valuesByKind, type Cauldron, type State } from './state.ts';
import { randomTables } from './testing/random.ts';
import { played, tableOf, totalOf, type Hand } from './testing/tables.ts';

function laidBy(hand: Hand): readonly Kind[] | undefined {
	return placements(tableOf({ blue: hand, red: {} })).get('blue');
}

describe('the proposed placement', () => {
	const cases: readonly [name: string, hand: Hand, on: readonly Kind[]][] = [
		['GLA-25 nowhere without powder', { cards: 'red-1:4' }, []],
		['GLA-25 nowhere without cards', { powders: 2 }, []],
		['GLA-27 nowhere beside four of a kind', { cards: 'red-1:1234', powders: 1 }, []],
		[
			'GLA-27 not on four of a kind if something else gains',
			{ cards: 'red-1:1234 green-1:1', powders: 1 },
			['green-1']
		],
		['on the dearest lone card', { cards: 'red-1:4 green-1:3', powders: 1 }, ['red-1']],
		[
			'GLA-24 on a lone card of the own colour',
			{ cards: 'red-1:4 blue-1:3', powders: 1 },
			['blue-1']
		],
		['on the pair that earns most', { cards: 'red-1:34 green-1:12', powders: 1 }, ['red-1']],
		[
			'GLA-23 on three of a kind for the bonus',
			{ cards: 'red-1:123 green-1:4', powders: 1 },
			['red-1']
		],
		['GLA-26 on two kinds', { cards: 'red-1:123 green-1:4', powders: 2 }, ['red-1', 'green-1']],
		['GLA-26 both on one pair', { cards: 'green-2:34', powders: 2 }, ['green-2', 'green-2']],
		['GLA-26 both on one lone card', { cards: 'blue-1:4', powders: 2 }, ['blue-1', 'blue-1']],
		[
			'the second one unused if it gains nothing',
			{ cards: 'red-1:1234 green-1:134', powders: 2 },
			['green-1']
		],
		[
			'GLA-26 two pairs before one four',
			{ cards: 'red-1:34 green-1:24', powders: 2 },
			['red-1', 'green-1']
		]
	];
	it.each(cases)('%s', (_name, hand, on) => {
		expect(laidBy(hand)).toEqual(on);
	});

	it('GLA-R2 among equals is the first in the order of the box, not of entering', () => {
		expect(laidBy({ cards: 'green-1:3 yellow-1:3', powders: 1 })).toEqual(['yellow-1']);
		expect(laidBy({ cards: 'yellow-1:3 green-1:3', powders: 1 })).toEqual(['yellow-1']);
	});

	it('all ways are offered, best first, each with what it is worth', () => {
		const state = tableOf({ blue: { cards: 'red-1:4 green-1:34', powders: 1 }, red: {} });
		const choices = choicesOf(state, cauldron(state, 'blue'), undefined);
		expect(choices).toEqual([
			{ on: ['green-1'], points: 3 },
			{ on: ['red-1'], points: 0 },
			{ on: [], points: -4 }
		]);
	});
});

describe('the proposals an owner sees', () => {
	const hand = { cards: 'red-1:4 green-1:34', powders: 1 } as const;

	it('each tells its gain over unused, the best one and the one that is laid', () => {
		const state = tableOf({ blue: { ...hand, on: ['red-1'] }, red: {} });
		expect(proposals(state, cauldron(state, 'blue'))).toEqual([
			{ on: ['green-1'], gain: 7, isBest: true, isLaid: false },
			{ on: ['red-1'], gain: 4, isBest: false, isLaid: true },
			{ on: [], gain: 0, isBest: false, isLaid: false }
		]);
	});

	it('GLA-26 two kinds chosen in the other order are the same place', () => {
		const on = ['green-1', 'red-1'] as const;
		const state = tableOf({ blue: { ...hand, powders: 2, on }, red: {} });
		const laid = proposals(state, cauldron(state, 'blue')).filter(({ isLaid }) => isLaid);
		expect(laid.map((each) => each.on)).toEqual([['red-1', 'green-1']]);
	});

	it('GLA-R2 follow the reading: with the recipe, or for sets alone', () => {
		const hands = {
			red: { cards: 'white-1:4 orange-1:1 orange-2:12', powders: 1, a: 'orange' },
			blue: { cards: 'orange-1:234' }
		} as const;
		const best = (powderRuling: 'best-total' | 'set-points'): unknown => {
			const state = tableOf(hands, { powderRuling });
			return proposals(state, cauldron(state, 'red'))[0];
		};
		expect(best('best-total')).toMatchObject({ on: ['orange-2'], gain: 7, isLaid: true });
		expect(best('set-points')).toMatchObject({ on: ['white-1'], gain: 4, isLaid: true });
	});
});

describe('a placement chosen by hand', () => {
	const cards = 'red-1:4 green-1:34';
	it.each([
		['left unused', [], -4],
		['on a worse kind', ['red-1'], 0],
		['on the best kind', ['green-1'], 3]
	] as const)('GLA-25 counts as chosen: %s', (...[, on, points]) => {
		const state = tableOf({ blue: { cards, powders: 1, on }, red: {} });
		expect(totalOf(state, 'blue').points).toBe(points);
	});

	it('GLA-26 of one powder while the other stays unused', () => {
		const state = tableOf({ blue: { cards, powders: 2, on: ['red-1'] }, red: {} });
		expect(totalOf(state, 'blue').points).toBe(0);
	});

	it('GLA-R4 is forgotten when its card goes away, and the best one counts', () => {
		const chosen = tableOf({ blue: { cards, powders: 1, on: ['red-1'] }, red: {} });
		const gone = evolve(chosen, { type: 'CardTakenBack', seat: 'blue', kind: 'red-1', value: 4 });
		expect(placements(gone).get('blue')).toEqual(['green-1']);
	});

	it('is given up again for the best one', () => {
		const chosen = tableOf({ blue: { cards, powders: 1, on: [] }, red: {} });
		const best = evolve(chosen, { type: 'PowdersLeftToBest', seat: 'blue' });
		expect(placements(best).get('blue')).toEqual(['green-1']);
	});
});

describe('GLA-R2 the two readings', () => {
	// Red's powder gains 4 on the lone white card; on the orange pair it gains 3 and wins the recipe.
	const hands = {
		red: { cards: 'white-1:4 orange-1:1 orange-2:12', powders: 1, a: 'orange' },
		blue: { cards: 'orange-1:234' }
	} as const;

	it('GLA-R2 best-total: the owner of a colour recipe lays again for both together', () => {
		const state = tableOf(hands);
		expect(firstPlacements(state).get('red')).toEqual(['white-1']);
		expect(placements(state).get('red')).toEqual(['orange-2']);
		expect(totalOf(state, 'red').points).toBe(-4 - 1 + 3 + 4);
	});

	it('GLA-R2 is named on the recipe it decided, and only there', () => {
		const rulingsOf = (state: State): readonly unknown[] =>
			totalOf(state, 'red').parts.map(({ ruling }) => ruling);
		expect(rulingsOf(tableOf(hands))).toEqual([undefined, 'powder']);
		expect(rulingsOf(tableOf(hands, { powderRuling: 'set-points' }))).toEqual([
			undefined,
			undefined
		]);
		expect(rulingsOf(tableOf({ ...hands, red: { ...hands.red, powders: 0 } }))).toEqual([
			undefined,
			undefined
		]);
	});

	it('GLA-R2 set-points: powders stay where they serve the sets', () => {
		const state = tableOf(hands, { powderRuling: 'set-points' });
		expect(placements(state).get('red')).toEqual(['white-1']);
		expect(totalOf(state, 'red').points).toBe(0 - 1 + 0 + 0);
	});

	it('GLA-R2 the others’ powders stand as first laid while one lays again', () => {
		// Blue lays on orange first, then on white. Red still counts it on orange and lays there too;
		// knowing better, red would have won orange anyway and saved a lone white card.
		const state = tableOf({
			red: { cards: 'orange-1:1 orange-2:1 white-1:3 white-2:3', powders: 1, a: 'orange' },
			blue: { cards: 'orange-1:4 white-1:1 white-2:12', powders: 1, a: 'white' }
		});
		expect(Object.fromEntries(firstPlacements(state))).toEqual({
			red: ['white-1'],
			blue: ['orange-1']
		});
		expect(Object.fromEntries(placements(state))).toEqual({
			red: ['orange-1'],
			blue: ['white-2']
		});
		expect(totalOf(state, 'red').points).toBe(0 - 1 - 3 - 3 + 3);
		expect(totalOf(state, 'blue').points).toBe(-4 - 1 + 3 + 4);
	});

	it('GLA-R2 a choice by hand is never laid again', () => {
		const state = tableOf({ ...hands, red: { ...hands.red, on: [] } });
		expect(placements(state).get('red')).toEqual([]);
	});
});

describe('the laws of powder', { timeout: 30_000 }, () => {
	it('the proposal is never worse for its owner than any other way', () => {
		fc.assert(
			fc.property(randomTables, ({ setup, events }) => {
				const state = played(setup, events);
				const laid = placements(state);
				const rulingState = laidFirst(state);
				for (const { seat, powders } of state.cauldrons) {
					if (powders === 0) continue;
					const worth = (on: readonly Kind[]): number => worthOf(rulingState, seat, on);
					const best = worth(laid.get(seat) ?? []);
					for (const on of everyWay(cauldron(state, seat))) {
						expect(worth(on)).toBeLessThanOrEqual(best);
					}
				}
			})
		);
	});

	it('one more powder never costs its owner set points', () => {
		fc.assert(
			fc.property(randomTables, ({ setup, events }) => {
				const state = played({ ...setup, options: { recipes: false } }, events);
				for (const { seat, powders } of state.cauldrons) {
					if (powders === 2) continue;
					const more = evolve(state, { type: 'PowdersCounted', seat, count: powders + 1 });
					expect(pointsOf(more, seat)).toBeGreaterThanOrEqual(pointsOf(state, seat));
				}
			})
		);
	});
});

function cauldron(state: State, seat: string): Cauldron {
	const found = cauldronOf(state, seat);
	if (found === undefined) throw new Error(`no such seat: ${seat}`);
	return found;
}

function pointsOf(state: State, seat: string): number {
	return score(state).scores.find((each) => each.seat === seat)?.total.points ?? NaN;
}

/** The same table with everybody's first placement fixed by hand. */
function laidFirst(state: State): State {
	return [...firstPlacements(state)].reduce(
		(fixed, [seat, on]) => evolve(fixed, { type: 'PowdersPlaced', seat, on }),
		state
	);
}

/** What the ruling lets a seat aim at, with its powders laid like this. */
function worthOf(fixed: State, seat: string, on: readonly Kind[]): number {
	const aim = fixed.rulings['powder'] === 'set-points' ? /ingredients/ : /ingredients|colourRecipe/;
	const total = score(evolve(fixed, { type: 'PowdersPlaced', seat, on })).scores.find(
		(each) => each.seat === seat
	)?.total;
	return (total?.parts ?? [])
		.filter(({ why }) => aim.test(why.key))
		.reduce((sum, { points }) => sum + points, 0);
}

/** Every list of at most as many kinds held as there are powders, in every order. */
function everyWay(held: Cauldron): readonly (readonly Kind[])[] {
	const one = [...valuesByKind(held).keys()].map((kind) => [kind]);
	const two = one.flatMap((first) => one.map((second) => [...first, ...second]));
	return [[], ...one, ...(held.powders === 2 ? two : [])];
}
