import { Fields, isFlag } from './fields.ts';
import { Gate } from './gate.ts';
import type { Weights } from './naming.ts';
import { Pool } from './pool.ts';
import type { Sheet, Way } from './sheet.ts';
import { Prospects } from './prospects.ts';
import { Stage } from './stage.ts';
import { cutFor } from './thin.ts';

/** How many states are taken on before the work can be left. */
const chunk = 1 << 14;

/**
 * Gives every card its journey, card by card: states that have the same sums so far are one.
 * Forward come the weights, backward the ways, and together every place of every card.
 * Undefined if that is too much work.
 */
export function* swept(
	sheet: Sheet,
	order: readonly number[],
	{ mostWork, beam }: Bounds
): Generator<undefined, Weights | undefined> {
	const sweep = new Sweep(sheet);
	for (const [at, card] of order.entries()) {
		sweep.begin(card);
		for (let from = 0; from < sweep.size; from += chunk) {
			sweep.expand(from, Math.min(from + chunk, sweep.size));
			if (sweep.work > mostWork) return undefined;
			yield;
		}
		sweep.end();
		if (beam !== undefined) sweep.thin(beam, order.slice(at + 1));
	}
	return yield* sweep.weights();
}

/** How much work a sweep may be. */
export interface Bounds {
	/** Past so many states and links it is given up. */
	readonly mostWork: number;
	/** So many states are kept after each card, by chance. */
	readonly beam?: Beam | undefined;
}

interface Beam {
	readonly most: number;
	readonly chance: () => number;
}

class Sweep {
	/** States and links so far. */
	work = 0;
	private readonly sheet: Sheet;
	private readonly fields: Fields;
	private readonly stages: Stage[] = [];
	/** By row, how many cards to come can count in it. */
	private readonly left: number[];
	/** The rows whose sums are forgotten. */
	private readonly weighed = new Set<number>();
	private pool: Pool;
	private next: Pool;
	private stage: Stage;
	private gate: Gate;
	/** What each way adds, all words of one way after the other. */
	private added = new Int32Array(0);

	constructor(sheet: Sheet) {
		this.sheet = sheet;
		this.fields = new Fields(sheet.rows);
		this.left = sheet.rows.map(({ span }) => span);
		this.pool = this.newPool();
		this.pool.put(1);
		this.next = this.pool;
		this.stage = new Stage(0, { card: 0, ways: [] });
		this.gate = this.gateFor([]);
	}

	get size(): number {
		return this.pool.size;
	}

	begin(card: number): void {
		const { fields, sheet, left } = this;
		const ways = sheet.ways[card] ?? [];
		for (const row of rowsOf(ways)) left[row] = (left[row] ?? 0) - 1;
		this.added = new Int32Array(ways.length * fields.words);
		ways.forEach(({ rows }, at) => {
			this.added.set(fields.packed(rows.map((row) => [row, 1])), at * fields.words);
		});
		this.gate = this.gateFor(ways);
		this.stage = new Stage(this.pool.size, { card, ways });
		this.next = this.newPool();
	}

	/** Some of the states, each in all the ways that it leaves to the card. */
	expand(from: number, until: number): void {
		const { added, next, gate, stage, pool } = this;
		const { keys, weights } = pool;
		const { words, flagWords } = this.fields;
		const { draft } = next;
		const { open } = gate;
		const before = stage.links + next.size;
		const times = Float64Array.from(stage.ways, (way) => way.times);
		for (let state = from; state < until; state++) {
			const key = state * words;
			gate.test(keys, key);
			for (let part = 0; part < open.length; part++)
				for (let bits = open[part] ?? 0; bits !== 0; bits &= bits - 1) {
					const way = part * 32 + 31 - Math.clz32(bits & -bits);
					const add = way * words;
					for (let word = 0; word < flagWords; word++)
						draft[word] = (keys[key + word] ?? 0) | (added[add + word] ?? 0);
					for (let word = flagWords; word < words; word++)
						draft[word] = (keys[key + word] ?? 0) + (added[add + word] ?? 0);
					stage.link(state, way, next.put((weights[state] ?? 0) * (times[way] ?? 0)));
				}
			stage.close(state);
		}
		this.work += stage.links + next.size - before;
	}

	end(): void {
		this.close();
		this.weighComplete();
	}

	/**
	 * Keeps the heavy states for certain and light ones by chance, then with more weight: on
	 * average every sum over the states stays what it was.
	 */
	thin({ most, chance }: Beam, rest: readonly number[]): void {
		const { pool, fields } = this;
		if (pool.size <= most) return;
		const prospects = new Prospects(this.sheet, fields, rest);
		const merits = pool.weights
			.subarray(0, pool.size)
			.map((weight, state) => weight * prospects.of(pool.keys, state));
		const cut = cutFor(merits, most);
		const shares = merits.map((merit) => Math.max(1, cut / merit));
		this.stage = new Stage(pool.size, { card: -1, ways: [], shares });
		this.next = this.newPool();
		let carried = chance();
		for (let state = 0; state < pool.size; state++) {
			const share = shares[state] ?? 1;
			carried += 1 / share;
			if (carried >= 1) {
				carried -= 1;
				const key = state * fields.words;
				this.next.draft.set(pool.keys.subarray(key, key + fields.words));
				this.stage.link(state, 0, this.next.put((pool.weights[state] ?? 0) * share));
			}
			this.stage.close(state);
		}
		this.close();
	}

	/** The weight of each place for each card. */
	*weights(): Generator<undefined, Weights> {
		const { ways } = this.sheet;
		const total = this.pool.size === 0 ? 0 : (this.pool.weights[0] ?? 0);
		const found = ways.map((its) => (its.length === 1 ? placed(its, total) : []));
		let after: Float64Array = new Float64Array([1]);
		for (const stage of this.stages.toReversed()) {
			after = stage.back(after, found[stage.card] ?? []);
			yield;
		}
		return found;
	}

	/** Rows that no card to come counts in and whose sum is not fixed: they are weighed and forgotten. */
	private weighComplete(): void {
		const { sheet, left, stage } = this;
		const complete = [...rowsOf(stage.ways)].filter((at) => {
			const row = sheet.rows[at];
			return left[at] === 0 && row !== undefined && !isFlag(row) && row.least !== row.most;
		});
		if (complete.length === 0) return;
		for (const at of complete) this.weighed.add(at);
		this.forget(complete);
	}

	private forget(rows: readonly number[]): void {
		const { fields, pool } = this;
		const { words } = fields;
		const forgotten = fields.packed(rows.map((at) => [at, (1 << (fields.of[at]?.bits ?? 0)) - 1]));
		const shares = Float64Array.from({ length: pool.size }, (_, state) =>
			this.shareOf(state, rows)
		);
		this.stage = new Stage(pool.size, { card: -1, ways: [], shares });
		this.next = this.newPool();
		const { draft } = this.next;
		for (let state = 0; state < pool.size; state++) {
			for (let word = 0; word < words; word++)
				draft[word] = (pool.keys[state * words + word] ?? 0) & ~(forgotten[word] ?? 0);
			const weight = (pool.weights[state] ?? 0) * (shares[state] ?? 0);
			this.stage.link(state, 0, this.next.put(weight));
		}
		this.close();
	}

	/** One of all that fit was shown: the more there were, the less likely. */
	private shareOf(state: number, rows: readonly number[]): number {
		const { sheet, fields, pool } = this;
		let share = 1;
		for (const at of rows) {
			const row = sheet.rows[at];
			const field = fields.of[at];
			if (row?.role !== 'shown' || field === undefined) continue;
			const word = pool.keys[state * fields.words + field.word] ?? 0;
			share /= 1 + row.base + ((word >>> field.shift) & ((1 << field.bits) - 1));
		}
		return share;
	}

	private close(): void {
		this.pool.forgetKeys();
		this.stage.weights = this.pool.weights;
		this.stage.trim();
		this.stages.push(this.stage);
		this.pool = this.next;
	}

	private gateFor(ways: readonly Way[]): Gate {
		const { fields, sheet, left, weighed } = this;
		const least = (at: number): number =>
			weighed.has(at) ? 0 : Math.max(0, (sheet.rows[at]?.least ?? 0) - (left[at] ?? 0));
		return new Gate(fields, sheet.rows, { ways, least });
	}

	private newPool(): Pool {
		return new Pool(this.fields.words, this.fields.keyWords);
	}
}

function rowsOf(ways: readonly Way[]): ReadonlySet<number> {
	return new Set(ways.flatMap(({ rows }) => rows));
}

function placed([only]: readonly Way[], weight: number): number[] {
	const weights: number[] = [];
	if (only !== undefined) weights[only.place] = weight;
	return weights;
}
