import type { Seat, Setup } from '#lib/core/rules.ts';
import {
	cardOf,
	colourOf,
	kinds,
	playerColours,
	values,
	type Card,
	type Kind,
	type NeutralColour,
	type PlayerColour,
	type Task,
	type Value
} from './data.ts';
import type { Options } from './options.ts';

export interface Cauldron {
	readonly seat: string;
	readonly colour: PlayerColour | undefined;
	/** In the order entered. */
	readonly cards: readonly Card[];
	readonly powders: number;
	readonly spells: number;
	/** Where the owner wants the powders; undefined leaves it to the best placement. */
	readonly placed: readonly Kind[] | undefined;
	readonly colourRecipe: NeutralColour | undefined;
	readonly taskRecipe: Task | undefined;
}

export interface State {
	readonly cauldrons: readonly Cauldron[];
	readonly options: Options;
	readonly rulings: Readonly<Record<string, string>>;
	readonly endedBy: string | undefined;
}

export function begin(setup: Setup<Options>): State {
	return {
		cauldrons: setup.seats.map(emptyCauldron),
		options: setup.options,
		rulings: setup.rulings,
		endedBy: undefined
	};
}

function emptyCauldron(seat: Seat): Cauldron {
	return {
		seat: seat.id,
		colour: playerColours.find((colour) => colour === seat.colour),
		cards: [],
		powders: 0,
		spells: 0,
		placed: undefined,
		colourRecipe: undefined,
		taskRecipe: undefined
	};
}

export function cauldronOf(state: State, seat: string): Cauldron | undefined {
	return state.cauldrons.find((cauldron) => cauldron.seat === seat);
}

export function holderOf(state: State, card: Card): Cauldron | undefined {
	return state.cauldrons.find((cauldron) => cauldron.cards.includes(card));
}

/**
 * The values held of each kind, kinds and values in the order of the box: if the order of entering
 * showed through, it would decide between equally good placements of a powder.
 */
export function valuesByKind(cauldron: Cauldron): ReadonlyMap<Kind, readonly Value[]> {
	const cards = new Set(cauldron.cards);
	const all = kinds.map((kind) => {
		return [kind, values.filter((value) => cards.has(cardOf(kind, value)))] as const;
	});
	return new Map(all.filter(([, held]) => held.length > 0));
}

/** GLA-30: with two players the cards of one colour are not in play. */
export function isInPlay(state: State, kind: Kind): boolean {
	return state.options.removed === undefined || colourOf(kind) !== state.options.removed;
}
