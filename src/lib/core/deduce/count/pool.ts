/**
 * States with their sums packed into words, each with a number of its own. Typed arrays and open
 * addressing: with objects and maps most of the time would go to keys and garbage.
 */
export class Pool {
	size = 0;
	keys: Int32Array;
	weights: Float64Array;
	/** The state that `put` is about. */
	readonly draft: Int32Array;
	private readonly words: number;
	/** Of so many words the hash is made: the others follow from them. */
	private readonly keyWords: number;
	/** Numbers of states, plus one. */
	private table: Int32Array;

	constructor(words: number, keyWords: number, room = 64) {
		this.words = words;
		this.keyWords = keyWords;
		this.draft = new Int32Array(words);
		this.keys = new Int32Array(room * words);
		this.weights = new Float64Array(room);
		this.table = new Int32Array(room * 2);
	}

	/** The number of the state in `draft`, which has so much more weight now. */
	put(weight: number): number {
		const { draft, table, words } = this;
		const mask = table.length - 1;
		for (let slot = this.hash(draft, 0) & mask; ; slot = (slot + 1) & mask) {
			const state = (table[slot] ?? 0) - 1;
			if (state < 0) return this.add(slot, weight);
			const start = state * words;
			let word = 0;
			while (word < words && this.keys[start + word] === draft[word]) word++;
			if (word < words) continue;
			this.weights[state] = (this.weights[state] ?? 0) + weight;
			return state;
		}
	}

	/** Only what `weights` says is still of use. */
	forgetKeys(): void {
		this.weights = this.weights.slice(0, this.size);
		this.keys = new Int32Array(0);
		this.table = new Int32Array(0);
	}

	private add(slot: number, weight: number): number {
		const state = this.size++;
		this.table[slot] = state + 1;
		this.keys.set(this.draft, state * this.words);
		this.weights[state] = weight;
		if (this.size === this.weights.length) this.grow();
		return state;
	}

	private grow(): void {
		const room = this.size * 2;
		const { keys, weights, words } = this;
		this.keys = new Int32Array(room * words);
		this.keys.set(keys);
		this.weights = new Float64Array(room);
		this.weights.set(weights);
		const table = new Int32Array(room * 2);
		const mask = table.length - 1;
		for (let state = 0; state < this.size; state++) {
			let slot = this.hash(keys, state * words) & mask;
			while (table[slot] !== 0) slot = (slot + 1) & mask;
			table[slot] = state + 1;
		}
		this.table = table;
	}

	private hash(keys: Int32Array, start: number): number {
		let hash = 0;
		for (let word = 0; word < this.keyWords; word++) {
			hash = Math.imul(hash ^ (keys[start + word] ?? 0), 0x9e3779b1);
			hash ^= hash >>> 15;
		}
		return hash;
	}
}
