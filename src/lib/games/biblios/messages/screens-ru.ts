import type { Translation } from '#lib/core/message.ts';
import type { SeatStatus } from '../rules/seat-status.ts';
import type { screens as en } from './screens-en.ts';
import { cards, category, church, g, names, price } from './words-ru.ts';

const seatStatus = (status: SeatStatus): string => {
	switch (status.kind) {
		case 'bidding':
			return 'ставка или пас';
		case 'paying':
			return `платит ${g.number(status.amount)}`;
		case 'leading':
			return `высшая ставка ${g.number(status.amount)}`;
		case 'in':
			return 'в торгах';
		case 'out':
			return 'пас';
		case 'fined':
			return 'штраф';
	}
};

const breaks: Readonly<Record<string, string>> = {
	Пигменты: 'Пиг\u00adменты',
	'Священные книги': 'Священ\u00adные книги',
	Манускрипты: 'Ману\u00adскрипты',
	'Запретные тома': 'Запрет\u00adные тома',
	Апокрифы: 'Апо\u00adкрифы'
};
const broken = (name: string): string => breaks[name] ?? name;

export const screens = {
	'progress.gifts': (p) => `дары, ход ${p.turn} из ${p.all}`,
	'progress.auctions': (p) => `аукцион ${p.number} из ${p.all}`,
	'progress.counting': 'подсчёт',
	'doubt.noCards': (p, voice) => `${voice.name(p.seat)}: не записано ни одной карты.`,
	'doubt.letters': (p, voice) =>
		`${category(p.category, voice)}: ничья, а буквы, которые её решают, не введены.`,
	'doubt.gold': 'За первое место ничья, а золото, которое её решает, не посчитано.',
	categoryTight: (p, voice) => broken(category(p.category, voice)),
	scriptorium: 'Скрипторий',
	die: (p, voice) => `${category(p.category, voice)}: ${p.value}`,
	gold: 'Золото',
	churchCard: 'Церковь',

	'setup.first': 'Кто начинает',
	'setup.lots': 'Бросить жребий',
	'setup.begins': (p, voice) => `Начинает: ${voice.name(p.seat)}.`,
	'setup.startValue': 'Кубики в начале',
	'setup.fine': 'Если победитель торгов не платит',
	'setup.fine.standard': 'По карте каждому',
	'setup.fine.standard.hint': 'Остальные вытягивают из руки по случайной карте',
	'setup.fine.bluff': 'Средневековый блеф',
	'setup.fine.bluff.hint': 'Сосед слева наугад выбирает одну карту, и она уходит в сброс',
	'setup.clock': 'Время на ставку',
	'setup.seconds': (p) => (p.seconds === 0 ? 'Без часов' : `${p.seconds} с`),
	'setup.atZero': 'Когда время вышло',
	'setup.atZero.signal': 'Только сигнал',
	'setup.atZero.pass': 'Это пас',

	'church.who': 'Кому досталась',
	'church.which': 'Какая карта',
	'church.dice': (p) => `Что изменить: ${church[p.kind]}`,
	'church.useless': 'Применить карту нельзя, она уходит в сброс.',
	'church.shift': (p, voice) => `${category(p.category, voice)} ${p.by > 0 ? '+1' : '−1'}`,
	'church.decline': 'Сбросить без применения',
	'church.taken': 'Карта церкви',
	'church.won': (p, voice) => `Карта церкви: ${voice.name(p.seat)}`,

	'gifts.turn': 'Дары. Ходит:',
	'gifts.place': (p) =>
		`Разложить ${cards(p.placed)}: одну себе, одну в стопку аукциона, остальные в общее поле`,
	'gifts.left': (p) =>
		`${g.noun(p.left, { one: 'ход', few: 'хода', many: 'ходов' })} до аукционов, всего ${p.all}`,
	'gifts.done': 'Ход окончен',
	'gifts.skip': 'Сразу к аукционам',

	'reveal.title': (p, voice) => `Открывает ${voice.name(p.seat)}. Что за карта?`,
	'reveal.quick': 'Неважно какая',
	'reveal.forGold': 'Платят золотом',
	'reveal.forCards': 'Платят картами',

	'bid.of': (p) => `Ставка: ${price(p.amount, p.pays)}`,
	'bid.other': 'Другая сумма',
	'bid.pass': 'Пас',
	'bid.title': (p, voice) => `${voice.name(p.seat)}: не меньше ${price(p.least, p.pays)}`,
	'pay.title': (p, voice) => `Платит ${voice.name(p.seat)}: ${price(p.amount, p.pays)}`,
	'pay.paid': (p) => `Уплачено: ${price(p.amount, p.pays)}`,
	'pay.fine': 'Не может или не хочет платить',
	'pay.fine.standard':
		'Штраф: остальные вытягивают из руки по случайной карте. Торги за карту начнутся заново.',
	'pay.fine.bluff':
		'Штраф: сосед слева наугад выбирает карту на сброс. Торги за карту начнутся заново.',

	'lot.pays': (p) => (p.pays === 'gold' ? 'Ставки в золоте' : 'Ставки в картах'),
	'lot.bid': (p, voice) => `${price(p.amount, p.pays)} — ${voice.name(p.seat)}`,
	'lot.noBid': 'Ставок пока нет',
	'clock.pause': 'Остановить часы',
	'clock.start': 'Запустить часы',
	'clock.show': 'Показывать часы',

	'room.status': (p) => seatStatus(p.status),
	'room.turn': (p, voice) => `Повернуть: ${voice.name(p.seat)}`,
	'room.settings': 'Зал аукциона',
	'room.around': 'Экран в центре стола',
	'room.aroundHint': 'Каждая панель повёрнута к своему игроку',
	'auction.number': (p) => `Аукцион ${p.number} из ${p.all}`,
	'auction.skip': 'Сразу к подсчёту',

	bidLog: 'Ставки',
	'bidLog.empty': 'Ни одной карты ещё не открыто. Здесь будет каждая ставка.',
	'bidLog.player': 'Игрок',
	'bidLog.gold': 'Золото',
	'bidLog.cards': 'Карты',
	'bidLog.won': 'Куплено',
	'bidLog.fines': 'Штрафы',
	'bidLog.filter': 'Чьи ставки',
	'bidLog.everyone': 'Всех',
	'bidLog.call': (p, voice) =>
		p.amount === undefined
			? `${voice.name(p.seat)}: пас`
			: `${voice.name(p.seat)}: ${g.number(p.amount)}`,
	'bidLog.fine': (p, voice) => `Штраф: ${voice.name(p.seat)}`,
	'bidLog.end': (p, voice) => {
		if (p.status === 'discarded') return 'Никто не купил, карта сброшена';
		if (p.seat === undefined) return 'Торги идут';
		return `Куплено: ${voice.name(p.seat)}, ${price(p.price ?? 0, p.pays)}`;
	},

	'count.players': 'Чьи карты',
	'count.cards': 'Карты по категориям',
	'count.addsUp': 'Из чего складывается',
	'count.total': (p, voice) =>
		`${category(p.category, voice)}, сумма ${p.total}. Ввести только сумму`,
	'count.totalOnly': (p, voice) => `${category(p.category, voice)}: только сумма`,
	'count.add': (p, voice) => `${category(p.category, voice)}, добавить ${p.value}`,
	'count.takeBack': (p, voice) =>
		`${category(p.category, voice)}, убрать ${p.value}${p.letter ?? ''}`,
	'count.gold': 'Карты золота',
	'count.goldSum': (p) =>
		`${cards(p.cards)}, на сумму ${g.number(p.worth)}. Золото важно только при ничьей`,
	'count.goldOf': (p) => `Золото ${p.value}`,
	'die.start': (p) => `${p.value} в начале`,
	'die.church': (p, voice) => `${p.value}: ${voice.name(p.seat)}, ${church[p.church]}`,
	'die.read': (p) => `${p.value}, записано со стола`,
	'die.history': 'Как менялось',
	'count.missingGold': 'Ничья за первое место: сколько золота?',
	'count.countGold': (p, voice) => `${voice.name(p.seat)}: посчитать`,
	'count.noLetter': (p, voice) => `${category(p.category, voice)}, убрать букву ${p.letter}`,
	'count.noGold': (p, voice) => `${voice.name(p.seat)}: золота нет`,
	'count.die': (p, voice) => `${category(p.category, voice)}: что на кубике`,

	'letters.category': (p, voice) => `Ничья: ${category(p.category, voice)}`,
	'letters.game': (p, voice) => `Ничья за первое место: ${category(p.category, voice)}`,
	'letters.hint': 'Какая у каждого самая ранняя буква на картах этой категории?',

	'story.categories': 'Категории',
	'story.whatIf': 'А если бы…',
	'story.whatIfHint': 'Двигайте кубики и смотрите, кто бы победил.',
	'story.whatIfWins': (p, voice) => `Победа: ${names(p.seats, voice)}.`,
	'story.whatIfTotals': (p, voice) =>
		p.totals.map(({ seat, points }) => `${voice.name(seat)} (${g.number(points)})`).join(', '),
	'story.whatIfBack': 'Вернуть как было',
	'story.dice': 'Сколько стоили категории',
	'story.dieHistory': (p, voice) => `${category(p.category, voice)}: ${p.values.join(', потом ')}`,
	'story.diceHint': 'Слева дары, справа аукционы.',
	'story.spent': 'Во что обошлись аукционы',
	'story.account': (p) =>
		[
			`золота ${g.number(p.goldSpent)}`,
			p.cardsPaid > 0 ? `карт ${g.number(p.cardsPaid)}` : '',
			`куплено ${g.number(p.won)}`,
			p.fines > 0 ? `штрафов ${g.number(p.fines)}` : ''
		]
			.filter((part) => part !== '')
			.join(', ')
} satisfies Translation<typeof en>;
