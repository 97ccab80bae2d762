import { deduce } from '#lib/core/deduce/deduce.ts';
import { upTo } from '#lib/core/deduce/testing/leaving-out.ts';
import { askSat } from '#lib/core/deduce/testing/sat-oracle.ts';
import type { Game } from '#lib/core/deduce/testing/simulate.ts';
import { median, type Figure } from '../figure.ts';
import { lengths } from './games.ts';
import type { Refresh } from './logic.ts';
import { timed } from './time.ts';

const stride = 4;

/** The ready-made solver and ours at the same positions: whether any world is left, and every cell. */
export function readyMadeFigures(
	games: readonly Game[],
	ours: readonly (readonly Refresh[])[]
): readonly Figure[] {
	const times = games.flatMap((game, at) =>
		lengths(game, stride).map((length) => ({
			theirs: timed(() => askSat(upTo(game, length).problem)).ms,
			anew: timed(() => deduce(upTo(game, length).problem)).ms,
			ours: ours[at]?.[length - 1]?.ms ?? NaN
		}))
	);
	const theirs = median(times.map((each) => each.theirs));
	const own = median(times.map((each) => each.ours));
	const anew = median(times.map((each) => each.anew));
	const what = `at ${times.length} positions, median`;
	return [
		{ what: `Ready-made solver ${what}`, value: theirs, unit: 'ms' },
		{ what: `Ours ${what}`, value: own, unit: 'ms' },
		{ what: 'Ours with the whole log read anew, median', value: anew, unit: 'ms' },
		{ what: 'Theirs against ours', value: theirs / own, unit: '×', least: 10 }
	];
}
