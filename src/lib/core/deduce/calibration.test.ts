import { describe, expect, it } from 'vitest';
import { odds, type Effort } from './count/odds.ts';
import { Calibration } from './testing/calibration.ts';
import { calibrationLog } from './testing/checks.ts';
import { plans } from './testing/plans.ts';
import { simulate, type Plan } from './testing/simulate.ts';

interface Kind {
	readonly name: string;
	readonly games: readonly Plan[];
	readonly effort: Effort;
}

const kinds: readonly Kind[] = [
	{
		name: 'small games, exactly',
		games: [
			...plans(150, { players: 3, style: 'sensible', facts: 12, cards: 12 }),
			...plans(150, { players: 4, style: 'ruled', facts: 14, cards: 12, forgets: 0.1 })
		],
		effort: { mostStates: 5000, beam: 1, runs: 0 }
	},
	{
		name: 'small games, where most states are left to chance',
		games: plans(150, { players: 3, style: 'ruled', facts: 14, cards: 12 }),
		effort: { mostStates: 2, beam: 40, runs: 4 }
	}
];

describe('what is given so many percent is so in so many percent of the games', () => {
	it.each(kinds)('$name', { timeout: 60_000 }, ({ games, effort }) => {
		const calibration = new Calibration();
		for (const plan of games) {
			const { problem, culprit } = simulate(plan);
			const found = odds(calibrationLog(problem), 'culprits', effort);
			if (found !== undefined) calibration.add(found.culprits, culprit);
		}
		expect(calibration.games).toBe(games.length);
		expect(calibration.worst, calibration.table().join('\n')).toBeLessThan(4);
	});
});
