import type { Setup } from '#lib/core/rules.ts';
import type { Options } from './options.ts';
import { say, type Say } from './say.ts';

/** GLA-06: what is left when 32 cards lie on the table; GLA-30 takes eight of them out. */
const deck = { all: 52, forTwo: 44 } as const;

/** What to do with the box before the first turn, in the order one does it. */
export function preparation(setup: Setup<Options>): readonly Say[] {
	const isForTwo = setup.seats.length === 2;
	return [
		...(isForTwo ? [say('prepare.removed', { colour: setup.options.removed })] : []),
		say(setup.options.recipes ? 'prepare.recipes' : 'prepare.recipesAway'),
		say('prepare.field', { deck: isForTwo ? deck.forTwo : deck.all }),
		say('prepare.players')
	];
}
