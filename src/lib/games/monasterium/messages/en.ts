import type { Voice } from '#lib/core/message.ts';
import type { Card, Slot } from '../rules/cards.ts';
import type {
	Area,
	DieValue,
	GainSource,
	Monastery,
	Place,
	Row,
	Source,
	Stand,
	Tile,
	Year
} from '../rules/data.ts';
import { screens } from './screens-en.ts';
import {
	amount,
	areas,
	cameWith,
	capital,
	card,
	dice,
	g,
	handful,
	inside,
	monastery,
	names,
	novices,
	places,
	roman,
	rounds,
	slot,
	sources,
	tiles
} from './words-en.ts';

export const en = {
	...screens,
	name: (p: { seat: string }, voice: Voice) => voice.name(p.seat),

	'progress.years': (p: { year: Year; round: number; of: number }) =>
		`year ${p.year}, round ${p.round} of ${p.of}`,
	'progress.counting': 'final scoring',

	'doubt.noNovices': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} has no novice in any monastery.`,
	'doubt.noPrestige': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} has no prestige on the track.`,
	'doubt.noTiles': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)}: tiles left over are not counted.`,

	'log.DicePlaced': (
		p: { seat: string; value: DieValue; own: number; neutral: number },
		voice: Voice
	) => `${voice.name(p.seat)} places ${handful(p.own, p.neutral)} on ${p.value}`,
	'log.DiceTaken': (
		p: { seat: string; value: DieValue; own: number; neutral: number },
		voice: Voice
	) => `${voice.name(p.seat)} takes ${handful(p.own, p.neutral)} from ${p.value}`,
	'log.OwnDieWon': (p: { seat: string; value?: DieValue | undefined }, voice: Voice) =>
		p.value === undefined
			? `${voice.name(p.seat)} wins an own die`
			: `${voice.name(p.seat)} wins an own die and places it on ${p.value}`,
	'log.RerollUsed': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} uses the reroll tile`,
	'log.RoundEnded': (
		p: { year: Year; round: number; next: string; endsYear: boolean },
		voice: Voice
	) =>
		p.endsYear
			? `Year ${p.year} is over; the chalice goes to ${voice.name(p.next)}`
			: `Year ${p.year}, round ${p.round} is over; the chalice goes to ${voice.name(p.next)}`,
	'log.LastRoundEnded': (p: { year: Year; round: number }) =>
		`Year ${p.year}, round ${p.round} is over, and so is the game; the final scoring begins`,
	'log.YearsEnded': 'The final scoring begins',
	'log.PrestigeGained': (p: { seat: string; source: GainSource; points: number }, voice: Voice) =>
		`${voice.name(p.seat)}: ${g.signed(p.points)}, ${sources[p.source]}`,
	'log.PrestigeRead': (p: { seat: string; total: number; before: number }, voice: Voice) =>
		p.before === 0
			? `${voice.name(p.seat)}: prestige ${g.number(p.total)}`
			: `${voice.name(p.seat)}: prestige ${g.number(p.before)} → ${g.number(p.total)}, read off the track`,
	'log.NoviceSent': (
		p: {
			seat: string;
			row: Row;
			stand: Stand;
			monastery: Monastery;
			area: Area;
			points: number | undefined;
		},
		voice: Voice
	) =>
		`${voice.name(p.seat)}: novice to the ${areas[p.area]} of ${inside(p.monastery, voice)} (row ${roman[p.row]}, ${p.stand === 'extra' ? 'the sixth' : `die ${p.stand}`})${p.points === undefined ? '' : `, ${g.signed(p.points)}`}`,
	'log.WindowTileLaid': (
		p: {
			seat: string;
			row: number;
			column: number;
			monastery: Monastery;
			rowDone: boolean;
			columnPoints: number | undefined;
		},
		voice: Voice
	) =>
		[
			`${voice.name(p.seat)}: window tile of ${inside(p.monastery, voice)}, row ${p.row}, column ${p.column}`,
			...(p.rowDone ? ['row complete, +5'] : []),
			...(p.columnPoints === undefined ? [] : [`column complete, ${g.signed(p.columnPoints)}`])
		].join('; '),
	'log.MissionFulfilled': (
		p: { seat: string; slot: Slot; card: Card | undefined; year: Year; points: number },
		voice: Voice
	) =>
		`${voice.name(p.seat)}: ${p.card === undefined ? slot(p.slot) : `mission “${card(p.card, voice)}”`}, year ${p.year}, ${g.signed(p.points)}`,
	'log.TilesCounted': (p: { seat: string; tile: Tile; count: number }, voice: Voice) =>
		`${voice.name(p.seat)}: ${amount(p.tile, p.count)}`,
	'log.NovicesCounted': (
		p: { seat: string; monastery: Monastery; place: Place; count: number },
		voice: Voice
	) =>
		`${voice.name(p.seat)}: ${monastery(p.monastery, voice)}, ${places[p.place]}: ${g.number(p.count)}`,

	'object.noSeat': 'Nobody of that name sits at this table.',
	'object.yearsOver':
		'The years are over, and only the count is left. What was forgotten can be added in the log, before a later line.',
	'object.noDice': 'At least one die has to be placed.',
	'object.notInHand': (p: { seat: string; own: number; neutral: number }, voice: Voice) =>
		`${voice.name(p.seat)} has ${handful(p.own, p.neutral) || 'no dice'} left to place.`,
	'object.stillPlacing':
		'First all dice are placed. To go on without them, end the round below when it is over.',
	'object.nothingToTake': (p: { seat: string; value: DieValue }, voice: Voice) =>
		`There is no die on ${p.value} that ${voice.name(p.seat)} could take: only neutral and own dice are.`,
	'object.tooManyDice': (p: { value: DieValue; most: number; limit: number }) =>
		p.most < p.limit
			? `Only ${dice(p.most)} can be taken from ${p.value} now.`
			: `No more than ${dice(p.limit)} a turn from ${p.value}.`,
	'object.notTheirTurn': (p: { now: string; seat: string }, voice: Voice) =>
		`It is ${voice.name(p.now)}’s turn. Record it for ${voice.name(p.seat)} all the same?`,
	'object.allOwnDice': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} has all three own dice. The bonus is 5 prestige then.`,
	'object.rerolled': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} has used the reroll tile in this round.`,
	'object.diceLeft': 'There are dice left on the board or in hands. Is the round over?',
	'object.roundsLeft': (p: { left: number }) =>
		`After this round ${rounds(p.left)} would follow. Score now?`,
	'object.wrongArea': (p: { row: Row; area: Area }) =>
		`A novice of row ${roman[p.row]} does not go to a ${areas[p.area]}: rows I and II go to buildings, III to chapels, IV to cloisters.`,
	'object.noviceGone': (p: { seat: string }, voice: Voice) =>
		`This novice of ${voice.name(p.seat)} has been sent already. Pick another one.`,
	'object.rowNotEmpty': (p: { row: Row }) =>
		`The sixth novice goes when the five of row ${roman[p.row]} are gone.`,
	'object.allNovices': (p: { seat: string }, voice: Voice) =>
		`All 24 novices of ${voice.name(p.seat)} are in monasteries already.`,
	'object.chapelFull': (p: { monastery: Monastery; most: number }, voice: Voice) =>
		`The chapel of ${inside(p.monastery, voice)} is full: with so many players it holds ${novices(p.most)}.`,
	'object.noPatron': (p: { seat: string; monastery: Monastery }, voice: Voice) =>
		`A cloister needs a patron, and no novice of ${voice.name(p.seat)} is noted in a building of ${inside(p.monastery, voice)}. Record it all the same?`,
	'object.tooManyNovices': (p: { seat: string; most: number }, voice: Voice) =>
		`That would be more than the ${p.most} novices ${voice.name(p.seat)} has.`,
	'object.chapelOver': (
		p: { monastery: Monastery; together: number; most: number },
		voice: Voice
	) =>
		`That makes ${novices(p.together)} in the chapel of ${inside(p.monastery, voice)}, which holds ${p.most}. Record it all the same?`,
	'object.misfit': (
		p: { why: 'full' | 'row' | 'column'; row: number; monastery: Monastery },
		voice: Voice
	) =>
		p.why === 'full'
			? `Row ${p.row} of the window is complete.`
			: `There is a tile of ${inside(p.monastery, voice)} in this ${p.why} already. Try another row.`,
	'object.noTilesLeft': (p: { monastery: Monastery; most: number }, voice: Voice) =>
		`All ${p.most} window tiles of ${inside(p.monastery, voice)} are in windows.`,
	'object.columnOpen': 'This tile completes no column, so there are no points for one.',
	'object.missionDone': (p: { seat: string; slot: Slot }, voice: Voice) =>
		`${voice.name(p.seat)} has a disc on this mission: ${slot(p.slot)}.`,
	'object.gainedAlready': (p: { source: GainSource }) =>
		`These points (${sources[p.source]}) were counted with the ${cameWith(p.source)} this round. Record them again?`,

	'score.total': 'Total',
	'score.prestige': 'Prestige on the track',
	'score.source': (p: { source: Source; times: number }) =>
		p.times > 1
			? `${capital(sources[p.source])}, ${g.number(p.times)} times`
			: capital(sources[p.source]),
	'score.monasteries': 'Most novices in a monastery',
	'score.noNovices': 'Most novices in a monastery: none counted yet',
	'score.majority': (
		p: { monastery: Monastery; count: number; others: readonly string[] },
		voice: Voice
	) =>
		p.others.length === 0
			? `${monastery(p.monastery, voice)}: most, ${novices(p.count)}`
			: `${monastery(p.monastery, voice)}: ${novices(p.count)}, tied with ${names(p.others, voice)}, 5 each`,
	'score.minority': (p: { monastery: Monastery; count: number; most: number }, voice: Voice) =>
		p.count === 0
			? `${monastery(p.monastery, voice)}: nobody there`
			: `${monastery(p.monastery, voice)}: ${g.number(p.count)} against ${g.number(p.most)}`,
	'score.emptyMonastery': (p: { monastery: Monastery }, voice: Voice) =>
		`${monastery(p.monastery, voice)}: no novice of anybody`,
	'score.chapels': (p: { count: number }) =>
		p.count === 0
			? 'Chapels: no novice in any'
			: `Chapels: novices in ${g.number(p.count)} ${g.noun(p.count, { one: 'monastery', other: 'monasteries' })}`,
	'score.cloisters': 'Cloisters',
	'score.noCloisters': 'Cloisters: no novice in any',
	'score.cloister': (
		p: { monastery: Monastery; cloister: number; chapel: number },
		voice: Voice
	) =>
		p.chapel === 0
			? `${monastery(p.monastery, voice)}: ${g.number(p.cloister)} in the cloister, nobody in the chapel`
			: `${monastery(p.monastery, voice)}: ${p.cloister} in the cloister × ${p.chapel} in the chapel × 2`,
	'score.tiles': 'Tiles left over',
	'score.noTiles': 'Tiles left over: none counted',
	'score.tools': (p: { count: number }) => `${capital(amount('tools', p.count))}, 1 each`,
	'score.books': (p: { count: number }) => `${capital(amount('books', p.count))}, 2 each`,
	'score.small': (p: { soup: number; influence: number; rosaries: number }) =>
		`Soup, influence, rosaries: (${g.sum([p.soup, p.influence, p.rosaries])}) ÷ 2, rounded down`,

	'prepare.board': (p: { players: number }) =>
		p.players === 2 ? 'Board: the side for two players up' : 'Board: the side for 3–4 players up',
	'prepare.blocked': 'Block every space marked 4 with a novice of a colour nobody plays',
	'prepare.windows': (p: { count: number }) =>
		`Put ${g.number(p.count)} window tiles into each of the five chapels; the rest goes back to the box`,
	'prepare.supply':
		'Hourglass on the first year; influence, rosaries, soup, tools and books in piles under their dice spaces',
	'prepare.missions': (p: { cards: readonly Card[] }, voice: Voice) =>
		p.cards.length === 0
			? 'Shuffle missions A, B and C apart and lay two of each open above the board'
			: `Missions, two each of A, B and C, lie open above the board: ${p.cards.map((each) => card(each, voice)).join('; ')}`,
	'prepare.boards':
		'Each player: board with actions left and window right, reroll tile ready, action tiles over the columns from 1 to 5 with the white side up',
	'prepare.novices':
		'20 novices on the actions and one to the right of each row; messenger on the first space of the road, a disc on 0 of the track, six discs beside the board',
	'prepare.dice': (p: { neutral: number }) =>
		`Each player takes ${g.number(p.neutral)} neutral dice and one own; the other two own dice wait beside the board`,
	'prepare.tiles': (p: Readonly<Record<'influence' | 'soup' | 'rosaries', number>>) =>
		`Each player takes ${g.list((['influence', 'soup', 'rosaries'] as const).map((tile) => amount(tile, p[tile])))}`,
	'prepare.first': (p: { seat: string }, voice: Voice) =>
		`The chalice goes to ${voice.name(p.seat)}; by the rulebook whoever was in a monastery last begins, or the youngest`,

	'ruling.empty-monastery': 'A monastery without novices',
	'ruling.empty-monastery.why':
		'The rulebook does not say who has the majority where nobody has a novice.',
	'ruling.empty-monastery.nobody': 'Nobody gets the 5 points',
	'ruling.extra-novice': 'The sixth novice of a row',
	'ruling.extra-novice.why':
		'The rulebook does not say whether a sixth novice, who pays nothing, makes the next one to a chapel or cloister dearer.',
	'ruling.extra-novice.counted': 'It counts like any other',

	'copy.title': 'Your copy of Monasterium',
	'copy.hint':
		'What is printed in your box and in no rulebook. All of it may stay empty: what is missing is asked for when it is needed.',
	'copy.holds': (p: { monasteries: number; cards: number }) =>
		`${g.number(p.monasteries)} of 5 monasteries named, ${g.number(p.cards)} of 15 missions described`,
	tile: (p: { tile: Tile }) => capital(tiles[p.tile])
};
