import type { Translation } from '#lib/core/message.ts';
import { grammar } from '../grammar.ts';
import type { Words } from './en.ts';

const g = grammar('ru');
const players = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'игрок', few: 'игрока', many: 'игроков' })}`;
const tables = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'партия', few: 'партии', many: 'партий' })}`;

export const ru = {
	appName: 'Келарь',
	back: 'Назад',
	close: 'Закрыть',
	cancel: 'Отмена',
	done: 'Готово',
	yes: 'Да',
	undo: 'Отменить',
	redo: 'Вернуть',
	loading: 'Открываем…',

	resume: 'Продолжить',
	newTable: 'Новая партия',
	pastTables: 'Сыгранные партии',
	allPastTables: 'Все сыгранные партии',
	noPastTables: 'Здесь соберутся сыгранные партии.',
	settings: 'Настройки',
	seatRange: (p) => (p.least === p.most ? players(p.least) : `${p.least}–${players(p.most)}`),
	minutes: (p) => `около ${g.number(p.minutes)} мин`,
	depthScore: 'Только подсчёт',
	depthScoreHint: 'Считаем в конце, до того ничего',
	depthTrack: 'Вести партию',
	depthTrackHint: 'Записываем по ходу игры',
	facts: (p) =>
		`${g.number(p.count)} ${g.noun(p.count, { one: 'запись', few: 'записи', many: 'записей' })}`,
	notStarted: 'пока ничего не записано',
	wonBy: (p) => `${g.list(p.names)}, ${g.number(p.total)}`,
	unknownGame: 'Игра, которой эта версия не знает',

	setupTitle: (p) => `Новая партия: ${p.game}`,
	setupPlayers: 'Игроки по часовой стрелке',
	setupHowMany: (p) => `От ${p.least} до ${p.most} игроков.`,
	playerName: (p) => `Игрок ${p.seat}`,
	nameOf: (p) => `Имя: игрок ${p.seat}`,
	changeSeat: (p) => `Цвет и место: ${p.name}`,
	up: 'Выше',
	down: 'Ниже',
	remove: 'Убрать',
	addPlayer: 'Добавить игрока',
	removePlayer: (p) => `Убрать: ${p.name}`,
	moveUp: (p) => `Выше: ${p.name}`,
	moveDown: (p) => `Ниже: ${p.name}`,
	colourOf: (p) => `Цвет: ${p.name}`,
	remembered: 'Уже играли',
	setupEdition: 'Издание',
	setupDepth: 'Что делаем',
	setupOptions: 'Игра',
	setupRulings: 'Где правила молчат',
	rulingOurs: 'наше решение',
	setupPrepare: 'На столе',
	startTable: 'За стол',
	sameName: (p) => `Двух игроков зовут ${p.name}. Добавьте одному из них букву или прозвище.`,
	sameColour: 'У двух игроков один цвет. Выберите для одного другой.',

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
	reallyFinish: 'Закончить и показать итог',
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
		`${g.number(p.count)} ${g.noun(p.count, { one: 'запись сделана', few: 'записи сделаны', many: 'записей сделано' })} более новой версией и не учтено. Обновите приложение, чтобы прочесть.`,

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

	language: 'Язык',
	languageAuto: 'Как в браузере',
	theme: 'Вид',
	themeAuto: 'Как в системе',
	themeLight: 'Пергамент',
	themeDark: 'При свечах',
	textSize: 'Размер текста',
	textNormal: 'Обычный',
	textLarge: 'Крупный',
	textHuge: 'Ещё крупнее',
	feel: 'За столом',
	sound: 'Звуки',
	haptics: 'Вибрация',
	keepAwake: 'Не гасить экран во время партии',
	yourData: 'Ваши данные',
	storageKept: 'Хранятся надёжно: браузер обещал их не стирать.',
	storageMayBeCleared:
		'Браузер может стереть их, если кончится место. Установите приложение или время от времени сохраняйте файл.',
	storageUnknown:
		'Этот браузер не говорит, бережёт ли он данные. Время от времени сохраняйте файл.',
	storageAsk: 'Попросить браузер беречь их',
	storageUsed: (p) => `Занято ${g.number(p.megabytes)} МБ`,
	nothingLeaves: 'Ничто не покидает это устройство.',
	saveFile: 'Сохранить всё в файл',
	openFile: 'Загрузить из файла',
	imported: (p) =>
		p.added + p.grown === 0
			? 'Всё из этого файла здесь уже есть.'
			: [
					p.added > 0 ? `добавлено: ${tables(p.added)}` : '',
					p.grown > 0 ? `дополнено: ${tables(p.grown)}` : '',
					p.unchanged > 0 ? `уже было: ${tables(p.unchanged)}` : ''
				]
					.filter((part) => part !== '')
					.join(', ')
					.replace(/^./, (letter) => letter.toUpperCase()) + '.',
	importedNothing: 'В этом файле нет партий.',
	fileNotJson: 'Это не файл Келаря, или он обрезан. Выберите файл, который сохранил Келарь.',
	fileForeign: 'Этот файл сделала другая программа. Выберите файл, который сохранил Келарь.',
	fileNewer: 'Этот файл сделан более новым Келарем. Обновите приложение и загрузите файл ещё раз.',
	fileDamaged: (p) =>
		`Файл повреждён (место: ${p.where}). Ничего не загружено; возьмите другую копию.`,
	fileConflict:
		'Файл противоречит сам себе или тому, что здесь есть. Ничего не загружено; возьмите другую копию.',
	fileUnreadable: 'Файл не прочитался. Попробуйте выбрать его ещё раз.',
	yourCopies: 'Ваши коробки',
	about: 'О приложении',
	version: (p) => `Версия ${p.version}`,
	rightsNote:
		'Игры и их названия принадлежат издателям. Келаря сделали игроки для владельцев коробок.',

	copyReset: 'Вернуть наши названия',
	copySaved: 'Сохранено',

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
	updateLater: 'Позже',
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
