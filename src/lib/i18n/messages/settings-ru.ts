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
	copySaved: 'Сохранено'
} satisfies Translation<typeof en>;
