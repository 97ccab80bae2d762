import type { Translation, Voice } from '#lib/core/message.ts';
import type { BoardPart, ScorePart, StoryPart } from '../rules/breakdown.ts';
import type { DieValue, GainSource, Row } from '../rules/data.ts';
import type { screens as en } from './screens-en.ts';
import {
	areas,
	capital,
	card,
	cost,
	dice,
	g,
	handful,
	letters,
	monastery,
	novices,
	places,
	roman,
	slot,
	sources
} from './words-ru.ts';

const shortSources: Record<GainSource, string> = {
	refectory: 'Трапез­ная',
	workshop: 'Мастер­ская',
	library: 'Библио­тека',
	action: 'Дей­ствие',
	column: 'Жёлтый жетон',
	windowRow: 'Ряд витража',
	windowColumn: 'Столбец витража',
	mission: 'Задание',
	insteadOfDie: 'Вместо кубика',
	other: 'Другое'
};

const standard: Record<DieValue, string> = {
	1: 'отправить послушника',
	2: 'суп',
	3: 'влияние',
	4: 'чётки',
	5: 'возница',
	6: 'любое, по одному за ход'
};

const boardParts: Record<BoardPart, string> = {
	novices: 'Послушники',
	window: 'Витраж',
	missions: 'Задания',
	stock: 'Запас'
};
const scoreParts: Record<ScorePart, string> = {
	prestige: 'Престиж',
	monasteries: 'Монастыри',
	chapels: 'Часовни',
	cloisters: 'Дворы',
	tiles: 'Жетоны'
};
const storyParts: Record<StoryPart, string> = {
	buildings: 'Пристройки',
	actions: 'Действия и жёлтые жетоны',
	window: 'Витраж',
	missions: 'Задания',
	other: 'Прочий престиж',
	monasteries: 'Большинство',
	chapels: 'Часовни',
	cloisters: 'Дворы',
	tiles: 'Жетоны'
};

const rowActions: Record<Row, readonly string[]> = {
	1: ['возница +1', 'чётки', 'суп', 'влияние', 'обмен'],
	2: ['инструмент', 'послушник, влияние −1', '2 одинаковых', 'возница +2', '3 очка'],
	3: Array.from({ length: 5 }, () => 'витраж'),
	4: Array.from({ length: 5 }, () => '+1 за кубик')
};

const silent: Voice = { name: (seat) => seat, term: () => undefined, edition: '' };

/** What the screens say. */
export const screens = {
	monastery: (p, voice) => monastery(p.monastery, voice),
	letter: (p) => letters[p.monastery],
	place: (p) => capital(places[p.place]),
	area: (p) => capital(areas[p.area]),
	source: (p) => capital(sources[p.source]),
	card: (p, voice) => capital(card(p.card, voice)),

	'setup.first': 'Кто берёт чашу',
	'setup.lots': 'Бросить жребий',
	'setup.begins': (p, voice) => `Начинает ${voice.name(p.seat)}`,
	'setup.dice': 'Следить за кубиками',
	'setup.diceHint': 'Чей ход и сколько можно взять; без этого — только престиж',
	'setup.missions': 'Задания над полем',
	'setup.missionsHint':
		'По два из каждой стопки. Если карты вашей коробки описаны, очки подставятся сами, если нет — спросятся.',
	'setup.pile': (p) => `Стопка ${p.category}`,

	'years.head': (p) => `Год ${p.year}, раунд ${p.round} из ${p.of}`,
	'years.hasChalice': 'с чашей',
	'years.untracked': 'Кубики, потом действия. Престиж отмечается ниже.',
	'years.roll': (p, voice) => `${voice.name(p.seat)} бросает ${dice(p.left)}`,
	'years.take': (p, voice) => `${voice.name(p.seat)} берёт кубики`,
	'years.acts': (p, voice) =>
		`${voice.name(p.seat)} выполняет действия: ${dice(p.count)} из ячейки ${p.value}`,
	'years.then': (p, voice) => `затем берёт ${voice.name(p.seat)}`,
	'years.over': 'Кубики разобраны',
	'years.end': 'Раунд окончен',
	'years.count': 'К итоговому подсчёту',

	'dice.title': 'Кубики на поле',
	'dice.pick': 'Какое число кладут?',
	'dice.take': 'Из какой ячейки берут?',
	'dice.space': (p) =>
		`Ячейка ${p.value}, ${standard[p.value]}: нейтральных ${g.number(p.neutral)}${p.own === '' ? '' : `, личные: ${p.own}`}`,
	'dice.ofSeat': (p, voice) => `${voice.name(p.seat)} ${g.number(p.count)}`,
	'dice.place': (p) => `В ячейку ${p.value}: ${handful(p.own, p.neutral)}`,
	'dice.takeThese': (p) => `Взять из ячейки ${p.value}: ${handful(p.own, p.neutral)}`,
	'dice.howMany': (p) => `Сколько кубиков с числом ${p.value}?`,
	'dice.mayTake': (p) => `Из ячейки ${p.value} можно взять до ${g.number(p.most)}`,
	'dice.reroll': 'Потратить переброс',
	'dice.rerolled': 'Переброс потрачен',
	'dice.rerollOf': (p, voice) =>
		`${voice.name(p.seat)}: ${p.isUsed ? 'переброс потрачен' : 'потратить переброс'}`,

	'end.title': 'Конец раунда',
	'end.yearTitle': (p) => `Конец ${p.year}-го года`,
	'end.lastTitle': 'Конец третьего года',
	'end.reroll': 'Использованные жетоны переброса — обратно, кубиком вверх',
	'end.neutral': (p) => `Раздать нейтральные кубики, каждому по ${g.number(p.neutral)}`,
	'end.own': 'Каждый забирает свои личные кубики',
	'end.chalice': (p, voice) => `Чаша — соседу слева: ${voice.name(p.next)}`,
	'end.hourglass': (p) => `Песочные часы — на ${p.year}-й год`,
	'end.last': 'Ничего готовить не нужно: начинается итоговый подсчёт.',
	'end.next': 'Следующий раунд',
	'end.score': 'К итоговому подсчёту',

	'player.gain': (p, voice) =>
		p.points === undefined
			? `${voice.name(p.seat)}: ${sources[p.source]}`
			: `${voice.name(p.seat)}: ${sources[p.source]}, ${g.signed(p.points)}`,
	'player.short': (p) => shortSources[p.source],
	'player.prestige': (p, voice) => `Престиж: ${voice.name(p.seat)}`,
	'player.open': (p, voice) => `Отметить: ${voice.name(p.seat)}`,
	'player.projected': (p) => `с итоговым подсчётом ${g.number(p.total)}`,
	'player.rolls': 'бросает',
	'player.takes': 'берёт',
	'player.acts': 'действует',
	'player.part': (p) => boardParts[p.part],
	'player.partOf': (p, voice) => `${boardParts[p.part]}: ${voice.name(p.seat)}`,
	'player.howMuch': 'Сколько очков прибавить?',
	'player.becomes': (p) => `Престиж на треке: сейчас ${g.number(p.now)}, станет`,

	'novices.hint':
		'Коснитесь послушника, который уходит; очки за пристройку запишутся вместе с ним.',
	'novices.row': (p) => `${roman[p.row]} · ${places[p.of]} · ${p.cost}`,
	'novices.buildingCost': (p) => `1 влияние и ${p.count} жетона: суп, инструменты или книги`,
	'novices.cost': (p) => cost(p.cost),
	'novices.one': (p) =>
		`Ряд ${roman[p.row]}, ${p.column === undefined ? 'шестой' : `кубик ${p.column}`}${p.isGone ? ', отправлен' : ''}`,
	'novices.where': 'Куда?',
	'novices.send': (p, voice) => `${monastery(p.monastery, voice)}, ${areas[p.area]}`,
	'novices.sent': (p) => `Отправлено: ${novices(p.count)}`,
	'novices.action': (p) => rowActions[p.row][p.column - 1] ?? '',
	'novices.opened': 'Открытые действия',
	'novices.openedIn': (p) => `Кубик ${p.column}: ${p.actions.join(', ')}`,

	'window.hint': 'Под нужным рядом выберите, из какого монастыря жетон.',
	'window.row': (p) => `Ряд ${p.row}`,
	'window.lay': (p, voice) => `Ряд ${p.row}: ${monastery(p.monastery, voice)}`,
	'window.cell': (p, voice) =>
		`Ряд ${p.row}, столбец ${p.column}: ${p.monastery === undefined ? 'свободно' : monastery(p.monastery, voice)}`,
	'window.bonus': (p) => ['влияние', 'чётки', 'возница +2'][p.row - 1] ?? '',
	'window.columnBonus': (p) => ['суп', 'инструмент', 'книга'][p.column - 1] ?? '',
	'window.taken': (p) => `Возьмите: ${p.row} или ${p.column}`,
	'window.bonuses': (p) => `Следующий жетон даст: ${p.row} или ${p.column}`,
	'window.columnPoints': (p) =>
		`Сколько очков напечатано под столбцом ${p.column} витража? Число запомнится.`,
	'window.columnTitle': 'Столбец собран',
	'window.column': (p) =>
		p.points === undefined
			? `Столбец ${p.column}: ввести очки`
			: `Столбец ${p.column}: ${g.signed(p.points)}`,
	'window.whichColumn': 'Какой столбец собран?',

	'missions.slot': (p, voice) =>
		p.card === undefined ? capital(slot(p.slot)) : `${p.slot.charAt(0)}: ${card(p.card, voice)}`,
	'missions.fulfil': (p) =>
		p.points === undefined ? 'Выполнено' : `Выполнено, ${g.signed(p.points)}`,
	'missions.fulfilSlot': (p, voice) =>
		`Выполнено: ${p.card === undefined ? slot(p.slot) : card(p.card, voice)}${p.points === undefined ? '' : `, ${g.signed(p.points)}`}`,
	'missions.done': (p) => `Год ${p.year}, ${g.signed(p.points)}`,
	'missions.met': 'судя по записям, выполнено',
	'missions.tally': (p) => `${g.number(p.count)} из ${g.number(p.of)}`,
	'missions.points': (p, voice) => {
		const name = capital(p.card === undefined ? slot(p.slot) : card(p.card, voice));
		return `${name}: сколько очков${p.slot.startsWith('C') ? '' : ` в ${p.year}-й год`}?`;
	},
	'missions.pointsTitle': 'Очки за задание',

	'stock.dice': 'Личные кубики',
	'stock.diceCount': (p) => `${g.number(p.count)} из 3`,
	'stock.won': 'Новый личный кубик',
	'stock.wonOn': (p) => `Новый личный кубик: выпало ${p.value}`,
	'stock.wonWhere': 'Новый личный кубик: бросьте его и отметьте, что выпало.',
	'stock.tiles': 'Жетоны',
	'stock.tilesHint': 'Можно не вести: в конце партии всё равно спросим.',

	'count.players': 'Чьи послушники и жетоны',
	'count.howTo': 'Сначала партия. Когда она окончена, здесь считают то, что осталось на поле.',
	'count.prestige': 'Престиж на треке',
	'count.novices': 'Послушники в монастырях',
	'count.digit': (p) => `${p.label}: ${g.number(p.count)}`,
	'count.more': (p) => `${p.label}: больше, сейчас ${g.number(p.count)}`,
	'count.tiles': 'Оставшиеся жетоны',
	'count.addsUp': 'Как это сложилось',
	'count.next': (p, voice) => `Дальше: ${voice.name(p.seat)}`,

	'standing.title': 'Если бы всё кончилось сейчас',
	'standing.part': (p) => scoreParts[p.part],
	'standing.total': 'Итого',
	'standing.uncounted': 'не сосчи­таны',

	'story.race': 'Гонка за престижем',
	'story.raceText': (p, voice) =>
		`Престиж по раундам, всего ${g.number(p.rounds)}; в конце ${p.all.map(({ seat, prestige }) => `${voice.name(seat)} ${g.number(prestige)}`).join(', ')}`,
	'story.raceHint': 'Итоговый подсчёт сюда не входит.',
	'story.yearEnds': 'Вертикальные черты — концы годов.',
	'story.round': (p) => `${p.year}.${p.round}`,
	'story.roundHead': 'Год и раунд',
	'story.numbers': 'В числах',
	'story.sources': 'Откуда очки',
	'story.segment': (p) => `${storyParts[p.part]} ${g.signed(p.points)}`,
	'story.part': (p) => storyParts[p.part],
	'story.bar': (p, voice) => `${voice.name(p.seat)}, ${g.number(p.total)}: ${p.parts.join(', ')}`,
	'story.majorities': 'Кому достались монастыри',
	'story.nobody': 'ничей',

	'copy.monasteries': 'Монастыри',
	'copy.monasteriesHint':
		'Буквы идут от начала дороги. Название и цвет витражей помогут не путать.',
	'copy.monastery': (p) => `Название монастыря ${letters[p.monastery]}`,
	'copy.colour': (p) => `Цвет монастыря ${letters[p.monastery]}`,
	'copy.noColour': 'Без цвета',
	'copy.window': 'Очки под столбцами витража',
	'copy.column': (p) => `Столбец ${p.column}`,
	'copy.missions': 'Задания',
	'copy.missionsHint':
		'Дайте своим картам A и B номера от 1 до 5, какие удобно, и запишите, что на них.',
	'copy.card': (p) => (p.card.startsWith('C') ? capital(card(p.card, silent)) : `Карта ${p.card}`),
	'copy.points': (p) =>
		p.points.length === 0 ? 'очки не записаны' : `очки ${p.points.join(' / ')}`,
	'copy.year': (p) => `Очки за ${p.year}-й год`,
	'copy.anyYear': 'Очки',
	'copy.need': (p) => `Послушник ${p.number}`,
	'copy.unset': 'Не записано'
} satisfies Translation<typeof en>;
