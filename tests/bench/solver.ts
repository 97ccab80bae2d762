import { odds } from '#lib/core/deduce/count/odds.ts';
import { Deducer } from '#lib/core/deduce/deducer.ts';
import { simulate, type Game } from '#lib/core/deduce/testing/simulate.ts';
import { median, type Figure } from './figure.ts';

/** These seeds are for measuring only: nothing is ever tuned on them. */
const firstSeed = 77_000_000;
const games = 6;
/** A position is counted after each so many facts. */
const stride = 8;

/**
 * How long the logic takes for each new fact, and how often the count is exact. Takes minutes, so
 * it is not part of the usual run.
 */
export function solverFigures(): readonly Figure[] {
	return [3, 4, 5, 6].flatMap((players) => {
		const played = Array.from({ length: games }, (_, at) =>
			simulate({ seed: firstSeed + 1000 * players + at, players, style: 'sensible', facts: 40 })
		);
		return [...logicFigures(players, played), ...countFigures(players, played)];
	});
}

function logicFigures(players: number, played: readonly Game[]): readonly Figure[] {
	const times = played.flatMap(timesOf).sort((a, b) => a - b);
	const share = (part: number): number => times[Math.floor(part * (times.length - 1))] ?? NaN;
	const what = `Logic of a fact, ${players} players`;
	return [
		{ what: `${what}, median`, value: median(times), unit: 'ms', most: 6 },
		{ what: `${what}, 99 of 100`, value: share(0.99), unit: 'ms', most: 61 },
		{ what: `${what}, worst`, value: share(1), unit: 'ms' }
	];
}

function timesOf({ problem }: Game): readonly number[] {
	const deducer = new Deducer(problem);
	return problem.facts.map((fact) => {
		const start = performance.now();
		deducer.add(fact);
		while (deducer.step());
		return performance.now() - start;
	});
}

function countFigures(players: number, played: readonly Game[]): readonly Figure[] {
	const counts = played.flatMap(({ problem }) =>
		problem.facts
			.map((_, at) => at + 1)
			.filter((length) => length % stride === 0)
			.map((length) => counted({ ...problem, facts: problem.facts.slice(0, length) }))
	);
	const exact = counts.filter(({ isExact }) => isExact);
	const what = `Count of a position, ${players} players`;
	return [
		{ what: `${what}, exact`, value: (100 * exact.length) / counts.length, unit: '%' },
		{ what: `${what}, median`, value: median(counts.map(({ ms }) => ms)), unit: 'ms' }
	];
}

function counted(problem: Game['problem']): { readonly isExact: boolean; readonly ms: number } {
	const start = performance.now();
	const isExact = odds(problem, 'culprits', { mostStates: 20_000, beam: 1, runs: 0 })?.isExact;
	return { isExact: isExact === true, ms: performance.now() - start };
}
