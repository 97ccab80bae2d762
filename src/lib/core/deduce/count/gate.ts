import { isFlag, type Fields } from './fields.ts';
import type { Row, Way } from './sheet.ts';

/**
 * Says which ways of a card a state leaves open. A row that has all it may have closes every way
 * that counts in it; a row that the cards to come cannot fill closes every way that does not. Most
 * ways are closed in most states, so closing many at once is what makes the sweep fast.
 */
export class Gate {
	/** After `test`: one bit a way. */
	readonly open: Int32Array;
	private readonly words: number;
	private readonly flagWords: number;
	/** The top bits of the rows that this card can count in. */
	private readonly tops: Int32Array;
	/** Added to the sums, brings those to the top bit that have all they may have. */
	private readonly toFull: Int32Array;
	/** The same for those that have enough. */
	private readonly toEnough: Int32Array;
	/** One bit a way. */
	private readonly all: Int32Array;
	/** By word and bit of the row's top bit: the ways that count in it. */
	private readonly counting: Int32Array;

	constructor(fields: Fields, rows: readonly Row[], card: Passing) {
		const { ways, least } = card;
		this.words = fields.words;
		this.flagWords = fields.flagWords;
		const mine = [...new Set(ways.flatMap((way) => way.rows))];
		const top = (row: number): number => 1 << (fields.of[row]?.bits ?? 0);
		const sums = mine.filter((at) => rows[at] !== undefined && !isFlag(rows[at]));
		this.tops = fields.packed(mine.map((at) => [at, top(at)]));
		this.toFull = fields.packed(sums.map((at) => [at, top(at) - (rows[at]?.most ?? 0)]));
		this.toEnough = fields.packed(
			mine.map((at) => {
				const row = rows[at];
				if (row !== undefined && isFlag(row)) return [at, least(at) > 0 ? 0 : 1];
				return [at, top(at) - least(at)];
			})
		);
		const chunks = Math.ceil(ways.length / 32);
		this.open = new Int32Array(chunks);
		this.all = new Int32Array(chunks);
		this.counting = new Int32Array(fields.words * 32 * chunks);
		ways.forEach((way, at) => {
			const bit = 1 << (at & 31);
			this.all[at >> 5] = (this.all[at >> 5] ?? 0) | bit;
			for (const row of way.rows) {
				const { word, shift, bits } = fields.of[row] ?? { word: 0, shift: 0, bits: 0 };
				const index = (word * 32 + shift + bits) * chunks + (at >> 5);
				this.counting[index] = (this.counting[index] ?? 0) | bit;
			}
		});
	}

	test(keys: Int32Array, start: number): void {
		const { open, tops, toFull, toEnough, words, flagWords } = this;
		open.set(this.all);
		for (let word = 0; word < words; word++) {
			const sums = keys[start + word] ?? 0;
			const mine = tops[word] ?? 0;
			if (word < flagWords) this.close(word, mine & ~(sums | (toEnough[word] ?? 0)), 0);
			else {
				this.close(word, mine & (sums + (toFull[word] ?? 0)), -1);
				this.close(word, mine & ~(sums + (toEnough[word] ?? 0)), 0);
			}
		}
	}

	/** For each of these rows: the ways that count in it, or with 0 all others. */
	private close(word: number, rows: number, those: number): void {
		const { open, counting } = this;
		const chunks = open.length;
		for (let left = rows; left !== 0; left &= left - 1) {
			const index = (word * 32 + 31 - Math.clz32(left & -left)) * chunks;
			for (let at = 0; at < chunks; at++)
				open[at] = (open[at] ?? 0) & ((counting[index + at] ?? 0) ^ those);
		}
	}
}

/** A card whose turn it is. */
export interface Passing {
	readonly ways: readonly Way[];
	/** How many a row must have after this card, for the cards to come to be enough. */
	readonly least: (row: number) => number;
}
