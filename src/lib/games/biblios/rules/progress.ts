import { say, type Say } from './say.ts';
import type { State } from './state.ts';
import { auctionNumber, auctionsInAll } from './turns.ts';

/** How far the table is, in words everyone may hear. */
export function progress(state: State): Say {
	const all = auctionsInAll(state);
	switch (state.phase) {
		case 'gifts':
			return say('progress.gifts', { turn: state.giftTurns + 1, all });
		case 'auctions':
			return say('progress.auctions', { number: auctionNumber(state), all });
		case 'counting':
			return say('progress.counting');
	}
}
