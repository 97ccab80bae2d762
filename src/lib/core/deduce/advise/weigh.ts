import type { Question } from './questions.ts';
import type { Sample } from './sample.ts';
import type { Reply, Table } from './table.ts';

/** What a reply would mean. */
export interface Answer {
	readonly reply: Reply;
	readonly chance: number;
	/** How many suspects would be left, among the worlds drawn. */
	readonly suspects: number;
	readonly likeliest: string;
	/** How likely that one would then be. */
	readonly guilt: number;
}

/** A question, how much its answer tells of the hidden card, and what each would mean. */
export interface Weighed {
	readonly question: Question;
	readonly bits: number;
	readonly answers: readonly Answer[];
}

/**
 * The information about the hidden card, in bits, that a reply has on average.
 *
 * A sample makes any two things look a little related, the more so the more cells there are. Miller
 * and Madow's correction takes off what that is on average. It is never added: a question should
 * not seem better than the sample has it.
 */
export function bitsOf({ suspects, size }: Sample, { cells }: Table): number {
	if (size === 0) return 0;
	const columns = suspects.length;
	const rows = cells.length / columns;
	const byRow = new Float64Array(rows);
	const byColumn = new Float64Array(columns);
	let entropy = 0;
	let used = 0;
	cells.forEach((count, at) => {
		if (count === 0) return;
		const row = Math.floor(at / columns);
		byRow[row] = (byRow[row] ?? 0) + count;
		byColumn[at % columns] = (byColumn[at % columns] ?? 0) + count;
		entropy += count * Math.log2(count);
		used++;
	});
	const together = entropy - sumOfLogs(byRow) - sumOfLogs(byColumn) + size * Math.log2(size);
	const excess = used - usedIn(byRow) - usedIn(byColumn) + 1;
	return Math.max(0, (together - Math.max(0, excess) / (2 * Math.LN2)) / size);
}

function sumOfLogs(counts: Float64Array): number {
	return counts.reduce((sum, count) => (count > 0 ? sum + count * Math.log2(count) : sum), 0);
}

function usedIn(counts: Float64Array): number {
	return counts.reduce((used, count) => (count > 0 ? used + 1 : used), 0);
}

/** The replies that some world gives. */
export function answersIn(sample: Sample, { replies, cells }: Table): readonly Answer[] {
	const { suspects, size } = sample;
	return replies.flatMap((reply, row) => {
		const its = [...cells.subarray(row * suspects.length, (row + 1) * suspects.length)];
		const total = its.reduce((sum, count) => sum + count, 0);
		if (total === 0) return [];
		const most = Math.max(...its);
		const likeliest = suspects[its.indexOf(most)] ?? 0;
		return [
			{
				reply,
				chance: total / size,
				suspects: its.filter((count) => count > 0).length,
				likeliest: sample.names.setting.roster[likeliest]?.id ?? '',
				guilt: most / total
			}
		];
	});
}
