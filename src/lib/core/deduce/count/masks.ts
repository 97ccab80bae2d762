/** Sets of cards, each known by a small number, so that any roster costs the same. */
export class Masks {
	private readonly sets: bigint[] = [];
	private readonly sizes: number[] = [];
	private readonly ids = new Map<bigint, number>();
	private readonly shared: Map<number, number>[] = [];
	private readonly lists = new Map<number, readonly number[]>();
	private readonly rest: Map<number, number>[] = [];
	readonly empty = this.of([]);

	of(cards: Iterable<number>): number {
		let set = 0n;
		for (const card of cards) set |= 1n << BigInt(card);
		return this.idOf(set);
	}

	/** Which are in both. */
	and(a: number, b: number): number {
		return memo(this.shared[b], a, () => this.idOf(this.set(a) & this.set(b)));
	}

	/** Which are in the first only. */
	without(a: number, b: number): number {
		return memo(this.rest[b], a, () => this.idOf(this.set(a) & ~this.set(b)));
	}

	size(id: number): number {
		return this.sizes[id] ?? 0;
	}

	/** The card of a set of one; of more, or none, -1. */
	only(id: number): number {
		return this.size(id) === 1 ? this.set(id).toString(2).length - 1 : -1;
	}

	/** In order. */
	cards(id: number): readonly number[] {
		return memo(this.lists, id, () => {
			const bits = Array.from(this.set(id).toString(2)).toReversed();
			return bits.flatMap((bit, card) => (bit === '1' ? [card] : []));
		});
	}

	has(id: number, card: number): boolean {
		return ((this.set(id) >> BigInt(card)) & 1n) === 1n;
	}

	private set(id: number): bigint {
		return this.sets[id] ?? 0n;
	}

	private idOf(set: bigint): number {
		const known = this.ids.get(set);
		if (known !== undefined) return known;
		const id = this.sets.push(set) - 1;
		this.ids.set(set, id);
		this.sizes.push(bitsOf(set));
		this.shared.push(new Map());
		this.rest.push(new Map());
		return id;
	}
}

/** What was worked out before, or is now. */
export function memo<Key, Value>(
	known: Map<Key, Value> | undefined,
	key: Key,
	work: () => Value
): Value {
	const found = known?.get(key);
	if (found !== undefined) return found;
	const value = work();
	known?.set(key, value);
	return value;
}

function bitsOf(set: bigint): number {
	let bits = 0;
	for (let left = set; left > 0n; left &= left - 1n) bits++;
	return bits;
}
