import { dice } from '../count/dice.ts';

/** Chance with a seed, so that a failure can be played again. */
export class Chance {
	/** From 0 up to but not including 1. */
	readonly next: () => number;

	constructor(seed: number) {
		this.next = dice(seed);
	}

	below(count: number): number {
		return Math.floor(this.next() * count);
	}

	is(probability: number): boolean {
		return this.next() < probability;
	}

	/** One of them; the list may not be empty. */
	of<T>(items: readonly T[]): T {
		const item = items[this.below(items.length)];
		if (item === undefined) throw new Error('nothing to choose from');
		return item;
	}

	shuffled<T>(items: readonly T[]): readonly T[] {
		return items
			.map((item) => ({ item, key: this.next() }))
			.sort((a, b) => a.key - b.key)
			.map(({ item }) => item);
	}
}
