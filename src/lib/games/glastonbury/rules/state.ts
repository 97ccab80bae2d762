import type { Seat, Setup } from '#lib/core/rules.ts';
import {
	colourOf,
	partsOf,
	playerColours,
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

/** The values held of each kind, in rising order. */
export function valuesByKind(cauldron: Cauldron): ReadonlyMap<Kind, readonly Value[]> {
	const held = new Map<Kind, Value[]>();
	for (const { kind, value } of cauldron.cards.map(partsOf)) {
		held.set(kind, [...(held.get(kind) ?? []), value].sort());
	}
	return held;
}

/** GLA-30: with two players the cards of one colour are not in play. */
export function isInPlay(state: State, kind: Kind): boolean {
	return state.options.removed === undefined || colourOf(kind) !== state.options.removed;
}
