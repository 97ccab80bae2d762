import type { Translation } from '#lib/core/message.ts';
import type { en } from './en.ts';
import { reasoning } from './reasoning-ru.ts';
import { roster } from './roster-ru.ts';
import { screens } from './screens-ru.ts';
import {
	asked,
	capital,
	cards,
	cardsAccusative,
	claim,
	feature,
	g,
	kind,
	masses,
	named,
	names,
	penances,
	suspect,
	suspects,
	traitWords
} from './words-ru.ts';

export const ru = {
	...screens,
	...reasoning,
	...roster,
	name: (p, voice) => voice.name(p.seat),
	suspect: (p, voice) => suspect(p.suspect, voice),
	suspectAlone: (p, voice) => capital(suspect(p.suspect, voice)),
	trait: (p) => traitWords[p.trait],
	feature: (p) => feature(p),
	featureAlone: (p) => capital(feature(p)),
	features: (p) => feature(p, 'many'),
	kind: (p) => kind(p.traits),
	kinds: (p) => kind(p.traits, 'many'),
	claim: (p) => claim(p),
	mass: (p) => masses[p.mass],
	penance: (p) => penances[p.why],
	cards: (p) => cards(p.count),

	'log.hidden': 'Строка в блокноте',
	'log.HandDealt': (p, voice) => `Начальная рука: ${suspects(p.suspects, voice)}`,
	'log.CardDrawn': (p, voice) => `Карта из трапезной: ${voice.name(p.seat)}${named(p.card, voice)}`,
	'log.CardTaken': (p, voice) =>
		`Карта наугад: ${voice.name(p.from)} → ${voice.name(p.seat)}${named(p.card, voice)}`,
	'log.IntruderCaught': (p, voice) =>
		`Незваный гость в келье: ${voice.name(p.intruder)}. Возврат карты: ${voice.name(p.intruder)} → ${voice.name(p.seat)}${named(p.card, voice)}. Покаяние: ${voice.name(p.intruder)}`,
	'log.CardGiven': (p, voice) =>
		`Карта передана: ${voice.name(p.seat)} → ${voice.name(p.to)}${named(p.card, voice)}`,
	'log.MassHeld': (p, voice) =>
		[
			`Месса, ${masses[p.mass]}: налево ${cards(p.count)}`,
			p.gave.length > 0 ? `отдано: ${suspects(p.gave, voice)}` : '',
			p.got.length > 0 ? `получено: ${suspects(p.got, voice)}` : ''
		]
			.filter((part) => part !== '')
			.join('; '),
	'log.CardShown': (p, voice) =>
		`Карта показана: ${voice.name(p.seat)} → ${voice.name(p.to)}${asked(p.traits)}${named(p.card, voice)}`,
	'log.NoneShown': (p, voice) =>
		`Показать нечего: ${voice.name(p.seat)} → ${voice.name(p.to)}${asked(p.traits)}`,
	'log.KindCounted': (p, voice) =>
		`Ответ (${voice.name(p.seat)}). ${capital(kind(p.traits, 'many'))} на руке: ${g.number(p.count)}`,
	'log.HoldingTold': (p, voice) =>
		`Ответ (${voice.name(p.seat)}). ${capital(suspect(p.suspect, voice))}: ${p.isHeld ? 'есть на руке' : 'нет на руке'}`,
	'log.CrossedCounted': (p, voice) =>
		`Ответ (${voice.name(p.seat)}). ${capital(kind(p.traits, 'many'))} вычеркнуто: ${g.number(p.count)}`,
	'log.SilenceKept': (p, voice) => `Молчание: ${voice.name(p.seat)}`,
	'log.NoteWritten': (p, voice) =>
		p.seat === undefined ? `Заметка: ${p.text}` : `Заметка (${voice.name(p.seat)}): ${p.text}`,
	'log.SuspectCleared': (p, voice) => `Невиновен: ${suspect(p.suspect, voice)}`,
	'log.HandCounted': (p, voice) => `Сосчитано на руках (${voice.name(p.seat)}): ${cards(p.count)}`,
	'log.SuspectMarked': (p, voice) => {
		const who = suspect(p.suspect, voice);
		switch (p.mark) {
			case 'out':
				return `Вычеркнут вручную: ${who}`;
			case 'doubted':
				return `Под подозрением: ${who}`;
			case 'held':
				return p.by === undefined
					? `Пометка «на руках»: ${who}`
					: `Пометка «на руках» (${voice.name(p.by)}): ${who}`;
			case undefined:
				return `Пометка снята: ${who}`;
		}
	},
	'log.SuspectNoted': (p, voice) =>
		p.text === ''
			? `Заметка снята: ${suspect(p.suspect, voice)}`
			: `Заметка (${suspect(p.suspect, voice)}): ${p.text}`,
	'log.SuspectCorrected': (p, voice) => {
		const who = suspect(p.suspect, voice);
		return p.features.length === 0
			? `Приметы проверены: ${who}`
			: `Приметы исправлены: ${who}. На карте: ${p.features.map((each) => feature(each)).join(', ')}`;
	},
	'log.TurnEnded': (p, voice) =>
		[
			`Ход окончен: ${voice.name(p.seat)}`,
			p.missed.length > 0 ? `на покаянии ${names(p.missed, voice)}` : '',
			p.bell === undefined ? '' : `колокол на ${p.bell}`,
			p.mass === undefined ? '' : `колокол зовёт на мессу: ${masses[p.mass]}`,
			p.turn === p.seat ? `ещё один ход: ${voice.name(p.turn)}` : `ходит ${voice.name(p.turn)}`
		]
			.filter((part) => part !== '')
			.join('; '),
	'log.PenanceGiven': (p, voice) => `Покаяние: ${voice.name(p.seat)} (${penances[p.why]})`,
	'log.LibraryVisited': (p, voice) => `Библиотека: ${voice.name(p.seat)}`,
	'log.CryptCardTaken': (p, voice) => `Карта склепа: ${voice.name(p.seat)}`,
	'log.CryptCardUsed': (p, voice) => `Ещё один ход по карте склепа: ${voice.name(p.seat)}`,
	'log.BookKept': (p, voice) => `Книга из скриптория: ${voice.name(p.seat)}`,
	'log.BookUsed': (p, voice) => `Книга использована: ${voice.name(p.seat)}`,
	'log.RevelationMade': (p, voice) =>
		`Предположение (${voice.name(p.seat)}): ${g.list(p.features.map(claim))}`,
	'log.AccusationMade': (p, voice) => {
		const said = `Обвинение (${voice.name(p.seat)}): ${suspect(p.suspect, voice)}`;
		if (p.shownBy !== undefined)
			return `${said}. Карту показывает ${voice.name(p.shownBy)}: обвинение неверно`;
		return p.isCulprit ? `${said}. Преступник найден` : said;
	},
	'log.CulpritRevealed': (p, voice) => `Преступник: ${suspect(p.suspect, voice)}`,

	'object.noSeat': 'За этим столом такого игрока нет.',
	'object.noSuspect': 'За этим столом такого подозреваемого нет.',
	'object.self': (p, voice) =>
		`Дважды выбран один игрок: ${voice.name(p.seat)}. Выберите двух разных.`,
	'object.noNotebook':
		'За этим столом ничей блокнот не ведётся, записывается только то, что видят все. Карты с рук сюда не вносят.',
	'object.dealtTwice':
		'Начальная рука уже записана. Если в ней ошибка, сначала отмените ту строку в журнале.',
	'object.dealtCount': (p) =>
		`В начальной руке ${cards(p.hand)}, а выбрано ${g.number(p.count)}. Выберите ровно ${g.number(p.hand)}.`,
	'object.cardTwice': (p, voice) =>
		`Выбрано дважды: ${suspect(p.suspect, voice)}. Такая карта только одна.`,
	'object.pileEmpty':
		'По записям в трапезной карт не осталось. Если какая-то карта записана зря, сначала отмените ту строку.',
	'object.emptyHand': (p, voice) =>
		`По записям на руках ни одной карты (${voice.name(p.seat)}). Добавьте в журнал то, что пропущено.`,
	'object.notFromPile': (p, voice) =>
		`${capital(suspect(p.suspect, voice))}: по записям эта карта уже побывала на руках (${voice.name(p.holder)}), а в трапезную карты не возвращаются. Всё равно записать?`,
	'object.isCulprit': (p, voice) =>
		`${capital(suspect(p.suspect, voice))}: по записям это преступник, и его карты ни у кого нет. Всё равно записать?`,
	'object.cardElsewhere': (p, voice) =>
		`${capital(suspect(p.suspect, voice))}: по записям эту карту держит ${voice.name(p.holder)}. Всё равно записать?`,
	'object.notMine': (p, voice) =>
		`${capital(suspect(p.suspect, voice))}: по записям этой карты у вас нет. Всё равно записать?`,
	'object.otherReturn': (p, voice) =>
		`Возвращают ту карту, которую взяли, а по записям это ${suspect(p.suspect, voice)}. Записать другую?`,
	'object.gaveCount': (p) =>
		`На этой мессе вы отдаёте ${cardsAccusative(p.count)}. Выберите ровно столько или не отмечайте вовсе.`,
	'object.gotCount': (p) =>
		`На этой мессе вы получаете ${cardsAccusative(p.count)}. Выберите ровно столько или не отмечайте вовсе.`,
	'object.massOfNone': 'На мессе передают хотя бы одну карту. Записать мессу без карт?',
	'object.massEarly': (p) =>
		`Колокол на ${p.bell}: до мессы ещё ${g.number(p.rounds)} ${g.noun(p.rounds, { one: 'круг', few: 'круга', many: 'кругов' })}. Провести её сейчас?`,
	'object.massFirst': (p) =>
		`Колокол зовёт на мессу (${masses[p.mass]}), сначала она. Всё равно закончить ход?`,
	'object.lacksTrait': (p, voice) =>
		`Просьба была: ${kind(p.traits)}, а на карте не то: ${suspect(p.suspect, voice)}. Всё равно записать?`,
	'object.traitsAsked':
		'В трапезной называют одну или две приметы, а здесь их больше. Всё равно записать?',
	'object.countOverHand': (p, voice) =>
		`По записям на руках всего ${cards(p.hand)} (${voice.name(p.seat)}). Записать больше?`,
	'object.hasMore': (p, voice) =>
		`По записям ${voice.name(p.seat)} держит такие карты: ${suspects(p.suspects, voice)}. Всё равно записать?`,
	'object.crossedOver': (p) =>
		p.most === 0
			? `Среди подозреваемых нет ${kind(p.traits, 'many')}.`
			: `Среди подозреваемых ${kind(p.traits, 'many')} не больше ${g.number(p.most)}. Введите меньшее число.`,
	'object.heldByWhom': 'Укажите, у кого карта.',
	'object.notTurn': (p, voice) => `По записям сейчас ходит ${voice.name(p.turn)}.`,
	'object.libraryClosed': 'За этим столом библиотека закрыта.',
	'object.libraryVisited': (p, voice) =>
		`В библиотеку заходят один раз за игру, и этот раз уже был: ${voice.name(p.seat)}. Если строка ошибочна, отмените её в журнале.`,
	'object.notFewest': (p, voice) =>
		`В библиотеку идёт тот, у кого карт меньше всех. По записям на руках ${cards(p.hand)} (${voice.name(p.seat)}), а у кого-то ${g.number(p.fewest)}. Всё равно записать?`,
	'object.allEqual': (p) =>
		`Библиотека открыта, когда у кого-то карт больше, а по записям у всех поровну: ${cards(p.hand)}. Всё равно записать?`,
	'object.cryptHeld': (p, voice) => `Карта склепа уже есть: ${voice.name(p.seat)}. Двух не держат.`,
	'object.noCrypt': (p, voice) =>
		`По записям карты склепа нет: ${voice.name(p.seat)}. Всё равно записать?`,
	'object.cryptTurn': (p, voice) =>
		`Карта склепа даёт ещё один ход сразу после своего, а по записям ходит ${voice.name(p.turn)}. Всё равно записать?`,
	'object.twoBooks': (p, voice) =>
		`Две книги уже есть: ${voice.name(p.seat)}. За этим столом с двумя в скрипторий не входят. Сначала запишите, что книга использована.`,
	'object.noBook': (p, voice) => `По записям книг нет: ${voice.name(p.seat)}. Всё равно записать?`,
	'object.oneTrait': 'В предположении называют одну примету, и только одну. Выберите её.',
	'object.alreadySaid': (p, voice) =>
		`Это уже сказано: ${claim(p.feature)} (${voice.name(p.seat)}). Назовите другое, можно и наперекор.`,
	'object.culpritKnown': (p, voice) =>
		`Преступник уже известен: ${suspect(p.suspect, voice)}. Всё равно записать предположение?`,
	'object.pileLeft': (p) =>
		`Пока в трапезной есть карты, обвинять рано, а по записям там ${cards(p.pile)}. Всё равно записать?`,
	'object.shownCulprit':
		'Показанная карта не может быть спрятанной. Укажите одно: кто показал карту или что это преступник.',
	'object.found': (p, voice) =>
		`Преступник уже найден: ${voice.name(p.seat)}. Это обвинение было последним. Если строка ошибочна, отмените её в журнале.`,
	'object.otherCulprit': (p, voice) =>
		`По записям преступник другой: ${suspect(p.earlier, voice)}. Всё-таки это ${suspect(p.suspect, voice)}?`,
	'object.seenCulprit': (p, voice) =>
		p.holder === undefined
			? `${capital(suspect(p.suspect, voice))}: по записям он невиновен. Всё-таки преступник?`
			: `${capital(suspect(p.suspect, voice))}: по записям эта карта побывала на руках (${voice.name(p.holder)}). Всё-таки преступник?`,

	'conflict.cleared': (p, voice) =>
		`Помечен как подозрительный, а по записям невиновен: ${suspect(p.suspect, voice)}.`,
	'conflict.elsewhere': (p, voice) =>
		`${capital(suspect(p.suspect, voice))}: в пометке карту держит ${voice.name(p.by)}, а по записям ${voice.name(p.holder)}.`,
	'conflict.culprit': (p, voice) =>
		`Вычеркнут вручную, а он и есть преступник: ${suspect(p.suspect, voice)}.`,

	'score.total': 'Итого',
	'score.revelationRight': (p) => `Предположение верно: ${claim(p.feature)}`,
	'score.revelationWrong': (p) =>
		`Предположение неверно: ${claim(p.feature)}; на самом деле ${feature(p.actual)}`,
	'score.revelationOpen': (p) => `Предположение: ${claim(p.feature)}; пока не известно`,
	'score.accusationRight': (p, voice) => `Преступник найден: ${suspect(p.suspect, voice)}`,
	'score.accusationShown': (p, voice) =>
		`Обвинение неверно: ${suspect(p.suspect, voice)}, карту показывает ${voice.name(p.shownBy)}`,
	'score.accusationWrong': (p, voice) =>
		`Обвинение неверно: ${suspect(p.suspect, voice)}; преступник другой: ${suspect(p.culprit, voice)}`,
	'score.accusationOpen': (p, voice) => `Обвинение: ${suspect(p.suspect, voice)}; пока не известно`,
	'score.accusationLate': (p, voice) =>
		`Обвинение: ${suspect(p.suspect, voice)}; преступник уже найден (${voice.name(p.seat)})`,
	'tie.foundCulprit': (p, voice) => `Кто нашёл преступника: ${voice.name(p.seat)}`,

	'doubt.traits': (p, voice) =>
		`Не заполнено у преступника (${suspect(p.suspect, voice)}): ${g.list(p.traits.map((trait) => traitWords[trait].toLowerCase()))}. Пока так, предположения об этом очков не приносят.`,
	'doubt.noFinder':
		'Ни одно обвинение не указало на преступника, и очков за него никто не получает.',
	'doubt.hand': (p, voice) =>
		`${voice.name(p.seat)}: на виду было ${cards(p.seen)}, а по записям ${g.number(p.logged)}. В журнале чего-то не хватает.`,
	'progress.found': 'преступник найден',
	'progress.massDue': (p) => `пора на мессу: ${masses[p.mass]}`,
	'progress.bell': (p) => `месса ${p.number} (${masses[p.mass]}), колокол на ${p.bell}`,

	'prepare.count': 'Приготовьте записи предположений и обвинений и карту из-под поля',
	'prepare.board': 'Разложите поле и поставьте всех монахов в часовню',
	'prepare.decks': (p) => {
		const decks = [
			'скриптория',
			...(p.noLibrary ? [] : ['библиотеки']),
			...(p.noEvents ? [] : ['событий'])
		];
		const out = [...(p.noLibrary ? ['библиотеки'] : []), ...(p.noEvents ? ['событий'] : [])];
		const shuffle =
			decks.length === 1
				? 'Перемешайте карты скриптория и положите на своё место рубашкой вверх'
				: `Перемешайте по отдельности карты ${g.list(decks)} и положите на свои места рубашкой вверх`;
		return out.length === 0 ? shuffle : `${shuffle}; карты ${g.list(out)} остаются в коробке`;
	},
	'prepare.culprit':
		'Перемешайте 24 карты подозреваемых и одну не глядя спрячьте под поле: это преступник',
	'prepare.parlor': (p) =>
		`Положите в трапезную ${cardsAccusative(p.pile)} подозреваемых рубашкой вверх`,
	'prepare.hands': (p) =>
		`Раздайте всем по ${g.number(p.hand)} ${g.noun(p.hand, { one: 'карте', few: 'карты', many: 'карт' })} подозреваемых`,
	'prepare.quick': 'Уберите из игры первую карту мессы, утреню',
	'prepare.first': (p, voice) =>
		`Первый ход: ${voice.name(p.seat)}. Сюда же колокол и карты месс по порядку дня`,
	'prepare.bell': (p) => `Колокол начинает с цифры ${p.bell} на верхней карте мессы`,
	'prepare.confessionals':
		'Бросьте два кубика монахов и поставьте по одному в исповедальни: это последние, кто там был',
	'prepare.steps': 'За ход проходят до трёх шагов',
	'prepare.twoBooks': 'С двумя книгами в скрипторий не входят',

	'ruling.roster': 'Подозреваемые вашей коробки',
	'ruling.roster.why':
		'В правилах сказано, скольким подозреваемым досталась каждая примета, но не кому какая: имена и сан только на картах.',
	'ruling.roster.placeholder':
		'Пока они не вписаны, в списке по одному подозреваемому на каждое сочетание ордена, капюшона, бороды и фигуры, без имени и сана',
	'ruling.tie': 'Ничья без сыщика',
	'ruling.tie.why':
		'При ничьей побеждает тот, кто нашёл преступника. Не сказано, кто побеждает, если его среди равных нет.',
	'ruling.tie.shared': 'Победа общая',
	'ruling.bell-penance': 'Колокол и покаяние',
	'ruling.bell-penance.why':
		'Колокол двигает первый игрок в свой ход. Не сказано, что делать, если этот ход пропущен из-за покаяния.',
	'ruling.bell-penance.moves':
		'Колокол движется всё равно, а месса, если ей пора, проходит прежде покаяния',
	'ruling.crypt-penance': 'Ещё один ход и покаяние',
	'ruling.crypt-penance.why':
		'В правилах не сказано, может ли кающийся ходить ещё раз по карте склепа.',
	'ruling.crypt-penance.missed': 'Этот дополнительный ход и пропускают'
} satisfies Translation<typeof en>;
