import { describe, expect, it } from 'vitest';
import { sentence } from '#lib/core/message.ts';
import { en } from '../messages/en.ts';
import { ru } from '../messages/ru.ts';
import type { Event } from './events.ts';
import { narrate } from './narrate.ts';
import { everyEvent } from './testing/events.ts';
import { spoken } from './testing/speech.ts';
import { tableOf } from './testing/tables.ts';

const table = tableOf({ red: { cards: 'orange-2:3' }, blue: { cards: 'blue-1:1' } });

describe('the log in words', () => {
	it.each(everyEvent.map((event) => [JSON.stringify(event), event] as const))(
		'says in both languages: %s',
		(_name, event) => {
			spoken(narrate(table, event));
		}
	);

	const cases: readonly [event: Event, en: string, ru: string][] = [
		[
			{ type: 'CardCounted', seat: 'red', kind: 'red-1', value: 4 },
			'Ann: Red I, value 4',
			'Аня: Красный I, число 4'
		],
		[{ type: 'PowdersCounted', seat: 'red', count: 2 }, 'Ann: 2 powders', 'Аня: 2 порошка'],
		[{ type: 'SpellsCounted', seat: 'red', count: 5 }, 'Ann: 5 spells', 'Аня: 5 заклинаний'],
		[{ type: 'SpellsCounted', seat: 'red', count: 1 }, 'Ann: 1 spell', 'Аня: 1 заклинание'],
		[
			{ type: 'PowdersPlaced', seat: 'red', on: ['red-1'] },
			'Ann adds powder to Red I',
			'Аня: порошок к набору «Красный I»'
		],
		[
			{ type: 'PowdersPlaced', seat: 'red', on: ['red-1', 'blue-2'] },
			'Ann adds powder to Red I and Blue II',
			'Аня: порошок к наборам «Красный I» и «Синий II»'
		],
		[
			{ type: 'PowdersPlaced', seat: 'red', on: ['red-1', 'red-1'] },
			'Ann adds both powders to Red I',
			'Аня: оба порошка к набору «Красный I»'
		],
		[{ type: 'GameEnded' }, 'Nobody noted who ended the game', 'Кто завершил игру, не отмечено']
	];
	it.each(cases)('%j', (event, inEnglish, inRussian) => {
		expect(spoken(narrate(table, event))).toEqual({ en: inEnglish, ru: inRussian });
	});

	it('GLA-03 says from whom a card was moved', () => {
		const moved = narrate(table, { type: 'CardCounted', seat: 'red', kind: 'blue-1', value: 1 });
		expect(moved).toMatchObject({ params: { from: 'blue' } });
		expect(spoken(moved).en).toContain('moved from');
		const again = narrate(table, { type: 'CardCounted', seat: 'blue', kind: 'blue-1', value: 1 });
		expect(spoken(again).en).not.toContain('moved from');
	});

	it.each([
		['en', en],
		['ru', ru]
	] as const)('GLA-R3 uses the owner’s names for kinds and colours: %s', (_language, words) => {
		const voice = {
			name: () => '',
			edition: 'cosmodrome-2014',
			term: (id: string) => ({ 'red-1': 'Mandrake', blue: 'azure' })[id]
		};
		const said = (event: Event): string => sentence(words, narrate(table, event), voice);
		expect(said({ type: 'PowdersPlaced', seat: 'red', on: ['red-1'] })).toContain('Mandrake');
		expect(said({ type: 'PowdersPlaced', seat: 'red', on: ['blue-2'] })).toContain('Azure II');
	});
});
