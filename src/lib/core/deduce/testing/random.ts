/** Chance with a seed, so that a failure can be played again. */
export class Chance {
	private state: number;

	constructor(seed: number) {
		this.state = seed >>> 0;
	}

	/** From 0 up to but not including 1. */
	next(): number {
		this.state = (this.state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
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
