import { isFlag, type Fields } from './fields.ts';
import type { Row, Sheet } from './sheet.ts';

/**
 * A guess at how likely the cards to come will make the sums of a state come out right: as if
 * each took any of its ways, and the rows had nothing to do with each other. States are kept by
 * it when not all can be, so that few of those that are kept are dead ends.
 */
export class Prospects {
	private readonly words: number;
	private readonly rows: readonly Prospect[];

	constructor({ rows, ways }: Sheet, fields: Fields, cards: readonly number[]) {
		this.words = fields.words;
		this.rows = rows.flatMap((row, at) => {
			const field = fields.of[at];
			if (field === undefined || row.role !== 'sum') return [];
			const shares = cards.flatMap((card) => {
				const its = ways[card] ?? [];
				const all = its.reduce((sum, { times }) => sum + times, 0);
				const counting = its.reduce((sum, way) => sum + (way.rows.includes(at) ? way.times : 0), 0);
				return counting === 0 ? [] : [counting / all];
			});
			if (shares.length === 0) return [];
			const mask = isFlag(row) ? 1 : (1 << field.bits) - 1;
			const chances = chancesOf(row, shares, mask);
			return [{ word: field.word, shift: field.shift, mask, chances }];
		});
	}

	of(keys: Int32Array, state: number): number {
		let chance = 1;
		for (const { word, shift, mask, chances } of this.rows)
			chance *= chances[((keys[state * this.words + word] ?? 0) >>> shift) & mask] ?? 1;
		return chance;
	}
}

interface Prospect {
	readonly word: number;
	readonly shift: number;
	readonly mask: number;
	/** By the sum so far. */
	readonly chances: Float64Array;
}

/** Never nothing: what is unlikely by this guess may still be so. */
const leastChance = 1e-3;

function chancesOf({ least, most }: Row, shares: readonly number[], top: number): Float64Array {
	const more = sumsOf(shares);
	return Float64Array.from({ length: top + 1 }, (_, sum) => {
		let chance = 0;
		for (let add = Math.max(0, least - sum); add <= most - sum && add < more.length; add++)
			chance += more[add] ?? 0;
		return Math.max(leastChance, chance);
	});
}

/** How likely each sum is if each counts with its own chance. */
function sumsOf(shares: readonly number[]): Float64Array {
	const found = new Float64Array(shares.length + 1);
	found[0] = 1;
	shares.forEach((share, at) => {
		for (let sum = at + 1; sum >= 0; sum--)
			found[sum] = (found[sum] ?? 0) * (1 - share) + (sum > 0 ? (found[sum - 1] ?? 0) * share : 0);
	});
	return found;
}
