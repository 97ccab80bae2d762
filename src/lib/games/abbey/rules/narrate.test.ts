import { describe, expect, it } from 'vitest';
import type { Eyes } from '#lib/core/rules.ts';
import { defaultRoster, features, massNames, penanceReasons, traitNames } from './data.ts';
import type { Event } from './events.ts';
import { narrate } from './narrate.ts';
import { say } from './say.ts';
import type { State } from './state.ts';
import { everyEvent } from './testing/events.ts';
import { spoken, spokenWith } from './testing/speech.ts';
import {
	accused,
	annsHand,
	caught,
	drew,
	mass,
	monk,
	penance,
	played,
	revealed,
	rounds,
	told,
	took,
	turnEnded
} from './testing/tables.ts';

const start = played({});
const middle = played({}, annsHand, told('bob', 7), ...rounds(2), mass(2));
const nobodys = played({ options: { me: undefined } });
const everyEyes: readonly Eyes[] = ['table', 'all', { seat: 'ann' }, { seat: 'bob' }];

/** Every suspect has a name that stands in no other word. */
const names = Object.fromEntries(
	defaultRoster.map(({ id }) => [id, { en: `Zz${id}`, ru: `Жж${id}` }])
);
const isNamed = ({ en, ru }: { en: string; ru: string }): boolean => /Zz/.test(en) || /Жж/.test(ru);

/** What only the notebook's owner saw, or thinks. */
const isPrivate = ({ type }: Event): boolean =>
	!['AccusationMade', 'CulpritRevealed'].includes(type);

describe('the log in words', () => {
	it.each(everyEvent.map((event) => [JSON.stringify(event), event] as const))(
		'says in both languages, at any moment, for any eyes: %s',
		(_name, event) => {
			for (const state of [start, middle, nobodys])
				for (const eyes of everyEyes) spoken(narrate(state, event, eyes));
		}
	);
});

describe('ABB-05 what is private stays private', () => {
	const secret = everyEvent.filter(isPrivate);
	const strangers: readonly [State, Eyes][] = [
		[start, 'table'],
		[middle, 'table'],
		[middle, { seat: 'bob' }],
		[nobodys, 'table'],
		[nobodys, { seat: 'ann' }]
	];

	it.each(secret.map((event) => [JSON.stringify(event), event] as const))(
		'no suspect, mark or note for the table: %s',
		(_name, event) => {
			for (const [state, eyes] of strangers) {
				const message = narrate(state, event, eyes);
				const said = spokenWith(names, message);
				expect(isNamed(said)).toBe(false);
				expect(`${said.en} ${said.ru}`).not.toContain('13?');
				expect(JSON.stringify(message)).not.toContain('monk-');
			}
		}
	);

	it('marks and notes are not told apart', () => {
		const hidden = [
			'HandDealt',
			'NoteWritten',
			'SuspectCleared',
			'HandCounted',
			'SuspectMarked',
			'SuspectNoted',
			'SuspectCorrected',
			'HoldingTold'
		];
		for (const event of everyEvent)
			expect(narrate(middle, event, 'table').key === 'log.hidden').toBe(
				hidden.includes(event.type)
			);
	});

	it('the owner, and everybody after the end, read everything', () => {
		for (const eyes of ['all', { seat: 'ann' }] as const)
			for (const event of everyEvent) {
				const isAbout = JSON.stringify(event).includes('monk-');
				expect(isNamed(spokenWith(names, narrate(middle, event, eyes)))).toBe(isAbout);
				expect(narrate(middle, event, eyes).key).not.toBe('log.hidden');
			}
	});
});

describe('the sentences', () => {
	const sergio = {
		[monk(7)]: { en: 'Sergio', ru: 'Сергио' },
		[monk(9)]: { en: 'Bruno', ru: 'Бруно' }
	};
	const father: Event = { type: 'SuspectCorrected', suspect: monk(7), traits: { title: 'father' } };
	const titled = played({}, father);
	const kind = { title: 'novice', beard: 'bearded' } as const;
	const asked = { seat: 'bob', to: 'cid', traits: kind } as const;
	const crypt: readonly Event[] = [
		{ type: 'CryptCardTaken', seat: 'ann' },
		{ type: 'CryptCardUsed', seat: 'ann' }
	];
	const cases: readonly [State, Event, en: string, ru: string][] = [
		[
			titled,
			drew('ann', 7),
			'ann takes a card from the parlor: Father Sergio',
			'Карта из трапезной: ann (отец Сергио)'
		],
		[titled, drew('ann'), 'ann takes a card from the parlor', 'Карта из трапезной: ann'],
		[
			titled,
			took('ann', 'bob', 7),
			'ann draws a card from bob’s hand: Father Sergio',
			'Карта наугад: bob → ann (отец Сергио)'
		],
		[
			titled,
			caught('ann', 'bob', 7),
			'ann catches bob in their cell and gets a card back: Father Sergio. Penance for bob',
			'Незваный гость в келье: bob. Возврат карты: bob → ann (отец Сергио). Покаяние: bob'
		],
		[
			titled,
			mass(1, [7], [9]),
			'Mass, Matins: 1 card to the left; given: Father Sergio; got: Bruno',
			'Месса, Утреня: налево 1 карта; отдано: отец Сергио; получено: Бруно'
		],
		[
			titled,
			{ type: 'CardShown', ...asked, card: monk(7) },
			'bob shows cid a card (asked for: bearded novice): Father Sergio',
			'Карта показана: bob → cid, просьба: бородатый послушник (отец Сергио)'
		],
		[
			titled,
			{ type: 'NoneShown', ...asked },
			'bob has nothing to show cid (asked for: bearded novice)',
			'Показать нечего: bob → cid, просьба: бородатый послушник'
		],
		[
			titled,
			{ type: 'KindCounted', seat: 'bob', traits: kind, count: 2 },
			'bob answers: 2 bearded novices in hand',
			'Ответ (bob). Бородатых послушников на руке: 2'
		],
		[
			titled,
			told('bob', 7, false),
			'bob answers: Father Sergio is not in hand',
			'Ответ (bob). Отец Сергио: нет на руке'
		],
		[
			titled,
			{ type: 'CrossedCounted', seat: 'bob', traits: { order: 'benedictine' }, count: 1 },
			'bob answers: 1 Benedictine crossed out',
			'Ответ (bob). Бенедиктинцев вычеркнуто: 1'
		],
		[
			played({}, penance('bob')),
			turnEnded('ann'),
			'ann’s turn is over; bob at penance; cid is next',
			'Ход окончен: ann; на покаянии bob; ходит cid'
		],
		[
			played({}, ...rounds(1).slice(0, -1)),
			turnEnded('cid'),
			'cid’s turn is over; the bell moves to 2; ann is next',
			'Ход окончен: cid; колокол на 2; ходит ann'
		],
		[
			played({}, ...rounds(4).slice(0, -1)),
			turnEnded('cid'),
			'cid’s turn is over; the bell calls to mass: Matins; ann is next',
			'Ход окончен: cid; колокол зовёт на мессу: Утреня; ходит ann'
		],
		[
			played({}, ...crypt),
			turnEnded('ann'),
			'ann’s turn is over; ann goes again',
			'Ход окончен: ann; ещё один ход: ann'
		],
		[
			start,
			revealed('ann', { order: 'franciscan' }),
			'ann reveals: the culprit is a Franciscan',
			'Предположение (ann): преступник\u00a0— францисканец'
		],
		[
			start,
			revealed('ann', { hood: 'unhooded' }),
			'ann reveals: the culprit is bareheaded',
			'Предположение (ann): преступник без капюшона'
		],
		[
			titled,
			accused('ann', 7, 'bob'),
			'ann accuses Father Sergio. bob shows the card: the accusation is wrong',
			'Обвинение (ann): отец Сергио. Карту показывает bob: обвинение неверно'
		],
		[
			titled,
			accused('ann', 7, 'culprit'),
			'ann accuses Father Sergio, and has found the culprit',
			'Обвинение (ann): отец Сергио. Преступник найден'
		]
	];
	it.each(cases.map((each) => [each[2], each] as const))('%s', (_name, [state, event, en, ru]) => {
		expect(spokenWith(sergio, narrate(state, event, 'all'))).toEqual({ en, ru });
	});
});

describe('what a suspect is called', () => {
	const of = (traits: (typeof defaultRoster)[number]['traits'], name?: string) =>
		spokenWith(
			name === undefined ? {} : { x: { en: name, ru: name } },
			say('suspect', { suspect: { id: 'x', traits } })
		);
	const all = { order: 'templar', hood: 'hooded', beard: 'bearded', build: 'fat' } as const;

	it('by traits, where the owner gave no name', () => {
		expect(of(all)).toEqual({
			en: 'hooded bearded fat Templar',
			ru: 'толстый бородатый тамплиер в капюшоне'
		});
		expect(of({ ...all, title: 'brother', hood: 'unhooded' })).toEqual({
			en: 'bareheaded bearded fat Templar brother',
			ru: 'толстый бородатый брат-тамплиер без капюшона'
		});
		expect(of({ beard: 'shaven' })).toEqual({ en: 'shaven monk', ru: 'бритый монах' });
		expect(of({})).toEqual({ en: 'unknown monk', ru: 'неизвестный монах' });
	});

	it('by name, with the title before it once', () => {
		expect(of(all, ' Thomas ')).toEqual({ en: 'Thomas', ru: 'Thomas' });
		expect(of({ title: 'novice' }, 'Фома').ru).toBe('послушник Фома');
		expect(of({ title: 'father' }, 'Father Sergio').en).toBe('Father Sergio');
		expect(of({ title: 'father' }, 'Отец Сергио').ru).toBe('Отец Сергио');
		expect(of({ title: 'brother' }, 'Братислав').ru).toBe('брат Братислав');
	});

	it('with a capital where it stands alone', () => {
		expect(spoken(say('suspectAlone', { suspect: { id: 'x', traits: all } }))).toEqual({
			en: 'Hooded bearded fat Templar',
			ru: 'Толстый бородатый тамплиер в капюшоне'
		});
	});
});

describe('words for the screens', () => {
	it('ABB-03 every trait and value, in every form', () => {
		for (const trait of traitNames) spoken(say('trait', { trait }));
		for (const feature of features) {
			spoken(say('feature', feature));
			spoken(say('featureAlone', feature));
			spoken(say('features', feature));
			spoken(say('claim', feature));
		}
		const templar = { trait: 'order', value: 'templar' } as const;
		expect(spoken(say('features', templar))).toEqual({ en: 'Templars', ru: 'тамплиеров' });
		expect(spoken(say('claim', templar))).toEqual({
			en: 'the culprit is a Templar',
			ru: 'преступник\u00a0— тамплиер'
		});
	});

	it('kinds, one and many', () => {
		const traits = { order: 'templar', title: 'brother', build: 'thin' } as const;
		expect(spoken(say('kind', { traits }))).toEqual({
			en: 'thin Templar brother',
			ru: 'худой брат-тамплиер'
		});
		expect(spoken(say('kinds', { traits }))).toEqual({
			en: 'thin Templar brothers',
			ru: 'худых братьев-тамплиеров'
		});
	});

	it('ABB-R4 ABB-65 masses, reasons for penance, names, cards', () => {
		for (const mass of massNames) spoken(say('mass', { mass }));
		for (const why of penanceReasons) spoken(say('penance', { why }));
		expect(spoken(say('name', { seat: 'ann' })).ru).toBe('Аня');
		expect(spoken(say('cards', { count: 2 }))).toEqual({ en: '2 cards', ru: '2 карты' });
	});
});
