import { deduce } from '#lib/core/deduce/deduce.ts';
import type { Problem } from '#lib/core/deduce/facts.ts';
import { upTo } from '#lib/core/deduce/testing/leaving-out.ts';
import type { Game } from '#lib/core/deduce/testing/simulate.ts';
import { why } from '#lib/core/deduce/why.ts';
import type { Figure } from '../figure.ts';
import { spread, timed } from './time.ts';

/** For every suspect that is out in the middle of the log, and at its end. */
export function whyTimes(game: Game): readonly number[] {
	const { length } = game.problem.facts;
	return [Math.floor(length / 2), length].flatMap((facts) => timesAt(upTo(game, facts).problem));
}

function timesAt(problem: Problem): readonly number[] {
	const { culprits } = deduce(problem);
	return problem.roster
		.filter(({ id }) => !culprits.includes(id))
		.map(({ id }) => timed(() => why(problem, { card: id, place: 'hidden' })).ms);
}

export function whyFigures(games: readonly Game[]): readonly Figure[] {
	return spread('Why a suspect is out', games.flatMap(whyTimes), { median: 10, p99: 300 });
}
