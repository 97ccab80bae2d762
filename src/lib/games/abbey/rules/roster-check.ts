import {
	defaultRoster,
	features,
	massNames,
	published,
	traitNames,
	type Feature,
	type Suspect
} from './data.ts';
import { traitKey, type Copy } from './roster.ts';
import { say, type Say } from './say.ts';

/** How many suspects have a value, and how many should. */
export interface Count extends Feature {
	readonly count: number;
	readonly of: number;
}

/** ABB-03: the roster against the published counts. */
export function countsOf(roster: readonly Suspect[]): readonly Count[] {
	return features.map(({ trait, value }) => ({
		trait,
		value,
		count: roster.filter(({ traits }) => traits[trait] === value).length,
		of: published[value]
	}));
}

/** Suspects who share all five traits, which no two cards do. What is unset says nothing. */
export function doublesOf(roster: readonly Suspect[]): readonly (readonly Suspect[])[] {
	const alike = new Map<string, Suspect[]>();
	for (const suspect of roster) {
		const values = traitNames.map((trait) => suspect.traits[trait]);
		if (values.includes(undefined)) continue;
		const key = values.join();
		alike.set(key, [...(alike.get(key) ?? []), suspect]);
	}
	return [...alike.values()].filter((group) => group.length > 1);
}

/** Where the copy keeps how many suspect cards a mass passes on. */
export function massKey(mass: string): string {
	return `mass-${mass}`;
}

/** Undefined where the owner has not said, or a file said something else than a number of cards. */
export function massCards(copy: Copy, mass: string): number | undefined {
	const said = copy[massKey(mass)];
	return said !== undefined && /^[1-9]$/.test(said) ? Number(said) : undefined;
}

/** How much the owner has filled in. */
export function copyHolds(copy: Copy): Say {
	const has = (id: string): boolean => copy[id] !== undefined;
	return say('roster.holds', {
		names: defaultRoster.filter(({ id }) => has(id)).length,
		traits: defaultRoster.flatMap(({ id }) =>
			traitNames.filter((trait) => has(traitKey(id, trait)))
		).length,
		masses: massNames.filter((mass) => has(massKey(mass))).length
	});
}
