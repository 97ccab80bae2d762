import type { Tools } from './kinds.ts';
import { Layer, type Hold } from './layer.ts';

/** The states in which every card can have a name of its own; the others would be carried for nothing. */
export function alive(tools: Tools, layer: Layer): Layer {
	const known = new Map<string, boolean>();
	const later = new Layer();
	for (const { hold, weight } of layer) {
		const masks = openMasks(tools, hold);
		const key = masks.join();
		const isAlive = known.get(key) ?? canName(tools, masks);
		known.set(key, isAlive);
		if (isAlive) later.add(hold, weight);
	}
	return later;
}

/** One for each card without a name, wherever it lies. */
function openMasks({ hands, kinds }: Tools, hold: Hold): readonly number[] {
	return hold
		.flatMap((hand) => hands.groups(hand))
		.filter(({ mask }) => kinds.cardOf(mask) === undefined)
		.flatMap(({ mask, count }) => Array<number>(count).fill(mask))
		.sort((a, b) => a - b);
}

/** Gives each a name; who has to yield a name looks for another. */
function canName({ kinds }: Tools, masks: readonly number[]): boolean {
	const holder = new Map<number, number>();
	const find = (at: number, tried: Set<number>): boolean =>
		kinds.masks.cards(masks[at] ?? 0).some((name) => {
			if (tried.has(name)) return false;
			tried.add(name);
			const other = holder.get(name);
			if (other !== undefined && !find(other, tried)) return false;
			holder.set(name, at);
			return true;
		});
	return masks.every((_, at) => find(at, new Set()));
}
