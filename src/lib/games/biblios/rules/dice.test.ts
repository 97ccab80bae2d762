import { describe, expect, it } from 'vitest';
import { churchShifts, dieHistory } from './dice.ts';
import type { DieShift, Event } from './events.ts';
import type { ChurchKind } from './data.ts';
import { objections } from './objections.ts';
import { scoreWithDice } from './score.ts';
import { spokenInEveryEdition } from './testing/speech.ts';
import {
	auctions,
	bid,
	counted,
	pass,
	pay,
	played,
	reveal,
	setupOf,
	turns,
	verdict
} from './testing/tables.ts';
import type { State } from './state.ts';

const church = (kind: ChurchKind, ...changes: readonly DieShift[]): Event => ({
	type: 'ChurchCardTaken',
	seat: 'ann',
	kind,
	changes
});
const up = (category: DieShift['category']): DieShift => ({ category, by: 1 });
const down = (category: DieShift['category']): DieShift => ({ category, by: -1 });

describe('a church card', () => {
	it('BIB-53 the rulebooks’ example: holy books from 2 to 1, pigments from 3 to 2', () => {
		const state = played(setupOf(), [
			church('minus-one', down('holyBooks')),
			church('minus-two', down('holyBooks'), down('pigments'))
		]);
		expect(state.dice).toEqual({
			monks: 3,
			pigments: 2,
			holyBooks: 1,
			manuscripts: 3,
			forbiddenTomes: 3
		});
	});

	const start = played(setupOf(), []);
	const low = played(setupOf({ options: { startValue: 1 } }), []);
	const high = played(setupOf({ options: { startValue: 6 } }), []);
	const cases: readonly [string, State, Event, string?][] = [
		['BIB-52 one die up', start, church('plus-one', up('monks'))],
		['BIB-52 one die down', start, church('minus-one', down('monks'))],
		['BIB-52 either way: up', start, church('either', up('monks'))],
		['BIB-52 either way: down', start, church('either', down('monks'))],
		['BIB-53 two dice up', start, church('plus-two', up('monks'), up('pigments'))],
		['BIB-54 BIB-R7 declined', start, church('plus-one')],
		['BIB-53 two dice, none moved', start, church('plus-two')],
		['BIB-52 up does not go down', start, church('plus-one', down('monks')), 'object.churchWay'],
		['BIB-52 down does not go up', start, church('minus-one', up('monks')), 'object.churchWay'],
		[
			'BIB-52 two dice, two ways',
			start,
			church('plus-two', up('monks'), down('pigments')),
			'object.churchWay'
		],
		[
			'BIB-52 one die, two moved',
			start,
			church('either', up('monks'), down('pigments')),
			'object.churchDice'
		],
		['BIB-53 two dice, one moved', start, church('plus-two', up('monks')), 'object.churchDice'],
		[
			'BIB-53 two dice, the same one twice',
			start,
			church('plus-two', up('monks'), up('monks')),
			'object.sameDie'
		],
		['BIB-R3 beyond 6', high, church('plus-one', up('monks')), 'object.dieAtEdge'],
		['BIB-R3 beyond 1', low, church('minus-one', down('monks')), 'object.dieAtEdge'],
		['BIB-R3 either way: the way that is left', high, church('either', down('monks'))],
		['BIB-R3 at the edge it may be declined', high, church('plus-one')]
	];
	it.each(cases)('%s', (...[, state, event, key]) => {
		expect(verdict(state, event)).toEqual(key && ['impossible', key]);
		for (const { why } of objections(state, event)) spokenInEveryEdition(why);
	});

	it('BIB-R4 with one die left to move a card for two goes nowhere', () => {
		const raised = (['monks', 'pigments', 'holyBooks', 'manuscripts'] as const).map((category) =>
			church('plus-one', up(category))
		);
		const state = played(setupOf({ options: { startValue: 5 } }), raised);
		expect(churchShifts(state, 'plus-one')).toEqual([up('forbiddenTomes')]);
		expect(churchShifts(state, 'plus-two')).toEqual([]);
		expect(churchShifts(state, 'minus-two')).toHaveLength(5);
		expect(churchShifts(state, 'either')).toHaveLength(6);
		const half = church('plus-two', up('forbiddenTomes'), up('monks'));
		expect(verdict(state, half)).toEqual(['impossible', 'object.dieAtEdge']);
		expect(verdict(state, church('plus-two'))).toBeUndefined();
	});
});

describe('when a church card comes', () => {
	const taken = (seat: string, kind: ChurchKind = 'plus-one'): Event => ({
		type: 'ChurchCardTaken',
		seat,
		kind,
		changes: []
	});
	const bought = [bid('bob', 1), ...pass('cid', 'ann'), pay('bob', 1)];
	const sale = auctions({}, reveal({ kind: 'church', church: 'plus-one' }), ...bought);
	const cases: readonly [string, State, Event, string?][] = [
		['BIB-51 in the gifts anybody gets one', played(setupOf(), turns('ann')), taken('cid')],
		['BIB-51 its buyer', sale, taken('bob')],
		['BIB-51 not its buyer', sale, taken('cid'), 'object.churchOfOther'],
		['BIB-51 another kind than was revealed', sale, taken('bob', 'either'), 'object.otherChurch'],
		[
			'BIB-51 any kind, where none was named',
			auctions({}, reveal({ kind: 'church' }), ...bought),
			taken('bob', 'either')
		],
		['BIB-51 between two auctions', auctions({}), taken('bob'), 'object.noChurchCard'],
		['BIB-51 before it is paid', auctions({}, reveal()), taken('bob'), 'object.noChurchCard'],
		['BIB-51 at the count', counted({ ann: {}, bob: {} }), taken('bob'), 'object.noChurchCard']
	];
	it.each(cases)('%s', (...[, state, event, key]) => {
		expect(verdict(state, event)).toEqual(key && ['unusual', key]);
		for (const { why } of objections(state, event)) spokenInEveryEdition(why);
	});

	it('BIB-50 a forgotten one of somebody else is kept, and the bought one still waits', () => {
		const state = auctions(
			{},
			reveal({ kind: 'church', church: 'plus-one' }),
			...bought,
			church('plus-one', up('monks'))
		);
		expect(state.dice.monks).toBe(4);
		expect(state.auctions[0]?.status).toBe('church');
	});
});

describe('reading a die', () => {
	const read: Event = { type: 'DieRead', category: 'monks', value: 5 };

	it('is what a table that only counts does', () => {
		expect(verdict(counted({ ann: {}, bob: {} }), read)).toBeUndefined();
	});

	it('is asked about where church cards were tracked, unless it shows what it should', () => {
		expect(verdict(auctions({}), read)).toEqual(['unusual', 'object.dieTracked']);
		expect(verdict(auctions({}), { ...read, value: 3 })).toBeUndefined();
	});
});

describe('the history of a die', () => {
	it('says what it showed, since when and because of whom', () => {
		const state = played(setupOf(), [
			church('plus-one', up('monks')),
			...turns('ann'),
			church('minus-two', down('monks'), down('pigments')),
			{ type: 'GiftsEnded' },
			reveal(),
			{ type: 'DieRead', category: 'monks', value: 6 }
		]);
		expect(dieHistory(state, 'monks')).toEqual([
			{ value: 3, why: 'start', phase: 'gifts', turn: 0 },
			{ value: 4, why: 'church', seat: 'ann', church: 'plus-one', phase: 'gifts', turn: 0 },
			{ value: 3, why: 'church', seat: 'ann', church: 'minus-two', phase: 'gifts', turn: 1 },
			{ value: 6, why: 'read', phase: 'auctions', turn: 1 }
		]);
		expect(dieHistory(state, 'manuscripts')).toHaveLength(1);
	});

	it('of a table that only counts begins at the count', () => {
		expect(dieHistory(counted({ ann: {}, bob: {} }), 'monks')).toEqual([
			{ value: 3, why: 'start', phase: 'counting', turn: 0 }
		]);
	});
});

describe('what if', () => {
	const state = counted({ ann: { monks: 3, gold: '1' }, bob: { pigments: 3, gold: '' } });
	const points = (changes: Parameters<typeof scoreWithDice>[1]): unknown =>
		scoreWithDice(state, changes).scores.map(({ total }) => total.points);

	it('BIB-60 a die one higher is a point more for whoever won it', () => {
		expect(points([])).toEqual([3, 3]);
		expect(points([{ category: 'pigments', by: 1 }])).toEqual([3, 4]);
		expect(scoreWithDice(state, [{ category: 'pigments', by: 1 }]).decision).toMatchObject({
			winners: ['bob'],
			decidedBy: 'points'
		});
	});

	it('BIB-55 a die stays within 1 and 6, and the table as it is', () => {
		const copy = structuredClone(state);
		expect(points([{ category: 'monks', by: 9 }])).toEqual([6, 3]);
		expect(points([{ category: 'monks', by: -9 }])).toEqual([1, 3]);
		expect(state).toEqual(copy);
	});
});
