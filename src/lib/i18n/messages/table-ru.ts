import type { Translation } from '#lib/core/message.ts';
import { grammar } from '../grammar.ts';
import type { en } from './table-en.ts';

const g = grammar('ru');

export const ru = {
	done: 'Готово',
	yes: 'Да',
	undo: 'Отменить',
	redo: 'Вернуть',
	log: 'Журнал',
	logTitle: 'Журнал партии',
	logEmpty: 'Записей пока нет. Каждая появится здесь, и любую можно отменить.',
	logCancel: (p) => `Отменить: ${p.line}`,
	logRestore: (p) => `Вернуть: ${p.line}`,
	logAddBefore: (p) => `Дописать перед строкой: ${p.line}`,
	logCancelled: 'отменено',
	logSenseless: 'после исправления потеряло смысл',
	logUnread: 'записано более новой версией; обновите приложение, чтобы прочесть',
	logFinished: 'Партия окончена',
	writingBefore: (p) => `Запись перед строкой: «${p.line}»`,
	toLogEnd: 'В конец журнала',
	correctingLine: (p) => `Запись вместо строки: «${p.line}»`,
	keepLine: 'Оставить как есть',
	lostSense: (p) =>
		`${g.number(p.count)} ${g.noun(p.count, { one: 'запись потеряла смысл и отмечена', few: 'записи потеряли смысл и отмечены', many: 'записей потеряло смысл и отмечено' })} в журнале.`,
	undone: (p) => `Отменено: ${p.line}`,
	redone: (p) => `Возвращено: ${p.line}`,
	finish: 'Итог',
	doubtsTitle: 'Всё ли записано?',
	goOnCounting: 'Дозаписать',
	tellAnyway: 'Показать итог',
	questionTitle: 'Уточним',
	noticeTitle: 'Так нельзя',
	tableMenu: 'Меню партии',
	saveTableFile: 'Сохранить партию в файл',
	deleteTable: 'Удалить партию',
	deleteTableSure: 'Удалить партию со всеми записями? Вернуть её будет нельзя.',
	deleted: 'Партия удалена.',
	unreadRows: (p) =>
		`${g.number(p.count)} ${g.noun(p.count, { one: 'запись сделана более новой версией и не учтена', few: 'записи сделаны более новой версией и не учтены', many: 'записей сделано более новой версией и не учтено' })}. Обновите приложение, чтобы прочесть.`,
	result: 'Итог',
	winner: (p) => `Победа: ${g.list(p.names)}`,
	sharedVictory: (p) => `Общая победа: ${g.list(p.names)}`,
	place: (p) => `${p.place}-е место`,
	points: (p) =>
		`${g.number(p.points)} ${g.noun(Math.abs(p.points), { one: 'очко', few: 'очка', many: 'очков' })}`,
	tieBreak: 'Ничья',
	decidedHere: 'решило здесь',
	rulebookSilent: 'Наше решение',
	backToTable: 'Вернуться к столу',
	showLines: 'Из чего сложилось',
	series: (p) =>
		`Серия: ${g.number(p.games)} ${g.noun(p.games, { one: 'партия', few: 'партии', many: 'партий' })}`,
	seriesPlayer: 'Игрок',
	seriesSum: 'Сумма',
	keypad: 'Клавиши',
	keypadErase: 'Стереть',
	keypadPlus: 'Плюс',
	keypadMinus: 'Минус',
	keypadTooMuch: (p) => `Здесь может быть от ${g.number(p.least)} до ${g.number(p.most)}.`,
	less: (p) => `Меньше: ${p.what}`,
	more: (p) => `Больше: ${p.what}`,
	enterNumber: (p) => `Ввести: ${p.what}`
} satisfies Translation<typeof en>;
