import { categories } from './data.ts';
import { totalIn } from './holdings.ts';
import { missingGold, missingLetters } from './missing.ts';
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

/** Hands that nobody entered, and what a tie still waits for. */
export function doubts(state: State): readonly Say[] {
	const empty = state.seats.filter((seat) =>
		categories.every((category) => totalIn(state, seat, category) === 0)
	);
	const letters = missingLetters(state).map(({ category }) => say('doubt.letters', { category }));
	const gold = letters.length === 0 && missingGold(state).length > 0 ? [say('doubt.gold')] : [];
	return [...empty.map((seat) => say('doubt.noCards', { seat })), ...letters, ...gold];
}
