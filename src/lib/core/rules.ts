import type { Outcome } from './explain.ts';
import type { Message } from './message.ts';

/** A plain, past-tense event of a game, as it stands in the log. */
export interface Fact {
	readonly type: string;
}

/** What a rule has against a fact. */
export interface Objection {
	/** `impossible` is refused with its reason; `unusual` is asked about, then recorded. */
	readonly level: 'impossible' | 'unusual';
	readonly why: Message;
	/**
	 * The reason is one player's secret. For the eyes of the table nothing is asked: even the question
	 * would tell that there is something to know.
	 */
	readonly isSecret?: boolean;
	/** The two answers to an unusual fact, where "yes" and "no" would not do. */
	readonly answers?: { readonly keep: Message; readonly record: Message };
}

/** Whose eyes a view is for: the whole table, one seat, or everyone after the end. */
export type Eyes = 'table' | 'all' | { readonly seat: string };

export interface Seat {
	readonly id: string;
	readonly name: string;
	readonly colour?: string | undefined;
	/** The remembered person who sits here. */
	readonly person?: string | undefined;
}

/** `score`: enter what is on the table at the end. `track`: record as you play. */
export const depths = ['score', 'track'] as const;
export type Depth = (typeof depths)[number];

/** A table as it was set up, in seat order, clockwise. */
export interface Setup<Options = unknown> {
	readonly edition: string;
	readonly depth: Depth;
	readonly seats: readonly Seat[];
	readonly options: Options;
	/** The chosen reading of each ruling, by the ruling's id. */
	readonly rulings: Readonly<Record<string, string>>;
}

export interface Rules<Options, Event extends Fact, State> {
	/** Reads the options of this version and every released older one. */
	parseOptions(raw: unknown): Options | undefined;
	/** Reads this vocabulary and every released older one. */
	parse(raw: unknown): Event | undefined;
	begin(setup: Setup<Options>): State;
	objections(state: State, event: Event): readonly Objection[];
	evolve(state: State, event: Event): State;
	score(state: State): Outcome;
	/** Whether a result can be told: there is something to count, and nothing is secret any more. */
	isCountable(state: State): boolean;
	/** What looks unfinished before a result is told; asked about, and then told all the same. */
	doubts(state: State): readonly Message[];
	/** How far the table is, for the shelf and so for everyone's eyes; undefined says nothing. */
	progress(state: State): Message | undefined;
	/** One sentence of the log about an event that happened in this state. */
	narrate(state: State, event: Event, eyes: Eyes): Message;
}
