import type { Setup } from '#lib/core/rules.ts';
import { tableSize } from './data.ts';
import type { Options } from './options.ts';
import { say, type Say } from './say.ts';

/** BIB-10 to BIB-16: what to do with the box before the first turn, in the order one does it. */
export function preparation({ seats, options }: Setup<Options>): readonly Say[] {
	const { goldOut, randomOut, deck, placed } = tableSize(seats.length);
	const first = seats.find(({ id }) => id === options.firstSeat) ?? seats[0];
	return [
		say('prepare.dice', { value: options.startValue }),
		...(goldOut > 0 ? [say('prepare.gold', { each: goldOut })] : []),
		say('prepare.random', { count: randomOut }),
		say('prepare.deck', { deck }),
		say('prepare.turn', { placed }),
		...(first ? [say('prepare.first', { seat: first.id })] : [])
	];
}
