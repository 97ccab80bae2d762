import { describe, expect, it } from 'vitest';
import type { Traits } from './data.ts';
import type { Event } from './events.ts';
import { objections } from './objections.ts';
import type { State } from './state.ts';
import { everyEvent } from './testing/events.ts';
import { spoken, spokenWith } from './testing/speech.ts';
import {
	accused,
	annsHand,
	caught,
	culprit,
	dealt,
	drew,
	gave,
	mass,
	monk,
	parlorEmptied,
	penance,
	played,
	revealed,
	rounds,
	told,
	took,
	turnEnded,
	turns,
	verdict,
	type Table
} from './testing/tables.ts';

type Verdict = readonly ['impossible' | 'unusual', string];
type Case = [name: string, state: State, event: Event, verdict?: Verdict];
const no = (key: string): Verdict => ['impossible', `object.${key}`];
const ask = (key: string): Verdict => ['unusual', `object.${key}`];

const start = played({});
const noted = played({}, annsHand, told('bob', 7));
const nobodys = played({ options: { me: undefined } });
const emptied = (seat: string, to: string): readonly Event[] =>
	Array.from({ length: 6 }, () => gave(seat, to));
const bobEmpty = played({}, ...emptied('bob', 'cid'));
const open = played({}, ...parlorEmptied);
const found = played({}, ...parlorEmptied, accused('bob', 7, 'culprit'));
const count = (table: Table = {}, ...events: readonly Event[]): State =>
	played({ ...table, depth: 'score' }, ...events);

const names: readonly Case[] = [
	['an unknown seat', start, drew('zoe'), no('noSeat')],
	['an unknown seat to take from', start, took('ann', 'zoe'), no('noSeat')],
	['an unknown seat that shows', open, accused('ann', 7, 'zoe'), no('noSeat')],
	[
		'an unknown seat in a note',
		start,
		{ type: 'NoteWritten', text: '?', seat: 'zoe' },
		no('noSeat')
	],
	[
		'an unknown seat in a mark',
		start,
		{ type: 'SuspectMarked', suspect: monk(7), mark: 'held', by: 'zoe' },
		no('noSeat')
	],
	['an unknown suspect', start, told('bob', 25), no('noSuspect')],
	['an unknown card', start, drew('ann', 25), no('noSuspect')],
	['an unknown card dealt', start, dealt(1, 2, 3, 4, 5, 25), no('noSuspect')],
	['an unknown card at mass', start, mass(1, [25]), no('noSuspect')],
	['taking from oneself', start, took('ann', 'ann'), no('self')],
	['giving to oneself', start, gave('ann', 'ann'), no('self')],
	['catching oneself', start, caught('ann', 'ann'), no('self')],
	['asking oneself', start, { type: 'NoneShown', seat: 'bob', to: 'bob', traits: {} }, no('self')],
	['proving oneself wrong', open, accused('ann', 7, 'ann'), no('self')]
];

const cards: readonly Case[] = [
	['ABB-08 the starting hand', start, annsHand],
	['ABB-08 of nobody’s notebook', nobodys, annsHand, no('noNotebook')],
	['ABB-08 twice', noted, annsHand, no('dealtTwice')],
	['ABB-08 too few', start, dealt(1, 2, 3), no('dealtCount')],
	['ABB-08 as many as with four players', played({ players: 4 }), dealt(1, 2, 3, 4, 5)],
	['ABB-08 one of them twice', start, dealt(1, 2, 3, 4, 5, 5), no('cardTwice')],
	['ABB-35 a card of the parlor', noted, drew('ann', 8)],
	['ABB-35 an empty parlor', open, drew('ann'), no('pileEmpty')],
	['ABB-35 a card that was in a hand', noted, drew('ann', 7), ask('notFromPile')],
	[
		'ABB-35 a card that was in a hand, wherever it is now',
		played({}, told('bob', 7), took('cid', 'bob')),
		drew('ann', 7),
		ask('notFromPile')
	],
	['ABB-06 the culprit’s card', found, took('ann', 'bob', 7), ask('isCulprit')],
	[
		'ABB-06 the culprit’s card in the parlor',
		played({}, culprit(7)),
		drew('ann', 7),
		ask('isCulprit')
	],
	['ABB-30 a card from a hand', noted, took('ann', 'bob', 7)],
	['ABB-30 from an empty hand', bobEmpty, took('ann', 'bob'), no('emptyHand')],
	['ABB-30 a card that is elsewhere', noted, took('ann', 'cid', 7), ask('cardElsewhere')],
	['ABB-30 a card of mine', noted, took('ann', 'cid', 1), ask('cardElsewhere')],
	[
		'ABB-30 a card that may be elsewhere',
		played({}, told('bob', 7), took('cid', 'bob')),
		took('ann', 'cid', 7)
	],
	['ABB-32 a card of mine is taken', noted, took('bob', 'ann', 1)],
	['ABB-32 one I do not have', noted, took('bob', 'ann', 20), ask('notMine')],
	['ABB-32 one of a hand nobody entered', start, took('bob', 'ann', 20)],
	['giving a card', noted, gave('ann', 'bob', 1)],
	['giving one of an empty hand', bobEmpty, gave('bob', 'ann'), no('emptyHand')],
	['giving one I do not have', noted, gave('ann', 'bob', 20), ask('notMine')],
	['giving one that is elsewhere', noted, gave('ann', 'cid', 7), ask('cardElsewhere')],
	['ABB-33 the card goes back', played({}, took('bob', 'ann', 1)), caught('ann', 'bob', 1)],
	[
		'ABB-33 another card goes back',
		played({}, took('bob', 'ann', 1)),
		caught('ann', 'bob', 9),
		ask('otherReturn')
	],
	['ABB-33 some card goes back', played({}, took('bob', 'ann', 1)), caught('ann', 'bob')],
	['ABB-33 from an empty hand', bobEmpty, caught('ann', 'bob'), no('emptyHand')]
];

const oneLeft = played({}, ...emptied('cid', 'bob').slice(1));
const masses: readonly Case[] = [
	['ABB-41 a mass', noted, mass(2)],
	['ABB-41 a mass with its cards', noted, mass(2, [1, 2], [8, 9])],
	['ABB-41 too few given', noted, mass(2, [1]), no('gaveCount')],
	['ABB-41 too many got', noted, mass(1, [1], [8, 9]), no('gotCount')],
	['ABB-42 all that a short hand had', oneLeft, mass(2, undefined, [8])],
	['ABB-42 more than a short hand had', oneLeft, mass(2, undefined, [8, 9]), no('gotCount')],
	['a card given twice', noted, mass(2, [1, 1]), no('cardTwice')],
	['a card given and got', noted, mass(1, [1], [1]), no('cardTwice')],
	['cards of nobody’s notebook', nobodys, mass(1, [1]), no('noNotebook')],
	['cards got by nobody’s notebook', nobodys, mass(1, undefined, [1]), no('noNotebook')],
	['a mass of nobody’s notebook', nobodys, mass(1)],
	['ABB-41 no cards', noted, mass(0), ask('massOfNone')],
	['giving what I do not have', noted, mass(1, [20]), ask('notMine')],
	['giving what is elsewhere', noted, mass(1, [7]), ask('cardElsewhere')],
	['getting what I have', noted, mass(1, [1], [2]), ask('cardElsewhere')],
	['getting what is elsewhere', noted, mass(1, [1], [7]), ask('cardElsewhere')],
	['ABB-16 before the bell calls', played({}, ...rounds(2)), mass(1), ask('massEarly')],
	['ABB-16 when the bell calls', played({}, ...rounds(4)), mass(1)],
	['nobody minds the turns', start, mass(1)]
];

const shown = (traits: Traits, card?: number): Event => ({
	type: 'CardShown',
	seat: 'bob',
	to: 'ann',
	traits,
	...(card !== undefined && { card: monk(card) })
});
const none = (traits: Traits): Event => ({ type: 'NoneShown', seat: 'bob', to: 'ann', traits });
const kinds = (traits: Traits, number: number): Event => ({
	type: 'KindCounted',
	seat: 'bob',
	traits,
	count: number
});
const crossed = (traits: Traits, number: number): Event => ({
	type: 'CrossedCounted',
	seat: 'bob',
	traits,
	count: number
});
const three: Traits = { order: 'templar', hood: 'hooded', beard: 'bearded' };

// The seventh is a Templar, bareheaded, shaven, fat.
const answers: readonly Case[] = [
	[
		'ABB-36 a card with what was asked for',
		noted,
		shown({ order: 'templar', hood: 'unhooded' }, 7)
	],
	['ABB-36 without it', noted, shown({ hood: 'hooded' }, 7), ask('lacksTrait')],
	['ABB-R1 an unset trait is no reason', noted, shown({ title: 'father' }, 7)],
	['ABB-36 three traits', noted, shown(three), ask('traitsAsked')],
	['ABB-36 no trait, by a card’s effect', noted, shown({}, 7)],
	['ABB-36 a card that is elsewhere', noted, shown({ order: 'templar' }, 1), ask('cardElsewhere')],
	['ABB-36 by an empty hand', bobEmpty, shown({ order: 'templar' }), no('emptyHand')],
	['ABB-37 none', noted, none({ order: 'franciscan' })],
	['ABB-37 none, of three traits', noted, none(three), ask('traitsAsked')],
	['ABB-37 ABB-24 none, though there is one', noted, none({ order: 'templar' }), ask('hasMore')],
	['ABB-R1 none, and there may be one', noted, none({ title: 'father' })],
	['ABB-20 a number of a kind', noted, kinds({ order: 'templar' }, 1)],
	['ABB-20 more than the hand holds', noted, kinds({ order: 'templar' }, 7), ask('countOverHand')],
	['ABB-24 fewer than are known', noted, kinds({ order: 'templar' }, 0), ask('hasMore')],
	['ABB-20 a card is there', noted, told('bob', 8)],
	['ABB-20 a card is there that is elsewhere', noted, told('cid', 7), ask('cardElsewhere')],
	['ABB-20 a card is there, in an empty hand', bobEmpty, told('bob', 8), no('emptyHand')],
	['ABB-20 a card is not there', noted, told('cid', 7, false)],
	['ABB-24 a card is not there, and is', noted, told('bob', 7, false), ask('cardElsewhere')],
	['ABB-21 crossed out, all of a kind', noted, crossed({ order: 'templar' }, 8)],
	['ABB-21 more than there are', noted, crossed({ order: 'templar' }, 9), no('crossedOver')],
	['ABB-R1 of a trait that is unset', noted, crossed({ title: 'father' }, 24)],
	['ABB-22 silence', noted, { type: 'SilenceKept', seat: 'bob' }],
	['innocent from elsewhere', noted, { type: 'SuspectCleared', suspect: monk(8) }],
	['the culprit innocent', found, { type: 'SuspectCleared', suspect: monk(7) }, ask('isCulprit')],
	['a hand is counted, whatever it is', noted, { type: 'HandCounted', seat: 'bob', count: 20 }],
	['held by somebody', noted, { type: 'SuspectMarked', suspect: monk(8), mark: 'held', by: 'bob' }],
	[
		'held by nobody',
		noted,
		{ type: 'SuspectMarked', suspect: monk(8), mark: 'held' },
		no('heldByWhom')
	],
	['crossed out by hand', noted, { type: 'SuspectMarked', suspect: monk(7), mark: 'out' }]
];

const of = (
	type: 'LibraryVisited' | 'CryptCardTaken' | 'CryptCardUsed' | 'BookKept' | 'BookUsed',
	seat = 'ann'
): Event => ({ type, seat });
const fewest = gave('ann', 'bob');
const twoBooks = [of('BookKept'), of('BookKept')];

const rooms: readonly Case[] = [
	['ABB-15 one’s own turn', start, turnEnded('ann')],
	['ABB-15 another’s, or one’s own twice', start, turnEnded('bob'), no('notTurn')],
	[
		'ABB-16 before the mass that is due',
		played({}, ...rounds(4)),
		turnEnded('ann'),
		ask('massFirst')
	],
	['ABB-66 penance', start, penance('bob')],
	['ABB-34 the fewest cards', played({}, fewest), of('LibraryVisited')],
	['ABB-34 not the fewest', played({}, fewest), of('LibraryVisited', 'bob'), ask('notFewest')],
	['ABB-34 all alike', start, of('LibraryVisited'), ask('allEqual')],
	[
		'ABB-29 a second time',
		played({}, fewest, of('LibraryVisited')),
		of('LibraryVisited'),
		no('libraryVisited')
	],
	[
		'ABB-82 a closed library',
		played({ options: { noLibrary: true } }, fewest),
		of('LibraryVisited'),
		no('libraryClosed')
	],
	['ABB-38 a crypt card', start, of('CryptCardTaken')],
	['ABB-38 a second one', played({}, of('CryptCardTaken')), of('CryptCardTaken'), no('cryptHeld')],
	['ABB-38 its use', played({}, of('CryptCardTaken')), of('CryptCardUsed')],
	['ABB-38 its use without one', start, of('CryptCardUsed'), ask('noCrypt')],
	[
		'ABB-38 its use in another’s turn',
		played({}, of('CryptCardTaken'), ...turns('ann')),
		of('CryptCardUsed'),
		ask('cryptTurn')
	],
	['ABB-31 a third book', played({}, ...twoBooks), of('BookKept')],
	[
		'ABB-84 a third book',
		played({ options: { twoBooks: true } }, ...twoBooks),
		of('BookKept'),
		no('twoBooks')
	],
	[
		'ABB-84 a book after one was used',
		played({ options: { twoBooks: true } }, ...twoBooks, of('BookUsed')),
		of('BookKept')
	],
	['ABB-31 the use of a book', played({}, of('BookKept')), of('BookUsed')],
	['ABB-31 the use of none', start, of('BookUsed'), ask('noBook')]
];

const benedictine = played({}, revealed('bob', { order: 'benedictine' }));
const chapter: readonly Case[] = [
	['ABB-50 a Franciscan', start, revealed('ann', { order: 'franciscan' })],
	['ABB-50 no hood', start, revealed('ann', { hood: 'unhooded' })],
	['ABB-50 a father', start, revealed('ann', { title: 'father' })],
	[
		'ABB-50 a bearded Franciscan',
		start,
		revealed('ann', { order: 'franciscan', beard: 'bearded' }),
		no('oneTrait')
	],
	['ABB-50 nothing at all', start, revealed('ann', {}), no('oneTrait')],
	[
		'ABB-53 what was said',
		benedictine,
		revealed('ann', { order: 'benedictine' }),
		no('alreadySaid')
	],
	[
		'ABB-53 what one said oneself',
		benedictine,
		revealed('bob', { order: 'benedictine' }),
		no('alreadySaid')
	],
	['ABB-53 what contradicts it', benedictine, revealed('ann', { order: 'franciscan' })],
	['after the end', found, revealed('ann', { order: 'franciscan' }), ask('culpritKnown')],
	['at the count', count({}, culprit(7)), revealed('ann', { order: 'franciscan' })],
	['ABB-60 an accusation', open, accused('ann', 7)],
	['ABB-61 while the parlor has cards', start, accused('ann', 7), ask('pileLeft')],
	['ABB-61 at the count nobody asks', count(), accused('ann', 7)],
	['ABB-62 a card is shown', open, accused('ann', 7, 'bob')],
	[
		'ABB-62 by somebody without cards',
		played({}, ...emptied('cid', 'bob'), ...parlorEmptied),
		accused('ann', 7, 'cid'),
		no('emptyHand')
	],
	[
		'ABB-62 a card that is elsewhere',
		played({}, told('cid', 7), ...parlorEmptied),
		accused('ann', 7, 'bob'),
		ask('cardElsewhere')
	],
	[
		'ABB-62 shown, and the culprit',
		open,
		{ type: 'AccusationMade', seat: 'ann', suspect: monk(7), shownBy: 'bob', isCulprit: true },
		no('shownCulprit')
	],
	['ABB-63 the culprit', open, accused('ann', 7, 'culprit')],
	[
		'ABB-63 the culprit, whose card was seen',
		played({}, told('cid', 7), ...parlorEmptied),
		accused('ann', 7, 'culprit'),
		ask('seenCulprit')
	],
	['ABB-63 after the culprit was found', found, accused('ann', 8), no('found')],
	['ABB-63 shown, after the culprit was found', found, accused('ann', 8, 'cid'), no('found')],
	[
		'ABB-63 entered in any order at the count',
		count({}, accused('bob', 7, 'culprit')),
		accused('ann', 8)
	],
	[
		'ABB-63 a second finder at the count',
		count({}, accused('bob', 7, 'culprit')),
		accused('ann', 7),
		no('found')
	],
	[
		'ABB-63 a second culprit found at the count',
		count({}, accused('bob', 7, 'culprit')),
		accused('ann', 8, 'culprit'),
		no('found')
	],
	['ABB-63 the accused was turned over before', count({}, culprit(7)), accused('ann', 7)],
	[
		'ABB-62 shown, though the culprit',
		count({}, culprit(7)),
		accused('ann', 7, 'bob'),
		ask('isCulprit')
	],
	['the hidden card is turned over', noted, culprit(8)],
	['the hidden card was seen', noted, culprit(7), ask('seenCulprit')],
	[
		'the hidden card was cleared',
		played({}, { type: 'SuspectCleared', suspect: monk(8) }),
		culprit(8),
		ask('seenCulprit')
	],
	['the hidden card once more', found, culprit(7)],
	['another hidden card', found, culprit(8), ask('otherCulprit')]
];

const counted: readonly Case[] = [
	['an empty parlor', count({}, ...parlorEmptied), drew('ann')],
	['an empty hand', count({}, ...emptied('bob', 'cid')), took('ann', 'bob')],
	['another’s turn', count(), turnEnded('bob')],
	['a mass out of time', count({}, ...turns('ann')), mass(1)],
	['an unknown seat all the same', count(), drew('zoe'), no('noSeat')]
];

describe.each([
	['names', names],
	['cards', cards],
	['masses', masses],
	['answers and marks', answers],
	['turns and rooms', rooms],
	['the chapter hall', chapter],
	['at the count nothing else matters', counted]
])('what is asked about and refused: %s', (_name, cases) => {
	it.each(cases)('%s', (...[, state, event, expected]) => {
		expect(verdict(state, event)).toEqual(expected);
		for (const { why } of objections(state, event)) spoken(why);
	});
});

describe('whatever is recorded', () => {
	it('is answered with a sentence at any moment', () => {
		for (const state of [start, noted, nobodys, bobEmpty, open, found, count()])
			for (const event of everyEvent) for (const { why } of objections(state, event)) spoken(why);
	});
});

describe('ABB-05 what only the notebook knows', () => {
	const secrets = [
		'notFromPile',
		'cardElsewhere',
		'notMine',
		'otherReturn',
		'hasMore',
		'seenCulprit'
	].map((key) => `object.${key}`);

	it('is a secret wherever it speaks against something', () => {
		const states = [noted, played({}, annsHand, took('bob', 'ann', 1), ...parlorEmptied)];
		const found = states.flatMap((state) =>
			[
				...everyEvent,
				drew('bob', 1),
				accused('bob', 1, 'cid'),
				accused('bob', 1, 'culprit')
			].flatMap((event) => objections(state, event))
		);
		for (const { why, isSecret } of found)
			expect(isSecret === true).toBe(secrets.includes(why.key));
		expect(found.some(({ isSecret }) => isSecret)).toBe(true);
	});

	it('is none where there is no notebook', () => {
		const seen = played({ options: { me: undefined } }, ...parlorEmptied, accused('bob', 7, 'cid'));
		const [objection] = objections(seen, accused('cid', 7, 'ann'));
		expect(objection).toMatchObject({ level: 'unusual', isSecret: false });
	});
});

describe('what the sentences say', () => {
	const sergio = { [monk(7)]: { en: 'Sergio', ru: 'Сергио' } };
	const said = (state: State, event: Event): unknown => {
		const [objection] = objections(state, event);
		return objection && spokenWith(sergio, objection.why);
	};
	const cases: readonly [State, Event, en: string, ru: string][] = [
		[
			noted,
			took('ann', 'cid', 7),
			'By the log Sergio is with bob. Record it all the same?',
			'Сергио: по записям эту карту держит bob. Всё равно записать?'
		],
		[
			bobEmpty,
			took('ann', 'bob'),
			'By the log bob has no cards. Add in the log what was forgotten.',
			'По записям на руках ни одной карты (bob). Добавьте в журнал то, что пропущено.'
		],
		[
			played({}, ...rounds(2)),
			mass(1),
			'The bell is on 3: 2 rounds to go before the mass. Hold it now?',
			'Колокол на 3: до мессы ещё 2 круга. Провести её сейчас?'
		],
		[
			noted,
			mass(2, [1]),
			'At this mass you pass 2 cards. Choose that many, or leave it unnoted.',
			'На этой мессе вы отдаёте 2 карты. Выберите ровно столько или не отмечайте вовсе.'
		],
		[
			benedictine,
			revealed('ann', { order: 'benedictine' }),
			'bob has already said that the culprit is a Benedictine. Name something else: it may well contradict.',
			'Это уже сказано: преступник\u00a0— бенедиктинец (bob). Назовите другое, можно и наперекор.'
		],
		[
			played({}, fewest),
			of('LibraryVisited', 'bob'),
			'The library is for those with the fewest cards. By the log bob holds 7 cards, and somebody 5. Record it all the same?',
			'В библиотеку идёт тот, у кого карт меньше всех. По записям на руках 7 карт (bob), а у кого-то 5. Всё равно записать?'
		]
	];
	it.each(cases.map((each) => [each[3], each] as const))('%s', (_name, [state, event, en, ru]) => {
		expect(said(state, event)).toEqual({ en, ru });
	});
});
