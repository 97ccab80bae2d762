import { odds, usualEffort } from '#lib/core/deduce/count/odds.ts';
import { upTo } from '#lib/core/deduce/testing/leaving-out.ts';
import type { Game } from '#lib/core/deduce/testing/simulate.ts';
import { median, type Figure } from '../figure.ts';
import { lengths } from './games.ts';
import { timed } from './time.ts';

const stride = 8;

/** How many positions are to be counted exactly, and within which time. */
const budgets: Readonly<Record<number, { readonly share: number; readonly ms: number }>> = {
	3: { share: 95, ms: 100 },
	4: { share: 80, ms: 200 },
	5: { share: 80, ms: 2000 },
	6: { share: 70, ms: 2000 }
};

/** As the app counts, save that where it would go on by chance this stops. */
const effort = { ...usualEffort, beam: 1, runs: 0 };

export function countFigures(players: number, games: readonly Game[]): readonly Figure[] {
	const { share, ms: limit } = budgets[players] ?? { share: 0, ms: Infinity };
	const counts = games.flatMap((game) =>
		lengths(game, stride).map((length) => {
			const { problem } = upTo(game, length);
			const { ms, result } = timed(() => odds(problem, 'culprits', effort));
			return { ms, isExact: result?.isExact === true };
		})
	);
	const exact = counts.filter(({ isExact }) => isExact).map(({ ms }) => ms);
	const percent = (some: readonly unknown[]): number => (100 * some.length) / counts.length;
	const inTime = exact.filter((ms) => ms <= limit);
	const what = `Exact counts of ${counts.length}`;
	return [
		{ what: `${what}, within ${limit} ms`, value: percent(inTime), unit: '%', least: share },
		{ what: `${what}, in any time`, value: percent(exact), unit: '%' },
		{ what: 'Time of an exact count, median', value: median(exact), unit: 'ms' },
		{ what: 'Time of any count, worst', value: Math.max(...counts.map(({ ms }) => ms)), unit: 'ms' }
	];
}
