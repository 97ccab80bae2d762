/** The box: suspects and their traits, the deal, the masses. */

/** ABB-03: every suspect has one value of each trait. */
export const traits = {
	order: ['templar', 'franciscan', 'benedictine'],
	title: ['father', 'brother', 'novice'],
	hood: ['hooded', 'unhooded'],
	beard: ['bearded', 'shaven'],
	build: ['fat', 'thin']
} as const;
export type Trait = keyof typeof traits;
export type Value<T extends Trait = Trait> = (typeof traits)[T][number];
/** Some traits and their values, all of which hold; what is absent is unknown or not asked for. */
export type Traits = { readonly [T in Trait]?: Value<T> | undefined };

export const traitNames = Object.keys(traits) as readonly Trait[];

/** One value with the trait it belongs to, in the order in which they are shown. */
export interface Feature {
	readonly trait: Trait;
	readonly value: Value;
}
export const features: readonly Feature[] = traitNames.flatMap((trait) =>
	traits[trait].map((value) => ({ trait, value }))
);

export function featuresOf(some: Traits): readonly Feature[] {
	return features.filter(({ trait, value }) => some[trait] === value);
}

/** ABB-03: how many of the 24 have each value. */
export const published: Readonly<Record<Value, number>> = {
	templar: 8,
	franciscan: 8,
	benedictine: 8,
	father: 6,
	brother: 9,
	novice: 9,
	hooded: 12,
	unhooded: 12,
	bearded: 12,
	shaven: 12,
	fat: 12,
	thin: 12
};

export interface Suspect {
	readonly id: string;
	readonly traits: Traits;
}

/** ABB-R1: one for each of order × hood × beard × build; names and titles are the owner's to fill in. */
export const defaultRoster: readonly Suspect[] = traits.order.flatMap((order, at) =>
	traits.hood.flatMap((hood, hoodAt) =>
		traits.beard.flatMap((beard, beardAt) =>
			traits.build.map((build, buildAt) => ({
				id: `monk-${String(at * 8 + hoodAt * 4 + beardAt * 2 + buildAt + 1).padStart(2, '0')}`,
				traits: { order, hood, beard, build }
			}))
		)
	)
);

/** ABB-07, ABB-08: cards in the parlor, and in every hand, at the start. */
export interface Deal {
	readonly pile: number;
	readonly hand: number;
}
const deals: Readonly<Record<number, Deal>> = {
	3: { pile: 5, hand: 6 },
	4: { pile: 3, hand: 5 },
	5: { pile: 3, hand: 4 },
	6: { pile: 5, hand: 3 }
};
export function dealFor(players: number): Deal {
	return deals[Math.min(Math.max(players, 3), 6)] ?? { pile: 3, hand: 4 };
}

/** ABB-R4: in the order of the day, which is the order of the cards. */
export const massNames = [
	'matins',
	'lauds',
	'prime',
	'terce',
	'sext',
	'none',
	'vespers',
	'compline'
] as const;
export type MassName = (typeof massNames)[number];
/** The last place of the bell on a mass card. */
export const lastBell = 4;

/** Why a player does penance. */
export const penanceReasons = ['cell', 'accusation', 'bell', 'table'] as const;
export type PenanceReason = (typeof penanceReasons)[number];
