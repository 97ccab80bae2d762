import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dieValues, tableSize } from './data.ts';
import {
	countInHand,
	dicePhase,
	handfulOf,
	inHand,
	placerNow,
	spaceOf,
	sum,
	takeable,
	takerNow
} from './dice.ts';
import { legalGames } from './testing/random.ts';
import { place, played, roundEnded, setupOf, take, verdict } from './testing/tables.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';

const own = (state: State, value: 5 | 6): unknown => Object.fromEntries(spaceOf(state, value).own);

describe('placing dice', () => {
	it.each([
		[2, 5],
		[3, 3],
		[4, 2]
	] as const)(
		'MON-19 MON-20 with %i players everybody has %i neutral dice and an own one',
		(players, neutral) => {
			expect(inHand(rules.begin(setupOf({ players })), 'bob')).toEqual({ own: 1, neutral });
		}
	);

	it('MON-33 MON-34 turns go round, and who has dice left goes on alone', () => {
		const turns: (string | undefined)[] = [];
		let state = played({ players: 2, options: { firstSeat: 'bob' } });
		for (const event of [
			place('bob', 2, '3'),
			place('ann', 2, '5+1'),
			place('bob', 1, '1'),
			place('bob', 3, '1+1')
		]) {
			turns.push(placerNow(state));
			expect(verdict(state, event)).toBeUndefined();
			state = rules.evolve(state, event);
		}
		expect(turns).toEqual(['bob', 'ann', 'bob', 'bob']);
		expect([placerNow(state), dicePhase(state)]).toEqual([undefined, 'actions']);
	});

	it('MON-35 the rulebook’s two dice join the one that lies there', () => {
		const state = played({}, place('ann', 2, '1'), place('bob', 2, '1+1'));
		expect(spaceOf(state, 2)).toEqual({ value: 2, neutral: 2, own: new Map([['bob', 1]]) });
	});

	it('MON-33 nobody places more dice than they have', () => {
		const state = played({}, place('ann', 2, '2'));
		expect(verdict(state, place('bob', 1, '4'))).toEqual(['impossible', 'object.notInHand']);
		expect(verdict(state, place('bob', 1, '0+2'))).toEqual(['impossible', 'object.notInHand']);
		expect(verdict(state, place('bob', 1, '0'))).toEqual(['impossible', 'object.noDice']);
		expect(verdict(state, place('ann', 1, '1'))).toEqual(['unusual', 'object.notTheirTurn']);
	});

	it('MON-36 the reroll tile is used once a round', () => {
		const used = { type: 'RerollUsed', seat: 'ann' } as const;
		expect(verdict(played({}, used), used)).toEqual(['impossible', 'object.rerolled']);
		expect(verdict(played({}, used, roundEnded), used)).toBeUndefined();
	});
});

/** The rulebook's space: three neutral dice, one blue, one red; red, green and blue sit in turn. */
const space = played(
	{ players: 3 },
	place('ann', 5, '1+1'),
	place('bob', 6, '3'),
	place('cid', 5, '2+1'),
	place('ann', 6, '2'),
	place('bob', 1, '0+1'),
	place('cid', 6, '1')
);

describe('taking dice', () => {
	it('MON-40 to MON-44 the rulebook’s example: red takes three, green the last neutral one', () => {
		expect(spaceOf(space, 5)).toEqual({
			value: 5,
			neutral: 3,
			own: new Map([
				['ann', 1],
				['cid', 1]
			])
		});
		expect(takeable(space, 'ann', 5)).toBe(3);
		expect(handfulOf(space, { seat: 'ann', value: 5, count: 3 })).toMatchObject({
			own: 1,
			neutral: 2
		});
		const after = rules.evolve(space, take('ann', 5, 3));
		expect([spaceOf(after, 5).neutral, own(after, 5), takerNow(after)]).toEqual([
			1,
			{ cid: 1 },
			'bob'
		]);
		expect(takeable(after, 'bob', 5)).toBe(1);
		expect(verdict(after, take('bob', 5, 2))).toEqual(['impossible', 'object.tooManyDice']);
		const last = rules.evolve(after, take('bob', 5, 1));
		expect([takeable(last, 'cid', 5), takeable(last, 'ann', 5), takeable(last, 'bob', 5)]).toEqual([
			1, 0, 0
		]);
	});

	it('MON-42 own dice come first, also when fewer are taken', () => {
		expect(handfulOf(space, { seat: 'cid', value: 5, count: 1 })).toMatchObject({
			own: 1,
			neutral: 0
		});
		expect(handfulOf(space, { seat: 'bob', value: 5, count: 2 })).toMatchObject({
			own: 0,
			neutral: 2
		});
	});

	it('MON-44 one die from the joker space', () => {
		expect(takeable(space, 'ann', 6)).toBe(1);
		expect(verdict(space, take('ann', 6, 2))).toEqual(['impossible', 'object.tooManyDice']);
	});

	it('MON-41 another player’s own die is not taken', () => {
		expect(verdict(space, take('ann', 1, 1))).toEqual(['impossible', 'object.nothingToTake']);
	});

	it('MON-32 another’s turn is asked about', () => {
		expect(verdict(space, take('bob', 5, 1))).toEqual(['unusual', 'object.notTheirTurn']);
	});

	it('MON-31 no die is taken while dice are placed', () => {
		const state = played({}, place('ann', 5, '1'));
		expect(verdict(state, take('ann', 5, 1))).toEqual(['impossible', 'object.stillPlacing']);
	});

	it('MON-R7 who can take none is passed over', () => {
		const state = played(
			{ players: 2 },
			place('ann', 5, '5+1'),
			place('bob', 5, '5+1'),
			take('ann', 5, 3),
			take('bob', 5, 3),
			take('ann', 5, 3),
			take('bob', 5, 3)
		);
		expect(dicePhase(state)).toBe('over');
		const left = played(
			{ players: 2 },
			place('ann', 5, '5'),
			place('bob', 5, '5+1'),
			place('ann', 6, '0+1'),
			...(['ann', 'bob', 'ann', 'bob'] as const).map((seat) =>
				take(seat, 5, 3 - +(seat === 'ann'))
			),
			take('ann', 6, 1)
		);
		expect([spaceOf(left, 5).neutral, takerNow(left)]).toEqual([1, 'bob']);
	});

	it('MON-52 a die that is won joins the space it shows, and is taken by its owner', () => {
		const won = rules.evolve(space, { type: 'OwnDieWon', seat: 'bob', value: 5 });
		expect(own(won, 5)).toEqual({ ann: 1, cid: 1, bob: 1 });
		expect(inHand(rules.evolve(won, roundEnded), 'bob')).toEqual({ own: 2, neutral: 3 });
	});

	it('MON-52 MON-53 a fourth own die is refused', () => {
		const won = { type: 'OwnDieWon', seat: 'bob' } as const;
		expect(verdict(played({}, won, won), won)).toEqual(['impossible', 'object.allOwnDice']);
	});

	it('MON-40 a round with dice left is asked about; one without tracked dice is not', () => {
		expect(verdict(space, roundEnded)).toEqual(['unusual', 'object.diceLeft']);
		expect(verdict(played({}), roundEnded)).toBeUndefined();
		expect(verdict(played({}, place('ann', 1, '1')), roundEnded)).toEqual([
			'unusual',
			'object.diceLeft'
		]);
	});
});

describe('the laws of dice', () => {
	it('no space goes below nothing, and every die is in a hand, on a space, or used', () => {
		fc.assert(
			fc.property(legalGames, ({ table, events }) => {
				const state = played(table, ...events);
				const spaces = dieValues.map((value) => spaceOf(state, value));
				expect(spaces.every(({ neutral }) => neutral >= 0)).toBe(true);
				const onBoard = sum(spaces.map(({ neutral }) => neutral));
				const used = sum(state.dice.taken.map(({ neutral }) => neutral));
				const hands = sum(state.seats.map((seat) => inHand(state, seat).neutral));
				expect(onBoard + used + hands).toBe(
					tableSize(state.seats.length).neutral * state.seats.length
				);
			})
		);
	});

	it('as long as there are dice somebody may place or take one', () => {
		fc.assert(
			fc.property(legalGames, ({ table, events }) => {
				const state = played(table, ...events);
				const left =
					sum(state.seats.map((seat) => countInHand(state, seat))) +
					sum(
						dieValues.map((value) => {
							const { neutral, own: owned } = spaceOf(state, value);
							return neutral + sum([...owned.values()]);
						})
					);
				const now = placerNow(state) ?? takerNow(state);
				expect(now !== undefined).toBe(left > 0);
			})
		);
	});
});
