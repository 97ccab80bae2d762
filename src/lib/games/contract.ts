import type { Component } from 'svelte';
import type { Message } from '#lib/core/message.ts';
import type { Depth, Fact, Rules, Seat, Setup } from '#lib/core/rules.ts';
import type { ColourName } from '#lib/i18n/colours.ts';
import type { Language } from '#lib/i18n/grammar.ts';
import type { Play } from '#lib/play/play.svelte.ts';

/** What the shelf needs to know: small, and loaded at the start. */
export interface Manifest {
	readonly id: string;
	/** On the shelf; a table has the name of its edition. */
	readonly name: Readonly<Record<Language, string>>;
	readonly editions: readonly Edition[];
	readonly seats: { readonly least: number; readonly most: number };
	/** About how long an evening with it takes. */
	readonly minutes: number;
	readonly depths: readonly Depth[];
	/** What seats can be told apart by; empty if the game has no player colours. */
	readonly colours: readonly ColourName[];
	/** Whether the box has things that the owner may name. */
	readonly hasTerms: boolean;
	/** Our own drawing for the shelf: the path of a 24 × 24 line icon. */
	readonly glyph: string;
}

export interface Edition {
	readonly id: string;
	/** Whose language it was printed in: offered first to those who speak it. */
	readonly language: Language;
	readonly name: Readonly<Record<Language, string>>;
}

/** A place where the rulebook is silent or torn. The first reading is the default. */
export interface Ruling {
	/** Its words are `ruling.<id>`, `ruling.<id>.why` and `ruling.<id>.<reading>`. */
	readonly id: string;
	/** `book`: it stands there, but is easily missed; `public`: from other sources; `ours`: our choice. */
	readonly source: 'book' | 'public' | 'ours';
	readonly readings: readonly [string, ...string[]];
}

/** What belongs to the owner's box and may be named by the owner. */
export interface Term {
	readonly id: string;
	readonly label: Message;
	readonly group: Message;
}

/** What the owner says about their box, word by word under an id. */
export type Copy = Readonly<Record<string, string>>;

/** Everything else of a game: loaded when it is opened. */
export interface Game<Options, Event extends Fact, State> {
	readonly rules: Rules<Options, Event, State>;
	readonly rulings: readonly Ruling[];
	/** Options that fit these seats, keeping what still fits of the earlier ones. */
	options(seats: readonly Seat[], earlier: Options | undefined): Options;
	/** What to do with the box before the first turn. */
	preparation(setup: Setup<Options>): readonly Message[];
	/** Names the owner can fill in for their copy. */
	readonly terms: readonly Term[];
	/** The game's own editor of the copy, where a list of names will not do. */
	readonly CopyForm?: Component<CopyFormProps>;
	/** What a copy holds, in a few words; without it, its entries are counted. */
	copyHolds?(copy: Copy): Message;
	/** The options of a new table, with what the owner's box is like. */
	withCopy?(options: Options, copy: Copy): Options;
	readonly SetupForm: Component<SetupFormProps<Options>>;
	readonly Table: Component<{ play: Play<Event, State> }>;
	/** What the result tells beside places and points. */
	readonly Story?: Component<{ play: Play<Event, State> }>;
}

export interface SetupFormProps<Options> {
	options: Options;
	seats: readonly Seat[];
	depth: Depth;
	text: (message: Message) => string;
	onchange: (options: Options) => void;
}

export interface CopyFormProps {
	terms: Copy;
	text: (message: Message) => string;
	/** Says one thing about the box; an empty value gives back ours. */
	onchange: (id: string, value: string) => void;
}

/** A game whose types only the game itself knows. */
export type AnyGame = Game<unknown, Fact, unknown>;

/**
 * Seals a game. Outside of its folder nobody makes its options, events or states: they come from
 * its own `parse`, `options` and `begin`, and go back to it, so forgetting the types is safe.
 */
export function sealed<Options, Event extends Fact, State>(
	game: Game<Options, Event, State>
): AnyGame {
	return game as unknown as AnyGame;
}
