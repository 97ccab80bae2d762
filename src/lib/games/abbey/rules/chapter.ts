import {
	features,
	featuresOf,
	traitNames,
	type Feature,
	type Suspect,
	type Trait
} from './data.ts';
import type { EventOf } from './events.ts';
import { suspectIn } from './roster.ts';
import { withSeen } from './sightings.ts';
import type { Accusation, State } from './state.ts';
import { withPenance } from './turns.ts';

/** ABB-61: not while cards are left in the parlor; at the end of the evening nobody asks. */
export function mayAccuse({ depth, pile }: State): boolean {
	return depth === 'score' || pile === 0;
}

/** ABB-53: who has said this of the culprit. */
export function saidBy({ revelations }: State, { trait, value }: Feature): string | undefined {
	return revelations.find((each) => each.trait === trait && each.value === value)?.seat;
}

/** What may still be said of the culprit. */
export function unsaidFeatures(state: State): readonly Feature[] {
	return features.filter((feature) => saidBy(state, feature) === undefined);
}

export function culpritOf({ roster, culprit }: State): Suspect | undefined {
	return culprit === undefined ? undefined : suspectIn(roster, culprit);
}

/** Traits of the culprit that somebody spoke of and that nobody has entered. */
export function neededTraits(state: State): readonly Trait[] {
	const culprit = culpritOf(state);
	if (culprit === undefined) return [];
	const said = new Set(state.revelations.map(({ trait }) => trait));
	return traitNames.filter((trait) => said.has(trait) && culprit.traits[trait] === undefined);
}

/** ABB-63: the accusation that found the culprit. */
export function findingOf({ accusations, culprit }: State): Accusation | undefined {
	return accusations.find(({ suspect, shownBy }) => suspect === culprit && shownBy === undefined);
}

/** ABB-63: who found the culprit. */
export function finder(state: State): string | undefined {
	return findingOf(state)?.seat;
}

/** ABB-50: the objections see to it that one trait is said at a time. */
export function withRevelation(state: State, { seat, traits }: EventOf<'RevelationMade'>): State {
	const said = featuresOf(traits).map((feature) => ({ ...feature, seat }));
	return { ...state, revelations: [...state.revelations, ...said] };
}

/** ABB-62, ABB-63. */
export function withAccusation(
	state: State,
	{ seat, suspect, shownBy, isCulprit }: EventOf<'AccusationMade'>
): State {
	const accusations = [...state.accusations, { seat, suspect, shownBy }];
	if (shownBy !== undefined)
		return withPenance(withSeen({ ...state, accusations }, suspect, shownBy), seat, 1);
	return { ...state, accusations, culprit: isCulprit ? suspect : state.culprit };
}
