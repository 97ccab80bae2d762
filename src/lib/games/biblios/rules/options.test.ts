import { describe, expect, it } from 'vitest';
import type { Seat } from '#lib/core/rules.ts';
import { fittingOptions, parseOptions, type Options } from './options.ts';
import { preparation } from './prepare.ts';
import { spokenInEveryEdition } from './testing/speech.ts';
import { setupOf } from './testing/tables.ts';

const seats = (...ids: readonly string[]): readonly Seat[] => ids.map((id) => ({ id, name: id }));
const usual: Options = {
	startValue: 3,
	firstSeat: 'ann',
	fine: 'standard',
	clock: { seconds: 0, atZero: 'signal' }
};

describe('options that fit the seats', () => {
	const cases: readonly [string, readonly Seat[], Options | undefined, Partial<Options>][] = [
		['BIB-R2 the dice start at 3, the first seat begins', seats('ann', 'bob'), undefined, {}],
		[
			'BIB-15 who begins still sits there',
			seats('ann', 'bob'),
			{ ...usual, firstSeat: 'bob' },
			{ firstSeat: 'bob' }
		],
		['BIB-15 who began has left', seats('ann', 'bob'), { ...usual, firstSeat: 'cid' }, {}],
		[
			'everything else is kept',
			seats('ann', 'bob'),
			{ ...usual, startValue: 1, fine: 'bluff', clock: { seconds: 20, atZero: 'pass' } },
			{ startValue: 1, fine: 'bluff', clock: { seconds: 20, atZero: 'pass' } }
		]
	];
	it.each(cases)('%s', (...[, at, earlier, changed]) => {
		const fitting = fittingOptions(at, earlier);
		expect(fitting).toEqual({ ...usual, ...changed });
		expect(parseOptions(JSON.parse(JSON.stringify(fitting)))).toEqual(fitting);
	});

	it('reads a set-up that lacks what came later', () => {
		expect(parseOptions({})).toEqual({ ...usual, firstSeat: undefined });
		expect(parseOptions({ clock: { seconds: 30 } })?.clock).toEqual({
			seconds: 30,
			atZero: 'signal'
		});
	});

	it.each([
		['nothing', undefined],
		['a word', 'standard'],
		['BIB-55 dice at 7', { startValue: 7 }],
		['BIB-55 dice at 0', { startValue: 0 }],
		['an unknown fine', { fine: 'prison' }],
		['a clock of 4 seconds', { clock: { seconds: 4 } }],
		['a clock of 61 seconds', { clock: { seconds: 61 } }],
		['a clock of half a second more', { clock: { seconds: 5.5 } }],
		['a clock that does something else', { clock: { seconds: 5, atZero: 'bid' } }]
	])('%s is no set of options', (_name, raw) => {
		expect(parseOptions(raw)).toBeUndefined();
	});

	it.each([0, 5, 60])('a clock of %i seconds is one', (seconds) => {
		expect(parseOptions({ clock: { seconds } })?.clock.seconds).toBe(seconds);
	});
});

describe('what to do with the box', () => {
	const params = (players: 2 | 3 | 4): unknown =>
		preparation(setupOf({ players })).map(({ key, params }) => [key, params]);
	const dice = ['prepare.dice', { value: 3 }];
	const first = ['prepare.first', { seat: 'ann' }];

	it('BIB-10 BIB-11 BIB-16 two players', () => {
		expect(params(2)).toEqual([
			dice,
			['prepare.gold', { each: 2 }],
			['prepare.random', { count: 21 }],
			['prepare.deck', { deck: 60 }],
			['prepare.turn', { placed: 3 }],
			first
		]);
	});

	it('BIB-10 BIB-12 BIB-16 three players', () => {
		expect(params(3)).toEqual([
			dice,
			['prepare.gold', { each: 1 }],
			['prepare.random', { count: 12 }],
			['prepare.deck', { deck: 72 }],
			['prepare.turn', { placed: 4 }],
			first
		]);
	});

	it('BIB-10 BIB-13 BIB-16 four players', () => {
		expect(params(4)).toEqual([
			dice,
			['prepare.random', { count: 7 }],
			['prepare.deck', { deck: 80 }],
			['prepare.turn', { placed: 5 }],
			first
		]);
	});

	it('BIB-15 BIB-R2 names who begins and the start value of the set-up', () => {
		const setup = setupOf({ options: { firstSeat: 'cid', startValue: 1 } });
		expect(preparation(setup).map(({ params }) => params)).toEqual(
			expect.arrayContaining([{ seat: 'cid' }, { value: 1 }])
		);
	});

	it('is said in whole sentences', () => {
		for (const players of [2, 3, 4] as const)
			preparation(setupOf({ players })).forEach(spokenInEveryEdition);
	});
});
