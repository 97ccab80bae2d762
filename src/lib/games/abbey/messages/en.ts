import type { Voice } from '#lib/core/message.ts';
import type { Feature, MassName, PenanceReason, Suspect, Trait, Traits } from '../rules/data.ts';
import type { Mark } from '../rules/state.ts';
import { reasoning } from './reasoning-en.ts';
import { roster } from './roster-en.ts';
import { screens } from './screens-en.ts';
import {
	asked,
	capital,
	cards,
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
	traitWords,
	who
} from './words-en.ts';

export const en = {
	...screens,
	...reasoning,
	...roster,
	name: (p: { seat: string }, voice: Voice) => voice.name(p.seat),
	suspect: (p: { suspect: Suspect }, voice: Voice) => suspect(p.suspect, voice),
	suspectAlone: (p: { suspect: Suspect }, voice: Voice) => capital(suspect(p.suspect, voice)),
	trait: (p: { trait: Trait }) => traitWords[p.trait],
	feature: (p: Feature) => feature(p),
	featureAlone: (p: Feature) => capital(feature(p)),
	features: (p: Feature) => feature(p, 'many'),
	kind: (p: { traits: Traits }) => kind(p.traits),
	kinds: (p: { traits: Traits }) => kind(p.traits, 'many'),
	claim: (p: Feature) => `the culprit is ${claim(p)}`,
	mass: (p: { mass: MassName }) => masses[p.mass],
	penance: (p: { why: PenanceReason }) => penances[p.why],
	cards: (p: { count: number }) => cards(p.count),

	'log.hidden': 'A line in the notebook',
	'log.HandDealt': (p: { suspects: readonly Suspect[] }, voice: Voice) =>
		`The starting hand: ${suspects(p.suspects, voice)}`,
	'log.CardDrawn': (p: { seat: string; card: Suspect | undefined }, voice: Voice) =>
		`${voice.name(p.seat)} takes a card from the parlor${named(p.card, voice)}`,
	'log.CardTaken': (p: { seat: string; from: string; card: Suspect | undefined }, voice: Voice) =>
		`${voice.name(p.seat)} draws a card from ${voice.name(p.from)}’s hand${named(p.card, voice)}`,
	'log.IntruderCaught': (
		p: { seat: string; intruder: string; card: Suspect | undefined },
		voice: Voice
	) =>
		`${voice.name(p.seat)} catches ${voice.name(p.intruder)} in their cell and gets a card back${named(p.card, voice)}. Penance for ${voice.name(p.intruder)}`,
	'log.CardGiven': (p: { seat: string; to: string; card: Suspect | undefined }, voice: Voice) =>
		`${voice.name(p.seat)} gives ${voice.name(p.to)} a card${named(p.card, voice)}`,
	'log.MassHeld': (
		p: { mass: MassName; count: number; gave: readonly Suspect[]; got: readonly Suspect[] },
		voice: Voice
	) =>
		[
			`Mass, ${masses[p.mass]}: ${cards(p.count)} to the left`,
			p.gave.length > 0 ? `given: ${suspects(p.gave, voice)}` : '',
			p.got.length > 0 ? `got: ${suspects(p.got, voice)}` : ''
		]
			.filter((part) => part !== '')
			.join('; '),
	'log.CardShown': (
		p: { seat: string; to: string; traits: Traits; card: Suspect | undefined },
		voice: Voice
	) =>
		`${voice.name(p.seat)} shows ${voice.name(p.to)} a card${asked(p.traits)}${named(p.card, voice)}`,
	'log.NoneShown': (p: { seat: string; to: string; traits: Traits }, voice: Voice) =>
		`${voice.name(p.seat)} has nothing to show ${voice.name(p.to)}${asked(p.traits)}`,
	'log.KindCounted': (p: { seat: string; traits: Traits; count: number }, voice: Voice) =>
		`${voice.name(p.seat)} answers: ${g.number(p.count)} ${kind(p.traits, p.count === 1 ? 'one' : 'many')} in hand`,
	'log.HoldingTold': (p: { seat: string; suspect: Suspect; isHeld: boolean }, voice: Voice) =>
		`${voice.name(p.seat)} answers: ${who(p.suspect, voice)} is ${p.isHeld ? 'in hand' : 'not in hand'}`,
	'log.CrossedCounted': (p: { seat: string; traits: Traits; count: number }, voice: Voice) =>
		`${voice.name(p.seat)} answers: ${g.number(p.count)} ${kind(p.traits, p.count === 1 ? 'one' : 'many')} crossed out`,
	'log.SilenceKept': (p: { seat: string }, voice: Voice) => `${voice.name(p.seat)} keeps silent`,
	'log.NoteWritten': (p: { text: string; seat?: string | undefined }, voice: Voice) =>
		p.seat === undefined ? `Note: ${p.text}` : `Note on ${voice.name(p.seat)}: ${p.text}`,
	'log.SuspectCleared': (p: { suspect: Suspect }, voice: Voice) =>
		`Innocent: ${who(p.suspect, voice)}`,
	'log.HandCounted': (p: { seat: string; count: number }, voice: Voice) =>
		`${voice.name(p.seat)} was seen with ${cards(p.count)}`,
	'log.SuspectMarked': (
		p: {
			suspect: Suspect;
			mark?: Mark['mark'] | undefined;
			by?: string | undefined;
		},
		voice: Voice
	) => {
		const suspect = who(p.suspect, voice);
		switch (p.mark) {
			case 'out':
				return `Crossed out by hand: ${suspect}`;
			case 'doubted':
				return `Marked as suspicious: ${suspect}`;
			case 'held':
				return p.by === undefined
					? `Marked as held: ${suspect}`
					: `Marked as held by ${voice.name(p.by)}: ${suspect}`;
			case undefined:
				return `Mark taken off: ${suspect}`;
		}
	},
	'log.SuspectNoted': (p: { suspect: Suspect; text: string }, voice: Voice) =>
		p.text === ''
			? `Note taken off: ${who(p.suspect, voice)}`
			: `Note on ${who(p.suspect, voice)}: ${p.text}`,
	'log.SuspectCorrected': (p: { suspect: Suspect; features: readonly Feature[] }, voice: Voice) => {
		const suspect = who(p.suspect, voice);
		return p.features.length === 0
			? `Traits looked over: ${suspect}`
			: `Traits put right: ${suspect} is ${g.list(p.features.map(claim))}`;
	},
	'log.TurnEnded': (
		p: {
			seat: string;
			turn: string;
			missed: readonly string[];
			bell: number | undefined;
			mass: MassName | undefined;
		},
		voice: Voice
	) =>
		[
			`${voice.name(p.seat)}’s turn is over`,
			p.missed.length > 0 ? `${names(p.missed, voice)} at penance` : '',
			p.bell === undefined ? '' : `the bell moves to ${p.bell}`,
			p.mass === undefined ? '' : `the bell calls to mass: ${masses[p.mass]}`,
			p.turn === p.seat ? `${voice.name(p.turn)} goes again` : `${voice.name(p.turn)} is next`
		]
			.filter((part) => part !== '')
			.join('; '),
	'log.PenanceGiven': (p: { seat: string; why: PenanceReason }, voice: Voice) =>
		`Penance for ${voice.name(p.seat)}: ${penances[p.why]}`,
	'log.LibraryVisited': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} visits the library`,
	'log.CryptCardTaken': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} takes a crypt card`,
	'log.CryptCardUsed': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} uses a crypt card for another turn`,
	'log.BookKept': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} keeps a book from the scriptorium`,
	'log.BookUsed': (p: { seat: string }, voice: Voice) => `${voice.name(p.seat)} uses a book`,
	'log.RevelationMade': (p: { seat: string; features: readonly Feature[] }, voice: Voice) =>
		`${voice.name(p.seat)} reveals: the culprit is ${g.list(p.features.map(claim))}`,
	'log.AccusationMade': (
		p: {
			seat: string;
			suspect: Suspect;
			shownBy?: string | undefined;
			isCulprit?: true | undefined;
		},
		voice: Voice
	) => {
		const said = `${voice.name(p.seat)} accuses ${who(p.suspect, voice)}`;
		if (p.shownBy !== undefined)
			return `${said}. ${voice.name(p.shownBy)} shows the card: the accusation is wrong`;
		return p.isCulprit ? `${said}, and has found the culprit` : said;
	},
	'log.CulpritRevealed': (p: { suspect: Suspect }, voice: Voice) =>
		`The culprit is ${who(p.suspect, voice)}`,

	'object.noSeat': 'Nobody of that name sits at this table.',
	'object.noSuspect': 'There is no such suspect at this table.',
	'object.self': (p: { seat: string }, voice: Voice) =>
		`That is ${voice.name(p.seat)} twice. Choose two different players.`,
	'object.noNotebook':
		'This table keeps nobody’s notebook, only what is public. Cards of a hand are not noted here.',
	'object.dealtTwice':
		'The starting hand is already entered. If it was wrong, cancel that line in the log first.',
	'object.dealtCount': (p: { hand: number; count: number }) =>
		`The starting hand has ${cards(p.hand)}, and ${g.number(p.count)} are chosen. Choose exactly ${g.number(p.hand)}.`,
	'object.cardTwice': (p: { suspect: Suspect }, voice: Voice) =>
		`Chosen twice: ${who(p.suspect, voice)}. There is only one such card.`,
	'object.pileEmpty':
		'By the log the parlor has no cards left. If one was drawn that never was, cancel that line first.',
	'object.emptyHand': (p: { seat: string }, voice: Voice) =>
		`By the log ${voice.name(p.seat)} has no cards. Add in the log what was forgotten.`,
	'object.notFromPile': (p: { suspect: Suspect; holder: string }, voice: Voice) =>
		`By the log ${who(p.suspect, voice)} was already seen with ${voice.name(p.holder)}, and cards do not go back to the parlor. Record it all the same?`,
	'object.isCulprit': (p: { suspect: Suspect }, voice: Voice) =>
		`By the log the culprit is ${who(p.suspect, voice)}, whose card nobody holds. Record it all the same?`,
	'object.cardElsewhere': (p: { suspect: Suspect; holder: string }, voice: Voice) =>
		`By the log ${who(p.suspect, voice)} is with ${voice.name(p.holder)}. Record it all the same?`,
	'object.notMine': (p: { suspect: Suspect }, voice: Voice) =>
		`By the log ${who(p.suspect, voice)} is not in your hand. Record it all the same?`,
	'object.otherReturn': (p: { suspect: Suspect }, voice: Voice) =>
		`The card that was taken goes back, and by the log that is ${who(p.suspect, voice)}. Record the other one?`,
	'object.gaveCount': (p: { count: number }) =>
		`At this mass you pass ${cards(p.count)}. Choose that many, or leave it unnoted.`,
	'object.gotCount': (p: { count: number }) =>
		`At this mass you get ${cards(p.count)}. Choose that many, or leave it unnoted.`,
	'object.massOfNone': 'At mass everybody passes at least one card. Record a mass without any?',
	'object.massEarly': (p: { bell: number; rounds: number }) =>
		`The bell is on ${p.bell}: ${g.number(p.rounds)} ${g.noun(p.rounds, { one: 'round', other: 'rounds' })} to go before the mass. Hold it now?`,
	'object.massFirst': (p: { mass: MassName }) =>
		`The bell has called to mass (${masses[p.mass]}), and it comes first. End the turn all the same?`,
	'object.lacksTrait': (p: { suspect: Suspect; traits: Traits }, voice: Voice) =>
		`${capital(who(p.suspect, voice))} is not what was asked for: ${kind(p.traits)}. Record it all the same?`,
	'object.traitsAsked':
		'In the parlor one asks for one trait or two, and here are more. Record it all the same?',
	'object.countOverHand': (p: { seat: string; hand: number }, voice: Voice) =>
		`By the log ${voice.name(p.seat)} holds ${cards(p.hand)} in all. Record more?`,
	'object.hasMore': (p: { seat: string; suspects: readonly Suspect[] }, voice: Voice) =>
		`By the log ${voice.name(p.seat)} holds ${suspects(p.suspects, voice)}. Record it all the same?`,
	'object.crossedOver': (p: { traits: Traits; most: number }) =>
		p.most === 0
			? `There are no ${kind(p.traits, 'many')} among the suspects.`
			: `Among the suspects there are at most ${g.number(p.most)} ${kind(p.traits, p.most === 1 ? 'one' : 'many')}. Enter a smaller number.`,
	'object.heldByWhom': 'Say who holds the card.',
	'object.notTurn': (p: { turn: string }, voice: Voice) =>
		`By the log it is ${voice.name(p.turn)}’s turn now.`,
	'object.libraryClosed': 'At this table the library is closed.',
	'object.libraryVisited': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} has been in the library, and one goes there once a game. If that line is wrong, cancel it in the log.`,
	'object.notFewest': (p: { seat: string; hand: number; fewest: number }, voice: Voice) =>
		`The library is for those with the fewest cards. By the log ${voice.name(p.seat)} holds ${cards(p.hand)}, and somebody ${g.number(p.fewest)}. Record it all the same?`,
	'object.allEqual': (p: { hand: number }) =>
		`The library opens when somebody holds more cards. By the log everybody holds ${cards(p.hand)}. Record it all the same?`,
	'object.cryptHeld': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} already has a crypt card, and nobody keeps two.`,
	'object.noCrypt': (p: { seat: string }, voice: Voice) =>
		`By the log ${voice.name(p.seat)} has no crypt card. Record it all the same?`,
	'object.cryptTurn': (p: { turn: string }, voice: Voice) =>
		`A crypt card gives another turn right after one’s own, and by the log it is ${voice.name(p.turn)}’s turn. Record it all the same?`,
	'object.twoBooks': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} has two books, and at this table nobody enters the scriptorium with two. Record first that one was used.`,
	'object.noBook': (p: { seat: string }, voice: Voice) =>
		`By the log ${voice.name(p.seat)} has no book. Record it all the same?`,
	'object.oneTrait': 'A revelation names one trait, and only one. Choose one.',
	'object.alreadySaid': (p: { feature: Feature; seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} has already said that the culprit is ${claim(p.feature)}. Name something else: it may well contradict.`,
	'object.culpritKnown': (p: { suspect: Suspect }, voice: Voice) =>
		`The culprit is already known: ${who(p.suspect, voice)}. Record a revelation all the same?`,
	'object.pileLeft': (p: { pile: number }) =>
		`Nobody accuses while the parlor has cards, and by the log ${g.noun(p.pile, { one: 'there is', other: 'there are' })} ${cards(p.pile)} left. Record it all the same?`,
	'object.shownCulprit':
		'A card that somebody showed is not the hidden one. Choose either who showed it, or that it is the culprit.',
	'object.found': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} has found the culprit, and that was the last accusation. If that line is wrong, cancel it in the log.`,
	'object.otherCulprit': (p: { earlier: Suspect; suspect: Suspect }, voice: Voice) =>
		`By the log the culprit is ${who(p.earlier, voice)}. Is it ${who(p.suspect, voice)} after all?`,
	'object.seenCulprit': (p: { suspect: Suspect; holder: string | undefined }, voice: Voice) =>
		p.holder === undefined
			? `By the log ${who(p.suspect, voice)} is innocent. The culprit all the same?`
			: `By the log the card of ${who(p.suspect, voice)} was seen with ${voice.name(p.holder)}. The culprit all the same?`,

	'conflict.cleared': (p: { suspect: Suspect }, voice: Voice) =>
		`Marked as suspicious, but by the log ${who(p.suspect, voice)} is innocent.`,
	'conflict.elsewhere': (p: { suspect: Suspect; by: string; holder: string }, voice: Voice) =>
		`Marked as held by ${voice.name(p.by)}, but by the log ${who(p.suspect, voice)} is with ${voice.name(p.holder)}.`,
	'conflict.culprit': (p: { suspect: Suspect }, voice: Voice) =>
		`Crossed out by hand, but ${who(p.suspect, voice)} is the culprit.`,

	'score.total': 'Total',
	'score.revelationRight': (p: { feature: Feature; suspect: Suspect }) =>
		`Revelation: the culprit is ${claim(p.feature)}, and so it is`,
	'score.revelationWrong': (p: { feature: Feature; actual: Feature; suspect: Suspect }) =>
		`Revelation: the culprit is ${claim(p.feature)}; no, ${claim(p.actual)}`,
	'score.revelationOpen': (p: { feature: Feature; suspect: Suspect | undefined }) =>
		`Revelation: the culprit is ${claim(p.feature)}; not known yet`,
	'score.accusationRight': (p: { suspect: Suspect }, voice: Voice) =>
		`Found the culprit: ${who(p.suspect, voice)}`,
	'score.accusationShown': (p: { suspect: Suspect; shownBy: string }, voice: Voice) =>
		`Accused ${who(p.suspect, voice)}: ${voice.name(p.shownBy)} had the card`,
	'score.accusationWrong': (p: { suspect: Suspect; culprit: Suspect }, voice: Voice) =>
		`Accused ${who(p.suspect, voice)}: the culprit is ${who(p.culprit, voice)}`,
	'score.accusationOpen': (p: { suspect: Suspect }, voice: Voice) =>
		`Accused ${who(p.suspect, voice)}: not known yet`,
	'score.accusationLate': (p: { suspect: Suspect; seat: string }, voice: Voice) =>
		`Accused ${who(p.suspect, voice)}: ${voice.name(p.seat)} had found the culprit before`,
	'tie.foundCulprit': (p: { seat: string }, voice: Voice) =>
		`Whoever found the culprit: ${voice.name(p.seat)}`,

	'doubt.traits': (p: { suspect: Suspect; traits: readonly Trait[] }, voice: Voice) =>
		`Not entered of ${who(p.suspect, voice)}: ${g.list(p.traits.map((trait) => traitWords[trait].toLowerCase()))}. Revelations about it count nothing until then.`,
	'doubt.noFinder': 'No accusation found the culprit, so nobody gets points for it.',
	'doubt.hand': (p: { seat: string; seen: number; logged: number }, voice: Voice) =>
		`${voice.name(p.seat)} was seen with ${cards(p.seen)}, and by the log it was ${g.number(p.logged)}: something is missing in the log.`,
	'progress.found': 'the culprit is found',
	'progress.massDue': (p: { mass: MassName }) => `time for mass: ${masses[p.mass]}`,
	'progress.bell': (p: { number: number; mass: MassName; bell: number }) =>
		`mass ${p.number} (${masses[p.mass]}), bell on ${p.bell}`,

	'prepare.count':
		'Have at hand what was revealed and who was accused, and the card under the board',
	'prepare.board': 'Lay out the board and put everybody’s monk in the chapel',
	'prepare.decks': (p: { noLibrary: boolean; noEvents: boolean }) => {
		const decks = [
			'scriptorium',
			...(p.noLibrary ? [] : ['library']),
			...(p.noEvents ? [] : ['event'])
		];
		const out = [...(p.noLibrary ? ['library'] : []), ...(p.noEvents ? ['event'] : [])];
		const shuffle = `Shuffle the ${g.list(decks)} cards, ${g.noun(decks.length, { one: 'a deck', other: 'each deck' })} on its place, face down`;
		return out.length === 0 ? shuffle : `${shuffle}; the ${g.list(out)} cards stay in the box`;
	},
	'prepare.culprit': 'Shuffle the 24 suspects and slip one under the board, unseen: the culprit',
	'prepare.parlor': (p: { pile: number }) =>
		`Put ${g.number(p.pile)} suspect cards face down in the parlor`,
	'prepare.hands': (p: { hand: number }) => `Deal ${g.number(p.hand)} suspect cards to everybody`,
	'prepare.quick': 'Take the first mass card, Matins, out of the game',
	'prepare.first': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} begins and gets the bell and the mass cards, in the order of the day`,
	'prepare.bell': (p: { bell: number }) => `The bell begins on ${p.bell} of the top mass card`,
	'prepare.confessionals':
		'Roll two monk dice and put one in each confessional: the last to confess there',
	'prepare.steps': 'In a turn one goes up to three steps',
	'prepare.twoBooks': 'Whoever has two books does not enter the scriptorium',

	'ruling.roster': 'The suspects of your copy',
	'ruling.roster.why':
		'The rulebook tells how many suspects have each trait, and not who is who: names and titles are on the cards.',
	'ruling.roster.placeholder':
		'Until they are filled in, the sheet has one suspect for each order, hood, beard and build, without name and title',
	'ruling.tie': 'A tie without the finder',
	'ruling.tie.why':
		'A tie goes to whoever found the culprit. The rulebook does not say who wins if they are not among the tied.',
	'ruling.tie.shared': 'The victory is shared',
	'ruling.bell-penance': 'The bell and penance',
	'ruling.bell-penance.why':
		'The first player moves the bell on their turn. The rulebook does not say what happens if they miss it at penance.',
	'ruling.bell-penance.moves':
		'The bell moves all the same, and a mass that is due is held before anybody prays',
	'ruling.crypt-penance': 'Another turn and penance',
	'ruling.crypt-penance.why':
		'The rulebook does not say whether somebody at penance may go again with a crypt card.',
	'ruling.crypt-penance.missed': 'The other turn is the one they miss'
};
