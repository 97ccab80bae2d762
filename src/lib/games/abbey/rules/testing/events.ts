import { penanceReasons } from '../data.ts';
import { marks, type Event } from '../events.ts';

const card = 'monk-07';
const traits = { title: 'novice', beard: 'bearded' } as const;

/** One of every event and of every form it takes, for seats `ann` and `bob`. */
export const everyEvent: readonly Event[] = [
	{ type: 'HandDealt', cards: ['monk-01', 'monk-02', 'monk-03', 'monk-04', 'monk-05', 'monk-06'] },
	{ type: 'CardDrawn', seat: 'ann' },
	{ type: 'CardDrawn', seat: 'ann', card },
	{ type: 'CardTaken', seat: 'ann', from: 'bob' },
	{ type: 'CardTaken', seat: 'ann', from: 'bob', card },
	{ type: 'IntruderCaught', seat: 'ann', intruder: 'bob' },
	{ type: 'IntruderCaught', seat: 'ann', intruder: 'bob', card },
	{ type: 'CardGiven', seat: 'ann', to: 'bob' },
	{ type: 'CardGiven', seat: 'ann', to: 'bob', card },
	{ type: 'MassHeld', count: 2 },
	{ type: 'MassHeld', count: 1, gave: ['monk-01'], got: ['monk-09'] },
	{ type: 'CardShown', seat: 'bob', to: 'ann', traits },
	{ type: 'CardShown', seat: 'bob', to: 'ann', traits, card },
	{ type: 'CardShown', seat: 'bob', to: 'ann', traits: {}, card },
	{ type: 'NoneShown', seat: 'bob', to: 'ann', traits },
	{ type: 'KindCounted', seat: 'bob', traits, count: 1 },
	{ type: 'KindCounted', seat: 'bob', traits: { order: 'templar', hood: 'unhooded' }, count: 0 },
	{ type: 'HoldingTold', seat: 'bob', suspect: card, isHeld: true },
	{ type: 'HoldingTold', seat: 'bob', suspect: card, isHeld: false },
	{ type: 'CrossedCounted', seat: 'bob', traits: { order: 'benedictine' }, count: 4 },
	{ type: 'SilenceKept', seat: 'bob' },
	{ type: 'NoteWritten', text: '13?' },
	{ type: 'NoteWritten', text: '13?', seat: 'bob' },
	{ type: 'SuspectCleared', suspect: card },
	{ type: 'HandCounted', seat: 'bob', count: 5 },
	...marks.map((mark): Event => ({ type: 'SuspectMarked', suspect: card, mark, by: 'bob' })),
	{ type: 'SuspectMarked', suspect: card },
	{ type: 'SuspectNoted', suspect: card, text: '13?' },
	{ type: 'SuspectNoted', suspect: card, text: '' },
	{ type: 'SuspectCorrected', suspect: card, traits: { title: 'father', hood: 'hooded' } },
	{ type: 'SuspectCorrected', suspect: card, traits: {} },
	{ type: 'TurnEnded', seat: 'ann' },
	...penanceReasons.map((why): Event => ({ type: 'PenanceGiven', seat: 'bob', why })),
	{ type: 'LibraryVisited', seat: 'ann' },
	{ type: 'CryptCardTaken', seat: 'ann' },
	{ type: 'CryptCardUsed', seat: 'ann' },
	{ type: 'BookKept', seat: 'ann' },
	{ type: 'BookUsed', seat: 'ann' },
	{ type: 'RevelationMade', seat: 'ann', traits: { order: 'franciscan' } },
	{ type: 'AccusationMade', seat: 'ann', suspect: card },
	{ type: 'AccusationMade', seat: 'ann', suspect: card, shownBy: 'bob' },
	{ type: 'AccusationMade', seat: 'ann', suspect: card, isCulprit: true },
	{ type: 'CulpritRevealed', suspect: card }
];
