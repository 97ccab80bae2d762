import { logOf, rootOf, solved, sum, type Matrix } from './matrix.ts';
import type { Sheet, Way } from './sheet.ts';

/** So many values as wide a spread as this has: that of n equally likely ones is (n² - 1) / 12. */
const perVariance = 12;

/**
 * How many states there will be after some of the cards, before any is counted: as if every card
 * took a way by chance and the sums, which must come out right in the end, were normal.
 */
export class Room {
	private readonly size: number;
	private readonly spreads: ReadonlyMap<number, Matrix>;
	private readonly ways: readonly (readonly Way[])[];
	/** A root of the spread of all cards together. */
	private readonly root: Matrix;
	/** Every set of cards is a number of its own, up to fifty cards: more would only be guessed worse. */
	private readonly numbers: ReadonlyMap<number, number>;
	private readonly known = new Map<number, number>();

	constructor({ rows, ways }: Sheet, cards: readonly number[]) {
		const sums = [...rows.keys()].filter((at) => rows[at]?.role !== 'echo');
		const indexOf = new Map(sums.map((at, index) => [at, index]));
		this.size = sums.length;
		this.ways = ways;
		this.numbers = new Map(cards.map((card, at) => [card, at]));
		this.spreads = new Map(
			cards.map((card) => [card, spreadOf(this.size, ways[card] ?? [], indexOf)])
		);
		const all = sum(this.size, this.spreads.values());
		for (let at = 0; at < this.size; at++)
			all[at * (this.size + 1)] = (all[at * (this.size + 1)] ?? 0) + 1e-3;
		this.root = rootOf(this.size, all);
	}

	/** How much work it will be to take the cards in this order. */
	work(order: readonly number[]): number {
		return this.workOf(order, 0, order.length);
	}

	/** How much of that it is from one place in the order up to another. */
	workOf(order: readonly number[], from: number, until: number): number {
		let work = 0;
		for (let at = from; at < until; at++)
			work += this.after(order.slice(0, at + 1)) * (this.ways[order[at + 1] ?? -1]?.length ?? 1);
		return work;
	}

	/** How many states there will be after these cards. */
	after(cards: readonly number[]): number {
		let key = 0;
		for (const card of cards) key += 2 ** (this.numbers.get(card) ?? 0);
		const known = this.known.get(key);
		if (known !== undefined) return known;
		const { size, spreads } = this;
		const done = sum(
			size,
			cards.map((card) => spreads.get(card) ?? new Float64Array(size * size))
		);
		const found = Math.exp(logOf(size, rootOf(size, this.between(done))));
		this.known.set(key, found);
		return found;
	}

	/** The spread of the sums half way, if they start and end at fixed values. */
	private between(done: Matrix): Matrix {
		const { size } = this;
		const part = solved(size, this.root, done);
		const found = new Float64Array(size * size);
		for (let row = 0; row < size; row++)
			for (let column = 0; column <= row; column++) {
				let inner = 0;
				for (let at = 0; at < size; at++)
					inner += (part[at * size + row] ?? 0) * (part[at * size + column] ?? 0);
				const spread = (done[row * size + column] ?? 0) - inner;
				found[row * size + column] = perVariance * spread + (row === column ? 1 : 0);
			}
		return found;
	}
}

/** How the sums vary together if the card takes any of its ways. */
function spreadOf(
	size: number,
	ways: readonly Way[],
	indexOf: ReadonlyMap<number, number>
): Matrix {
	const found = new Float64Array(size * size);
	const mean = new Float64Array(size);
	const share = 1 / ways.reduce((all, { times }) => all + times, 0);
	for (const { rows, times } of ways) {
		const mine = rows.flatMap((row) => indexOf.get(row) ?? []);
		for (const a of mine) {
			mean[a] = (mean[a] ?? 0) + times * share;
			for (const b of mine) found[a * size + b] = (found[a * size + b] ?? 0) + times * share;
		}
	}
	for (let a = 0; a < size; a++)
		for (let b = 0; b < size; b++)
			found[a * size + b] = (found[a * size + b] ?? 0) - (mean[a] ?? 0) * (mean[b] ?? 0);
	return found;
}
