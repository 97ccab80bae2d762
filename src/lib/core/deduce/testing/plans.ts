import type { Plan } from './simulate.ts';

/** The same plan with so many seeds; `DEDUCE_GAMES=20` plays twenty times as many. */
export function plans(count: number, plan: Omit<Plan, 'seed'>): readonly Plan[] {
	const times = Number(process.env['DEDUCE_GAMES'] ?? 1);
	return Array.from({ length: count * times }, (_, at) => ({
		...plan,
		seed: plan.players * 1e6 + at
	}));
}
