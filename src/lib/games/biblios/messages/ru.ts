import type { Translation } from '#lib/core/message.ts';
import type { en } from './en.ts';
import { screens } from './screens-ru.ts';
import {
	g,
	category,
	church,
	card,
	counted,
	cards,
	cardsAccusative,
	price,
	names,
	firstLetters,
	again,
	amounts
} from './words-ru.ts';

export const ru = {
	...screens,
	name: (p, voice) => voice.name(p.seat),
	category: (p, voice) => category(p.category, voice),
	church: (p) => church[p.kind],
	card: (p, voice) => card(p.card, voice),
	countedCard: (p, voice) => counted(p, voice),
	price: (p) => price(p.amount, p.pays),

	'log.ChurchCardTaken': (p, voice) => {
		const moves = p.moves.map(
			({ from, to, ...each }) => `${category(each.category, voice)} ${from} → ${to}`
		);
		return `Церковь, ${church[p.kind]}: ${voice.name(p.seat)}. ${
			moves.length === 0 ? 'Карта сброшена без применения' : moves.join(', ')
		}`;
	},
	'log.GiftTurnEnded': (p, voice) =>
		p.isLast
			? `Ход окончен: ${voice.name(p.seat)}. Дары закончены, начинаются аукционы`
			: `Ход окончен: ${voice.name(p.seat)}`,
	'log.GiftsEnded': 'Дары закончены, начинаются аукционы',
	'log.CardRevealed': (p, voice) => `Аукцион ${g.number(p.number)}: ${card(p.card, voice)}`,
	'log.BidMade': (p, voice) =>
		p.isWinning
			? `Ставка ${g.number(p.amount)}: ${voice.name(p.seat)}. Торги окончены`
			: `Ставка ${g.number(p.amount)}: ${voice.name(p.seat)}`,
	'log.Passed': (p, voice) =>
		p.isDiscarded ? `Пас: ${voice.name(p.seat)}. Карта сброшена` : `Пас: ${voice.name(p.seat)}`,
	'log.PassedToWinner': (p, voice) =>
		`Пас: ${voice.name(p.seat)}. Торги окончены, высшая ставка ${g.number(p.amount)}: ${voice.name(p.winner)}`,
	'log.PricePaid': (p, voice) =>
		`${card(p.card, voice)}, цена ${price(p.amount, p.pays)}: ${voice.name(p.seat)}`,
	'log.FineTaken': (p, voice) =>
		p.fine === 'standard'
			? `Штраф: ${voice.name(p.seat)}. Остальные берут у этого игрока по случайной карте. ${again(p.isDiscarded)}`
			: `Штраф: ${voice.name(p.seat)}. Одна карта уходит в сброс, наугад её выбирает ${voice.name(p.left)}. ${again(p.isDiscarded)}`,
	'log.AuctionsEnded': 'Аукционы закончены, начинается подсчёт',
	'log.DieRead': (p, voice) => `${category(p.category, voice)}: на кубике ${p.value}`,
	'log.CardCounted': (p, voice) =>
		p.from === undefined
			? `${voice.name(p.seat)}: ${counted(p, voice)}`
			: `${voice.name(p.seat)}: ${counted(p, voice)} (раньше буква была записана: ${voice.name(p.from)})`,
	'log.CardTakenBack': (p, voice) => `${voice.name(p.seat)}: ${counted(p, voice)}, убрано`,
	'log.TotalCounted': (p, voice) =>
		`${voice.name(p.seat)}: ${category(p.category, voice)}, всего ${g.number(p.total)}`,
	'log.FirstLetterRead': (p, voice) => {
		const where = `${voice.name(p.seat)}: ${category(p.category, voice)}, первая буква`;
		if (p.letter === undefined) return `${where} убрана`;
		return p.from === undefined
			? `${where} ${p.letter}`
			: `${where} ${p.letter} (раньше была записана: ${voice.name(p.from)})`;
	},
	'log.GoldCounted': (p, voice) => {
		const count = p.ones + p.twos + p.threes;
		if (count === 0) return `${voice.name(p.seat)}: золота нет`;
		return `${voice.name(p.seat)}: золото, ${cards(count)}, всего ${g.number(p.ones + 2 * p.twos + 3 * p.threes)}`;
	},

	'object.noSeat': 'За этим столом такого игрока нет.',
	'object.giftsOver': 'Дары уже закончены. Если рано, отмените строку, которая их закончила.',
	'object.giftsFirst': 'Сначала дары. Когда они закончатся, начнутся аукционы.',
	'object.auctionsOver':
		'Аукционы уже закончены, идёт подсчёт. Если рано, отмените строку, которая их закончила.',
	'object.notCounting': (p) =>
		p.now === 'gifts'
			? 'Карты считают в конце. Сначала закончите дары и аукционы.'
			: 'Карты считают в конце. Сначала закончите аукционы.',
	'object.notActive': (p, voice) => `Сейчас ходит ${voice.name(p.active)}.`,
	'object.churchFirst': (p, voice) =>
		`Сначала карта церкви: ${voice.name(p.seat)}. Её применяют или сбрасывают.`,
	'object.cardOnTable': 'На столе ещё лежит карта. Сначала закончите торги за неё.',
	'object.noCard': 'На столе нет карты. Сначала откройте следующую.',
	'object.bidTooLow': (p) =>
		p.least === 1
			? 'Ставка не меньше 1.'
			: `Ставка должна быть выше прежних: не меньше ${g.number(p.least)}.`,
	'object.biddingOver': (p, voice) =>
		`Торги окончены. Теперь плата или штраф: ${voice.name(p.winner)}.`,
	'object.notBidder': (p, voice) => `Сейчас очередь: ${voice.name(p.bidder)}.`,
	'object.passed': (p, voice) =>
		`Пас уже был: ${voice.name(p.seat)}. Вернуться в торги можно со следующей картой. Сейчас очередь: ${voice.name(p.bidder)}.`,
	'object.fined': (p, voice) =>
		`Штраф уже был: ${voice.name(p.seat)}. Вернуться в торги можно со следующей картой. Сейчас очередь: ${voice.name(p.bidder)}.`,
	'object.notWinner': (p, voice) => `Платит тот, чья ставка выше всех: ${voice.name(p.winner)}.`,
	'object.stillBidding': (p, voice) => `Торги ещё идут. Сейчас очередь: ${voice.name(p.bidder)}.`,
	'object.payGold': (p) =>
		`Ставка была ${g.number(p.bid)}, меньше заплатить нельзя. Если золота не хватает, запишите штраф.`,
	'object.payCards': (p) =>
		`За золото отдают ровно столько карт, сколько названо: ${g.number(p.bid)}. Если карт не хватает, запишите штраф.`,
	'object.dieTracked': (p, voice) =>
		`${category(p.category, voice)}: по записям на кубике ${p.now}, и меняют его только карты церкви. Записать ${p.value}?`,
	'object.churchDice': (p) =>
		p.dice === 1
			? 'Эта карта меняет один кубик или сбрасывается без применения.'
			: 'Эта карта меняет два разных кубика или сбрасывается без применения.',
	'object.sameDie': 'Карта на два кубика меняет два разных, а не один и тот же дважды.',
	'object.churchWay': (p) =>
		`На карте сказано: ${church[p.kind]}. В другую сторону она не действует.`,
	'object.dieAtEdge': (p, voice) =>
		`${category(p.category, voice)}: на кубике уже ${p.value}, ${p.by > 0 ? 'выше' : 'ниже'} некуда. Выберите другой кубик или сбросьте карту без применения.`,
	'object.noChurchCard': 'Сейчас карту церкви никто не получает. Всё равно записать?',
	'object.churchOfOther': (p, voice) =>
		`Карта церкви со стола достаётся другому: ${voice.name(p.winner)}. Записать ещё одну?`,
	'object.otherChurch': (p) =>
		`Открыта была другая карта: ${church[p.revealed]}. Записать ${church[p.kind]}?`,
	'object.letterTwice': (p, voice) =>
		`${category(p.category, voice)}: карта с буквой ${p.letter} уже записана: ${voice.name(p.seat)}. Если там другая буква, сначала уберите ту карту.`,
	'object.otherAlphabet': (p) =>
		p.script === 'cyrillic'
			? `Буква ${p.letter} латинская, а на картах этого издания русские: от А до И. Введите букву ещё раз.`
			: `Буква ${p.letter} русская, а на картах этого издания латинские: от A до I. Введите букву ещё раз.`,
	'object.letterElsewhere': (p, voice) =>
		`${category(p.category, voice)}: буква ${p.letter} в коробке одна, и она уже записана: ${voice.name(p.holder)}. Чья она?`,
	'object.earlierLetter': (p, voice) =>
		`${category(p.category, voice)}: уже записана буква ${p.first}, она раньше, чем ${p.letter}: ${voice.name(p.seat)}. Если это ошибка, сначала уберите ту карту.`,
	'object.notHeld': (p, voice) =>
		`Такая карта не записана: ${counted(p, voice)}. Игрок: ${voice.name(p.seat)}.`,
	'object.totalOverBox': (p, voice) =>
		`${category(p.category, voice)}: у всех вместе выходит ${g.number(p.sum)}, а сумма карт в коробке ${g.number(p.most)}. Всё равно записать?`,
	'object.goldOverBox': (p) =>
		`Золото ценностью ${p.value}: у всех вместе выходит ${cards(p.count)}, а в игре ${g.number(p.most)}. Всё равно записать?`,
	'object.valueOverBox': (p, voice) =>
		p.most === 0
			? `В обычной коробке такой карты нет: ${counted(p, voice)}. Всё равно записать?`
			: `${counted(p, voice)}: в обычной коробке ${cards(p.most)}, и все уже записаны. Записать ещё одну?`,
	'object.categoryOverBox': (p, voice) =>
		`${category(p.category, voice)}: в обычной коробке ${cards(p.most)}, и все уже записаны. Записать ещё одну?`,

	'score.total': 'Итого',
	'score.nobody': (p, voice) =>
		`${category(p.category, voice)}: карт ни у кого нет, кубик остаётся на планшете`,
	'score.noCards': (p, voice) => `${category(p.category, voice)}: карт нет`,
	'score.won': (p, voice) =>
		p.next === 0
			? `${category(p.category, voice)}: ${g.number(p.best)}, у остальных карт нет`
			: `${category(p.category, voice)}: ${g.number(p.best)} против ${g.number(p.next)}`,
	'score.lost': (p, voice) =>
		`${category(p.category, voice)}: ${g.number(p.total)} против ${g.number(p.best)}`,
	'score.letters': (p, voice) =>
		p.later.length === 0
			? `${category(p.category, voice)}: поровну, по ${g.number(p.best)}; первой идёт буква ${p.first}`
			: `${category(p.category, voice)}: поровну, по ${g.number(p.best)}; буква ${p.first} раньше, чем ${g.list(p.later)}`,
	'score.readLetters': (p, voice) =>
		`${category(p.category, voice)}: поровну, по ${g.number(p.best)}; введите ${firstLetters(p.seats, voice)}`,

	'tie.goldCards': (p, voice) => `Карт золота: ${amounts(p.amounts, voice)}`,
	'tie.goldValue': (p, voice) => `Золото, сумма: ${amounts(p.amounts, voice)}`,
	'tie.countGold': (p, voice) => `Золото: сосчитайте его (${names(p.seats, voice)})`,
	'tie.total': (p, voice) => `${category(p.category, voice)}, сумма: ${amounts(p.amounts, voice)}`,
	'tie.letter': (p, voice) =>
		`${category(p.category, voice)}, первая буква: ${p.letters.map(({ seat, letter }) => `${voice.name(seat)} ${letter}`).join(', ')}`,
	'tie.readLetters': (p, voice) =>
		`${category(p.category, voice)}: введите ${firstLetters(p.seats, voice)}`,
	'tie.monksCategory': 'Победа в категории «Монахи»',

	'prepare.dice': (p) => `Выложите скрипторий: на каждой категории по кубику, на всех ${p.value}`,
	'prepare.gold': (p) =>
		`Уберите из игры золото: ${cardsAccusative(3 * p.each)}, по ${g.number(p.each)} каждой ценности`,
	'prepare.random': (p) => `Перемешайте колоду и отложите не глядя ${cardsAccusative(p.count)}`,
	'prepare.deck': (p) => `Остальные карты, их ${g.number(p.deck)}, положите колодой рубашкой вверх`,
	'prepare.turn': (p) =>
		`В фазе даров за ход раскладывают по одной ${cardsAccusative(p.placed)}: одну себе, одну в стопку аукциона, остальные в открытую, для других игроков`,
	'prepare.first': (p, voice) => `Первый ход: ${voice.name(p.seat)}`,

	'ruling.church-edge': 'Кубик, которому дальше некуда',
	'ruling.church-edge.why':
		'В правилах не сказано, что делает карта церкви с кубиком, которому дальше некуда.',
	'ruling.church-edge.not-applied':
		'К такому кубику её не применяют; карту на два кубика, если подходит только один, сбрасывают без применения',
	'ruling.bluff-fine': 'После штрафа за блеф',
	'ruling.bluff-fine.why':
		'Для варианта «средневековый блеф» в правилах не сказано, что после штрафа делают с картой аукциона.',
	'ruling.bluff-fine.auctioned-again': 'Торги за неё начинаются заново без оштрафованного',
	'ruling.empty-category': 'Категория без карт',
	'ruling.empty-category.why':
		'В правилах не сказано, кому достаётся кубик категории, если её карт нет ни у кого.',
	'ruling.empty-category.nobody': 'Никому',
	'ruling.gold': 'Больше золота',
	'ruling.gold.why':
		'В издании Biblios ничью решает золото, но не сказано, по сумме или по числу карт.',
	'ruling.gold.value': 'По сумме',
	'ruling.gold.cards': 'По числу карт',
	'ruling.tie': 'Ничья до конца',
	'ruling.tie.why': 'В правилах не сказано, кто побеждает, если ни один шаг не решил ничью.',
	'ruling.tie.shared': 'Победа общая'
} satisfies Translation<typeof en>;
