import { mayAccuse, unsaidFeatures } from './chapter.ts';
import { traits, type Value } from './data.ts';
import { worth } from './score.ts';
import type { State } from './state.ts';

/** How likely each trait of the culprit is, and each suspect. */
export interface Chances {
	readonly values: Readonly<Partial<Record<Value, number>>>;
	readonly suspects: ReadonlyMap<string, number>;
}

/** Something that may be said in the chapter hall, and the points it brings on average. */
export type Stake = { readonly chance: number; readonly points: number } & (
	{ readonly value: Value } | { readonly suspect: string }
);

const mostStakes = 4;

/**
 * ABB-51, ABB-53, ABB-61 to ABB-63: what may be said and brings more than it costs, which both a
 * revelation and an accusation do above one third. The best first.
 */
export function stakesOf(state: State, { values, suspects }: Chances): readonly Stake[] {
	const revelations = unsaidFeatures(state).flatMap(({ trait, value }) => {
		const chance = values[value];
		// Of two that contradict each other nobody says both.
		const isBest = traits[trait].every((other) => (values[other] ?? 0) <= (chance ?? 0));
		if (chance === undefined || !isBest) return [];
		return [{ value, chance, points: average(chance, revealing) }];
	});
	const accusations = mayAccuse(state)
		? [...suspects].map(([suspect, chance]) => ({
				suspect,
				chance,
				points: average(chance, accusing)
			}))
		: [];
	return [...accusations, ...revelations]
		.filter(({ points }) => points > 0)
		.toSorted((a, b) => b.points - a.points)
		.slice(0, mostStakes);
}

interface Prize {
	readonly right: number;
	readonly wrong: number;
}
const revealing: Prize = { right: worth.right, wrong: worth.wrong };
const accusing: Prize = { right: worth.found, wrong: worth.slandered };

function average(chance: number, { right, wrong }: Prize): number {
	return chance * right + (1 - chance) * wrong;
}
