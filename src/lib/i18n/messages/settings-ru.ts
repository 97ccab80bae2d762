import type { Translation } from '#lib/core/message.ts';
import { grammar } from '../grammar.ts';
import type { en } from './settings-en.ts';

const g = grammar('ru');
const tables = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'партия', few: 'партии', many: 'партий' })}`;

export const ru = {
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
	storageRefused: 'Браузер пока не обещает. Обычно соглашается, когда приложение установлено.',
	storageUsed: (p) => `Занято ${g.number(p.megabytes)}\u00a0МБ`,
	nothingLeaves: 'Ничто не покидает это устройство.',
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
	importedCopy: 'Данные о коробке из этого файла теперь у вас.',
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
	copySaved: 'Сохранено',
	copyEntries: (p) =>
		`${g.number(p.count)} ${g.noun(p.count, { one: 'название', few: 'названия', many: 'названий' })}`,
	copyReset: 'Вернуть исходное',
	copyResetSure: (p) =>
		`Всё вписанное сотрётся (${p.holds}), и вернётся исходное. Если есть файл или ссылка, данные можно загрузить снова.`,
	copyResetYes: 'Стереть',
	copyResetDone: 'Всё снова как было вначале.',
	share: 'Поделиться',
	shareHint: 'Достаточно вписать один раз: пригодится каждому, у кого есть эта игра.',
	shareEmpty: 'Здесь пока нечем делиться: ничего не вписано.',
	shareSaveFile: 'Сохранить в файл',
	shareLink: 'Отправить ссылку',
	copyLink: 'Скопировать ссылку',
	linkCopied: 'Ссылка скопирована.',
	linkNotCopied: 'Не удалось скопировать ссылку. Покажите QR-код или сохраните файл.',
	linkPrivate: 'Все данные внутри самой ссылки, на сервер они не попадают.',
	qrShow: 'Показать QR-код',
	qrTitle: 'QR-код вашей коробки',
	qrHint: 'Наведите на него камеру другого телефона.',
	qrTooLong: 'Столько в QR-код не помещается. Отправьте ссылку или файл.',
	offerFile: 'Данные из файла',
	offerLink: 'Данные по ссылке',
	offerHolds: (p) => `Внутри: ${p.holds}.`,
	offerAdds: (p) => (p.added === 0 ? 'Нового ничего нет.' : `Нового: ${g.number(p.added)}.`),
	offerDiffers: (p) =>
		`Расходится с вашим: ${g.number(p.different)}.` +
		(p.added > 0 ? ' Если оставить своё, добавится только новое.' : ''),
	offerAdd: 'Добавить',
	offerTheirs: 'Взять эти',
	offerMine: 'Оставить свои',
	offerTaken: 'Добавлено в вашу коробку.',
	offerAllHere: 'Всё это у вас уже есть.',
	linkEmpty: 'В этой ссылке ничего нет. Попросите другую.',
	linkBroken: 'Ссылка повреждена или обрезана. Попросите прислать её ещё раз или файлом.',
	linkNewer:
		'Эта ссылка сделана более новым Келарем. Обновите приложение и откройте ссылку ещё раз.'
} satisfies Translation<typeof en>;
