import type { Setting } from '../facts.ts';
import type { World } from '../worlds.ts';
import { candidates, type Question } from './questions.ts';
import { Sample } from './sample.ts';
import { tableOf, type Table } from './table.ts';
import { answersIn, bitsOf, type Weighed } from './weigh.ts';

export interface Choice {
	/** Among which questions; without them, among all. */
	readonly questions?: readonly Question[] | undefined;
	/** At most so many questions in all. */
	readonly most?: number | undefined;
	/** At most so many to one player. */
	readonly perPlayer?: number | undefined;
}

/** Less is not worth a question: as much may come of the sample alone. */
const leastBits = 0.005;
/** Questions that differ by less are as good as each other, and the simpler one is better. */
const nearBits = 0.01;

/** The questions that tell most of the hidden card, best first. None without worlds. */
export function advice(
	setting: Setting,
	worlds: readonly World[],
	{ questions = candidates(setting, worlds), most = 5, perPlayer = 1 }: Choice = {}
): readonly Weighed[] {
	const sample = new Sample(setting, worlds);
	const scored = questions
		.flatMap((question) => scoredBy(sample, question))
		.sort((a, b) => b.bits - a.bits);
	const players = new Set(scored.map(({ question }) => question.player));
	return [...players]
		.flatMap((player) => {
			const its = scored.filter(({ question }) => question.player === player);
			return bestOf(its, { sample, count: perPlayer });
		})
		.sort((a, b) => b.bits - a.bits)
		.slice(0, most)
		.map(({ question, bits, table }) => ({ question, bits, answers: answersIn(sample, table) }));
}

/** Each of these questions with what it tells; those that cannot be weighed are left out. */
export function weighed(
	setting: Setting,
	worlds: readonly World[],
	questions: readonly Question[]
): readonly Weighed[] {
	const sample = new Sample(setting, worlds);
	return questions.flatMap((question) => {
		const table = tableOf(sample, question);
		if (table === undefined) return [];
		return [{ question, bits: bitsOf(sample, table), answers: answersIn(sample, table) }];
	});
}

interface Scored {
	readonly question: Question;
	readonly bits: number;
	readonly table: Table;
}

function scoredBy(sample: Sample, question: Question): readonly Scored[] {
	const table = tableOf(sample, question);
	if (table === undefined) return [];
	const bits = bitsOf(sample, table);
	return bits >= leastBits ? [{ question, bits, table }] : [];
}

/** The best of them, without those that tell the same as one before. */
function bestOf(
	scored: readonly Scored[],
	{ sample, count }: { readonly sample: Sample; readonly count: number }
): readonly Scored[] {
	const best: Scored[] = [];
	let left = scored;
	while (best.length < count) {
		const [first] = left;
		if (first === undefined) break;
		const near = left.filter(({ bits }) => bits >= first.bits - nearBits);
		const next = near.reduce((a, b) => (effortOf(b.question) < effortOf(a.question) ? b : a));
		best.push(next);
		const said = tellingOf(sample, next.table);
		left = left.filter((each) => each !== next && tellingOf(sample, each.table) !== said);
	}
	return best;
}

/** A name is simpler than a kind, one trait simpler than two, and a word simpler than a card. */
function effortOf(question: Question): number {
	if (question.kind === 'held') return 0;
	return Object.keys(question.traits).length + (question.kind === 'show' ? 2 : 0);
}

/** The same for questions whose replies part the suspects alike, whatever the replies are. */
function tellingOf({ suspects }: Sample, { replies, cells }: Table): string {
	return replies
		.map((_, row) => cells.subarray(row * suspects.length, (row + 1) * suspects.length))
		.filter((row) => row.some((count) => count > 0))
		.map((row) => Array.from(row, (count) => count.toFixed(3)).join())
		.sort()
		.join(';');
}
