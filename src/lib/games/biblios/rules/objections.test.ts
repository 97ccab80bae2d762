import { describe, expect, it } from 'vitest';
import type { Event, RevealedCard } from './events.ts';
import { objections } from './objections.ts';
import type { State } from './state.ts';
import { everyEvent } from './testing/events.ts';
import { spoken, spokenInEveryEdition } from './testing/speech.ts';
import {
	auctions,
	bid,
	counted,
	fine,
	pass,
	passed,
	pay,
	played,
	reveal,
	setupOf,
	turnEnded,
	turns,
	verdict
} from './testing/tables.ts';

type Verdict = readonly ['impossible' | 'unusual', string];
type Case = [name: string, state: State, event: Event, verdict?: Verdict];
const no = (key: string): Verdict => ['impossible', `object.${key}`];
const ask = (key: string): Verdict => ['unusual', `object.${key}`];

const gifts = played(setupOf(), turns('ann'));
const idle = auctions({});
const open = auctions({}, reveal(), bid('bob', 4));
const won = auctions({}, reveal(), bid('bob', 4), ...pass('cid', 'ann'));
const gold: RevealedCard = { kind: 'gold' };
const wonGold = auctions({}, reveal(gold), bid('bob', 4), ...pass('cid', 'ann'));
const church = auctions(
	{},
	...[reveal({ kind: 'church' }), bid('bob', 1), ...pass('cid', 'ann'), pay('bob', 1)]
);
const refined = auctions({}, reveal(), bid('bob', 4), ...pass('cid', 'ann'), fine('bob'));
const count = counted({
	ann: { monks: '2В 4Г 4Д', pigments: '3', gold: '111111' },
	bob: { monks: '3', pigments: 9, manuscripts: '1 1 1 1 1 1 1' }
});
const latin = counted({ ann: {}, bob: {} }, { edition: 'biblios' });

const phases: readonly Case[] = [
	['BIB-21 the active player’s turn ends', gifts, turnEnded('bob')],
	['BIB-21 another’s turn does not', gifts, turnEnded('cid'), no('notActive')],
	['BIB-06 no gifts after the gifts', idle, turnEnded('ann'), no('giftsOver')],
	['the gifts end', gifts, { type: 'GiftsEnded' }],
	['the gifts end once', idle, { type: 'GiftsEnded' }, no('giftsOver')],
	['BIB-06 no auction before the gifts are over', gifts, reveal(), no('giftsFirst')],
	['BIB-06 no bid before', gifts, bid('bob', 1), no('giftsFirst')],
	['BIB-06 no end of auctions before', gifts, { type: 'AuctionsEnded' }, no('giftsFirst')],
	['the auctions end', open, { type: 'AuctionsEnded' }],
	['the auctions end once', count, { type: 'AuctionsEnded' }, no('auctionsOver')],
	['BIB-06 no auction at the count', count, reveal(), no('auctionsOver')],
	[
		'BIB-06 no count in the gifts',
		gifts,
		{ type: 'CardCounted', seat: 'ann', category: 'monks', value: 2 },
		no('notCounting')
	],
	[
		'BIB-06 no count in the auctions',
		open,
		{ type: 'GoldCounted', seat: 'ann', ones: 1, twos: 0, threes: 0 },
		no('notCounting')
	]
];

const bidding: readonly Case[] = [
	['BIB-31 a card is turned over', idle, reveal()],
	['BIB-31 one card after the other', open, reveal(), no('cardOnTable')],
	['BIB-50 a church card comes first', church, reveal(), no('churchFirst')],
	['BIB-50 also before a bid', church, bid('cid', 1), no('churchFirst')],
	['BIB-50 also before a price', church, pay('bob', 1), no('churchFirst')],
	['BIB-31 no bid without a card', idle, bid('bob', 1), no('noCard')],
	['BIB-31 no price without a card', idle, pay('bob', 1), no('noCard')],
	['BIB-33 a higher bid', open, bid('cid', 5)],
	['BIB-33 the same bid', open, bid('cid', 4), no('bidTooLow')],
	['BIB-33 a lower bid', open, bid('cid', 1), no('bidTooLow')],
	['BIB-32 a bid out of turn', open, bid('ann', 5), no('notBidder')],
	['BIB-32 a bid against oneself', open, bid('bob', 5), no('notBidder')],
	['BIB-32 a pass out of turn', open, passed('ann'), no('notBidder')],
	[
		'BIB-34 a bid after a pass',
		auctions({}, reveal(), ...pass('bob')),
		bid('bob', 1),
		no('passed')
	],
	['BIB-35 a bid after the end', won, bid('cid', 5), no('biddingOver')],
	['BIB-35 a pass after the end', won, passed('bob'), no('biddingOver')],
	['BIB-39 the fined bids', refined, bid('bob', 1), no('fined')],
	['BIB-R13 who had passed bids', refined, bid('cid', 1)],
	['BIB-37 the bid is paid', won, pay('bob', 4)],
	['BIB-43 more than the bid is paid', won, pay('bob', 6)],
	['BIB-42 less than the bid is paid', won, pay('bob', 3), no('payGold')],
	['BIB-37 another pays', won, pay('cid', 4), no('notWinner')],
	['BIB-37 somebody pays too soon', open, pay('bob', 4), no('stillBidding')],
	['BIB-44 as many cards as were bid', wonGold, pay('bob', 4)],
	['BIB-44 more cards than were bid', wonGold, pay('bob', 5), no('payCards')],
	['BIB-44 fewer cards than were bid', wonGold, pay('bob', 3), no('payCards')],
	['BIB-38 the winner is fined', won, fine('bob')],
	['BIB-38 another is fined', won, fine('cid'), no('notWinner')],
	['BIB-38 a fine too soon', open, fine('bob'), no('stillBidding')]
];

const monk = { type: 'CardCounted', category: 'monks' } as const;
const back = { type: 'CardTakenBack', category: 'monks' } as const;
const total = { type: 'TotalCounted', seat: 'ann' } as const;
const first = { type: 'FirstLetterRead', category: 'monks' } as const;
const coins = { type: 'GoldCounted', seat: 'bob', ones: 0, twos: 0, threes: 0 } as const;

const counting: readonly Case[] = [
	['BIB-60 a card', count, { ...monk, seat: 'bob', value: 2 }],
	['BIB-R6 a card with its letter', count, { ...monk, seat: 'bob', value: 2, letter: 'А' }],
	[
		'BIB-R6 a letter this player has',
		count,
		{ ...monk, seat: 'ann', value: 3, letter: 'В' },
		no('letterTwice')
	],
	[
		'BIB-R6 a letter another has',
		count,
		{ ...monk, seat: 'bob', value: 2, letter: 'В' },
		ask('letterElsewhere')
	],
	[
		'BIB-R6 the same letter in another category',
		count,
		{ ...monk, category: 'pigments', seat: 'bob', value: 2, letter: 'В' }
	],
	[
		'BIB-R6 a Latin letter at a Cyrillic table',
		count,
		{ ...monk, seat: 'bob', value: 2, letter: 'B' },
		no('otherAlphabet')
	],
	[
		'BIB-R6 a Cyrillic letter at a Latin table',
		latin,
		{ ...monk, seat: 'bob', value: 2, letter: 'В' },
		no('otherAlphabet')
	],
	[
		'BIB-R6 a first letter of the other alphabet',
		latin,
		{ ...first, seat: 'bob', letter: 'А' },
		no('otherAlphabet')
	],
	[
		'BIB-R5 more cards of a value than the box has',
		count,
		{ ...monk, seat: 'bob', value: 4 },
		ask('valueOverBox')
	],
	[
		'BIB-R5 a value the box does not have',
		count,
		{ ...monk, seat: 'bob', value: 1 },
		ask('valueOverBox')
	],
	[
		'BIB-R5 more cards of a category than the box has',
		counted({ ann: { manuscripts: '1 1 1 1 1 1 1 3' }, bob: { manuscripts: '2' } }),
		{ type: 'CardCounted', seat: 'bob', category: 'manuscripts', value: 2 },
		ask('categoryOverBox')
	],
	['taking back a card', count, { ...back, seat: 'ann', value: 2, letter: 'В' }],
	['taking back a card of a value', count, { ...back, seat: 'ann', value: 2 }],
	[
		'taking back another letter',
		count,
		{ ...back, seat: 'ann', value: 2, letter: 'Г' },
		no('notHeld')
	],
	['taking back a card another has', count, { ...back, seat: 'ann', value: 3 }, no('notHeld')],
	[
		'taking back a card where only the total is known',
		count,
		{ ...back, seat: 'bob', category: 'pigments', value: 3 },
		no('notHeld')
	],
	['BIB-60 a total', count, { ...total, category: 'pigments', total: 16 }],
	[
		'BIB-R5 totals the box cannot make',
		count,
		{ ...total, category: 'pigments', total: 17 },
		ask('totalOverBox')
	],
	['BIB-R5 a total in place of cards', count, { ...total, category: 'monks', total: 22 }],
	['BIB-61 a first letter', count, { ...first, seat: 'ann', letter: 'Б' }],
	['BIB-61 a first letter that is on a card', count, { ...first, seat: 'ann', letter: 'В' }],
	[
		'BIB-61 a first letter after one on a card',
		count,
		{ ...first, seat: 'ann', letter: 'Е' },
		no('earlierLetter')
	],
	[
		'BIB-R6 a first letter another has',
		count,
		{ ...first, seat: 'bob', letter: 'В' },
		ask('letterElsewhere')
	],
	['a first letter taken back', count, { ...first, seat: 'bob' }],
	['BIB-11 all the gold two players can have', count, { ...coins, ones: 3, twos: 9 }],
	['BIB-11 more gold than two players can have', count, { ...coins, ones: 4 }, ask('goldOverBox')],
	['BIB-11 more gold of a value', count, { ...coins, threes: 10 }, ask('goldOverBox')],
	[
		'BIB-13 all the gold four players can have',
		played(setupOf({ players: 4, depth: 'score' }), []),
		{ ...coins, threes: 11 }
	]
];

const all = [...phases, ...bidding, ...counting];

describe('what the rules have against it', () => {
	it.each(all)('%s', (...[, state, event, expected]) => {
		expect(verdict(state, event)).toEqual(expected);
	});

	it('nobody who is not there does anything', () => {
		for (const event of everyEvent.filter((each) => 'seat' in each))
			for (const state of [gifts, open, count])
				expect(verdict(state, { ...event, seat: 'x' })).toEqual(no('noSeat'));
	});

	it('every objection is a sentence in both languages and editions', () => {
		for (const [, state, event] of all)
			for (const { why } of objections(state, event)) spokenInEveryEdition(why);
		for (const state of [gifts, idle, open, won, church, refined, count, latin])
			for (const event of everyEvent)
				for (const { why } of objections(state, event)) spokenInEveryEdition(why);
	});

	it('BIB-R6 asks by name which of the two has a letter', () => {
		const [objection] = objections(count, { ...first, seat: 'bob', letter: 'В' });
		expect(objection?.answers).toMatchObject({
			keep: { key: 'name', params: { seat: 'ann' } },
			record: { key: 'name', params: { seat: 'bob' } }
		});
	});

	it('BIB-R6 says which alphabet the cards have', () => {
		const [why] = objections(count, { ...monk, seat: 'bob', value: 2, letter: 'B' });
		expect(spoken(why?.why ?? { key: '' })).toEqual({
			en: 'B is a Latin letter, and the cards of this edition have Cyrillic ones, А to И. Enter the letter again.',
			ru: 'Буква B латинская, а на картах этого издания русские: от А до И. Введите букву ещё раз.'
		});
	});
});
