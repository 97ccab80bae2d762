import type { Depth, Setup } from '#lib/core/rules.ts';
import { dealFor, type Feature, type Suspect } from './data.ts';
import type { EventOf } from './events.ts';
import type { Options } from './options.ts';

/** What the log shows of a suspect's card. */
export interface Sighting {
	/** Who held it when it was last seen; absent where it was only cleared. */
	readonly holder: string | undefined;
	/** Nothing has happened since by which it could have gone elsewhere. */
	readonly isSure: boolean;
}

export interface Mark {
	readonly mark: NonNullable<EventOf<'SuspectMarked'>['mark']>;
	/** Who is said to hold it. */
	readonly by: string | undefined;
}

/** A hand as it was counted at the table, beside what the log made it. */
export interface Check {
	readonly seen: number;
	readonly logged: number;
}

export interface Revelation extends Feature {
	readonly seat: string;
}

export interface Accusation {
	readonly seat: string;
	readonly suspect: string;
	readonly shownBy: string | undefined;
}

type BySeat<T> = Readonly<Record<string, T>>;

export interface State {
	readonly depth: Depth;
	readonly options: Options;
	readonly rulings: Readonly<Record<string, string>>;
	/** Clockwise: the left neighbour is the next one. */
	readonly seats: readonly string[];
	/** As the table was set up, with the corrections since. */
	readonly roster: readonly Suspect[];

	/** Cards in every hand, by the log. */
	readonly hands: BySeat<number>;
	/** Cards left in the parlor. */
	readonly pile: number;
	/** The owner's starting hand, once it was entered. */
	readonly dealt: readonly string[] | undefined;
	/** Who has parted with a card that the owner did not see: what was dealt may be gone. */
	readonly leaks: readonly string[];
	/** What is known of every card that was ever seen, by suspect. */
	readonly sightings: Readonly<Record<string, Sighting>>;
	/** The card each intruder took last, by `<owner>/<intruder>`; what must be given back. */
	readonly taken: Readonly<Record<string, string>>;
	readonly marks: Readonly<Record<string, Mark>>;
	readonly notes: Readonly<Record<string, string>>;
	readonly checks: BySeat<Check>;

	readonly turn: string;
	/** Who has the bell. */
	readonly first: string;
	readonly bell: number;
	/** The first player's turn has come with the bell on its last place. */
	readonly isMassDue: boolean;
	readonly massesHeld: number;
	/** Turns ended since the last mass; none means that the table does not mind turns. */
	readonly turnsEnded: number;
	/** Turns still to be missed. */
	readonly penances: BySeat<number>;
	/** Who goes again after this turn, by a crypt card. */
	readonly again: string | undefined;
	readonly crypt: readonly string[];
	/** Who has been in the library. */
	readonly library: readonly string[];
	readonly books: BySeat<number>;

	readonly revelations: readonly Revelation[];
	readonly accusations: readonly Accusation[];
	readonly culprit: string | undefined;
}

export function begin({ depth, options, rulings, seats }: Setup<Options>): State {
	const ids = seats.map(({ id }) => id);
	const first = ids.find((id) => id === options.firstSeat) ?? ids[0] ?? '';
	const { pile, hand } = dealFor(ids.length);
	return {
		depth,
		options,
		rulings,
		seats: ids,
		roster: options.roster,
		hands: bySeat(ids, hand),
		pile,
		dealt: undefined,
		leaks: [],
		sightings: {},
		taken: {},
		marks: {},
		notes: {},
		checks: {},
		turn: first,
		first,
		bell: startBell(ids.length, options),
		isMassDue: false,
		massesHeld: 0,
		turnsEnded: 0,
		penances: bySeat(ids, 0),
		again: undefined,
		crypt: [],
		library: [],
		books: bySeat(ids, 0),
		revelations: [],
		accusations: [],
		culprit: undefined
	};
}

/** Whose notebook this is; nobody's where the device only minds what is public. */
export function ownerOf({ options, seats }: State): string | undefined {
	return seats.find((seat) => seat === options.me);
}

/** ABB-09, ABB-80, ABB-81: with six players and in the quick game the bell begins on 2. */
export function startBell(players: number, { quick }: Pick<Options, 'quick'>): number {
	return players >= 6 || quick ? 2 : 1;
}

function bySeat<T>(seats: readonly string[], value: T): BySeat<T> {
	return Object.fromEntries(seats.map((seat) => [seat, value]));
}
