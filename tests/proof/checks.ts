import { odds, usualEffort, type Effort } from '#lib/core/deduce/count/odds.ts';
import { deduce } from '#lib/core/deduce/deduce.ts';
import {
	bruteDisagreements,
	calibrationLog,
	countDisagreements,
	followed,
	satDisagreements,
	truthRuledOut
} from '#lib/core/deduce/testing/checks.ts';
import { falsified } from '#lib/core/deduce/testing/falsify.ts';
import { conflictFlaws, groundFlaws } from '#lib/core/deduce/testing/grounds.ts';
import { upTo } from '#lib/core/deduce/testing/leaving-out.ts';
import { Chance } from '#lib/core/deduce/testing/random.ts';
import { withUnset } from '#lib/core/deduce/testing/roster.ts';
import type { Game, Plan } from '#lib/core/deduce/testing/simulate.ts';
import { calibratedGames, fullGames, middlingGames, smallGames } from './games.ts';

/** What one game has shown. */
export interface Result {
	/** How many positions or answers were looked at. */
	readonly looked: number;
	readonly disagreements: readonly string[];
	/** What each suspect was given, whether exactly, and who it was. */
	readonly calibrated?: Calibrated;
}

export interface Calibrated {
	readonly shares: readonly (readonly [card: string, share: number])[];
	readonly isExact: boolean;
	readonly culprit: string;
}

export interface Check {
	readonly what: string;
	readonly of: string;
	readonly games: readonly Plan[];
	readonly look: (game: Game, seed: number) => Result;
}

/** The count may give up: what it then says is not exact, and not looked at. */
const patient: Effort = { mostStates: 4000, beam: 1, runs: 0 };
/** As the app does it, but for how soon it leaves things to chance. */
const hasty: Effort = { ...usualEffort, mostStates: 1500 };

export const checks: readonly Check[] = [
	{ what: 'The truth is never ruled out, small', of: 'facts', games: smallGames, look: truth },
	{ what: 'The truth is never ruled out, full size', of: 'facts', games: fullGames, look: truth },
	{ what: 'Logic and count, against brute force', of: 'logs', games: smallGames, look: brute },
	{ what: 'Logic, against a ready-made solver', of: 'positions', games: fullGames, look: sat },
	{ what: 'Why and conflict, by that solver', of: 'grounds', games: fullGames, look: grounds },
	{ what: 'Exact counts add up', of: 'positions', games: fullGames, look: sums },
	{ what: 'Calibration, small', of: 'positions', games: middlingGames, look: shares },
	{ what: 'Calibration, full size', of: 'positions', games: calibratedGames, look: shares }
];

function truth(game: Game): Result {
	const disagreements = truthRuledOut(game, followed(game.problem));
	return { looked: game.truth.length, disagreements };
}

function brute({ problem }: Game, seed: number): Result {
	const logs = [problem, falsified(problem, new Chance(seed))];
	return { looked: logs.length, disagreements: logs.flatMap((log) => bruteDisagreements(log)) };
}

/** As the log is followed, read whole, with traits unset, and with wrong lines. */
function sat(game: Game, seed: number): Result {
	const { problem } = game;
	const chance = new Chance(seed);
	const findings = followed(problem);
	const disagreements = [8, 16, 24, 32, problem.facts.length]
		.filter((length) => length <= problem.facts.length)
		.map((length) => satDisagreements(upTo(game, length).problem, findings[length - 1]));
	const roster = withUnset(problem.roster, chance, 0.1);
	const others = [problem, { ...problem, roster }, falsified(problem, chance)];
	disagreements.push(...others.map((log) => satDisagreements(log)));
	return { looked: disagreements.length, disagreements: disagreements.flat() };
}

function grounds({ problem }: Game, seed: number): Result {
	const chance = new Chance(seed);
	const { culprits } = deduce(problem);
	const out = problem.roster.filter(({ id }) => !culprits.includes(id));
	const flaws = [
		...chance
			.shuffled(out)
			.slice(0, 2)
			.map(({ id }) => groundFlaws(problem, { card: id, place: 'hidden' })),
		...Array.from({ length: 3 }, () => conflictFlaws(falsified(problem, chance)))
	];
	return { looked: flaws.length, disagreements: flaws.flat() };
}

function sums(game: Game): Result {
	const looks = [12, 24].flatMap((length) => {
		const position = upTo(game, length);
		const places = odds(position.problem, 'places', patient);
		if (places?.isExact !== true) return [];
		return [countDisagreements(position, places)];
	});
	return { looked: looks.length, disagreements: looks.flat() };
}

function shares({ problem, culprit }: Game): Result {
	const found = odds(calibrationLog(problem), 'culprits', hasty);
	if (found === undefined) return { looked: 1, disagreements: ['a true log has a count'] };
	const calibrated = { shares: [...found.culprits], isExact: found.isExact, culprit };
	return { looked: 1, disagreements: [], calibrated };
}
