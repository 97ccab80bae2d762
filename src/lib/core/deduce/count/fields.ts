import type { Row } from './sheet.ts';

/** Where the sum of a row is kept: so many bits of a word, and one above them to test it with. */
export interface Field {
	readonly word: number;
	readonly shift: number;
	readonly bits: number;
}

const wordBits = 32;

/**
 * Packs the sums of all rows into a few words, so that a journey is added to all of them, and all
 * of them are tested, in a handful of operations. A row that asks for at least one needs one bit.
 */
export class Fields {
	/** One a row. */
	readonly of: readonly Field[];
	/** Words of single bits come first; then those that tell states apart; then all. */
	readonly flagWords: number;
	readonly keyWords: number;
	readonly words: number;

	constructor(rows: readonly Row[]) {
		const fields: Field[] = [];
		let word = -1;
		let used = wordBits;
		const layOut = (isMine: (row: Row) => boolean): number => {
			used = wordBits;
			rows.forEach((row, at) => {
				if (!isMine(row)) return;
				const bits = isFlag(row) ? 0 : bitsFor(row.most + 1);
				if (used + bits + 1 > wordBits) {
					word++;
					used = 0;
				}
				fields[at] = { word, shift: used, bits };
				used += bits + 1;
			});
			return word + 1;
		};
		this.flagWords = layOut(isFlag);
		this.keyWords = layOut((row) => !isFlag(row) && row.role !== 'echo');
		this.words = layOut((row) => !isFlag(row) && row.role === 'echo');
		this.of = fields;
	}

	/** All words with the same thing done for each row: a value in its field. */
	packed(values: Iterable<readonly [row: number, value: number]>): Int32Array {
		const words = new Int32Array(this.words);
		for (const [row, value] of values) {
			const field = this.of[row];
			if (field !== undefined)
				words[field.word] = (words[field.word] ?? 0) | (value << field.shift);
		}
		return words;
	}
}

/** Whether it only asks for at least one. */
export function isFlag({ role, least, most, span }: Row): boolean {
	return role === 'sum' && least === 1 && most === span;
}

function bitsFor(value: number): number {
	return 32 - Math.clz32(value);
}
