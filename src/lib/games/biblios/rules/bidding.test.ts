import { describe, expect, it } from 'vitest';
import { bidderNow, churchPending, minimumBid, onTable, stillIn, winnerToPay } from './bidding.ts';
import type { Event, RevealedCard } from './events.ts';
import { auctions, bid, fine, pass, pay, reveal } from './testing/tables.ts';

const tome: RevealedCard = { kind: 'category', category: 'forbiddenTomes', value: 2 };
const church: RevealedCard = { kind: 'church', church: 'minus-two' };

describe('the rulebooks’ example of an auction', () => {
	// Carl is ann and active, Jacob bob, Sarah cid.
	const example = [reveal(tome), bid('bob', 1), ...pass('cid'), bid('ann', 3), bid('bob', 4)];

	it('BIB-32 goes round: Jacob, Sarah, Carl, Jacob', () => {
		const bidders = example.map((_, at) => bidderNow(auctions({}, ...example.slice(0, at + 1))));
		expect(bidders).toEqual(['bob', 'cid', 'ann', 'bob', 'ann']);
	});

	it('BIB-35 BIB-43 Jacob wins at 4 and pays 2 + 3', () => {
		const won = auctions({}, ...example, ...pass('ann'));
		expect(winnerToPay(won)).toEqual({ seat: 'bob', amount: 4, pays: 'gold' });
		const sold = auctions({}, ...example, ...pass('ann'), pay('bob', 5));
		expect(sold.auctions).toMatchObject([
			{ card: tome, active: 'ann', winner: 'bob', price: 5, status: 'sold', fines: [] }
		]);
	});

	it('keeps the bids in order for the log', () => {
		const [auction] = auctions({}, ...example).auctions;
		expect(auction?.rounds).toEqual([
			[
				{ seat: 'bob', amount: 1 },
				{ seat: 'cid', amount: undefined },
				{ seat: 'ann', amount: 3 },
				{ seat: 'bob', amount: 4 }
			]
		]);
	});
});

interface Moment {
	readonly bidder?: string;
	readonly least?: number;
	readonly left: readonly string[];
	readonly winner?: string;
}

describe('the bidding', () => {
	const two = { players: 2 } as const;
	const cases: readonly [string, { players?: 2 | 3 | 4 }, readonly Event[], Moment][] = [
		['BIB-31 before a card is turned over', {}, [], { left: [] }],
		[
			'BIB-32 begins at the left of the active player',
			{},
			[reveal()],
			{ bidder: 'bob', least: 1, left: ['bob', 'cid', 'ann'] }
		],
		[
			'BIB-32 the active player comes last',
			{ players: 4 },
			[reveal(), ...pass('bob', 'cid', 'dan')],
			{ bidder: 'ann', least: 1, left: ['ann'] }
		],
		[
			'BIB-33 a bid is topped by one at least',
			{},
			[reveal(), bid('bob', 7)],
			{ bidder: 'cid', least: 8, left: ['bob', 'cid', 'ann'] }
		],
		[
			'BIB-34 who passed is not asked again',
			{},
			[reveal(), bid('bob', 1), ...pass('cid'), bid('ann', 2), bid('bob', 3)],
			{ bidder: 'ann', least: 4, left: ['bob', 'ann'] }
		],
		[
			'BIB-35 the last one who bid wins at once',
			{},
			[reveal(), bid('bob', 1), ...pass('cid', 'ann')],
			{ left: ['bob'], winner: 'bob' }
		],
		[
			'BIB-35 the last one left wins with the first bid',
			{},
			[reveal(), ...pass('bob', 'cid'), bid('ann', 1)],
			{ left: ['ann'], winner: 'ann' }
		],
		['BIB-36 everybody passed', {}, [reveal(), ...pass('bob', 'cid', 'ann')], { left: [] }],
		[
			'BIB-R14 no purse bounds a bid',
			{},
			[reveal(), bid('bob', 999_999_999_999)],
			{ bidder: 'cid', least: 1_000_000_000_000, left: ['bob', 'cid', 'ann'] }
		],
		[
			'BIB-39 BIB-R13 after a fine it starts afresh, also for who had passed',
			{},
			[reveal(), bid('bob', 5), ...pass('cid', 'ann'), fine('bob')],
			{ bidder: 'cid', least: 1, left: ['cid', 'ann'] }
		],
		[
			'BIB-R13 it starts at the left of the active player, not of the fined',
			{ players: 4 },
			[reveal(), ...pass('bob'), bid('cid', 5), ...pass('dan', 'ann'), fine('cid')],
			{ bidder: 'bob', least: 1, left: ['bob', 'dan', 'ann'] }
		],
		[
			'BIB-39 a second fine',
			{},
			[
				reveal(),
				bid('bob', 5),
				...pass('cid', 'ann'),
				fine('bob'),
				bid('cid', 1),
				...pass('ann'),
				fine('cid')
			],
			{ bidder: 'ann', least: 1, left: ['ann'] }
		],
		[
			'BIB-39 of two players the other alone may bid',
			two,
			[reveal(), bid('bob', 5), ...pass('ann'), fine('bob')],
			{ bidder: 'ann', least: 1, left: ['ann'] }
		],
		[
			'BIB-39 and wins with any bid',
			two,
			[reveal(), bid('bob', 5), ...pass('ann'), fine('bob'), bid('ann', 2)],
			{ left: ['ann'], winner: 'ann' }
		],
		[
			'BIB-36 or passes',
			two,
			[reveal(), bid('bob', 5), ...pass('ann'), fine('bob'), ...pass('ann')],
			{ left: [] }
		],
		[
			'BIB-R13 when all were fined nobody is left',
			two,
			[reveal(), bid('bob', 5), ...pass('ann'), fine('bob'), bid('ann', 2), fine('ann')],
			{ left: [] }
		],
		[
			'BIB-37 nobody bids for a card that is paid',
			{},
			[reveal(), bid('bob', 1), ...pass('cid', 'ann'), pay('bob', 1)],
			{ left: [] }
		]
	];
	it.each(cases)('%s', (...[, table, events, { bidder, least, left, winner }]) => {
		const state = auctions(table, ...events);
		expect(bidderNow(state)).toBe(bidder);
		expect(minimumBid(state)).toBe(least);
		expect(stillIn(state)).toEqual(left);
		expect(winnerToPay(state)?.seat).toBe(winner);
	});

	it('BIB-36 BIB-R13 a card nobody wants is discarded, and the next player is active', () => {
		const { auctions: all } = auctions({}, reveal(), ...pass('bob', 'cid', 'ann'), reveal());
		expect(all.map(({ status, active }) => [status, active])).toEqual([
			['discarded', 'ann'],
			['open', 'bob']
		]);
	});

	it.each(['standard', 'bluff'] as const)(
		'BIB-39 BIB-40 BIB-R12 the card is auctioned again: %s',
		(variant) => {
			const state = auctions(
				{ options: { fine: variant } },
				reveal(),
				bid('bob', 5),
				...pass('cid', 'ann'),
				fine('bob')
			);
			expect(stillIn(state)).toEqual(['cid', 'ann']);
			expect(onTable(state)).toMatchObject({ fines: ['bob'], rounds: [expect.anything(), []] });
		}
	);

	it.each<[string, RevealedCard, 'gold' | 'cards']>([
		['BIB-42 a category', tome, 'gold'],
		['BIB-42 a church card', church, 'gold'],
		['BIB-44 gold', { kind: 'gold', value: 3 }, 'cards'],
		['BIB-42 a card nobody named', { kind: 'unknown', pays: 'gold' }, 'gold'],
		['BIB-44 gold nobody named', { kind: 'unknown', pays: 'cards' }, 'cards']
	])('%s is paid its way', (_name, card, pays) => {
		const state = auctions({}, reveal(card), bid('bob', 2), ...pass('cid', 'ann'));
		expect(winnerToPay(state)).toEqual({ seat: 'bob', amount: 2, pays });
	});
});

describe('a church card at auction', () => {
	const bought = [bid('bob', 1), ...pass('cid', 'ann'), pay('bob', 1)];
	const used: Event = { type: 'ChurchCardTaken', seat: 'bob', kind: 'minus-two', changes: [] };

	it('BIB-50 waits for its buyer, and everything waits for it', () => {
		const state = auctions({}, reveal(church), ...bought);
		expect(churchPending(state)).toEqual({ seat: 'bob', church: 'minus-two' });
		expect([bidderNow(state), winnerToPay(state), stillIn(state)]).toEqual([
			undefined,
			undefined,
			['bob']
		]);
		expect(onTable(state)?.status).toBe('church');
	});

	it('BIB-50 is done with once it is used or declined', () => {
		const state = auctions({}, reveal(church), ...bought, used);
		expect([churchPending(state), onTable(state)]).toEqual([undefined, undefined]);
		expect(state.auctions[0]?.status).toBe('sold');
	});

	it('BIB-50 its kind may be unknown until then', () => {
		expect(churchPending(auctions({}, reveal({ kind: 'church' }), ...bought))).toEqual({
			seat: 'bob',
			church: undefined
		});
	});

	it('BIB-50 nothing else waits', () => {
		expect(churchPending(auctions({}, reveal(tome), ...bought))).toBeUndefined();
	});
});
