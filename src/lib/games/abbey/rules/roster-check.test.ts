import { describe, expect, it } from 'vitest';
import { defaultRoster, features, published, type Traits } from './data.ts';
import { copyHolds, countsOf, doublesOf, massCards } from './roster-check.ts';
import { rosterOf } from './roster.ts';

const wrong = (copy: Readonly<Record<string, string>>): readonly string[] =>
	countsOf(rosterOf(copy))
		.filter(({ count, of }) => count !== of)
		.map(({ value, count }) => `${value} ${count}`);

const titles = Object.fromEntries(
	defaultRoster.map(({ id }, at) => [
		`${id}.title`,
		at < 6 ? 'father' : at < 15 ? 'brother' : 'novice'
	])
);

describe('ABB-03: the roster against the published counts', () => {
	it('holds from the start for all but the titles', () => {
		expect(wrong({})).toEqual(['father 0', 'brother 0', 'novice 0']);
	});
	it('holds for all when the titles are filled in', () => {
		expect(wrong(titles)).toEqual([]);
	});
	it('shows both values that a correction concerns', () => {
		expect(wrong({ ...titles, 'monk-01.beard': 'shaven' })).toEqual(['bearded 11', 'shaven 13']);
	});
	it('counts every value once', () => {
		expect(countsOf(defaultRoster)).toHaveLength(features.length);
		expect(Object.keys(published)).toHaveLength(features.length);
	});
});

describe('ABB-R1: no two suspects share all five traits', () => {
	const same: Traits = {
		order: 'templar',
		title: 'father',
		hood: 'hooded',
		beard: 'bearded',
		build: 'fat'
	};
	it('the usual ones do not', () => {
		expect(doublesOf(defaultRoster)).toEqual([]);
		expect(doublesOf(rosterOf(titles))).toEqual([]);
	});
	it('those who do are told', () => {
		const roster = ['a', 'b', 'c'].map((id) => ({ id, traits: same }));
		expect(doublesOf([...roster, { id: 'd', traits: { ...same, build: 'thin' } }])).toEqual([
			roster
		]);
	});
	it('an unset title says nothing', () => {
		const { title: _, ...rest } = same;
		expect(doublesOf(['a', 'b'].map((id) => ({ id, traits: rest })))).toEqual([]);
	});
});

describe('ABB-R4: cards that a mass passes', () => {
	it.each([
		[undefined, undefined],
		['3', 3],
		['9', 9],
		['0', undefined],
		['12', undefined],
		['many', undefined]
	])('%s', (said, cards) => {
		expect(massCards(said === undefined ? {} : { 'mass-matins': said }, 'matins')).toBe(cards);
	});
});

it('a copy is counted by names, traits and masses, and by nothing else', () => {
	const copy = {
		'monk-01': 'Bruno',
		'monk-01.title': 'father',
		'monk-02.beard': 'shaven',
		'mass-prime': '2',
		'mass-none': '1',
		'from-elsewhere': 'x'
	};
	expect(copyHolds(copy)).toEqual({
		key: 'roster.holds',
		params: { names: 1, traits: 2, masses: 2 }
	});
});
