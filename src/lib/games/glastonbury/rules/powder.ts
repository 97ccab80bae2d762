import type { Kind } from './data.ts';
import { colourRecipeLine, type Placements } from './recipes.ts';
import { ingredientLine } from './sets.ts';
import { valuesByKind, type Cauldron, type State } from './state.ts';

/** A way to lay the powders of one cauldron, and what it is worth to its owner. */
export interface Choice {
	readonly on: readonly Kind[];
	readonly points: number;
}

/** GLA-26, GLA-R4: every powder on a kind held, both on one, or unused. Unused comes first. */
function placementsOf(cauldron: Cauldron): readonly (readonly Kind[])[] {
	const held = [...valuesByKind(cauldron).keys()];
	const singles = held.map((kind) => [kind]);
	const pairs = held.flatMap((first, at) => held.slice(at).map((second) => [first, second]));
	return [[], ...(cauldron.powders > 0 ? singles : []), ...(cauldron.powders > 1 ? pairs : [])];
}

/** All ways to lay the powders, best first; of equal ones, the one that lays fewer. */
export function choicesOf(
	state: State,
	cauldron: Cauldron,
	others: Placements | undefined
): readonly Choice[] {
	const choices = placementsOf(cauldron).map((on) => {
		const recipe =
			others === undefined
				? 0
				: (colourRecipeLine(state, cauldron, new Map(others).set(cauldron.seat, on))?.points ?? 0);
		return { on, points: ingredientLine(cauldron, on).points + recipe };
	});
	return choices.toSorted((a, b) => b.points - a.points);
}

/** What the owner chose, as long as the cards it needs are there. */
function chosen(cauldron: Cauldron): readonly Kind[] | undefined {
	if (cauldron.placed === undefined || cauldron.placed.length > cauldron.powders) return undefined;
	const held = valuesByKind(cauldron);
	return cauldron.placed.every((kind) => held.has(kind)) ? cauldron.placed : undefined;
}

/** The first placement: everybody for the most set points, unless they chose. */
export function firstPlacements(state: State): Placements {
	return new Map(
		state.cauldrons.map((cauldron) => [
			cauldron.seat,
			chosen(cauldron) ?? choicesOf(state, cauldron, undefined)[0]?.on ?? []
		])
	);
}

/**
 * GLA-R2: the placements that are scored. The owner of a colour recipe lays again for sets and
 * recipe together, the others' powders standing as first laid.
 */
export function placements(state: State): Placements {
	const first = firstPlacements(state);
	if (state.rulings['powder'] === 'set-points') return first;
	return new Map(
		state.cauldrons.map((cauldron) => [
			cauldron.seat,
			chosen(cauldron) ?? choicesOf(state, cauldron, first)[0]?.on ?? []
		])
	);
}

/** Whether somebody laid again because of a recipe: then GLA-R2 had a say in the score. */
export function isRelaid(state: State, laid: Placements): boolean {
	const first = firstPlacements(state);
	return [...laid].some(([seat, on]) => !isSamePlacement(on, first.get(seat) ?? []));
}

/** A place for the powders as its owner sees it. */
export interface Proposal {
	readonly on: readonly Kind[];
	/** What it brings over leaving the powders unused. */
	readonly gain: number;
	readonly isBest: boolean;
	readonly isLaid: boolean;
}

/** Every placement with what it gains, best first. */
export function proposals(state: State, cauldron: Cauldron): readonly Proposal[] {
	const others = state.rulings['powder'] === 'set-points' ? undefined : firstPlacements(state);
	const laid = placements(state).get(cauldron.seat) ?? [];
	const choices = choicesOf(state, cauldron, others);
	const unused = choices.find(({ on }) => on.length === 0)?.points ?? 0;
	return choices.map(({ on, points }, index) => ({
		on,
		gain: points - unused,
		isBest: index === 0,
		isLaid: isSamePlacement(on, laid)
	}));
}

function isSamePlacement(a: readonly Kind[], b: readonly Kind[]): boolean {
	return a.toSorted().join() === b.toSorted().join();
}
