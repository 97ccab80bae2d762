import { nothing } from './hands.ts';
import type { Tools } from './kinds.ts';
import type { Hold, Layer, State } from './layer.ts';
import type { Sight } from './sights.ts';

interface Wanted {
	readonly card: number;
	readonly sight: Sight;
	readonly most: number;
}

/**
 * Finds a card in every state. That adds states, one for each group that it can be in, but it
 * frees all other groups of the question whether they are it, and then most states become alike.
 * Undefined if more than `most` are left.
 */
export function settled(
	tools: Tools,
	layer: Layer,
	{ card, sight, most }: Wanted
): Layer | undefined {
	const { kinds, hands } = tools;
	const name = kinds.name(card);
	const labels = [...sight.keys()].map((place) => kinds.label(sight[place]?.[card] ?? 0));
	const blurred = kinds.label(0);
	return layer.branched(function* (hold): Iterable<State> {
		const without = hold.map((hand) => hands.drop(hand, name));
		for (const place of placesOf(hold, without))
			for (const { hand, inside, ways } of hands.split(hold[place] ?? hands.empty, name)) {
				if (inside !== 1) continue;
				const found = hands.replace(hand, name, labels[place] ?? blurred);
				yield { hold: without.with(place, found), weight: ways };
			}
	}, most);
}

/** Where the card can be: where one must be it, or else wherever one may. */
function placesOf(hold: Hold, without: Hold): readonly number[] {
	const must = [...without.keys()].filter((place) => without[place] === nothing);
	if (must.length > 1) return [];
	return must.length === 1 ? must : [...hold.keys()].filter((at) => without[at] !== hold[at]);
}
