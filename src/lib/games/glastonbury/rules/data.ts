/** The box: what cards there are. Ids are ours; names belong to the owner's copy. */

export const playerColours = ['red', 'yellow', 'green', 'blue'] as const;
export const neutralColours = ['orange', 'purple', 'brown', 'white', 'black'] as const;
export const colours = [...playerColours, ...neutralColours] as const;
export type PlayerColour = (typeof playerColours)[number];
export type NeutralColour = (typeof neutralColours)[number];
export type Colour = (typeof colours)[number];

export const numbers = [1, 2] as const;
export type Kind = `${Colour}-${(typeof numbers)[number]}`;
export const kinds: readonly Kind[] = colours.flatMap((colour) =>
	numbers.map((number): Kind => `${colour}-${number}`)
);

export const values = [1, 2, 3, 4] as const;
export type Value = (typeof values)[number];

/** One ingredient card; every card exists once in the box. */
export type Card = `${Kind}/${Value}`;

export function cardOf(kind: Kind, value: Value): Card {
	return `${kind}/${value}`;
}

const parts = new Map(
	kinds.flatMap((kind) => values.map((value) => [cardOf(kind, value), { kind, value }] as const))
);

export function partsOf(card: Card): { readonly kind: Kind; readonly value: Value } {
	const found = parts.get(card);
	if (found === undefined) throw new Error(`no such card: ${card}`);
	return found;
}

export function colourOf(kind: Kind): Colour {
	const colour = colours.find((each) => kind.startsWith(`${each}-`));
	if (colour === undefined) throw new Error(`no such kind: ${kind}`);
	return colour;
}

/** GLA-04: both powders are in the box once each. */
export const powdersInBox = 2;
/** GLA-05: four of one spell and two of each of the other three. */
export const spellsInBox = 10;

/** GLA-40: the recipes with a task, in the order of the rulebook. */
export const tasks = [
	'fewest-ingredients',
	'fewest-fours',
	'fewest-spells',
	'most-ones',
	'ends-game'
] as const;
export type Task = (typeof tasks)[number];
