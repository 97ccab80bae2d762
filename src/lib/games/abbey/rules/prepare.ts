import type { Setup } from '#lib/core/rules.ts';
import { dealFor } from './data.ts';
import type { Options } from './options.ts';
import { say, type Say } from './say.ts';
import { startBell } from './state.ts';

/** ABB-06 to ABB-12, ABB-80 to ABB-84: what to do with the box before the first turn, in order. */
export function preparation({ seats, options, depth }: Setup<Options>): readonly Say[] {
	if (depth === 'score') return [say('prepare.count')];
	const { pile, hand } = dealFor(seats.length);
	const { quick, noLibrary, noEvents, twoBooks } = options;
	const first = seats.find(({ id }) => id === options.firstSeat) ?? seats[0];
	const isFast = seats.length >= 6 || quick;
	return [
		say('prepare.board'),
		say('prepare.decks', { noLibrary, noEvents }),
		say('prepare.culprit'),
		say('prepare.parlor', { pile }),
		say('prepare.hands', { hand }),
		...(quick ? [say('prepare.quick')] : []),
		...(first ? [say('prepare.first', { seat: first.id })] : []),
		say('prepare.bell', { bell: startBell(seats.length, options) }),
		say('prepare.confessionals'),
		...(isFast ? [say('prepare.steps')] : []),
		...(twoBooks ? [say('prepare.twoBooks')] : [])
	];
}
