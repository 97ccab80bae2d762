import type { Setup } from '#lib/core/rules.ts';
import { slots } from './cards.ts';
import { startTiles, tableSize } from './data.ts';
import type { Options } from './options.ts';
import { say, type Say } from './say.ts';

/** MON-10 to MON-22: what to do with the box before the first round, in the order one does it. */
export function preparation({ seats, options }: Setup<Options>): readonly Say[] {
	const players = seats.length;
	const { neutral, windowTiles } = tableSize(players);
	const first = seats.find(({ id }) => id === options.firstSeat) ?? seats[0];
	const drawn = slots.flatMap((slot) => options.missions.filter((each) => each.slot === slot));
	return [
		say('prepare.board', { players }),
		...(players === 3 ? [say('prepare.blocked')] : []),
		say('prepare.windows', { count: windowTiles }),
		say('prepare.supply'),
		say('prepare.missions', { cards: drawn.map(({ card }) => card) }),
		say('prepare.boards'),
		say('prepare.novices'),
		say('prepare.dice', { neutral }),
		say('prepare.tiles', startTiles),
		...(first ? [say('prepare.first', { seat: first.id })] : [])
	];
}
