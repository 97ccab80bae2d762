import { expect, it } from 'vitest';
import { spentAndWon } from './ledger.ts';
import { auctions, bid, fine, monk, pass, pay, reveal } from './testing/tables.ts';

it('BIB-42 BIB-43 BIB-44 BIB-38 what the auctions cost and brought', () => {
	const gold = { kind: 'gold', value: 3 } as const;
	const state = auctions(
		{},
		...[reveal(monk), bid('bob', 4), ...pass('cid', 'ann'), pay('bob', 5)],
		...[reveal(gold), ...pass('cid', 'ann'), bid('bob', 2), pay('bob', 2)],
		...[reveal(monk), bid('ann', 9), ...pass('bob', 'cid'), fine('ann')],
		...[bid('bob', 1), ...pass('cid'), pay('bob', 1)],
		...[reveal(monk), ...pass('bob', 'cid', 'ann')],
		...[reveal({ kind: 'unknown', pays: 'cards' }), bid('cid', 3), ...pass('ann', 'bob')]
	);
	expect(spentAndWon(state)).toEqual([
		{ seat: 'ann', goldSpent: 0, cardsPaid: 0, won: [], fines: 1 },
		{ seat: 'bob', goldSpent: 6, cardsPaid: 2, won: [monk, gold, monk], fines: 0 },
		{ seat: 'cid', goldSpent: 0, cardsPaid: 0, won: [], fines: 0 }
	]);
});
