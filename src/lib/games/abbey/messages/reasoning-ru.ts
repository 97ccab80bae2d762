import type { Translation, Voice } from '#lib/core/message.ts';
import type { reasoning as en } from './reasoning-en.ts';
import { capital, feature, g, kind, suspect } from './words-ru.ts';

/** 0 and 100 are for what is certain. */
const percent = (chance: number): string => {
	const rounded = Math.round(chance * 100);
	if (chance > 0 && rounded < 1) return '<\u00a01\u00a0%';
	return chance < 1 && rounded > 99 ? '>\u00a099\u00a0%' : `${rounded}\u00a0%`;
};
const ordinals = [
	'первой',
	'второй',
	'третьей',
	'четвёртой',
	'пятой',
	'шестой',
	'седьмой',
	'восьмой'
];
const tenth = (value: number): number => Math.round(value * 10) / 10;
const points = (value: number): string => {
	const rounded = tenth(value);
	const word = Number.isInteger(rounded)
		? g.noun(Math.abs(rounded), { one: 'очко', few: 'очка', many: 'очков' })
		: 'очка';
	return `${g.signed(rounded)}\u00a0${word}`;
};
const place = (at: string, voice: Voice): string => {
	if (at === 'hidden') return 'преступник';
	return at === 'pile' ? 'в трапезной' : voice.name(at);
};

export const reasoning = {
	'reasoning.title': 'Выводы',
	'reasoning.open': (p) =>
		`Под подозрением ${g.number(p.left)} из ${g.number(p.of)}. Открыть выводы`,
	'reasoning.failed':
		'В этом браузере выводы не работают. Всё остальное на месте: вычёркивать можно от руки.',
	'level.label': 'Сколько подсказывать?',
	'level.none': 'Ничего',
	'level.none.hint': 'Вычёркивать от руки; отмечены лишь увиденные карты.',
	'level.certain': 'Наверняка',
	'level.certain.hint': 'Вычёркивает тех, кто не может быть преступником, и объясняет почему.',
	'level.all': 'Всё',
	'level.all.hint': 'Ещё и вероятности, и какой вопрос полезнее.',

	chance: (p) => percent(p.chance),
	'chance.of': (p) => `${p.what}, ${percent(p.chance)}`,
	'chances.title': 'Вероятности',
	'chances.exact': 'Расчёт точный, если карты передают наугад.',
	'chances.about': (p) =>
		`Приблизительно, ±\u00a0${Math.max(1, Math.round(p.spread * 200))}\u00a0%, если карты передают наугад.`,
	'chances.roughly': 'Приблизительно, если карты передают наугад.',
	'chances.counting': 'Идёт подсчёт…',
	'chances.suspects': 'Вероятнее всего',
	'chances.traits': 'Приметы преступника',

	'advice.title': 'Что спросить',
	'advice.hint':
		'Сколько неизвестного о преступнике прояснит ответ, в среднем. В начале и несколько процентов\u00a0— хорошо.',
	'advice.parlor': 'В трапезной попросить показать',
	'advice.none': 'Сейчас ни один вопрос не прибавит нового.',
	'advice.line': (p) => `Полезный вопрос. ${p.question}`,
	'advice.count': (p, voice) => `${voice.name(p.seat)}: сколько на руке ${kind(p.traits, 'many')}?`,
	'advice.held': (p, voice) =>
		`${voice.name(p.seat)}: есть ли на руке ${suspect(p.suspect, voice)}?`,
	'advice.show': (p, voice) => `${voice.name(p.seat)}: ${kind(p.traits)}`,
	'answer.number': (p) => g.number(p.count),
	'answer.yes': 'Есть',
	'answer.no': 'Нет',
	'answer.none': 'Нет такой',
	'answer.card': (p, voice) => capital(suspect(p.suspect, voice)),
	'answer.means': (p, voice) =>
		p.left === 1
			? `тогда это ${suspect(p.likely, voice)}`
			: `останется около ${g.number(p.left)}, вероятнее всего ${suspect(p.likely, voice)} (${percent(p.chance)})`,

	'stakes.title': 'Пора высказаться?',
	'stakes.revelation': (p) =>
		`Предположение «${feature(p)}»: вероятность ${percent(p.chance)}, в среднем ${points(p.points)}`,
	'stakes.accusation': (p, voice) =>
		`Обвинение (${suspect(p.suspect, voice)}): вероятность ${percent(p.chance)}, в среднем ${points(p.points)}`,
	'stakes.none': 'Пока всё маловероятно: ошибка обойдётся дороже, чем принесёт удача.',

	'where.title': 'Где может быть карта',
	'where.place': (p, voice) => capital(place(p.place, voice)),
	'where.can': (p, voice) =>
		`${capital(place(p.place, voice))}: ${p.chance === undefined ? 'возможно' : percent(p.chance)}`,
	'where.cannot': (p, voice) => `${capital(place(p.place, voice))}: невозможно. Почему?`,
	'why.title': (p, voice) => {
		if (p.place === 'hidden') return 'Почему не преступник?';
		return p.place === 'pile'
			? 'Почему карта не в трапезной?'
			: `Почему карты нет на руке? (${voice.name(p.place)})`;
	},
	'why.searching': 'Ищем причину…',
	'why.unknown': 'Сошлось слишком много записей: коротко не объяснить.',
	'why.public': 'Достаточно того, сколько карт у кого на руке и сколько передано.',
	'why.enough': (p) =>
		p.count === 1
			? 'Достаточно одной записи:'
			: `${g.number(p.count)} ${g.noun(p.count, { one: 'запись', few: 'записи', many: 'записей' })} вместе не оставляют другой возможности:`,
	'why.when': (p) =>
		p.masses === 0 ? 'до первой мессы' : `после ${ordinals[p.masses - 1] ?? `${p.masses}-й`} мессы`,
	'why.moves': (p) =>
		`Между ними карты переходили из рук в руки: ${g.number(p.count)} ${g.noun(p.count, { one: 'раз', few: 'раза', many: 'раз' })}. Это учтено.`,
	'why.line': (p) => `Показать в журнале: ${p.line}`,

	'contradiction.title': 'Записи не сходятся',
	'contradiction.notice': (p) =>
		p.count === 1
			? 'Одна запись не может быть верной. Выводы пока делаются без неё.'
			: `${g.number(p.count)} ${g.noun(p.count, { one: 'запись', few: 'записи', many: 'записей' })} не могут быть верны вместе. Выводы пока делаются без них.`,
	'contradiction.open': 'Разобраться',
	'contradiction.hint':
		'Одна из них неверна или между ними что-то забыто. Отменённое остаётся в журнале, его можно вернуть.',
	'contradiction.more': (p) =>
		`Есть и другие противоречия: ${g.number(p.count)}. О них\u00a0— после этого.`,
	'contradiction.mended': 'Теперь всё сходится.',
	'contradiction.cancel': 'Отменить',
	'contradiction.cancelLine': (p) => `Отменить: ${p.line}`,
	'contradiction.correct': 'Исправить',
	'contradiction.correctLine': (p) => `Исправить: ${p.line}`,
	'object.unlikely': (p) =>
		p.share === 0
			? 'Это, похоже, не сходится с прежними записями. Всё равно записать?'
			: `По прежним записям это очень маловероятно (${percent(p.share)}). Всё равно записать?`,
	'conflict.onlyOne': (p, voice) =>
		`Вычеркнут от руки, но больше преступником быть некому: ${suspect(p.suspect, voice)}.`
} satisfies Translation<typeof en>;
