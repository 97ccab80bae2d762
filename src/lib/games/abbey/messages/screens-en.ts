import type { Voice } from '#lib/core/message.ts';
import type { MassName, Suspect, Trait, Value } from '../rules/data.ts';
import type { libraryFor } from '../rules/library.ts';
import type { Known } from '../rules/sheet.ts';
import type { Mark } from '../rules/state.ts';
import { capital, cards, claim, feature, g, masses, suspect, traitWords } from './words-en.ts';

/** What can be recorded, on its button and over its form. */
export const acts = {
	shown: { short: 'Showed', title: 'A card was shown' },
	none: { short: 'Has none', title: 'Has no such card' },
	kind: { short: 'How many', title: 'How many do they hold?' },
	held: { short: 'Holds?', title: 'Do they hold this card?' },
	crossed: { short: 'Crossed', title: 'How many have they crossed out?' },
	taken: { short: 'Took', title: 'A card was taken' },
	drawn: { short: 'Parlor', title: 'A card from the parlor' },
	mass: { short: 'Mass', title: 'Mass' },
	accused: { short: 'Accused', title: 'An accusation' },
	more: { short: 'More', title: 'More' },
	silence: { short: 'A vow of silence', title: 'Who kept silent?' },
	cleared: { short: 'A suspect cleared by a card', title: 'A suspect is cleared' },
	caught: { short: 'Intruder caught', title: 'An intruder was caught' },
	given: { short: 'Card handed over', title: 'A card was handed over' },
	note: { short: 'A note in words', title: 'A note' },
	hands: { short: 'Check the hands', title: 'How many cards has everyone?' },
	dealt: { short: 'My starting hand', title: 'My starting hand' }
};
export type Act = Exclude<keyof typeof acts, 'more'>;

const shorts: Record<Value, string> = {
	templar: 'Templar',
	franciscan: 'Francis.',
	benedictine: 'Benedict.',
	father: 'Father',
	brother: 'Brother',
	novice: 'Novice',
	hooded: 'Hood',
	unhooded: 'No hood',
	bearded: 'Beard',
	shaven: 'Shaven',
	fat: 'Fat',
	thin: 'Thin'
};

const knownWords = (known: Known, voice: Voice): string => {
	switch (known.kind) {
		case 'mine':
			return 'In your hand.';
		case 'held':
			return known.isSure
				? `Innocent: ${voice.name(known.seat)} holds the card.`
				: `Innocent: the card was last seen with ${voice.name(known.seat)}, and may have moved on.`;
		case 'cleared':
			return 'Innocent: cleared in the log.';
		case 'ruledOut':
			return known.seat === undefined
				? 'Never seen, but cannot be the culprit.'
				: `Never seen, but only ${voice.name(known.seat)} can hold the card.`;
		case 'onlyOne':
			return 'Nobody else can be the culprit.';
		case 'culprit':
			return 'The culprit.';
		case 'open':
			return 'Nothing in the log clears this suspect.';
	}
};

const cellState = (known: Known, mark: Mark | undefined, voice: Voice): string => {
	if (known.kind !== 'open') return knownWords(known, voice);
	if (mark?.mark === 'out') return 'crossed out by hand';
	if (mark?.mark === 'held' && mark.by !== undefined)
		return `marked as held by ${voice.name(mark.by)}`;
	return mark?.mark === 'doubted' ? 'your prime suspect' : 'a suspect';
};

/** Words of the screens alone. */
export const screens = {
	'setup.me': 'Whose notebook is this?',
	'setup.me.hint': 'The suspect sheet is private: it is covered until its owner opens it.',
	'setup.me.nobody': 'Nobody’s, only the table',
	'setup.first': 'Who begins and keeps the bell',
	'setup.lots': 'Draw lots',
	'setup.begins': (p: { seat: string }, voice: Voice) => `${voice.name(p.seat)} begins.`,
	'setup.quick': 'Quick game',
	'setup.quick.hint': 'Move up to three rooms, mass every three rounds, the first mass left out',
	'setup.noLibrary': 'Without the library',
	'setup.noEvents': 'Without events',
	'setup.twoBooks': 'Nobody with two books enters the scriptorium',
	'setup.scoreOnly': 'Revelations, accusations and the culprit: that is all it takes.',

	'view.label': 'What to look at',
	'view.notebook': 'Notebook',
	'view.table': 'Table',
	'cover.whose': (p: { seat: string }, voice: Voice) => `${voice.name(p.seat)}’s notebook`,
	'cover.open': 'Open',
	'cover.hide': 'Cover',
	'cover.hint':
		'Only its owner should open it. It covers itself when the phone lies face down or the screen goes dark.',
	'cover.faceDown': 'Cover it when the phone lies face down',
	'cover.first': 'Your cards may be shown next. Open the notebook first, or leave them out.',
	'cover.without': 'Record without the card',

	value: (p: { value: Value }) => capital(feature(p)),
	'value.short': (p: { value: Value }) => shorts[p.value],
	traitName: (p: { trait: Trait }) => traitWords[p.trait],
	'chip.count': (p: { value: Value; count: number }) =>
		`${capital(feature(p))}: ${g.number(p.count)} left`,
	'group.unknown': 'Order not known',
	cell: (p: { suspect: Suspect; known: Known; mark: Mark | undefined }, voice: Voice) =>
		`${capital(suspect(p.suspect, voice))}: ${cellState(p.known, p.mark, voice)}`,
	'cell.crossed': 'Crossed out by hand. Hold a face to see all about the suspect.',
	'cell.mine': 'mine',
	'sheet.left': (p: { left: number; of: number }) =>
		`${g.number(p.left)} of ${g.number(p.of)} still suspect`,
	'sheet.filter': 'Suspects left, by trait: tap to look for them',

	dock: 'What happened',
	act: (p: { act: Act | 'more' }) => acts[p.act].short,
	'act.title': (p: { act: Act }) => acts[p.act].title,
	'picker.chosen': (p: { chosen: number; count: number }) =>
		`${g.number(p.chosen)} of ${g.number(p.count)}`,
	'picker.forgotten': 'I do not know which',
	'picker.another': 'Another',
	'form.traits': 'Which kind',
	'form.firstTrait': 'Choose one trait or two, then the answer.',
	'form.answer': 'The answer',
	'form.pair': 'Who, and with whom',
	'form.seatCount': (p: { seat: string; count: number }, voice: Voice) =>
		`${voice.name(p.seat)}: ${g.number(p.count)}`,

	'shown.hint': 'What was asked for, then who showed it.',
	'shown.who': 'Who showed a card to whom',
	'shown.row': (p: { to: string; isMe: boolean }, voice: Voice) =>
		p.isMe ? 'Shown to me by' : `Shown to ${voice.name(p.to)} by`,
	'shown.pair': (p: { seat: string; to: string }, voice: Voice) =>
		`${voice.name(p.seat)} showed ${voice.name(p.to)} a card`,
	'shown.which': (p: { seat: string }, voice: Voice) => `What did ${voice.name(p.seat)} show?`,
	'shown.whichMine': (p: { to: string }, voice: Voice) => `Which card did ${voice.name(p.to)} see?`,
	'none.hint': 'What was asked for, then who has none.',
	'none.who': 'Who asked, and who has none',
	'none.first': 'Choose one trait or two first.',
	'none.row': (p: { to: string; isMe: boolean }, voice: Voice) =>
		p.isMe ? 'I asked' : `${voice.name(p.to)} asked`,
	'none.pair': (p: { seat: string; to: string }, voice: Voice) =>
		`${voice.name(p.seat)}, asked by ${voice.name(p.to)}, has none`,
	'kind.hint': 'Cards in the hand now.',
	'crossed.hint': 'Suspects of a kind crossed out on their sheet.',
	'held.whose': 'Whose card?',
	'held.yes': 'Has it',
	'held.no': 'No',
	'held.answer': (p: { seat: string; isHeld: boolean }, voice: Voice) =>
		p.isHeld ? `${voice.name(p.seat)} has it` : `${voice.name(p.seat)} does not have it`,
	'taken.hint': 'At random, in a confessional, a cell or by a book.',
	'taken.row': (p: { seat: string; isMe: boolean }, voice: Voice) =>
		p.isMe ? 'I took from' : `${voice.name(p.seat)} took from`,
	'taken.pair': (p: { seat: string; other: string }, voice: Voice) =>
		`${voice.name(p.seat)} took a card from ${voice.name(p.other)}`,
	'caught.hint': 'The card goes back, and the intruder does penance.',
	'caught.row': (p: { seat: string; isMe: boolean }, voice: Voice) =>
		p.isMe ? 'I caught' : `${voice.name(p.seat)} caught`,
	'caught.pair': (p: { seat: string; other: string }, voice: Voice) =>
		`${voice.name(p.seat)} caught ${voice.name(p.other)}`,
	'given.hint': 'By a book or an event.',
	'given.row': (p: { seat: string; isMe: boolean }, voice: Voice) =>
		p.isMe ? 'I gave to' : `${voice.name(p.seat)} gave to`,
	'given.pair': (p: { seat: string; other: string }, voice: Voice) =>
		`${voice.name(p.seat)} gave ${voice.name(p.other)} a card`,
	'move.got': (p: { from: string }, voice: Voice) => `What came from ${voice.name(p.from)}?`,
	'move.lost': 'Which of your cards went?',
	'drawn.who': 'Who drew?',
	'drawn.which': 'Which card did you draw?',
	'parlor.left': (p: { left: number }) =>
		p.left === 0 ? 'The parlor is empty.' : `In the parlor: ${cards(p.left)}.`,
	'parlor.mayAccuse': 'Accusations are open.',
	'parlor.mayNot': 'No accusations yet.',
	'mass.name': (p: { name: MassName }) => masses[p.name],
	'mass.howMany': (p: { name: MassName }) =>
		`${masses[p.name]}: how many cards does everyone pass? It is on the mass card; Cellarer will remember.`,
	'mass.passes': (p: { name: MassName; count: number }) =>
		`${masses[p.name]}: everyone passes ${cards(p.count)} to the left.`,
	'mass.change': 'Change',
	'mass.record': 'Mass is over',
	'mass.gave': (p: { count: number; to: string }, voice: Voice) =>
		`You gave ${cards(p.count)} to ${voice.name(p.to)}`,
	'mass.got': (p: { count: number; from: string }, voice: Voice) =>
		`You got ${cards(p.count)} from ${voice.name(p.from)}`,
	'mass.reminder': (p: { isEvent: boolean }) =>
		p.isEvent
			? 'All figures go to the chapel; after the cards, an event is drawn.'
			: 'All figures go to the chapel.',
	'mass.unnoted': 'Do not note my cards',
	'accused.whom': 'Who was accused?',
	'accused.notYet': (p: { left: number }) =>
		`The log has ${cards(p.left)} in the parlor: while there are any, nobody may accuse.`,
	'accused.hint': 'Who accused, then who showed the card.',
	'accused.row': (p: { seat: string }, voice: Voice) => `${voice.name(p.seat)} accused, shown by`,
	'accused.pair': (p: { seat: string; shownBy: string }, voice: Voice) =>
		`${voice.name(p.seat)} accused, ${voice.name(p.shownBy)} showed the card`,
	'accused.nobody': 'nobody',
	'accused.culprit': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} accused, nobody showed the card: it is the culprit`,
	'accused.who': 'Who accused?',
	'note.hint': 'Anything worth remembering',
	'silence.who': 'Who kept silent?',
	'cleared.who': 'Who is innocent?',
	'dealt.which': (p: { count: number }) => `Your ${cards(p.count)}`,
	'dealt.start': 'Enter my starting hand',
	'hands.label': 'Cards in the hand',
	'hands.hint': 'By the log. If one is wrong, tap what is true: something was forgotten.',
	'hands.button': (p: { hands: readonly { seat: string; count: number }[] }, voice: Voice) =>
		`Hands: ${p.hands.map(({ seat, count }) => `${voice.name(seat)} ${count}`).join(', ')}`,
	'hands.wrong': (
		p: { wrong: readonly { seat: string; seen: number; logged: number }[] },
		voice: Voice
	) =>
		`${g.list(p.wrong.map(({ seat, seen, logged }) => `${voice.name(seat)} has ${cards(seen)}, the log says ${g.number(logged)}`))}. Open the log and add what was forgotten before the right line.`,
	'hands.check': (p: { seat: string; count: number }, voice: Voice) =>
		`By the log ${voice.name(p.seat)} has ${cards(p.count)}. Right?`,

	'details.title': (p: { suspect: Suspect }, voice: Voice) => capital(suspect(p.suspect, voice)),
	'details.known': (p: { known: Known }, voice: Voice) => knownWords(p.known, voice),
	'details.marks': 'My marks',
	'details.lines': 'In the log',
	'details.note': 'Note',
	'details.name': 'Name on the card',
	'details.correct': 'Correct the traits',
	'mark.out': 'Crossed out',
	'mark.doubted': 'Prime suspect',
	'mark.heldBy': 'I think it is held by',

	'table.seats': 'Players',
	'turn.now': (p: { steps: number }) => `Turn, up to ${g.number(p.steps)} rooms`,
	'turn.end': 'Turn over',
	'turn.then': (p: { seat: string }, voice: Voice) =>
		`After this turn ${voice.name(p.seat)} goes again, by the crypt card`,
	'turn.again': (p: { seat: string }, voice: Voice) =>
		`The crypt card: ${voice.name(p.seat)} goes again`,
	'turn.missed': (p: { missed: readonly string[] }, voice: Voice) =>
		`Penance, a turn missed: ${g.list(p.missed.map((seat) => voice.name(seat)))}`,
	'turn.mass': 'Hold mass',
	'turn.bellRings': (p: { seat: string }, voice: Voice) =>
		`The bell is on its last place: ${voice.name(p.seat)} calls everyone to mass.`,
	'turn.bell': (p: { bell: number }) => `The bell is on ${g.number(p.bell)}`,
	'turn.toMass': (p: { rounds: number; name: MassName }) =>
		p.rounds === 0
			? `${masses[p.name]} now.`
			: `${masses[p.name]} after ${g.number(p.rounds)} more ${g.noun(p.rounds, { one: 'round', other: 'rounds' })}.`,
	'seat.cards': (p: { count: number }) => cards(p.count),
	'seat.first': 'has the bell',
	'seat.penitent': 'misses a turn',
	'seat.crypt': 'crypt card',
	'seat.books': (p: { count: number }) =>
		`${g.number(p.count)} ${g.noun(p.count, { one: 'book', other: 'books' })}`,
	'seat.library': 'may enter the library',
	'rooms.libraryNow': (
		p: { seat: string; library: ReturnType<typeof libraryFor> },
		voice: Voice
	) => {
		switch (p.library) {
			case 'open':
				return `${voice.name(p.seat)} may enter the library now.`;
			case 'visited':
				return `${voice.name(p.seat)} has been in the library; once a game is all.`;
			case 'notFewest':
				return `No library now: somebody has fewer cards than ${voice.name(p.seat)}.`;
			case 'allEqual':
				return 'No library now: everyone has the same number of cards.';
			case 'closed':
				return 'The library is closed in this game.';
		}
	},
	'rooms.library': 'In the library',
	'rooms.crypt': 'Took a crypt card',
	'rooms.cryptUsed': 'Uses the crypt card',
	'rooms.book': 'Kept a book',
	'rooms.bookUsed': 'Used a book',
	'rooms.twoBooks': 'With two books nobody enters the scriptorium.',
	'penance.title': 'Penance',
	'penance.bell': 'Forgot the bell',
	'penance.table': 'By common consent',

	'chapter.title': 'Chapter house',
	'chapter.empty': 'No revelation and no accusation yet.',
	'chapter.revelation': (p: { seat: string; value: Value }, voice: Voice) =>
		`${voice.name(p.seat)}: the culprit is ${claim(p)}`,
	'chapter.accusation': (
		p: { seat: string; suspect: Suspect; shownBy: string | undefined },
		voice: Voice
	) =>
		p.shownBy === undefined
			? `${voice.name(p.seat)} accuses: ${suspect(p.suspect, voice)}`
			: `${voice.name(p.seat)} accuses: ${suspect(p.suspect, voice)}. ${voice.name(p.shownBy)} showed the card`,
	'revelation.new': 'Revelation',
	'revelation.hint': 'One trait of the culprit: “bearded” will do, “not a novice” will not.',
	'revelation.who': 'Who says so?',
	'revelation.said': (p: { said: readonly { seat: string; value: Value }[] }, voice: Voice) =>
		`Said already: ${p.said.map(({ seat, value }) => `${feature({ value })} (${voice.name(seat)})`).join(', ')}.`,
	'accusation.new': 'Accusation',
	'culprit.title': 'Culprit',
	'culprit.hint': 'When the hidden card is turned over, name it here.',
	'culprit.name': 'Name the culprit',
	'culprit.which': 'Whose card lay under the board?',
	'culprit.found': (p: { seat: string }, voice: Voice) => `Found by ${voice.name(p.seat)}.`,
	'culprit.needed': (p: { trait: Trait }) => `The culprit’s ${traitWords[p.trait].toLowerCase()}?`,
	'story.culprit': 'The culprit',
	'story.left': 'Suspects left in the notebook',
	'story.leftText': (p: { from: number; to: number }) =>
		`From ${g.number(p.from)} at the beginning to ${g.number(p.to)} at the end`
};
