/** What lies in each place, as numbers of hands; after the places, what is away or on its way. */
export type Hold = readonly number[];

/** A state and the weight of the histories that lead to it. */
export interface State {
	readonly hold: Hold;
	readonly weight: number;
}

/** All states at one time. States that are alike are one. */
export class Layer {
	private readonly states = new Map<string, { hold: Hold; weight: number }>();

	add(hold: Hold, weight: number): void {
		const key = keyOf(hold);
		const known = this.states.get(key);
		if (known === undefined) this.states.set(key, { hold, weight });
		else known.weight += weight;
	}

	get size(): number {
		return this.states.size;
	}

	/** Every state with something done to it that is done in one way. */
	mapped(change: (hold: Hold) => Hold): Layer {
		const later = new Layer();
		for (const { hold, weight } of this) later.add(change(hold), weight);
		return later;
	}

	/** Every state in all the ways it can go on; undefined if that makes more than `most`. */
	branched(branches: (hold: Hold) => Iterable<State>, most: number): Layer | undefined {
		const later = new Layer();
		for (const { hold, weight } of this) {
			for (const branch of branches(hold)) later.add(branch.hold, weight * branch.weight);
			if (later.size > most) return undefined;
		}
		return later;
	}

	[Symbol.iterator](): Iterator<State> {
		return this.states.values();
	}
}

/** Two characters a number: thousands of hands are usual, more than 65,536 are not unheard of. */
function keyOf(hold: Hold): string {
	let key = '';
	for (const hand of hold) key += String.fromCharCode(hand & 0xffff, hand >>> 16);
	return key;
}
