import type { Setting, Traits } from '../facts.ts';
import type { World } from '../worlds.ts';

/** What one can ask another. */
export type Question =
	/** How many cards of the kind do you hold? */
	| { readonly kind: 'count'; readonly player: string; readonly traits: Traits }
	/** Do you hold this one? */
	| { readonly kind: 'held'; readonly player: string; readonly card: string }
	/** Show me one of the kind; which, if there are several, is chance. */
	| { readonly kind: 'show'; readonly player: string; readonly traits: Traits };

/**
 * All that can be asked of the others: every kind with one trait or two that a card of the roster
 * has, and every card whose place differs between these worlds.
 */
export function candidates(setting: Setting, worlds: readonly World[]): readonly Question[] {
	const kinds = kindsOf(setting);
	const cards = openCards(setting, worlds);
	return setting.players
		.filter((player) => player !== setting.me)
		.flatMap((player): readonly Question[] => [
			...cards.map((card) => ({ kind: 'held', player, card }) as const),
			...kinds.map((traits) => ({ kind: 'count', player, traits }) as const),
			...kinds.map((traits) => ({ kind: 'show', player, traits }) as const)
		]);
}

/** The fewest traits first. An unset trait may have any value, but is no reason to ask for one. */
function kindsOf({ roster }: Setting): readonly Traits[] {
	const kinds = new Map<string, Traits>();
	const add = (entries: readonly (readonly [string, string])[]): void => {
		kinds.set(JSON.stringify(entries), Object.fromEntries(entries));
	};
	const known = roster.map(({ traits }) =>
		Object.entries(traits).flatMap(([trait, value]) =>
			value === undefined ? [] : [[trait, value] as const]
		)
	);
	for (const one of known.flat()) add([one]);
	for (const its of known)
		for (const one of its) for (const other of its) if (one[0] < other[0]) add([one, other]);
	return [...kinds.values()];
}

function openCards({ roster }: Setting, worlds: readonly World[]): readonly string[] {
	return roster
		.filter((_, card) => worlds.some((world) => world[card] !== worlds[0]?.[card]))
		.map(({ id }) => id);
}
