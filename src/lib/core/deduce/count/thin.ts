import type { Hands } from './hands.ts';
import { Layer, type State } from './layer.ts';

/**
 * Keeps about so many states, the heavy ones for certain, the light ones by chance and then with
 * more weight: on average every sum over the states stays what it was.
 */
export function thinned(
	hands: Hands,
	layer: Layer,
	{ most, chance }: { readonly most: number; readonly chance: () => number }
): Layer {
	if (layer.size <= most) return layer;
	const states = [...layer].map((state) => ({ state, merit: meritOf(hands, state) }));
	const cut = cutFor(
		Float64Array.from(states, ({ merit }) => merit),
		most
	);
	const later = new Layer();
	let carried = chance();
	for (const { state, merit } of shuffled(states, chance)) {
		const share = Math.min(1, merit / cut);
		carried += share;
		if (carried < 1) continue;
		carried -= 1;
		later.add(state.hold, state.weight / share);
	}
	return later;
}

/** Without it every so many-th state would be kept, and states come in a pattern. */
function shuffled<Item>(items: readonly Item[], chance: () => number): readonly Item[] {
	return items
		.map((item) => ({ item, key: chance() }))
		.sort((a, b) => a.key - b.key)
		.map(({ item }) => item);
}

/** The weight, times a guess at how many ways there are to name the cards. */
function meritOf(hands: Hands, { hold, weight }: State): number {
	return hold.reduce((merit, hand) => merit * hands.freedom(hand), weight);
}

/** The merit from which on a state is kept for certain, so that about so many are kept. */
export function cutFor(merits: Float64Array, most: number): number {
	const sorted = merits.toSorted().reverse();
	let light = sorted.reduce((sum, merit) => sum + merit, 0);
	for (const [kept, merit] of sorted.entries()) {
		const cut = light / (most - kept);
		if (merit < cut || kept + 1 === most) return cut;
		light -= merit;
	}
	return 0;
}
