import { describe, expect, it } from 'vitest';
import {
	bid,
	auctions,
	pass,
	pay,
	people,
	played,
	reveal,
	setupOf,
	turns
} from './testing/tables.ts';
import type { Event } from './events.ts';
import {
	activeSeat,
	auctionNumber,
	auctionsInAll,
	cardsToPlace,
	giftTurnsLeft,
	phase
} from './turns.ts';

/** So many turns, round and round from the first seat. */
function round(players: number, count: number): readonly string[] {
	return Array.from({ length: count }, (_, at) => people[at % players] ?? '');
}

const sizes = [
	[2, 3, 20],
	[3, 4, 18],
	[4, 5, 16]
] as const;

describe.each(sizes)('BIB-R8 with %i players', (players, placed, all) => {
	it(`BIB-16 places ${placed} cards a turn`, () => {
		expect(cardsToPlace(played(setupOf({ players }), []))).toBe(placed);
	});

	it(`BIB-22 goes on to the auctions by itself after ${all} turns`, () => {
		const before = played(setupOf({ players }), turns(...round(players, all - 1)));
		expect([phase(before), giftTurnsLeft(before)]).toEqual(['gifts', 1]);
		const after = played(setupOf({ players }), turns(...round(players, all)));
		expect([phase(after), giftTurnsLeft(after)]).toEqual(['auctions', 0]);
		expect([auctionNumber(after), auctionsInAll(after)]).toEqual([1, all]);
	});

	it(`BIB-30 BIB-31 BIB-41 goes on to the count by itself after ${all} auctions`, () => {
		let state = auctions({ players });
		const seen: (string | undefined)[] = [];
		const events: Event[] = [];
		for (let number = 1; number <= all; number += 1) {
			expect([phase(state), auctionNumber(state)]).toEqual(['auctions', number]);
			seen.push(activeSeat(state));
			events.push(reveal(), ...pass(...afterActive(players, number - 1)));
			state = auctions({ players }, ...events);
		}
		expect(seen).toEqual(round(players, all));
		expect([phase(state), activeSeat(state), auctionNumber(state)]).toEqual([
			'counting',
			undefined,
			all
		]);
	});
});

/** Everybody from the left of the active player on. */
function afterActive(players: number, turn: number): readonly string[] {
	return Array.from({ length: players }, (_, at) => people[(turn + at + 1) % players] ?? '');
}

describe('whose turn it is', () => {
	it('BIB-15 BIB-21 goes clockwise from whoever begins', () => {
		const setup = setupOf({ options: { firstSeat: 'bob' } });
		expect(activeSeat(played(setup, []))).toBe('bob');
		expect(activeSeat(played(setup, turns('bob')))).toBe('cid');
		expect(activeSeat(played(setup, turns('bob', 'cid')))).toBe('ann');
	});

	it('BIB-30 begins anew in the auctions, however many turns of gifts were tracked', () => {
		const setup = setupOf({ options: { firstSeat: 'bob' } });
		const state = played(setup, [...turns('bob'), { type: 'GiftsEnded' }]);
		expect(activeSeat(state)).toBe('bob');
	});

	it('BIB-31 stays while the card is on the table', () => {
		const state = auctions({}, reveal(), bid('bob', 1), ...pass('cid', 'ann'));
		expect([activeSeat(state), auctionNumber(state)]).toEqual(['ann', 1]);
		const sold = auctions({}, reveal(), bid('bob', 1), ...pass('cid', 'ann'), pay('bob', 1));
		expect([activeSeat(sold), auctionNumber(sold)]).toEqual(['bob', 2]);
	});

	it('somebody who is not there does not begin', () => {
		expect(activeSeat(played(setupOf({ options: { firstSeat: 'eve' } }), []))).toBe('ann');
	});
});

describe('the phases', () => {
	it('BIB-06 a table that only counts begins with the count', () => {
		const state = played(setupOf({ depth: 'score' }), []);
		expect([phase(state), activeSeat(state), giftTurnsLeft(state)]).toEqual([
			'counting',
			undefined,
			0
		]);
	});

	it('a table may stop tracking at any time, even with a card on the table', () => {
		const state = auctions({}, reveal(), bid('bob', 1), { type: 'AuctionsEnded' });
		expect([phase(state), auctionNumber(state)]).toEqual(['counting', 1]);
	});
});
