import type { Translation } from '#lib/core/message.ts';
import type { en } from './en.ts';
import { screens } from './screens-ru.ts';
import {
	amount,
	areas,
	cameWith,
	capital,
	card,
	dice,
	g,
	handful,
	monastery,
	moved,
	names,
	novices,
	ofMonastery,
	places,
	roman,
	rounds,
	slot,
	sources,
	tiles
} from './words-ru.ts';

export const ru = {
	...screens,
	name: (p, voice) => voice.name(p.seat),

	'progress.years': (p) => `год ${p.year}, раунд ${p.round} из ${p.of}`,
	'progress.counting': 'итоговый подсчёт',

	'doubt.noNovices': (p, voice) => `${voice.name(p.seat)}: в монастырях ни одного послушника.`,
	'doubt.noPrestige': (p, voice) => `${voice.name(p.seat)}: на треке престижа ноль.`,
	'doubt.noTiles': (p, voice) => `${voice.name(p.seat)}: оставшиеся жетоны не сосчитаны.`,

	'log.DicePlaced': (p, voice) =>
		`${voice.name(p.seat)}: в ячейку ${p.value} ${moved('положен', p.own, p.neutral)}`,
	'log.DiceTaken': (p, voice) =>
		`${voice.name(p.seat)}: из ячейки ${p.value} ${moved('взят', p.own, p.neutral)}`,
	'log.OwnDieWon': (p, voice) =>
		p.value === undefined
			? `${voice.name(p.seat)}: новый личный кубик`
			: `${voice.name(p.seat)}: новый личный кубик, положен в ячейку ${p.value}`,
	'log.RerollUsed': (p, voice) => `${voice.name(p.seat)}: использован жетон переброса`,
	'log.RoundEnded': (p, voice) =>
		p.endsYear
			? `Конец ${p.year}-го года; чаша переходит: ${voice.name(p.next)}`
			: `Год ${p.year}, раунд ${p.round} окончен; чаша переходит: ${voice.name(p.next)}`,
	'log.LastRoundEnded': (p) =>
		`Год ${p.year}, раунд ${p.round} окончен, а с ним и игра; начинается итоговый подсчёт`,
	'log.YearsEnded': 'Начинается итоговый подсчёт',
	'log.PrestigeGained': (p, voice) =>
		`${voice.name(p.seat)}: ${g.signed(p.points)}, ${sources[p.source]}`,
	'log.PrestigeRead': (p, voice) =>
		p.before === 0
			? `${voice.name(p.seat)}: престиж ${g.number(p.total)}`
			: `${voice.name(p.seat)}: престиж по треку ${g.number(p.before)} → ${g.number(p.total)}`,
	'log.NoviceSent': (p, voice) =>
		`${voice.name(p.seat)}: послушник отправлен, ${areas[p.area]} ${ofMonastery(p.monastery, voice)} (ряд ${roman[p.row]}, ${p.stand === 'extra' ? 'шестой' : `кубик ${p.stand}`})${p.points === undefined ? '' : `, ${g.signed(p.points)}`}`,
	'log.WindowTileLaid': (p, voice) =>
		[
			`${voice.name(p.seat)}: витраж ${ofMonastery(p.monastery, voice)}, ряд ${p.row}, столбец ${p.column}`,
			...(p.rowDone ? ['ряд собран, +5'] : []),
			...(p.columnPoints === undefined ? [] : [`столбец собран, ${g.signed(p.columnPoints)}`])
		].join('; '),
	'log.MissionFulfilled': (p, voice) =>
		`${voice.name(p.seat)}: ${p.card === undefined ? slot(p.slot) : `задание «${card(p.card, voice)}»`}, год ${p.year}, ${g.signed(p.points)}`,
	'log.TilesCounted': (p, voice) => `${voice.name(p.seat)}: ${amount(p.tile, p.count)}`,
	'log.NovicesCounted': (p, voice) =>
		`${voice.name(p.seat)}: ${monastery(p.monastery, voice)}, ${places[p.place]}: ${g.number(p.count)}`,

	'object.noSeat': 'За этим столом такого игрока нет.',
	'object.yearsOver':
		'Годы позади, остался только подсчёт. Забытое можно вписать в журнале: перед любой более поздней строкой.',
	'object.noDice': 'Нужен хотя бы один кубик.',
	'object.notInHand': (p, voice) =>
		`${voice.name(p.seat)}: осталось разместить ${handful(p.own, p.neutral) || 'ноль кубиков'}.`,
	'object.stillPlacing':
		'Сначала размещают все кубики. Чтобы обойтись без них, просто завершите раунд кнопкой внизу.',
	'object.nothingToTake': (p, voice) =>
		`В ячейке ${p.value} нет кубика, который мог бы взять этот игрок (${voice.name(p.seat)}): берут только нейтральные и свои.`,
	'object.tooManyDice': (p) =>
		p.most < p.limit
			? `Из ячейки ${p.value} сейчас можно взять только ${dice(p.most)}.`
			: `Из ячейки ${p.value} за ход берут не больше чем ${dice(p.limit)}.`,
	'object.notTheirTurn': (p, voice) =>
		`Сейчас ход другого игрока: ${voice.name(p.now)}. Всё равно записать (${voice.name(p.seat)})?`,
	'object.allOwnDice': (p, voice) =>
		`${voice.name(p.seat)}: все три личных кубика уже есть. Бонус тогда — 5 очков престижа.`,
	'object.rerolled': (p, voice) =>
		`${voice.name(p.seat)}: жетон переброса в этом раунде уже использован.`,
	'object.diceLeft': 'На поле или в руках ещё есть кубики. Раунд правда окончен?',
	'object.roundsLeft': (p) =>
		`После этого раунда ещё ${rounds(p.left)}. Перейти к подсчёту сейчас?`,
	'object.wrongArea': (p) =>
		`Из ряда ${roman[p.row]} сюда не отправляют (${areas[p.area]}): I и II — пристройки, III — часовни, IV — дворы.`,
	'object.noviceGone': (p, voice) =>
		`${voice.name(p.seat)}: этот послушник уже отправлен. Нужен другой.`,
	'object.rowNotEmpty': (p) => `Шестого отправляют, когда ушли все пятеро из ряда ${roman[p.row]}.`,
	'object.allNovices': (p, voice) => `${voice.name(p.seat)}: все 24 послушника уже в монастырях.`,
	'object.chapelFull': (p, voice) =>
		`Часовня ${ofMonastery(p.monastery, voice)} заполнена: при таком числе игроков в ней ${novices(p.most)}.`,
	'object.noPatron': (p, voice) =>
		`Во дворе нужен покровитель, а в пристройках ${ofMonastery(p.monastery, voice)} никого не отмечено: ${voice.name(p.seat)}. Всё равно записать?`,
	'object.tooManyNovices': (p, voice) =>
		`Послушников всего ${p.most}, а выходит больше: ${voice.name(p.seat)}.`,
	'object.chapelOver': (p, voice) =>
		`В часовне ${ofMonastery(p.monastery, voice)} выходит ${novices(p.together)}, а помещается ${p.most}. Всё равно записать?`,
	'object.misfit': (p, voice) =>
		p.why === 'full'
			? `Ряд ${p.row} витража уже собран.`
			: `Жетон ${ofMonastery(p.monastery, voice)} в этом ${p.why === 'row' ? 'ряду' : 'столбце'} уже есть. Подойдёт другой ряд.`,
	'object.noTilesLeft': (p, voice) =>
		`Все жетоны витражей ${ofMonastery(p.monastery, voice)} (${p.most}) уже разобраны.`,
	'object.columnOpen': 'Столбец этим жетоном не собран, очков за него нет.',
	'object.missionDone': (p, voice) =>
		`${voice.name(p.seat)}: на этом задании уже лежит диск (${slot(p.slot)}).`,
	'object.gainedAlready': (p) =>
		`Эти очки (${sources[p.source]}) в этом раунде уже засчитаны вместе с ${cameWith(p.source)}. Записать ещё раз?`,

	'score.total': 'Итого',
	'score.prestige': 'Престиж на треке',
	'score.source': (p) =>
		p.times > 1
			? `${capital(sources[p.source])}, раз: ${g.number(p.times)}`
			: capital(sources[p.source]),
	'score.monasteries': 'Больше всех послушников',
	'score.noNovices': 'Больше всех послушников: никто не сосчитан',
	'score.majority': (p, voice) =>
		p.others.length === 0
			? `${monastery(p.monastery, voice)}: больше всех, ${novices(p.count)}`
			: `${monastery(p.monastery, voice)}: ${novices(p.count)}, поровну с другими (${names(p.others, voice)}), всем по 5`,
	'score.minority': (p, voice) =>
		p.count === 0
			? `${monastery(p.monastery, voice)}: никого`
			: `${monastery(p.monastery, voice)}: ${g.number(p.count)} против ${g.number(p.most)}`,
	'score.emptyMonastery': (p, voice) => `${monastery(p.monastery, voice)}: послушников нет`,
	'score.chapels': (p) =>
		p.count === 0
			? 'Часовни: никого'
			: `Часовни: послушники в ${g.number(p.count)} ${g.noun(p.count, { one: 'монастыре', few: 'монастырях', many: 'монастырях' })}`,
	'score.cloisters': 'Дворы',
	'score.noCloisters': 'Дворы: никого',
	'score.cloister': (p, voice) =>
		p.chapel === 0
			? `${monastery(p.monastery, voice)}: во дворе ${g.number(p.cloister)}, в часовне никого`
			: `${monastery(p.monastery, voice)}: ${p.cloister} во дворе × ${p.chapel} в часовне × 2`,
	'score.tiles': 'Оставшиеся жетоны',
	'score.noTiles': 'Оставшиеся жетоны: не сосчитаны',
	'score.tools': (p) => `${capital(amount('tools', p.count))}, по 1`,
	'score.books': (p) => `${capital(amount('books', p.count))}, по 2`,
	'score.small': (p) =>
		`Суп, влияние, чётки: (${g.sum([p.soup, p.influence, p.rosaries])}) : 2, с округлением вниз`,

	'prepare.board': (p) =>
		p.players === 2 ? 'Поле — стороной на двоих' : 'Поле — стороной на 3–4 игроков',
	'prepare.blocked': 'Все ячейки с цифрой 4 занять послушниками свободного цвета',
	'prepare.windows': (p) =>
		`В каждую из пяти часовен — витражи её монастыря, ${g.number(p.count)} шт.; лишние в коробку`,
	'prepare.supply':
		'Песочные часы — на первый год; влияние, чётки, суп, инструменты и книги — стопками под своими ячейками кубиков',
	'prepare.missions': (p, voice) =>
		p.cards.length === 0
			? 'Стопки заданий A, B и C перемешать порознь и открыть над полем по две карты из каждой'
			: `Над полем открыто по две карты A, B и C: ${p.cards.map((each) => card(each, voice)).join('; ')}`,
	'prepare.boards':
		'Каждому: планшет (действия слева, витраж справа), жетон переброса наготове, жетоны действий над столбцами от 1 до 5 белой стороной вверх',
	'prepare.novices':
		'20 послушников — на действия, по одному — справа от рядов; возница — в начале дороги, диск — на ноль престижа, шесть дисков — у планшета',
	'prepare.dice': (p) =>
		`Каждому нейтральных кубиков — ${g.number(p.neutral)}, личный — один; два других личных ждут у поля`,
	'prepare.tiles': (p) =>
		`Каждому из запаса: ${(['influence', 'soup', 'rosaries'] as const).map((tile) => amount(tile, p[tile])).join(', ')}`,
	'prepare.first': (p, voice) =>
		`Чаша — первому игроку: ${voice.name(p.seat)}; по правилам начинает тот, кто последним был в монастыре, или самый младший`,

	'ruling.empty-monastery': 'Монастырь без послушников',
	'ruling.empty-monastery.why': 'В правилах не сказано, чьё большинство там, где никого нет.',
	'ruling.empty-monastery.nobody': '5 очков не получает никто',
	'ruling.extra-novice': 'Шестой послушник ряда',
	'ruling.extra-novice.why':
		'В правилах не сказано, делает ли бесплатный шестой послушник дороже следующего в часовню или двор.',
	'ruling.extra-novice.counted': 'Считается наравне с другими',

	'copy.title': 'Ваша коробка «Монастериума»',
	'copy.hint':
		'То, что напечатано только на картах и планшетах. Всё можно оставить пустым: недостающее спросится, когда понадобится.',
	'copy.holds': (p) =>
		`названо монастырей: ${g.number(p.monasteries)} из 5, описано заданий: ${g.number(p.cards)} из 15`,
	tile: (p) => capital(tiles[p.tile])
} satisfies Translation<typeof en>;
