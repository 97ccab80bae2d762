import * as v from 'valibot';
import {
	defaultRoster,
	features,
	featuresOf,
	published,
	traitNames,
	traits,
	type Suspect,
	type Traits
} from './data.ts';

export const traitsSchema = v.pipe(
	v.object({
		order: v.optional(v.picklist(traits.order)),
		title: v.optional(v.picklist(traits.title)),
		hood: v.optional(v.picklist(traits.hood)),
		beard: v.optional(v.picklist(traits.beard)),
		build: v.optional(v.picklist(traits.build))
	}),
	v.readonly()
);

/** What the owner's copy says of the box, word by word under an id. */
export type Copy = Readonly<Record<string, string>>;

/** Where the copy keeps a trait of a suspect; the name stands under the suspect's own id. */
export function traitKey(suspect: string, trait: string): string {
	return `${suspect}.${trait}`;
}

/** ABB-R1: the suspects of this box: ours, with what the owner corrected or filled in. */
export function rosterOf(copy: Copy): readonly Suspect[] {
	return defaultRoster.map(({ id, traits: usual }) => ({
		id,
		traits: { ...usual, ...correctionsOf(copy, id) }
	}));
}

/** A word that is no value of the trait, from a file of another version, says nothing. */
function correctionsOf(copy: Copy, id: string): Traits {
	const said = traitNames.flatMap((trait) => {
		const word = copy[traitKey(id, trait)];
		return features.some((each) => each.trait === trait && each.value === word)
			? [[trait, word] as const]
			: [];
	});
	return Object.fromEntries(said);
}

/** The most of a kind that there can be: no more than fit in this roster, nor than the box has of a value. */
export function mostOfKind(roster: readonly Suspect[], asked: Traits): number {
	return Math.min(
		roster.filter((suspect) => fits(suspect, asked) !== false).length,
		...featuresOf(asked).map(({ value }) => published[value])
	);
}

/** Whether a suspect has all of these traits; undefined where one that matters is unset. */
export function fits({ traits: has }: Suspect, asked: Traits): boolean | undefined {
	let isUnset = false;
	for (const trait of traitNames) {
		if (asked[trait] === undefined || has[trait] === asked[trait]) continue;
		if (has[trait] !== undefined) return false;
		isUnset = true;
	}
	return isUnset ? undefined : true;
}

/** A suspect that a later roster no longer has is still somebody, of whom nothing is known. */
export function suspectIn(roster: readonly Suspect[], id: string): Suspect {
	return roster.find((each) => each.id === id) ?? { id, traits: {} };
}
