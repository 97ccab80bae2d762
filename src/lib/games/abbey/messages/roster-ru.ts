import type { Translation } from '#lib/core/message.ts';
import type { Traits, Value } from '../rules/data.ts';
import type { roster as en } from './roster-en.ts';
import { capital, feature, g, masses } from './words-ru.ts';

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

const suspect = (p: { number: number; name?: string | undefined }): string =>
	p.name ?? `Подозреваемый ${g.number(p.number)}`;

const described = ({ order, title, hood, beard, build }: Traits): string =>
	[order, title, hood, beard, build]
		.flatMap((value) => (value === undefined ? [] : [feature({ value })]))
		.join(', ');

const counted = (
	count: number,
	forms: { readonly one: string; readonly few: string; readonly many: string }
): readonly string[] => (count === 0 ? [] : [`${g.number(count)} ${g.noun(count, forms)}`]);

export const roster = {
	'copy.title': 'Ваши подозреваемые',
	'copy.hint':
		'Найдите каждую карту из своей коробки по приметам и впишите имя и сан. Лист подозреваемых работает и без имён.',

	'roster.many': (p) => many[p.value] ?? capital(feature(p)),
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
