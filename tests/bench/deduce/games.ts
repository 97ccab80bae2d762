import { simulate, type Game } from '#lib/core/deduce/testing/simulate.ts';

/** These seeds are for measuring only: nothing is ever tuned on them. */
const firstSeed = 77_000_000;
/** Others, for the machine to get warm. */
const warmSeed = 70_000_000;
const facts = 40;

export function frozenGames(players: number, games: number): readonly Game[] {
	return from(firstSeed + 1000 * players, players, games);
}

export function warmGames(players: number): readonly Game[] {
	return from(warmSeed + 1000 * players, players, 2);
}

function from(seed: number, players: number, games: number): readonly Game[] {
	return Array.from({ length: games }, (_, at) =>
		simulate({ seed: seed + at, players, style: 'sensible', facts })
	);
}

/** How long the log is where a position is looked at: after every so many facts. */
export function lengths({ problem }: Game, stride: number): readonly number[] {
	return problem.facts.map((_, at) => at + 1).filter((length) => length % stride === 0);
}
