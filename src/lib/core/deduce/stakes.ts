import { traitOdds, type Odds } from './count/odds.ts';
import type { Card } from './facts.ts';

/** What naming something right or wrong is worth; a loss is negative. */
export interface Points {
	readonly right: number;
	readonly wrong: number;
}

export interface Stake {
	/** How likely it is to be right. */
	readonly chance: number;
	/** What naming it is worth on average. */
	readonly points: number;
}

interface Stakes<Key, Value> {
	/** Whether the chances are what counting all worlds would give. */
	readonly isExact: boolean;
	/** The largest standard error among the chances of suspects; 0 if nothing was left to chance. */
	readonly spread: number;
	readonly stakes: ReadonlyMap<Key, Value>;
}

/** For each card that can be the hidden one: what naming it is worth. */
export function suspectStakes(
	{ culprits, isExact, spread }: Odds,
	points: Points
): Stakes<string, Stake> {
	const stakes = new Map([...culprits].map(([card, chance]) => [card, stakeOf(chance, points)]));
	return { isExact, spread, stakes };
}

/**
 * For each trait and each of its values: what naming it as the hidden card's is worth. Where the
 * trait of a suspect is unset, naming any value counts as wrong: it is worth at least so much.
 */
export function traitStakes(
	roster: readonly Card[],
	odds: Odds,
	points: Points
): Stakes<string, ReadonlyMap<string, Stake>> {
	const stakes = [...traitOdds(roster, odds)].map(([trait, values]) => {
		const known = [...values].flatMap(([value, chance]) =>
			value === undefined ? [] : [[value, stakeOf(chance, points)] as const]
		);
		return [trait, new Map(known)] as const;
	});
	return { isExact: odds.isExact, spread: odds.spread, stakes: new Map(stakes) };
}

function stakeOf(chance: number, { right, wrong }: Points): Stake {
	return { chance, points: chance * right + (1 - chance) * wrong };
}
