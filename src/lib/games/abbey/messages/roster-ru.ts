import type { Translation } from '#lib/core/message.ts';
import { grammar } from '#lib/i18n/grammar.ts';
import type { MassName, Traits, Value } from '../rules/data.ts';
import type { roster as en } from './roster-en.ts';

const g = grammar('ru');

const values: Readonly<Record<Value, string>> = {
	templar: 'Тамплиер',
	franciscan: 'Францисканец',
	benedictine: 'Бенедиктинец',
	father: 'Отец',
	brother: 'Брат',
	novice: 'Послушник',
	hooded: 'В капюшоне',
	unhooded: 'Без капюшона',
	bearded: 'Бородатый',
	shaven: 'Бритый',
	fat: 'Толстый',
	thin: 'Худой'
};

const many: Readonly<Partial<Record<Value, string>>> = {
	templar: 'Тамплиеры',
	franciscan: 'Францисканцы',
	benedictine: 'Бенедиктинцы',
	father: 'Отцы',
	brother: 'Братья',
	novice: 'Послушники',
	bearded: 'Бородатые',
	shaven: 'Бритые',
	fat: 'Толстые',
	thin: 'Худые'
};

const masses: Readonly<Record<MassName, string>> = {
	matins: 'Утреня',
	lauds: 'Хвалитны',
	prime: 'Первый час',
	terce: 'Третий час',
	sext: 'Шестой час',
	none: 'Девятый час',
	vespers: 'Вечерня',
	compline: 'Повечерие'
};

const suspect = (p: { number: number; name?: string | undefined }): string =>
	p.name ?? `Подозреваемый ${g.number(p.number)}`;

const described = ({ order, title, hood, beard, build }: Traits): string =>
	[order, title, hood, beard, build]
		.flatMap((value) => (value === undefined ? [] : [values[value].toLowerCase()]))
		.join(', ');

const counted = (
	count: number,
	forms: { readonly one: string; readonly few: string; readonly many: string }
): readonly string[] => (count === 0 ? [] : [`${g.number(count)} ${g.noun(count, forms)}`]);

export const roster = {
	'copy.title': 'Ваши подозреваемые',
	'copy.hint':
		'Найдите каждую карту из своей коробки по приметам и впишите имя и сан. Лист подозреваемых работает и без имён.',

	'trait.order': 'Орден',
	'trait.title': 'Сан',
	'trait.hood': 'Капюшон',
	'trait.beard': 'Борода',
	'trait.build': 'Фигура',
	'value.templar': values.templar,
	'value.franciscan': values.franciscan,
	'value.benedictine': values.benedictine,
	'value.father': values.father,
	'value.brother': values.brother,
	'value.novice': values.novice,
	'value.hooded': values.hooded,
	'value.unhooded': values.unhooded,
	'value.bearded': values.bearded,
	'value.shaven': values.shaven,
	'value.fat': values.fat,
	'value.thin': values.thin,

	'roster.many': (p) => many[p.value] ?? values[p.value],
	'roster.suspect': suspect,
	'roster.tile': (p) => `${suspect(p)}: ${described(p.traits)}`,
	'roster.named': (p) => `Имён вписано: ${g.number(p.count)} из ${g.number(p.of)}`,

	'roster.place': (p) => `Подозреваемый ${g.number(p.number)} из ${g.number(p.of)}`,
	'roster.name': 'Имя',
	'roster.example': 'Например, Бруно',
	'roster.corrections': 'Если на карте иначе',
	'roster.previous': 'Назад',
	'roster.next': 'Дальше',
	'roster.done': 'Готово',

	'roster.counts': 'Всё ли сходится',
	'roster.countsHint': 'Сколько кого должно быть, сказано в правилах.',
	'roster.count': (p) => `${g.number(p.count)} из ${g.number(p.of)}`,
	'roster.countHolds': 'сходится',
	'roster.countOver': 'слишком много',
	'roster.double': (p) =>
		`${g.list(p.names)}: все пять примет совпадают. Двух одинаковых карт в игре нет, взгляните на них ещё раз.`,

	'roster.masses': 'Карты на мессах',
	'roster.massesHint':
		'Сколько карт подозреваемых велит передать каждая карта мессы. Что не вписано, спросим за столом.',
	'roster.mass': (p) => masses[p.mass],
	'roster.massCards': (p) => (p.cards === undefined ? 'неизвестно' : g.number(p.cards)),
	'roster.massFewer': (p) => `${masses[p.mass]}: меньше`,
	'roster.massMore': (p) => `${masses[p.mass]}: больше`,

	'roster.holds': (p) =>
		p.names + p.traits + p.masses === 0
			? 'ничего знакомого'
			: g.list([
					...counted(p.names, { one: 'имя', few: 'имени', many: 'имён' }),
					...counted(p.traits, { one: 'примета', few: 'приметы', many: 'примет' }),
					...counted(p.masses, { one: 'карта мессы', few: 'карты мессы', many: 'карт мессы' })
				])
} satisfies Translation<typeof en>;
