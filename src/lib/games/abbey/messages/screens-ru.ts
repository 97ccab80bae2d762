import type { Translation, Voice } from '#lib/core/message.ts';
import type { Value } from '../rules/data.ts';
import type { Known } from '../rules/sheet.ts';
import type { Mark } from '../rules/state.ts';
import type { Act, screens as en } from './screens-en.ts';
import {
	capital,
	cards,
	cardsAccusative,
	claim,
	feature,
	g,
	masses,
	suspect,
	traitWords
} from './words-ru.ts';

const acts: Record<Act | 'more', { readonly short: string; readonly title: string }> = {
	shown: { short: 'Показ', title: 'Показали карту' },
	none: { short: 'Нет такой', title: 'Такой карты нет' },
	kind: { short: 'Сколько', title: 'Сколько таких на руке?' },
	held: { short: 'Есть ли', title: 'Есть ли такая карта?' },
	crossed: { short: 'Вычерк.', title: 'Сколько вычеркнуто?' },
	taken: { short: 'Забрали', title: 'Забрали карту' },
	drawn: { short: 'Трапезная', title: 'Карта из трапезной' },
	mass: { short: 'Месса', title: 'Месса' },
	accused: { short: 'Обвинение', title: 'Обвинение' },
	more: { short: 'Ещё', title: 'Ещё' },
	silence: { short: 'Обет молчания', title: 'Кто промолчал?' },
	cleared: { short: 'Карта оправдала подозреваемого', title: 'Подозреваемый оправдан' },
	caught: { short: 'Гость пойман', title: 'Незваный гость пойман' },
	given: { short: 'Передали карту', title: 'Передали карту' },
	note: { short: 'Заметка словами', title: 'Заметка' },
	hands: { short: 'Сверить руки', title: 'Сколько у кого карт?' },
	dealt: { short: 'Моя раздача', title: 'Моя раздача' }
};

const shorts: Record<Value, string> = {
	templar: 'тамплиер',
	franciscan: 'францис.',
	benedictine: 'бенедикт.',
	father: 'отец',
	brother: 'брат',
	novice: 'послушн.',
	hooded: 'капюшон',
	unhooded: 'открытый',
	bearded: 'борода',
	shaven: 'бритый',
	fat: 'толстый',
	thin: 'худой'
};

const knownWords = (known: Known, voice: Voice): string => {
	switch (known.kind) {
		case 'mine':
			return 'Карта у вас на руке.';
		case 'held':
			return known.isSure
				? `Невиновен: карта на руке (${voice.name(known.seat)}).`
				: `Невиновен: последний раз карту видели на руке (${voice.name(known.seat)}), с тех пор могла уйти.`;
		case 'cleared':
			return 'Невиновен: оправдан по записям.';
		case 'ruledOut':
			return known.seat === undefined
				? 'Карту не видели, но преступником быть не может.'
				: `Карту не видели, но она может быть только на одной руке (${voice.name(known.seat)}).`;
		case 'onlyOne':
			return 'Больше преступником быть некому.';
		case 'culprit':
			return 'Преступник.';
		case 'open':
			return 'По записям не оправдан.';
	}
};

const cellState = (known: Known, mark: Mark | undefined, voice: Voice): string => {
	if (known.kind !== 'open') return knownWords(known, voice);
	if (mark?.mark === 'out') return 'вычеркнут от руки';
	if (mark?.mark === 'held' && mark.by !== undefined)
		return `пометка: карта на руке (${voice.name(mark.by)})`;
	return mark?.mark === 'doubted' ? 'главный подозреваемый' : 'под подозрением';
};

const whom = (isMe: boolean, me: string, others: string): string => (isMe ? me : others);

export const screens = {
	'setup.me': 'Чей это блокнот?',
	'setup.me.hint': 'Лист подозреваемых личный: он закрыт, пока его не откроет хозяин.',
	'setup.me.nobody': 'Ничей, только общий стол',
	'setup.first': 'Кто начинает и держит колокол',
	'setup.lots': 'Бросить жребий',
	'setup.begins': (p, voice) => `Начинает ${voice.name(p.seat)}.`,
	'setup.quick': 'Быстрая игра',
	'setup.quick.hint': 'До трёх комнат за ход, месса каждые три круга, первой мессы нет',
	'setup.noLibrary': 'Без библиотеки',
	'setup.noEvents': 'Без событий',
	'setup.twoBooks': 'С двумя книгами в скрипторий не входят',
	'setup.scoreOnly': 'Понадобятся только предположения, обвинения и преступник.',

	'view.label': 'Что на экране',
	'view.notebook': 'Блокнот',
	'view.table': 'Стол',
	'cover.whose': (p, voice) => `Блокнот: ${voice.name(p.seat)}`,
	'cover.open': 'Открыть',
	'cover.hide': 'Спрятать',
	'cover.hint':
		'Открывает только хозяин. Прячется сам, если положить телефон экраном вниз или погасить экран.',
	'cover.faceDown': 'Прятать, когда телефон лежит экраном вниз',
	'cover.first':
		'Дальше могут появиться ваши карты. Сначала откройте блокнот или запишите без них.',
	'cover.without': 'Записать без карты',

	value: (p) => capital(feature(p)),
	'value.short': (p) => shorts[p.value],
	traitName: (p) => traitWords[p.trait],
	'chip.count': (p) => `${capital(feature(p))}: осталось ${g.number(p.count)}`,
	'group.unknown': 'Орден неизвестен',
	cell: (p, voice) => `${capital(suspect(p.suspect, voice))}: ${cellState(p.known, p.mark, voice)}`,
	'cell.crossed': 'Вычеркнут от руки. Долгое нажатие откроет карточку подозреваемого.',
	'cell.mine': 'моя',
	'sheet.left': (p) => `Под подозрением ${g.number(p.left)} из ${g.number(p.of)}`,
	'sheet.filter': 'Сколько осталось по приметам; нажмите, чтобы найти',

	dock: 'Что произошло',
	act: (p) => acts[p.act].short,
	'act.title': (p) => acts[p.act].title,
	'picker.chosen': (p) => `${g.number(p.chosen)} из ${g.number(p.count)}`,
	'picker.forgotten': 'Не знаю, какая',
	'picker.another': 'Другой',
	'form.traits': 'О ком речь',
	'form.firstTrait': 'Выберите одну или две приметы, потом ответ.',
	'form.answer': 'Ответ',
	'form.pair': 'Кто и с кем',
	'form.seatCount': (p, voice) => `${voice.name(p.seat)}: ${g.number(p.count)}`,

	'shown.hint': 'Какую карту просили и кто её показал.',
	'shown.who': 'Кто кому показал карту',
	'shown.row': (p, voice) => whom(p.isMe, 'Показали мне', `Смотрит: ${voice.name(p.to)}`),
	'shown.pair': (p, voice) => `Карту показывает ${voice.name(p.seat)}, смотрит ${voice.name(p.to)}`,
	'shown.which': (p, voice) => `Какую карту показали? (${voice.name(p.seat)})`,
	'shown.whichMine': (p, voice) => `Какую карту увидели? (${voice.name(p.to)})`,
	'none.hint': 'Какую карту просили и у кого её нет.',
	'none.who': 'Кто просит и у кого нет',
	'none.first': 'Сначала выберите одну или две приметы.',
	'none.row': (p, voice) => whom(p.isMe, 'Просьба моя', `Просит ${voice.name(p.to)}`),
	'none.pair': (p, voice) => `Просит ${voice.name(p.to)}, нет у игрока ${voice.name(p.seat)}`,
	'kind.hint': 'Карты на руке сейчас.',
	'crossed.hint': 'Сколько таких вычеркнуто в чужом блокноте.',
	'held.whose': 'О ком спросили?',
	'held.yes': 'Есть',
	'held.no': 'Нет',
	'held.answer': (p, voice) => `${voice.name(p.seat)}: ${p.isHeld ? 'есть' : 'нет'}`,
	'taken.hint': 'Наугад: в исповедальне, в келье или по книге.',
	'taken.row': (p, voice) =>
		whom(p.isMe, 'Карту беру я, у кого:', `Берёт ${voice.name(p.seat)}, у кого:`),
	'taken.pair': (p, voice) => `Берёт ${voice.name(p.seat)}, отдаёт ${voice.name(p.other)}`,
	'caught.hint': 'Карта возвращается хозяину, гость идёт каяться.',
	'caught.row': (p, voice) => whom(p.isMe, 'В моей келье', `Келья: ${voice.name(p.seat)}`),
	'caught.pair': (p, voice) => `Келья: ${voice.name(p.seat)}, гость: ${voice.name(p.other)}`,
	'given.hint': 'По книге или событию.',
	'given.row': (p, voice) => whom(p.isMe, 'Отдаю я, кому:', `Отдаёт ${voice.name(p.seat)}, кому:`),
	'given.pair': (p, voice) => `Отдаёт ${voice.name(p.seat)}, получает ${voice.name(p.other)}`,
	'move.got': (p, voice) => `Какая карта пришла? (${voice.name(p.from)})`,
	'move.lost': 'Какая из ваших карт ушла?',
	'drawn.who': 'Кто берёт карту?',
	'drawn.which': 'Какая карта досталась вам?',
	'parlor.left': (p) => (p.left === 0 ? 'Трапезная пуста.' : `В трапезной ${cards(p.left)}.`),
	'parlor.mayAccuse': 'Обвинять можно.',
	'parlor.mayNot': 'Обвинять пока нельзя.',
	'mass.name': (p) => masses[p.name],
	'mass.howMany': (p) =>
		`${masses[p.name]}: по сколько карт передают? Число есть на карте мессы; Келарь его запомнит.`,
	'mass.passes': (p) => `${masses[p.name]}: все передают влево ${cardsAccusative(p.count)}.`,
	'mass.change': 'Изменить',
	'mass.record': 'Месса окончена',
	'mass.gave': (p, voice) => `Отдано: ${cards(p.count)} (кому: ${voice.name(p.to)})`,
	'mass.got': (p, voice) => `Получено: ${cards(p.count)} (от кого: ${voice.name(p.from)})`,
	'mass.reminder': (p) =>
		p.isEvent
			? 'Все фигуры в часовню; после передачи откройте карту события.'
			: 'Все фигуры в часовню.',
	'mass.unnoted': 'Свои карты не отмечать',
	'accused.whom': 'Кого обвинили?',
	'accused.notYet': (p) =>
		`По записям в трапезной ${cards(p.left)}, а пока там есть карты, обвинять нельзя.`,
	'accused.hint': 'Кто обвиняет и кто показал карту.',
	'accused.row': (p, voice) => `Обвиняет ${voice.name(p.seat)}, карта:`,
	'accused.pair': (p, voice) =>
		`Обвиняет ${voice.name(p.seat)}, карту показывает ${voice.name(p.shownBy)}`,
	'accused.nobody': 'ни у кого',
	'accused.culprit': (p, voice) =>
		`Обвиняет ${voice.name(p.seat)}, карты ни у кого нет: это преступник`,
	'accused.who': 'Кто обвиняет?',
	'note.hint': 'Всё, что стоит запомнить',
	'silence.who': 'Кто промолчал?',
	'cleared.who': 'Кто невиновен?',
	'dealt.which': (p) => `Ваши ${cards(p.count)}`,
	'dealt.start': 'Отметить свою раздачу',
	'hands.label': 'Карты на руке',
	'hands.hint': 'По записям. Если у кого-то иначе, нажмите верное число: что-то не записано.',
	'hands.button': (p, voice) =>
		`Карты на руках: ${p.hands.map(({ seat, count }) => `${voice.name(seat)} ${count}`).join(', ')}`,
	'hands.wrong': (p, voice) =>
		`${p.wrong.map(({ seat, seen, logged }) => `${voice.name(seat)}: на руке ${cards(seen)}, а по записям ${g.number(logged)}`).join('; ')}. Откройте журнал и добавьте забытое перед нужной строкой.`,
	'hands.check': (p, voice) => `По записям ${cards(p.count)} (${voice.name(p.seat)}). Верно?`,

	'details.title': (p, voice) => capital(suspect(p.suspect, voice)),
	'details.known': (p, voice) => knownWords(p.known, voice),
	'details.marks': 'Мои пометки',
	'details.lines': 'В журнале',
	'details.note': 'Заметка',
	'details.name': 'Имя на карте',
	'details.correct': 'Исправить приметы',
	'mark.out': 'Вычеркнут',
	'mark.doubted': 'Главный подозреваемый',
	'mark.heldBy': 'Думаю, карта на руке:',

	'table.seats': 'Игроки',
	'turn.now': (p) => `Ход, до ${g.number(p.steps)} комнат`,
	'turn.end': 'Ход окончен',
	'turn.then': () => 'После этого хода ещё один, по карте склепа',
	'turn.again': (p, voice) => `Карта склепа: ${voice.name(p.seat)} ходит ещё раз`,
	'turn.missed': (p, voice) =>
		`Покаяние, ход пропущен: ${g.list(p.missed.map((seat) => voice.name(seat)))}`,
	'turn.mass': 'Провести мессу',
	'turn.bellRings': (p, voice) =>
		`Колокол дошёл до конца: ${voice.name(p.seat)} созывает на мессу.`,
	'turn.bell': (p) => `Колокол на ${g.number(p.bell)}`,
	'turn.toMass': (p) =>
		p.rounds === 0
			? `${masses[p.name]} сейчас.`
			: `${masses[p.name]} через ${g.number(p.rounds)} ${g.noun(p.rounds, { one: 'круг', few: 'круга', many: 'кругов' })}.`,
	'seat.cards': (p) => cards(p.count),
	'seat.first': 'колокол',
	'seat.penitent': 'пропуск хода',
	'seat.crypt': 'карта склепа',
	'seat.books': (p) =>
		`${g.number(p.count)} ${g.noun(p.count, { one: 'книга', few: 'книги', many: 'книг' })}`,
	'seat.library': 'может в библиотеку',
	'rooms.libraryNow': (p, voice) => {
		switch (p.library) {
			case 'open':
				return 'Сейчас можно войти в библиотеку.';
			case 'visited':
				return 'В библиотеку входят один раз за игру, и этот раз уже был.';
			case 'notFewest':
				return `В библиотеку сейчас нельзя: у кого-то карт меньше, чем у игрока ${voice.name(p.seat)}.`;
			case 'allEqual':
				return 'В библиотеку сейчас нельзя: карт у всех поровну.';
			case 'closed':
				return 'В этой партии библиотека закрыта.';
		}
	},
	'rooms.library': 'В библиотеке',
	'rooms.crypt': 'Карта склепа взята',
	'rooms.cryptUsed': 'Карта склепа сыграна',
	'rooms.book': 'Книга взята с собой',
	'rooms.bookUsed': 'Книга использована',
	'rooms.twoBooks': 'С двумя книгами в скрипторий не входят.',
	'penance.title': 'Покаяние',
	'penance.bell': 'Забыт колокол',
	'penance.table': 'По общему согласию',

	'chapter.title': 'Капитул',
	'chapter.empty': 'Ни предположений, ни обвинений пока не было.',
	'chapter.revelation': (p, voice) => `${voice.name(p.seat)}: ${claim(p)}`,
	'chapter.accusation': (p, voice) =>
		p.shownBy === undefined
			? `Обвиняет ${voice.name(p.seat)}: ${suspect(p.suspect, voice)}`
			: `Обвиняет ${voice.name(p.seat)}: ${suspect(p.suspect, voice)}. Карту показывает ${voice.name(p.shownBy)}`,
	'revelation.new': 'Предположение',
	'revelation.hint':
		'Одна примета преступника и только утвердительно: «бородатый», а не «не послушник».',
	'revelation.who': 'Кто это говорит?',
	'revelation.said': (p, voice) =>
		`Уже сказано: ${p.said.map(({ seat, value }) => `${feature({ value })} (${voice.name(seat)})`).join(', ')}.`,
	'accusation.new': 'Обвинение',
	'culprit.title': 'Преступник',
	'culprit.hint': 'Когда откроют спрятанную карту, отметьте её здесь.',
	'culprit.name': 'Назвать преступника',
	'culprit.which': 'Чья карта лежала под полем?',
	'culprit.found': (p, voice) => `Обвинение, которое его раскрыло: ${voice.name(p.seat)}.`,
	'culprit.needed': (p) => `${traitWords[p.trait]} преступника?`,
	'story.culprit': 'Преступник',
	'story.left': 'Подозреваемые в блокноте',
	'story.leftText': (p) => `От ${g.number(p.from)} в начале до ${g.number(p.to)} в конце`
} satisfies Translation<typeof en>;
