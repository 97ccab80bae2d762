import type { Translation } from '#lib/core/message.ts';
import { grammar } from '../grammar.ts';
import type { Words } from './en.ts';

const g = grammar('ru');
const players = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'игрок', few: 'игрока', many: 'игроков' })}`;

export const ru = {
	appName: 'Келарь',
	back: 'Назад',
	close: 'Закрыть',
	cancel: 'Отмена',
	done: 'Готово',
	yes: 'Да',
	undo: 'Отменить',
	redo: 'Вернуть',

	resume: 'Продолжить',
	newTable: 'Новая партия',
	pastTables: 'Сыгранные партии',
	allPastTables: 'Все сыгранные партии',
	noPastTables: 'Здесь соберутся сыгранные партии.',
	settings: 'Настройки',
	seatRange: (p) => (p.least === p.most ? players(p.least) : `${p.least}–${players(p.most)}`),
	minutes: (p) => `около ${g.number(p.minutes)} мин`,
	wonBy: (p) => `${g.list(p.names)}, ${g.number(p.total)}`,
	unknownGame: 'Игра, которой эта версия не знает',

	table: 'Партия',
	log: 'Журнал',
	logTitle: 'Журнал партии',
	logEmpty: 'Записей пока нет. Каждая появится здесь, и любую можно отменить.',
	logCancel: (p) => `Отменить: ${p.line}`,
	logRestore: (p) => `Вернуть: ${p.line}`,
	logCancelled: 'отменено',
	logSenseless: 'после исправления потеряло смысл',
	logUnread: 'записано более новой версией; обновите приложение, чтобы прочесть',
	logFinished: 'Партия окончена',
	undone: (p) => `Отменено: ${p.line}`,
	redone: (p) => `Возвращено: ${p.line}`,
	finish: 'Итог',
	doubtsTitle: 'Всё ли записано?',
	goOnCounting: 'Дозаписать',
	tellAnyway: 'Показать итог',
	questionTitle: 'Уточним',
	noticeTitle: 'Так не бывает',
	tableGone: 'Этой партии здесь нет',
	tableGoneHint: 'Возможно, она удалена, или ссылка с другого устройства.',
	tableUnread: 'Эта версия не может открыть эту партию',
	tableUnreadHint:
		'Партию начали в более новом Келаре. Всё записанное цело: обновите приложение, чтобы открыть её.',
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
	number: (p) => g.number(p.value),
	signed: (p) => g.signed(p.value),
	tieBreak: 'Ничья',
	decidedHere: 'решило здесь',
	rulebookSilent: 'Наше решение',
	backToTable: 'Вернуться к подсчёту',
	toShelf: 'К полке',
	showLines: 'Из чего сложилось',

	keypad: 'Клавиши',
	keypadErase: 'Стереть',
	keypadPlus: 'Плюс',
	keypadMinus: 'Минус',
	keypadTooMuch: (p) => `Здесь может быть от ${g.number(p.least)} до ${g.number(p.most)}.`,
	less: (p) => `Меньше: ${p.what}`,
	more: (p) => `Больше: ${p.what}`,
	enterNumber: (p) => `Ввести: ${p.what}`,

	saveFile: 'Сохранить всё в файл',

	memoryMissing:
		'В этом браузере нет базы данных; возможно, включён приватный режим. Всё работает, но исчезнет, когда страница закроется: сохраните файл.',
	memoryBroken:
		'База данных не открылась. Всё работает, но исчезнет, когда страница закроется: сохраните файл и обновите страницу.',
	memoryFull:
		'На устройстве кончилось место. Новые записи теперь только в памяти: сохраните файл, освободите место и обновите страницу.',
	tabOutdated:
		'В другой вкладке открыт более новый Келарь. Обновите страницу: до тех пор она только показывает и ничего не записывает.',
	tabBlocked:
		'В другой вкладке открыт более старый Келарь. Закройте ту вкладку: эта страница продолжит сама.',
	offlineReady: 'Келарь готов работать без сети.',
	updateReady: 'Есть новая версия.',
	updateNow: 'Обновить',
	install: 'Установить',
	installHint: 'Добавьте Келаря на главный экран: так он открывается быстрее и бережёт данные.',
	notSaved: 'Не записалось. Попробуйте ещё раз; если повторится, сохраните файл в настройках.',
	notSavedGone: 'Не записалось: эта партия удалена, возможно, в другой вкладке.',
	notFound: 'Здесь ничего нет',
	notFoundHint: 'Адрес неверен или устарел. Всё записанное по-прежнему на полке.',
	broken: 'Что-то сломалось',
	brokenHint: 'Записанное не пропало. Вернитесь к полке или обновите страницу.',
	reload: 'Обновить страницу'
} satisfies Translation<Words>;
