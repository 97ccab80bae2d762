import { odds, usualEffort, type Odds } from '../count/odds.ts';
import { deduce } from '../deduce.ts';
import { Deducer, type Findings } from '../deducer.ts';
import type { Problem } from '../facts.ts';
import { bruteForce, type Truths } from './brute.ts';
import { askSat } from './sat-oracle.ts';
import type { Game } from './table.ts';

/** What is found after each fact, as the app does it. */
export function followed(problem: Problem): readonly Findings[] {
	const deducer = new Deducer(problem);
	return problem.facts.map((fact) => {
		deducer.add(fact);
		while (deducer.step());
		return deducer.findings();
	});
}

/** Every place of the truth that was ruled out, after any fact. */
export function truthRuledOut({ truth, culprit }: Game, findings: readonly Findings[]): string[] {
	return truth.flatMap((places, at) => {
		const found = findings[at];
		const lost = [...places].filter(([card, place]) => !found?.places.get(card)?.includes(place));
		const isLost = found?.culprits.includes(culprit) !== true;
		return [
			...lost.map(([card, place]) => `after fact ${at}: ${card} was in ${place}`),
			...(isLost ? [`after fact ${at}: ${culprit} was the culprit`] : [])
		];
	});
}

type Places = ReadonlyMap<string, readonly string[]>;

/** Every cell of which the two say different things. */
function differences(problem: Problem, ours: Places, theirs: Places): string[] {
	return problem.roster.flatMap(({ id }) =>
		['hidden', 'pile', ...problem.players]
			.filter((place) => ours.get(id)?.includes(place) !== theirs.get(id)?.includes(place))
			.map((place) => `${id} in ${place}`)
	);
}

/** Where the logic and the ready-made solver disagree, or the logic has left something open. */
export function satDisagreements(problem: Problem, ours = deduce(problem)): string[] {
	const theirs = askSat(problem);
	const open = ours.unsettled.map(({ card, place }) => `${card} in ${place} is unsettled`);
	if (ours.consistent !== theirs.consistent) return [`consistent: ${ours.consistent}`, ...open];
	return [...open, ...(theirs.consistent ? differences(problem, ours.places, theirs.places) : [])];
}

/** Where the logic or the count differ from what counting worlds one by one gives. */
export function bruteDisagreements(problem: Problem, effort = usualEffort): string[] {
	const truths = bruteForce(problem);
	const ours = deduce(problem);
	const counts = [odds(problem, 'places', effort), odds(problem, 'culprits', effort)];
	if (!truths.consistent)
		return ours.consistent || counts.some((count) => count !== undefined) ? ['consistent'] : [];
	const theirs = new Map([...truths.places].map(([card, its]) => [card, [...its.keys()]]));
	return [
		...differences(problem, ours.places, theirs),
		...counts.flatMap((count) =>
			count?.isExact === true ? shareDisagreements(count, truths) : ['not counted exactly']
		)
	];
}

function shareDisagreements({ culprits, places }: Odds, truths: Truths): string[] {
	return [...truths.places].flatMap(([card, its]) => [
		...(isNear(culprits.get(card) ?? 0, its.get('hidden') ?? 0) ? [] : [`share of ${card}`]),
		...(places.size === 0 ? [] : [...its])
			.filter(([place, share]) => !isNear(places.get(card)?.get(place) ?? 0, share))
			.map(([place]) => `share of ${card} in ${place}`)
	]);
}

function isNear(a: number, b: number): boolean {
	return Math.abs(a - b) <= 1e-9 * Math.max(a, b);
}

/** Where an exact count does not add up, or gives no share to what can be. */
export function countDisagreements({ problem, truth }: Game, { culprits, places }: Odds): string[] {
	const can = deduce(problem);
	const really = [...(truth.at(-1)?.values() ?? [])];
	const sizes = new Map<string, number>();
	const wrong: string[] = [];
	for (const [card, its] of places) {
		if (!isNear(sum(its.values()), 1)) wrong.push(`places of ${card}`);
		if (can.places.get(card)?.join() !== [...its.keys()].join()) wrong.push(`cells of ${card}`);
		if ([...its.values()].some((share) => share <= 0)) wrong.push(`no share for ${card}`);
		for (const [place, share] of its) sizes.set(place, (sizes.get(place) ?? 0) + share);
	}
	for (const [place, size] of sizes)
		if (!isNear(size, really.filter((each) => each === place).length))
			wrong.push(`size of ${place}`);
	if (!isNear(sum(culprits.values()), 1)) wrong.push('culprits');
	if ([...culprits.keys()].join() !== can.culprits.join()) wrong.push('who can be the culprit');
	return wrong;
}

function sum(values: Iterable<number>): number {
	return [...values].reduce((total, value) => total + value, 0);
}

/**
 * The log without what players say they have crossed out. The count concludes nothing from how many
 * they name, as the brief has it, so it cannot be calibrated to it: nobody names all of a kind when
 * one of them is the culprit.
 */
export function calibrationLog(problem: Problem): Problem {
	return { ...problem, facts: problem.facts.filter(({ type }) => type !== 'crossed') };
}
