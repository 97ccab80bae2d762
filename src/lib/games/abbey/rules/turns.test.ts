import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { massNames } from './data.ts';
import type { Event } from './events.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';
import {
	accused,
	annsHand,
	caught,
	mass,
	parlorEmptied,
	penance,
	people,
	played,
	rounds,
	setupOf,
	took,
	turnEnded,
	turns,
	type Table
} from './testing/tables.ts';
import { isPenitent, massCard, nextSeat, rightOf, roundsToMass, steps } from './turns.ts';

describe('who sits where', () => {
	const state = played({ players: 4 });
	it('ABB-15 the next seat is the one to the left, all the way round', () => {
		expect(['ann', 'bob', 'cid', 'dan'].map((seat) => nextSeat(state, seat))).toEqual([
			'bob',
			'cid',
			'dan',
			'ann'
		]);
	});
	it('ABB-44 the one to the right is the one before', () => {
		expect(['ann', 'bob', 'cid', 'dan'].map((seat) => rightOf(state, seat))).toEqual([
			'dan',
			'ann',
			'bob',
			'cid'
		]);
	});
});

const crypt: readonly Event[] = [
	{ type: 'CryptCardTaken', seat: 'ann' },
	{ type: 'CryptCardUsed', seat: 'ann' }
];
type Place = readonly [turn: string, bell: number, rounds: number];
const place = (state: State): Place => [state.turn, state.bell, roundsToMass(state)];

describe('the turn and the bell', () => {
	const cases: readonly [string, Table, readonly Event[], Place][] = [
		['ABB-09 the first player begins, the bell on 1', {}, [], ['ann', 1, 4]],
		['ABB-09 another may be first', { options: { firstSeat: 'cid' } }, [], ['cid', 1, 4]],
		['ABB-15 the left neighbour is next', {}, turns('ann'), ['bob', 1, 4]],
		['ABB-16 the bell moves with the first player’s turn', {}, rounds(1), ['ann', 2, 3]],
		['ABB-16 up to 4', {}, rounds(3), ['ann', 4, 1]],
		['ABB-16 then it calls to mass', {}, rounds(4), ['ann', 4, 0]],
		['ABB-80 with six players it begins on 2', { players: 6 }, [], ['ann', 2, 3]],
		['ABB-81 and in the quick game', { options: { quick: true } }, rounds(1), ['ann', 3, 2]],
		['ABB-67 a penitent is passed over', {}, [penance('bob'), ...turns('ann')], ['cid', 1, 4]],
		[
			'ABB-67 and misses one turn only',
			{},
			[penance('bob'), ...turns('ann', 'cid', 'ann')],
			['bob', 2, 3]
		],
		[
			'ABB-67 two penances are two turns',
			{},
			[penance('bob'), penance('bob'), ...turns('ann', 'cid', 'ann')],
			['cid', 2, 3]
		],
		[
			'ABB-R6 the bell moves though the first player prays',
			{},
			[...turns('ann', 'bob'), penance('ann'), ...turns('cid')],
			['bob', 2, 3]
		],
		[
			'ABB-R7 a mass that is due stops the turn at a first player who prays',
			{},
			[...rounds(3), ...turns('ann', 'bob'), penance('ann'), ...turns('cid')],
			['ann', 4, 0]
		],
		['ABB-38 who used a crypt card goes again', {}, [...crypt, ...turns('ann')], ['ann', 1, 4]],
		['ABB-38 once', {}, [...crypt, ...turns('ann', 'ann')], ['bob', 1, 4]],
		[
			'ABB-R8 another turn is no new round',
			{},
			[...rounds(1), ...crypt, ...turns('ann')],
			['ann', 2, 3]
		],
		[
			'ABB-R8 who prays misses the other turn',
			{},
			[...crypt, penance('ann'), ...turns('ann', 'bob', 'cid')],
			['ann', 2, 3]
		],
		[
			'a crypt card of another does not hold up the turn',
			{},
			[
				{ type: 'CryptCardTaken', seat: 'bob' },
				{ type: 'CryptCardUsed', seat: 'bob' },
				turnEnded('ann')
			],
			['bob', 1, 4]
		],
		[
			'everybody prays, and the round goes by',
			{},
			[penance('ann'), penance('bob'), penance('cid'), ...turns('ann')],
			['bob', 2, 3]
		],
		['a mass nobody held stays due', {}, [...rounds(4), ...turns('ann')], ['bob', 4, 0]]
	];
	it.each(cases)('%s', (...[, table, events, expected]) => {
		expect(place(played(table, ...events))).toEqual(expected);
	});

	it('ABB-65 penance comes with a wrong accusation and with being caught', () => {
		const wrong = played({}, ...parlorEmptied, accused('ann', 7, 'bob'));
		expect(isPenitent(wrong, 'ann')).toBe(true);
		expect(isPenitent(wrong, 'bob')).toBe(false);
		const intruder = played({}, annsHand, took('cid', 'ann', 1), caught('ann', 'cid', 1));
		expect(isPenitent(intruder, 'cid')).toBe(true);
		expect(isPenitent(played({}, accused('ann', 7)), 'ann')).toBe(false);
	});

	it('however many penances there are, the turn finds somebody', () => {
		const events = fc.array(fc.constantFrom<Event[]>(...people.map(penance)), { maxLength: 200 });
		fc.assert(
			fc.property(events, (given) => {
				const state = played({ players: 6 }, ...given, turnEnded('ann'));
				const isStopped = state.isMassDue && state.turn === state.first;
				expect(isStopped || !isPenitent(state, state.turn)).toBe(true);
			})
		);
	});
});

describe('the mass', () => {
	const held = played({}, ...rounds(4), mass(2));

	it('ABB-44 ABB-45 the bell goes to the right, and back to the start', () => {
		expect(held).toMatchObject({ first: 'cid', turn: 'cid', bell: 1, isMassDue: false });
		expect(held).toMatchObject({ massesHeld: 1, turnsEnded: 0 });
		expect(roundsToMass(held)).toBe(4);
	});

	it('ABB-16 then it moves with the new first player', () => {
		expect(place(rules.evolve(held, turnEnded('cid')))).toEqual(['ann', 1, 4]);
		const round = ['cid', 'ann', 'bob'].reduce(
			(now, seat) => rules.evolve(now, turnEnded(seat)),
			held
		);
		expect(place(round)).toEqual(['cid', 2, 3]);
	});

	it('ABB-68 ABB-R9 penance survives it, and the bell stays where it was put', () => {
		const state = played({}, ...rounds(4), penance('cid'), penance('bob'), mass(2));
		expect(place(state)).toEqual(['ann', 1, 4]);
		expect(isPenitent(state, 'bob')).toBe(true);
		expect(isPenitent(state, 'cid')).toBe(false);
	});

	it('ABB-45 with six players the bell is put on 2 again', () => {
		expect(played({ players: 6 }, mass(1))).toMatchObject({ first: 'fay', bell: 2 });
	});

	it('ends a wait for another turn', () => {
		expect(played({}, ...crypt, mass(1)).again).toBeUndefined();
	});

	const after = (count: number, options = {}): string =>
		massCard(played({ options }, ...Array.from({ length: count }, () => mass(1))));

	it('ABB-46 the masses come in their order, and again from the first', () => {
		expect(massNames.map((_name, at) => after(at))).toEqual(massNames);
		expect(after(8)).toBe('matins');
	});

	it('ABB-81 the quick game has no first one', () => {
		expect([0, 6, 7].map((at) => after(at, { quick: true }))).toEqual([
			'lauds',
			'compline',
			'lauds'
		]);
	});
});

describe('the steps of a move', () => {
	const cases: readonly [string, Table, number][] = [
		['ABB-17 two', {}, 2],
		['ABB-17 two with five players', { players: 5 }, 2],
		['ABB-80 three with six', { players: 6 }, 3],
		['ABB-81 three in the quick game', { options: { quick: true } }, 3]
	];
	it.each(cases)('%s', (_name, table, most) => {
		expect(steps(rules.begin(setupOf(table)))).toBe(most);
	});
});
