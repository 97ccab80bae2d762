import type { Plan } from '#lib/core/deduce/testing/simulate.ts';

/** Seeds that no other test plays. */
const firstSeed = 50_000_000;

const styles = ['ruled', 'sensible', 'random'] as const;

/** The same number of each style and of three to six players. */
function plans(
	count: number,
	planOf: (at: number) => Omit<Plan, 'seed' | 'style'>
): readonly Plan[] {
	return Array.from({ length: count }, (_, at) => ({
		...planOf(at),
		seed: firstSeed + at,
		style: styles[at % styles.length] ?? 'ruled'
	}));
}

/** Ten cards at most: every world can be counted by itself. */
export const smallGames = plans(2100, (at) => ({
	players: 3 + (Math.floor(at / 3) % 3),
	cards: 8 + (Math.floor(at / 9) % 3),
	facts: 10 + (at % 5),
	forgets: at % 4 === 0 ? 0.3 : 0
}));

export const fullGames = plans(240, (at) => ({
	players: 3 + (Math.floor(at / 3) % 4),
	facts: 45,
	forgets: at % 4 === 0 ? 0.1 : 0
}));

/** For calibration: as many cards as are counted in no time. */
export const middlingGames = plans(1500, (at) => ({
	players: 3 + (Math.floor(at / 3) % 3),
	cards: 12 + (at % 3),
	facts: 14 + (at % 8)
}));

export const calibratedGames = plans(720, (at) => ({
	players: 3 + (Math.floor(at / 3) % 4),
	facts: 14 + (at % 24)
}));
