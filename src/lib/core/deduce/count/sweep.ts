import { Fields, isFlag } from './fields.ts';
import type { Weights } from './naming.ts';
import { Pool } from './pool.ts';
import type { Sheet, Way } from './sheet.ts';

/** How much is done before the work can be left. */
const chunk = 1 << 14;

/**
 * Gives every card its journey, card by card: states that have the same sums so far are one.
 * Forward come the weights, backward the ways, and together every place of every card.
 * Undefined if it takes more than `mostWork` steps.
 */
export function* swept(
	sheet: Sheet,
	order: readonly number[],
	mostWork: number
): Generator<undefined, Weights | undefined> {
	const sweep = new Sweep(sheet);
	let work = 0;
	for (const card of order) {
		const ways = sheet.ways[card] ?? [];
		sweep.begin(card, ways);
		for (let from = 0; from < sweep.size; from += chunk) {
			const until = Math.min(from + chunk, sweep.size);
			work += (until - from) * ways.length;
			if (work > mostWork) return undefined;
			sweep.expand(from, until);
			yield;
		}
		sweep.end();
	}
	return yield* sweep.weights();
}

/** What was done to all states of a pool at once: one card in all its ways, or a weighing. */
interface Stage {
	readonly card: number;
	readonly ways: readonly Way[];
	readonly before: Pool;
	/** For each state and way the state it leads to; -1 if to none. */
	readonly to: Int32Array;
	/** What each state counts for, if this was a weighing. */
	readonly shares?: Float64Array | undefined;
}

class Sweep {
	private readonly sheet: Sheet;
	private readonly fields: Fields;
	private readonly stages: Stage[] = [];
	/** By row, how many cards to come can count in it. */
	private readonly left: number[];
	/** The rows whose sums are forgotten. */
	private readonly weighed = new Set<number>();
	private pool: Pool;
	private next: Pool;
	private card = 0;
	private ways: readonly Way[] = [];
	/** What each way adds, all words of one way after the other. */
	private added = new Int32Array(0);
	private to = new Int32Array(0);
	private readonly guards: Int32Array;
	private readonly upper: Int32Array;
	private lower: Int32Array;

	constructor(sheet: Sheet) {
		this.sheet = sheet;
		const { rows } = sheet;
		this.fields = new Fields(rows);
		this.left = rows.map(({ span }) => span);
		this.pool = this.newPool();
		this.pool.put(1);
		this.next = this.pool;
		const { fields } = this;
		const sums = [...rows.entries()].filter(([, row]) => !isFlag(row));
		const top = (row: number): number => 1 << (fields.of[row]?.bits ?? 0);
		this.guards = fields.packed(sums.map(([at]) => [at, top(at)]));
		this.upper = fields.packed(sums.map(([at, { most }]) => [at, top(at) - 1 - most]));
		this.lower = this.guards;
	}

	get size(): number {
		return this.pool.size;
	}

	/** The next card. */
	begin(card: number, ways: readonly Way[]): void {
		const { fields, sheet, left } = this;
		this.card = card;
		this.ways = ways;
		for (const row of new Set(ways.flatMap(({ rows }) => rows))) left[row] = (left[row] ?? 0) - 1;
		this.added = new Int32Array(ways.length * fields.words);
		ways.forEach(({ rows }, at) => {
			this.added.set(fields.packed(rows.map((row) => [row, 1])), at * fields.words);
		});
		this.lower = fields.packed(
			sheet.rows.map((row, at) => {
				const least = this.weighed.has(at) ? 0 : Math.max(0, row.least - (left[at] ?? 0));
				return [at, isFlag(row) ? least : (1 << (fields.of[at]?.bits ?? 0)) - least];
			})
		);
		this.to = new Int32Array(this.pool.size * ways.length);
		this.next = this.newPool();
	}

	/** Some of the states, each in all the ways of the card. */
	expand(from: number, until: number): void {
		const { added, to, guards, upper, lower, next, ways } = this;
		const { keys, weights } = this.pool;
		const { words, flagWords } = this.fields;
		const { draft } = next;
		const times = Float64Array.from(ways, (way) => way.times);
		for (let state = from; state < until; state++)
			for (let way = 0; way < ways.length; way++) {
				const key = state * words;
				const add = way * words;
				let word = 0;
				for (; word < flagWords; word++) {
					const sum = (keys[key + word] ?? 0) | (added[add + word] ?? 0);
					const must = lower[word] ?? 0;
					if ((sum & must) !== must) break;
					draft[word] = sum;
				}
				if (word === flagWords)
					for (; word < words; word++) {
						const sum = ((keys[key + word] ?? 0) + (added[add + word] ?? 0)) | 0;
						const guard = guards[word] ?? 0;
						if (((sum + (upper[word] ?? 0)) & guard) !== 0) break;
						if (((sum + (lower[word] ?? 0)) & guard) !== guard) break;
						draft[word] = sum;
					}
				to[state * ways.length + way] =
					word < words ? -1 : next.put((weights[state] ?? 0) * (times[way] ?? 0));
			}
	}

	end(): void {
		this.close(this.to);
		this.weighComplete();
	}

	/** The weight of each place for each card. */
	*weights(): Generator<undefined, Weights> {
		const { ways } = this.sheet;
		const found = ways.map((): number[] => []);
		const total = this.pool.size === 0 ? 0 : (this.pool.weights[0] ?? 0);
		ways.forEach((its, card) => {
			const [only, ...others] = its;
			if (only !== undefined && others.length === 0) found[card] = placed(only.place, total);
		});
		let after: Float64Array = new Float64Array([1]);
		for (const stage of this.stages.toReversed()) {
			after = back(stage, after, found[stage.card]);
			yield;
		}
		return found;
	}

	/** Rows that no card to come counts in and whose sum is not fixed: they are weighed and forgotten. */
	private weighComplete(): void {
		const { sheet, fields, left, pool } = this;
		const mine = new Set(this.ways.flatMap(({ rows }) => rows));
		const complete = [...mine].filter((at) => {
			const row = sheet.rows[at];
			return left[at] === 0 && row !== undefined && !isFlag(row) && row.least !== row.most;
		});
		if (complete.length === 0) return;
		for (const at of complete) this.weighed.add(at);
		const kept = fields.packed(complete.map((at) => [at, (1 << (fields.of[at]?.bits ?? 0)) - 1]));
		const shares = new Float64Array(pool.size);
		const to = new Int32Array(pool.size);
		this.next = this.newPool();
		const { draft } = this.next;
		for (let state = 0; state < pool.size; state++) {
			let share = 1;
			for (const at of complete) {
				const row = sheet.rows[at];
				const field = fields.of[at];
				if (row?.role !== 'shown' || field === undefined) continue;
				const word = pool.keys[state * fields.words + field.word] ?? 0;
				share /= 1 + row.base + ((word >>> field.shift) & ((1 << field.bits) - 1));
			}
			for (let word = 0; word < fields.words; word++)
				draft[word] = (pool.keys[state * fields.words + word] ?? 0) & ~(kept[word] ?? 0);
			shares[state] = share;
			to[state] = this.next.put((pool.weights[state] ?? 0) * share);
		}
		this.close(to, shares);
	}

	private close(to: Int32Array, shares?: Float64Array): void {
		const { card, ways, pool: before } = this;
		this.stages.push({ card, ways, before, to, shares });
		before.forgetKeys();
		this.pool = this.next;
	}

	private newPool(): Pool {
		return new Pool(this.fields.words, this.fields.keyWords);
	}
}

function placed(place: number, weight: number): number[] {
	const weights: number[] = [];
	weights[place] = weight;
	return weights;
}

/** What each state comes to in the end; adds what the card's places weigh on the way. */
function back(
	{ ways, before, to, shares }: Stage,
	after: Float64Array,
	found: number[] | undefined
): Float64Array {
	const ends = new Float64Array(before.size);
	if (shares !== undefined) {
		for (let state = 0; state < ends.length; state++)
			ends[state] = (shares[state] ?? 0) * (after[to[state] ?? 0] ?? 0);
		return ends;
	}
	const sums = new Float64Array(ways.length);
	const times = Float64Array.from(ways, (way) => way.times);
	for (let state = 0; state < ends.length; state++) {
		let all = 0;
		const weight = before.weights[state] ?? 0;
		for (let way = 0; way < ways.length; way++) {
			const next = to[state * ways.length + way] ?? -1;
			if (next < 0) continue;
			const end = (times[way] ?? 0) * (after[next] ?? 0);
			all += end;
			sums[way] = (sums[way] ?? 0) + weight * end;
		}
		ends[state] = all;
	}
	ways.forEach(({ place }, way) => {
		if (found !== undefined) found[place] = (found[place] ?? 0) + (sums[way] ?? 0);
	});
	return ends;
}
