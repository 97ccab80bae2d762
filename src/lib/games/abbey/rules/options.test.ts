import { describe, expect, it } from 'vitest';
import type { Seat } from '#lib/core/rules.ts';
import { defaultRoster, features, published } from './data.ts';
import { fittingOptions, parseOptions, withCopy, type Options } from './options.ts';
import { preparation } from './prepare.ts';
import { fits, mostOfKind, rosterOf, suspectIn, traitKey } from './roster.ts';
import { spoken } from './testing/speech.ts';
import { monk, setupOf, type Table } from './testing/tables.ts';

const seats = (...ids: readonly string[]): readonly Seat[] => ids.map((id) => ({ id, name: id }));
const usual: Options = setupOf().options;

describe('options that fit the seats', () => {
	const cases: readonly [string, readonly Seat[], Options | undefined, Partial<Options>][] = [
		['the first seat keeps the notebook and begins', seats('ann', 'bob', 'cid'), undefined, {}],
		[
			'ABB-09 who begins still sits there',
			seats('ann', 'bob', 'cid'),
			{ ...usual, firstSeat: 'bob', me: 'cid' },
			{ firstSeat: 'bob', me: 'cid' }
		],
		['who has left', seats('ann', 'bob', 'cid'), { ...usual, firstSeat: 'dan', me: 'dan' }, {}],
		[
			'nobody’s notebook stays nobody’s',
			seats('ann', 'bob', 'cid'),
			{ ...usual, me: undefined },
			{ me: undefined }
		],
		[
			'everything else is kept',
			seats('ann', 'bob', 'cid'),
			{ ...usual, quick: true, noEvents: true },
			{ quick: true, noEvents: true }
		]
	];
	it.each(cases)('%s', (...[, at, earlier, changed]) => {
		const fitting = fittingOptions(at, earlier);
		expect(fitting).toEqual({ ...usual, ...changed });
		expect(parseOptions(JSON.parse(JSON.stringify(fitting)))).toEqual(fitting);
	});

	it('reads a set-up that lacks what came later', () => {
		expect(parseOptions({})).toEqual({ ...usual, me: undefined, firstSeat: undefined });
	});

	it.each([
		['nothing', undefined],
		['a word', 'quick'],
		['a roster of nobody', { roster: [] }],
		['a suspect twice', { roster: [{ id: 'a' }, { id: 'a' }] }],
		['a trait that does not exist', { roster: [{ id: 'a', traits: { order: 'jesuit' } }] }]
	])('%s is no set of options', (_name, raw) => {
		expect(parseOptions(raw)).toBeUndefined();
	});
});

describe('the suspects of the box', () => {
	it('ABB-03 ABB-R1 ours keep every published number but the titles', () => {
		for (const { trait, value } of features) {
			const count = defaultRoster.filter((each) => each.traits[trait] === value).length;
			expect([value, count]).toEqual([value, trait === 'title' ? 0 : published[value]]);
		}
	});

	it('ABB-R2 no two are alike', () => {
		expect(new Set(defaultRoster.map(({ traits }) => JSON.stringify(traits))).size).toBe(24);
	});

	it('ABB-R1 the owner’s copy corrects and completes them', () => {
		const copy = { [traitKey(monk(1), 'title')]: 'father', [traitKey(monk(1), 'build')]: 'thin' };
		expect(suspectIn(rosterOf(copy), monk(1)).traits).toEqual({
			...defaultRoster[0]?.traits,
			title: 'father',
			build: 'thin'
		});
		expect(suspectIn(rosterOf(copy), monk(2))).toEqual(defaultRoster[1]);
		expect(withCopy(usual, copy).roster).toEqual(rosterOf(copy));
	});

	it('a word of another version says nothing', () => {
		expect(rosterOf({ [traitKey(monk(1), 'title')]: 'abbot' })).toEqual(defaultRoster);
	});

	it('ABB-03 there are no more of a kind than the roster fits and the box has', () => {
		expect(mostOfKind(defaultRoster, {})).toBe(24);
		expect(mostOfKind(defaultRoster, { title: 'father' })).toBe(6);
		expect(mostOfKind(defaultRoster, { order: 'templar', beard: 'bearded' })).toBe(4);
	});

	it('ABB-R1 an unset trait neither fits nor does not', () => {
		const suspect = suspectIn(defaultRoster, monk(1));
		expect(fits(suspect, { order: 'templar' })).toBe(true);
		expect(fits(suspect, { order: 'franciscan', title: 'father' })).toBe(false);
		expect(fits(suspect, { order: 'templar', title: 'father' })).toBeUndefined();
		expect(fits(suspectIn(defaultRoster, 'nobody'), {})).toBe(true);
	});
});

describe('what to do with the box', () => {
	const keys = (table: Table): readonly string[] =>
		preparation(setupOf(table)).map(({ key }) => key);
	const usually = [
		'prepare.board',
		'prepare.decks',
		'prepare.culprit',
		'prepare.parlor',
		'prepare.hands',
		'prepare.first',
		'prepare.bell',
		'prepare.confessionals'
	];
	it('ABB-06 to ABB-12 in the order one does it', () => {
		expect(keys({})).toEqual(usually);
	});
	it('ABB-80 six players go further', () => {
		expect(keys({ players: 6 })).toEqual([...usually, 'prepare.steps']);
	});
	it('ABB-81 the quick game', () => {
		expect(keys({ options: { quick: true } })).toEqual([
			...usually.slice(0, 5),
			'prepare.quick',
			...usually.slice(5),
			'prepare.steps'
		]);
	});
	it('ABB-84 two books', () => {
		expect(keys({ options: { twoBooks: true } })).toEqual([...usually, 'prepare.twoBooks']);
	});
	it('ABB-07 ABB-08 ABB-09 names the numbers of the table', () => {
		const table: Table = { players: 5, options: { firstSeat: 'cid' } };
		expect(preparation(setupOf(table)).map(({ params }) => params)).toEqual(
			expect.arrayContaining([{ pile: 3 }, { hand: 4 }, { seat: 'cid' }, { bell: 1 }])
		);
	});
	it('ABB-82 ABB-83 says what stays in the box', () => {
		const said = (options: Partial<Options>): string | undefined =>
			preparation(setupOf({ options }))
				.map(spoken)
				.map(({ ru }) => ru)[1];
		expect(said({})).toBe(
			'Перемешайте по отдельности карты скриптория, библиотеки и событий и положите на свои места рубашкой вверх'
		);
		expect(said({ noLibrary: true, noEvents: true })).toBe(
			'Перемешайте карты скриптория и положите на своё место рубашкой вверх; карты библиотеки и событий остаются в коробке'
		);
	});
	it('is said in whole sentences', () => {
		const options = { quick: true, noLibrary: true, noEvents: true, twoBooks: true };
		for (const players of [3, 4, 5, 6] as const) {
			preparation(setupOf({ players })).forEach(spoken);
			preparation(setupOf({ players, options })).forEach(spoken);
		}
	});
});
