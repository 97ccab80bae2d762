import { memo, type Masks } from './masks.ts';

/** Cards in a place that nobody can tell apart: so many, each one of these. */
export interface Group {
	readonly mask: number;
	readonly count: number;
}

/** What may come of a hand: another hand, and in how many ways. */
export interface Split {
	readonly hand: number;
	/** How many of its cards are of the kind. */
	readonly inside: number;
	readonly ways: number;
}

/** Cards taken out of a hand, what is left, and in how many ways. */
export interface Pick {
	readonly taken: number;
	readonly left: number;
	readonly ways: number;
}

type Table<Value> = Map<number, Map<number, Value>>;

/** A hand that cannot be. */
export const nothing = -1;

/** Contents of places, each known by a small number. Whatever is asked of one is worked out once. */
export class Hands {
	private readonly masks: Masks;
	private readonly contents: (readonly Group[])[] = [];
	private readonly ids = new Map<string, number>();
	private readonly joins: Table<number> = new Map();
	private readonly limits: Table<number> = new Map();
	private readonly drops: Table<number> = new Map();
	private readonly replaced: Table<number> = new Map();
	private readonly splits: Table<readonly Split[]> = new Map();
	private readonly picks: Table<readonly Pick[]> = new Map();
	readonly empty = this.of([]);

	constructor(masks: Masks) {
		this.masks = masks;
	}

	groups(id: number): readonly Group[] {
		return this.contents[id] ?? [];
	}

	of(groups: readonly Group[]): number {
		const counts = new Map<number, number>();
		for (const { mask, count } of groups) counts.set(mask, (counts.get(mask) ?? 0) + count);
		const sorted = [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
		return memo(this.ids, sorted.join(), () => {
			return this.contents.push(sorted.map(([mask, count]) => ({ mask, count }))) - 1;
		});
	}

	/** The same cards, with their sets changed; `nothing` if one is left without a card to be. */
	map(id: number, change: (mask: number) => number): number {
		const groups = this.groups(id).map(({ mask, count }) => ({ mask: change(mask), count }));
		return groups.some(({ mask }) => mask === this.masks.empty) ? nothing : this.of(groups);
	}

	/** The same cards, one set replaced by another. */
	replace(id: number, from: number, to: number): number {
		const key = from * 2 ** 20 + to;
		return memo(tableOf(this.replaced, key), id, () =>
			this.map(id, (mask) => (mask === from ? to : mask))
		);
	}

	/** A guess at how many ways there are to name the cards: more than there are. */
	freedom(id: number): number {
		return this.groups(id).reduce(
			(ways, { mask, count }) => ways * this.masks.size(mask) ** count,
			1
		);
	}

	join(a: number, b: number): number {
		if (b === this.empty) return a;
		return memo(tableOf(this.joins, b), a, () => this.of([...this.groups(a), ...this.groups(b)]));
	}

	/** Every card is one of these; `nothing` if that cannot be. */
	limit(id: number, set: number): number {
		return memo(tableOf(this.limits, set), id, () =>
			this.map(id, (mask) => this.masks.and(mask, set))
		);
	}

	/** No card is one of these; `nothing` if that cannot be. */
	drop(id: number, set: number): number {
		return memo(tableOf(this.drops, set), id, () =>
			this.map(id, (mask) => this.masks.without(mask, set))
		);
	}

	/** Tells apart the cards that are of a kind from those that are not, in every way. */
	split(id: number, kind: number): readonly Split[] {
		return memo(tableOf(this.splits, kind), id, () => {
			let found: readonly Sorted[] = [{ groups: [], inside: 0, ways: 1 }];
			for (const group of this.groups(id))
				found = found.flatMap((sorted) => this.sort(group, kind, sorted));
			return found.map(({ groups, inside, ways }) => ({ hand: this.of(groups), inside, ways }));
		});
	}

	/** Takes so many cards, in every way. */
	pick(id: number, size: number): readonly Pick[] {
		return memo(tableOf(this.picks, size), id, () => {
			let found: readonly Picked[] = [{ taken: [], left: [], open: size, ways: 1 }];
			for (const group of this.groups(id)) found = found.flatMap((picked) => pickOf(group, picked));
			return found
				.filter(({ open }) => open === 0)
				.map(({ taken, left, ways }) => ({ taken: this.of(taken), left: this.of(left), ways }));
		});
	}

	private sort({ mask, count }: Group, kind: number, { groups, ...sorted }: Sorted): Sorted[] {
		const inner = this.masks.and(mask, kind);
		const outer = this.masks.without(mask, kind);
		const least = outer === this.masks.empty ? count : 0;
		const most = inner === this.masks.empty ? 0 : count;
		const found: Sorted[] = [];
		for (let inside = least; inside <= most; inside++) {
			const parts = [
				{ mask: inner, count: inside },
				{ mask: outer, count: count - inside }
			];
			found.push({
				groups: [...groups, ...parts],
				inside: sorted.inside + inside,
				ways: sorted.ways * choose(count, inside)
			});
		}
		return found;
	}
}

interface Sorted {
	readonly groups: readonly Group[];
	readonly inside: number;
	readonly ways: number;
}

interface Picked {
	readonly taken: readonly Group[];
	readonly left: readonly Group[];
	readonly open: number;
	readonly ways: number;
}

function pickOf({ mask, count }: Group, picked: Picked): readonly Picked[] {
	const found: Picked[] = [];
	for (let taken = 0; taken <= Math.min(count, picked.open); taken++)
		found.push({
			taken: [...picked.taken, { mask, count: taken }],
			left: [...picked.left, { mask, count: count - taken }],
			open: picked.open - taken,
			ways: picked.ways * choose(count, taken)
		});
	return found;
}

function tableOf<Value>(tables: Table<Value>, key: number): Map<number, Value> {
	return memo(tables, key, () => new Map<number, Value>());
}

export function choose(from: number, count: number): number {
	let ways = 1;
	for (let at = 1; at <= count; at++) ways = (ways * (from - count + at)) / at;
	return ways;
}
