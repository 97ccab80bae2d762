import type { Way } from './sheet.ts';

/** What was done to all states of a pool at once: one card in all its ways, or a weighing. */
export class Stage {
	readonly card: number;
	readonly ways: readonly Way[];
	/** The weights of the states before, and for each where its links end. */
	weights: Float64Array = new Float64Array(0);
	private readonly ends: Int32Array;
	private by = new Uint16Array(256);
	private to = new Int32Array(256);
	private size = 0;
	/** What each state counts for, if this was a weighing. */
	private readonly shares: Float64Array | undefined;

	constructor(states: number, { card, ways, shares }: Doing) {
		this.card = card;
		this.ways = ways;
		this.shares = shares;
		this.ends = new Int32Array(states);
	}

	get links(): number {
		return this.size;
	}

	/** By this way a state leads to that one. Links of a state come together, and states in order. */
	link(state: number, way: number, to: number): void {
		if (this.size === this.to.length) this.grow();
		this.by[this.size] = way;
		this.to[this.size] = to;
		this.ends[state] = ++this.size;
	}

	/** No more links of this state. */
	close(state: number): void {
		this.ends[state] = this.size;
	}

	/** No more links at all: the room for more of them is given back. */
	trim(): void {
		this.by = this.by.slice(0, this.size);
		this.to = this.to.slice(0, this.size);
	}

	/** What each state comes to in the end, from what those after it come to; adds to the places. */
	back(after: Float64Array, places: number[]): Float64Array {
		const { ways, weights, ends, by, to, shares } = this;
		const found = new Float64Array(ends.length);
		const sums = new Float64Array(ways.length);
		const times = Float64Array.from(ways, (way) => way.times);
		let link = 0;
		for (let state = 0; state < found.length; state++) {
			const end = ends[state] ?? 0;
			const weight = weights[state] ?? 0;
			let all = 0;
			for (; link < end; link++) {
				const way = by[link] ?? 0;
				const share = (shares?.[state] ?? times[way] ?? 1) * (after[to[link] ?? 0] ?? 0);
				all += share;
				if (shares === undefined) sums[way] = (sums[way] ?? 0) + weight * share;
			}
			found[state] = all;
		}
		if (shares === undefined)
			ways.forEach(({ place }, way) => {
				places[place] = (places[place] ?? 0) + (sums[way] ?? 0);
			});
		return found;
	}

	private grow(): void {
		const { by, to } = this;
		this.by = new Uint16Array(this.size * 2);
		this.by.set(by);
		this.to = new Int32Array(this.size * 2);
		this.to.set(to);
	}
}

interface Doing {
	readonly card: number;
	readonly ways: readonly Way[];
	readonly shares?: Float64Array | undefined;
}
