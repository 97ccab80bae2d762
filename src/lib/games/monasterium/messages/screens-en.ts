import type { Voice } from '#lib/core/message.ts';
import type { BoardPart, ScorePart, StoryPart } from '../rules/breakdown.ts';
import type { Card, Category, Slot } from '../rules/cards.ts';
import type {
	Area,
	Column,
	DieValue,
	GainSource,
	Monastery,
	Place,
	Row,
	Source,
	Tile,
	Year
} from '../rules/data.ts';
import {
	areas,
	capital,
	card,
	cost,
	dice,
	g,
	handful,
	monastery,
	novices,
	places,
	roman,
	slot,
	sources
} from './words-en.ts';

const shortSources: Record<GainSource, string> = {
	refectory: 'Refectory',
	workshop: 'Workshop',
	library: 'Library',
	action: 'Action',
	column: 'Yellow tile',
	windowRow: 'Window row',
	windowColumn: 'Window col.',
	mission: 'Mission',
	insteadOfDie: 'Instead of a die',
	other: 'Other'
};

const standard: Record<DieValue, string> = {
	1: 'send a novice',
	2: 'soup',
	3: 'influence',
	4: 'rosary',
	5: 'messenger',
	6: 'any, one die a turn'
};

const boardParts: Record<BoardPart, string> = {
	novices: 'Novices',
	window: 'Window',
	missions: 'Missions',
	stock: 'Stock'
};
const scoreParts: Record<ScorePart, string> = {
	prestige: 'Prestige',
	monasteries: 'Monasteries',
	chapels: 'Chapels',
	cloisters: 'Cloisters',
	tiles: 'Tiles'
};

const rowActions: Record<Row, readonly string[]> = {
	1: ['messenger +1', 'rosary', 'soup', 'influence', 'exchange'],
	2: ['tool', 'novice, −1 influence', '2 of one kind', 'messenger +2', '3 prestige'],
	3: Array.from({ length: 5 }, () => 'window tile'),
	4: Array.from({ length: 5 }, () => '+1 prestige a die')
};

/** What the screens say. */
export const screens = {
	monastery: (p: { monastery: Monastery }, voice: Voice) => monastery(p.monastery, voice),
	letter: (p: { monastery: Monastery }) => p.monastery,
	place: (p: { place: Place }) => capital(places[p.place]),
	area: (p: { area: Area }) => capital(areas[p.area]),
	source: (p: { source: Source }) => capital(sources[p.source]),
	card: (p: { card: Card }, voice: Voice) => capital(card(p.card, voice)),

	'setup.first': 'Who takes the chalice',
	'setup.lots': 'Draw lots',
	'setup.begins': (p: { seat: string }, voice: Voice) => `${voice.name(p.seat)} begins`,
	'setup.dice': 'Track the dice',
	'setup.diceHint': 'Whose turn it is and how many may be taken; otherwise prestige alone',
	'setup.missions': 'Missions above the board',
	'setup.missionsHint':
		'Two of each pile. With your copy filled in the app knows their points; without it, it asks.',
	'setup.pile': (p: { category: Category }) => `Pile ${p.category}`,

	'years.head': (p: { year: Year; round: number; of: number }) =>
		`Year ${p.year}, round ${p.round} of ${p.of}`,
	'years.hasChalice': 'has the chalice',
	'years.untracked': 'Place the dice, do the actions. Prestige is noted below.',
	'years.roll': (p: { seat: string; left: number }, voice: Voice) =>
		`${voice.name(p.seat)} rolls ${dice(p.left)}`,
	'years.take': (p: { seat: string }, voice: Voice) => `${voice.name(p.seat)} takes dice`,
	'years.acts': (p: { seat: string; count: number; value: DieValue }, voice: Voice) =>
		`${voice.name(p.seat)} acts: ${dice(p.count)} from space ${p.value}`,
	'years.then': (p: { seat: string }, voice: Voice) => `then ${voice.name(p.seat)} takes dice`,
	'years.over': 'All dice are used',
	'years.end': 'The round is over',
	'years.count': 'On to the final scoring',

	'dice.title': 'Dice on the board',
	'dice.pick': 'Which number is placed?',
	'dice.take': 'From which space?',
	'dice.space': (p: { value: DieValue; neutral: number; own: string }) =>
		`Space ${p.value}, ${standard[p.value]}: ${g.number(p.neutral)} neutral${p.own === '' ? '' : `, own: ${p.own}`}`,
	'dice.ofSeat': (p: { seat: string; count: number }, voice: Voice) =>
		`${voice.name(p.seat)} ${g.number(p.count)}`,
	'dice.place': (p: { own: number; neutral: number; value: DieValue }) =>
		`Place ${handful(p.own, p.neutral)} on ${p.value}`,
	'dice.takeThese': (p: { own: number; neutral: number; value: DieValue }) =>
		`Take ${handful(p.own, p.neutral)} from ${p.value}`,
	'dice.howMany': (p: { value: DieValue }) => `How many with ${p.value}?`,
	'dice.mayTake': (p: { value: DieValue; most: number }) =>
		`Up to ${g.number(p.most)} from space ${p.value}`,
	'dice.reroll': 'Use the reroll',
	'dice.rerolled': 'Reroll used',
	'dice.rerollOf': (p: { seat: string; isUsed: boolean }, voice: Voice) =>
		`${voice.name(p.seat)}: ${p.isUsed ? 'reroll used' : 'use the reroll'}`,

	'end.title': 'End of the round',
	'end.yearTitle': (p: { year: Year }) => `End of year ${p.year}`,
	'end.lastTitle': 'End of the third year',
	'end.reroll': 'Turn used reroll tiles back',
	'end.neutral': (p: { neutral: number }) => `Hand out neutral dice, ${g.number(p.neutral)} each`,
	'end.own': 'Everybody takes their own dice back',
	'end.chalice': (p: { next: string }, voice: Voice) =>
		`The chalice goes to the left, to ${voice.name(p.next)}`,
	'end.hourglass': (p: { year: Year }) => `Move the hourglass to year ${p.year}`,
	'end.last': 'Nothing is set up again: the final scoring begins.',
	'end.next': 'Next round',
	'end.score': 'To the final scoring',

	'player.gain': (
		p: { seat: string; source: GainSource; points: number | undefined },
		voice: Voice
	) =>
		p.points === undefined
			? `${voice.name(p.seat)}: ${sources[p.source]}`
			: `${voice.name(p.seat)}: ${sources[p.source]}, ${g.signed(p.points)}`,
	'player.short': (p: { source: GainSource }) => shortSources[p.source],
	'player.prestige': (p: { seat: string }, voice: Voice) => `Prestige of ${voice.name(p.seat)}`,
	'player.open': (p: { seat: string }, voice: Voice) => `Note for ${voice.name(p.seat)}`,
	'player.projected': (p: { total: number }) => `with the final scoring ${g.number(p.total)}`,
	'player.rolls': 'rolls',
	'player.takes': 'takes',
	'player.acts': 'acts',
	'player.part': (p: { part: BoardPart }) => boardParts[p.part],
	'player.partOf': (p: { part: BoardPart; seat: string }, voice: Voice) =>
		`${boardParts[p.part]}: ${voice.name(p.seat)}`,
	'player.howMuch': 'How many points to add?',
	'player.becomes': (p: { now: number }) =>
		`Prestige on the track: ${g.number(p.now)} now, becomes`,

	'novices.hint': 'Tap the novice that goes; the point of a building is noted with it.',
	'novices.row': (p: { row: Row; of: Place; cost: string }) =>
		`${roman[p.row]} · ${places[p.of]} · ${p.cost}`,
	'novices.buildingCost': (p: { count: 2 | 3 }) =>
		`1 influence and ${p.count} tiles: soup, tools or books`,
	'novices.cost': (p: { cost: Readonly<Partial<Record<Tile, number>>> }) => cost(p.cost),
	'novices.one': (p: { row: Row; column: Column | undefined; isGone: boolean }) =>
		`Row ${roman[p.row]}, ${p.column === undefined ? 'the sixth' : `die ${p.column}`}${p.isGone ? ', sent' : ''}`,
	'novices.where': 'Where to?',
	'novices.send': (p: { monastery: Monastery; area: Area }, voice: Voice) =>
		`${monastery(p.monastery, voice)}, ${areas[p.area]}`,
	'novices.sent': (p: { count: number }) => `${novices(p.count)} sent`,
	'novices.action': (p: { row: Row; column: Column }) => rowActions[p.row][p.column - 1] ?? '',
	'novices.opened': 'Actions opened',
	'novices.openedIn': (p: { column: Column; actions: readonly string[] }) =>
		`Die ${p.column}: ${p.actions.join(', ')}`,

	'window.hint': 'Under the row, tap the monastery that the tile comes from.',
	'window.row': (p: { row: number }) => `Row ${p.row}`,
	'window.lay': (p: { row: number; monastery: Monastery }, voice: Voice) =>
		`Row ${p.row}: tile of ${monastery(p.monastery, voice)}`,
	'window.cell': (
		p: { row: number; column: number; monastery: Monastery | undefined },
		voice: Voice
	) =>
		`Row ${p.row}, column ${p.column}: ${p.monastery === undefined ? 'free' : monastery(p.monastery, voice)}`,
	'window.bonus': (p: { row: number }) =>
		['1 influence', '1 rosary', 'messenger +2'][p.row - 1] ?? '',
	'window.columnBonus': (p: { column: number }) =>
		['1 soup', '1 tool', '1 book'][p.column - 1] ?? '',
	'window.taken': (p: { row: string; column: string }) => `Take: ${p.row} or ${p.column}`,
	'window.bonuses': (p: { row: string; column: string }) =>
		`The next tile brings: ${p.row} or ${p.column}`,
	'window.columnPoints': (p: { column: number }) =>
		`What stands under column ${p.column} of the window? The app will remember.`,
	'window.columnTitle': 'A column is complete',
	'window.column': (p: { column: number; points: number | undefined }) =>
		p.points === undefined
			? `Column ${p.column}: enter points`
			: `Column ${p.column}: ${g.signed(p.points)}`,
	'window.whichColumn': 'Which column is complete?',

	'missions.slot': (p: { slot: Slot; card: Card | undefined }, voice: Voice) =>
		p.card === undefined ? slot(p.slot) : `${p.slot.charAt(0)}: ${card(p.card, voice)}`,
	'missions.fulfil': (p: { points: number | undefined }) =>
		p.points === undefined ? 'Fulfilled' : `Fulfilled, ${g.signed(p.points)}`,
	'missions.fulfilSlot': (
		p: { slot: Slot; card: Card | undefined; points: number | undefined },
		voice: Voice
	) =>
		`Fulfilled: ${p.card === undefined ? slot(p.slot) : card(p.card, voice)}${p.points === undefined ? '' : `, ${g.signed(p.points)}`}`,
	'missions.done': (p: { year: Year; points: number }) => `Year ${p.year}, ${g.signed(p.points)}`,
	'missions.met': 'by the sheet it is fulfilled',
	'missions.tally': (p: { count: number; of: number }) =>
		`${g.number(p.count)} of ${g.number(p.of)}`,
	'missions.points': (p: { year: Year; slot: Slot; card: Card | undefined }, voice: Voice) => {
		const name = capital(p.card === undefined ? slot(p.slot) : card(p.card, voice));
		return `${name}: how many points${p.slot.startsWith('C') ? '' : ` in year ${p.year}`}?`;
	},
	'missions.pointsTitle': 'Points of the mission',

	'stock.dice': 'Own dice',
	'stock.diceCount': (p: { count: number }) => `${g.number(p.count)} of 3`,
	'stock.won': 'Own die won',
	'stock.wonOn': (p: { value: DieValue }) => `New own die: rolled ${p.value}`,
	'stock.wonWhere': 'A new own die: roll it and tap what came up.',
	'stock.tiles': 'Tiles',
	'stock.tilesHint': 'Optional: at the end of the game they are asked for anyway.',

	'count.players': 'Whose novices and tiles',
	'count.howTo': 'Play first. When the game is over, count here what is on the board.',
	'count.prestige': 'Prestige on the track',
	'count.novices': 'Novices in the monasteries',
	'count.digit': (p: { label: string; count: number }) => `${p.label}: ${g.number(p.count)}`,
	'count.more': (p: { label: string; count: number }) =>
		`${p.label}: more, now ${g.number(p.count)}`,
	'count.tiles': 'Tiles left over',
	'count.addsUp': 'How it adds up',
	'count.next': (p: { seat: string }, voice: Voice) => `Next: ${voice.name(p.seat)}`,

	'standing.title': 'If it ended now',
	'standing.part': (p: { part: ScorePart }) => scoreParts[p.part],
	'standing.total': 'Total',
	'standing.uncounted': 'not counted',

	'story.race': 'The race for prestige',
	'story.raceText': (
		p: { all: readonly { seat: string; prestige: number }[]; rounds: number },
		voice: Voice
	) =>
		`Prestige through ${g.number(p.rounds)} rounds; at the end ${p.all.map(({ seat, prestige }) => `${voice.name(seat)} ${g.number(prestige)}`).join(', ')}`,
	'story.raceHint': 'The final scoring is not in the picture.',
	'story.yearEnds': 'The vertical lines are ends of years.',
	'story.round': (p: { year: Year; round: number }) => `${p.year}.${p.round}`,
	'story.roundHead': 'Year and round',
	'story.numbers': 'In numbers',
	'story.sources': 'Where the points came from',
	'story.segment': (p: { part: StoryPart; points: number }) =>
		`${storyParts[p.part]} ${g.signed(p.points)}`,
	'story.part': (p: { part: StoryPart }) => storyParts[p.part],
	'story.bar': (p: { seat: string; parts: readonly string[]; total: number }, voice: Voice) =>
		`${voice.name(p.seat)}, ${g.number(p.total)}: ${p.parts.join(', ')}`,
	'story.majorities': 'Who held which monastery',
	'story.nobody': 'nobody',

	'copy.monasteries': 'Monasteries',
	'copy.monasteriesHint':
		'In our order they come from the start of the road on. A name and the colour of the window tiles help to tell them apart.',
	'copy.monastery': (p: { monastery: Monastery }) => `Name of monastery ${p.monastery}`,
	'copy.colour': (p: { monastery: Monastery }) => `Colour of monastery ${p.monastery}`,
	'copy.noColour': 'No colour',
	'copy.window': 'Points under the columns of the window',
	'copy.column': (p: { column: number }) => `Column ${p.column}`,
	'copy.missions': 'Missions',
	'copy.missionsHint':
		'Give your cards A and B numbers of your own, 1 to 5 each, and note what is on them.',
	'copy.card': (p: { card: Card }) =>
		p.card.startsWith('C') ? capital(card(p.card, silent)) : `Card ${p.card}`,
	'copy.points': (p: { points: readonly number[] }) =>
		p.points.length === 0 ? 'points not noted' : `points ${p.points.join(' / ')}`,
	'copy.year': (p: { year: Year }) => `Points in year ${p.year}`,
	'copy.anyYear': 'Points',
	'copy.need': (p: { number: number }) => `Novice ${p.number}`,
	'copy.unset': 'Not noted'
};

const silent: Voice = { name: (seat) => seat, term: () => undefined, edition: '' };

const storyParts: Record<StoryPart, string> = {
	buildings: 'Buildings',
	actions: 'Actions and yellow tiles',
	window: 'Window',
	missions: 'Missions',
	other: 'Other prestige',
	monasteries: 'Majorities',
	chapels: 'Chapels',
	cloisters: 'Cloisters',
	tiles: 'Tiles'
};
