import { describe, expect, it } from 'vitest';
import { sentence, type Message } from '#lib/core/message.ts';
import { features, massNames, traitNames } from '../rules/data.ts';
import { copyHolds } from '../rules/roster-check.ts';
import { spokenIn } from '#lib/core/testing/speech.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const words = { en, ru };
const inRussian = (message: Message): string =>
	sentence(ru, message, { edition: '', name: (seat) => seat, term: () => undefined });

describe('the words of the roster', () => {
	it('name every trait, value and mass in both languages', () => {
		for (const trait of traitNames) spokenIn(words, { key: 'traitName', params: { trait } }, '');
		for (const { value } of features) {
			spokenIn(words, { key: 'value', params: { value } }, '');
			spokenIn(words, { key: 'roster.many', params: { value } }, '');
		}
		for (const mass of massNames) spokenIn(words, { key: 'roster.mass', params: { mass } }, '');
	});

	it.each([
		[{}, 'ничего знакомого'],
		[{ 'monk-01': 'Бруно' }, '1 имя'],
		[{ 'monk-01': 'а', 'monk-02': 'б', 'monk-01.title': 'father' }, '2 имени и 1 примета']
	])('say how much a copy holds: %o', (copy, said) => {
		expect(inRussian(copyHolds(copy))).toBe(said);
		spokenIn(words, copyHolds(copy), '');
	});

	it('describe a suspect for those who do not see the face', () => {
		const traits = { order: 'templar', title: 'father', hood: 'hooded', beard: 'bearded' } as const;
		expect(spokenIn(words, { key: 'roster.tile', params: { number: 3, traits } }, '')).toEqual({
			en: 'Suspect 3: Templar, father, hooded, bearded',
			ru: 'Подозреваемый 3: тамплиер, отец, в капюшоне, бородатый'
		});
	});
});
