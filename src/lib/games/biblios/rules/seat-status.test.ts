import { expect, it } from 'vitest';
import type { Event } from './events.ts';
import { callKey, seatStatus, type SeatStatus } from './seat-status.ts';
import { auctions, bid, fine, pass, passed, reveal } from './testing/tables.ts';

const leading = { kind: 'leading', amount: 2 } as const;
const [turn, still, out] = [{ kind: 'bidding' }, { kind: 'in' }, { kind: 'out' }] as const;

it.each<[string, readonly Event[], readonly SeatStatus[]]>([
	['before a card is turned over everyone is in', [], [still, still, still]],
	['BIB-32 the left of the active player is to bid', [reveal()], [still, turn, still]],
	['BIB-33 who bid highest leads', [reveal(), bid('bob', 2)], [still, leading, turn]],
	['BIB-34 who passed is out', [reveal(), bid('bob', 2), passed('cid')], [turn, leading, out]],
	[
		'BIB-35 who is left pays',
		[reveal(), bid('bob', 2), ...pass('cid', 'ann')],
		[out, { kind: 'paying', amount: 2 }, out]
	],
	[
		'BIB-38 who was fined stays out, and the others are back',
		[reveal(), bid('bob', 2), ...pass('cid', 'ann'), fine('bob')],
		[still, { kind: 'fined' }, turn]
	]
])('%s', (_name, events, statuses) => {
	const state = auctions({}, ...events);
	expect(['ann', 'bob', 'cid'].map((seat) => seatStatus(state, seat))).toEqual(statuses);
});

it('no two calls of a table have the same key', () => {
	const events = [
		reveal(),
		bid('bob', 2),
		...pass('cid', 'ann'),
		fine('bob'),
		...pass('cid', 'ann'),
		reveal(),
		passed('cid')
	];
	const keys = events.map((_, at) => callKey(auctions({}, ...events.slice(0, at + 1))));
	expect(new Set(keys).size).toBe(keys.length);
});
