import { features, type Suspect, type Traits, type Value } from './data.ts';
import { fits } from './roster.ts';
import { say, type Say } from './say.ts';
import { ownerOf, type Mark, type State } from './state.ts';

/** What the log says of a suspect. */
export type Known =
	| { readonly kind: 'mine' }
	/** `isSure`: still there; otherwise seen there, and may have gone on. */
	| { readonly kind: 'held'; readonly seat: string; readonly isSure: boolean }
	| { readonly kind: 'cleared' }
	| { readonly kind: 'culprit' }
	| { readonly kind: 'open' };

export interface SheetCard {
	readonly suspect: Suspect;
	readonly known: Known;
	readonly mark: Mark | undefined;
	readonly note: string | undefined;
	/** Not the culprit: by the log, or crossed out by hand. */
	readonly isOut: boolean;
	/** Where a mark by hand disagrees with the log. */
	readonly conflict: Say | undefined;
}

/** Every suspect, in the order of the roster. */
export function sheet(state: State): readonly SheetCard[] {
	return state.roster.map((suspect) => ({
		suspect,
		known: knownOf(state, suspect.id),
		mark: state.marks[suspect.id],
		note: state.notes[suspect.id],
		isOut: isOut(state, suspect.id),
		conflict: conflictOf(state, suspect)
	}));
}

export function knownOf(state: State, suspect: string): Known {
	if (suspect === state.culprit) return { kind: 'culprit' };
	const sighting = state.sightings[suspect];
	if (sighting === undefined) return { kind: isInnocent(state, suspect) ? 'cleared' : 'open' };
	const { holder, isSure } = sighting;
	if (holder === undefined) return { kind: 'cleared' };
	if (holder === ownerOf(state) && isSure) return { kind: 'mine' };
	return { kind: 'held', seat: holder, isSure };
}

/** By the log: the card was seen somewhere, or another one is the culprit. */
function isInnocent({ culprit, sightings }: State, suspect: string): boolean {
	return culprit === undefined ? sightings[suspect] !== undefined : culprit !== suspect;
}

function isOut(state: State, suspect: string): boolean {
	if (suspect === state.culprit) return false;
	const mark = state.marks[suspect]?.mark;
	return isInnocent(state, suspect) || mark === 'out' || mark === 'held';
}

function conflictOf(state: State, suspect: Suspect): Say | undefined {
	const mark = state.marks[suspect.id];
	if (mark === undefined) return undefined;
	if (mark.mark === 'doubted')
		return isInnocent(state, suspect.id) ? say('conflict.cleared', { suspect }) : undefined;
	if (suspect.id === state.culprit) return say('conflict.culprit', { suspect });
	const sighting = state.sightings[suspect.id];
	if (mark.mark === 'out' || sighting?.holder === undefined || !sighting.isSure) return undefined;
	if (mark.by === undefined || mark.by === sighting.holder) return undefined;
	return say('conflict.elsewhere', { suspect, by: mark.by, holder: sighting.holder });
}

export interface Remaining {
	/** Suspects who are not out, of all. */
	readonly left: number;
	readonly of: number;
	/** Those of them with each value; whoever has the trait unset is in none. */
	readonly byValue: Readonly<Record<Value, number>>;
}

export function remaining(state: State): Remaining {
	const open = openSuspects(state);
	const counts = features.map(({ trait, value }) => [
		value,
		open.filter((each) => each.traits[trait] === value).length
	]);
	return {
		left: open.length,
		of: state.roster.length,
		byValue: Object.fromEntries(counts) as Record<Value, number>
	};
}

/** Who is not out and has, or may have, all of these traits. */
export function openSuspects(state: State, traits: Traits = {}): readonly Suspect[] {
	return state.roster.filter(
		(suspect) => !isOut(state, suspect.id) && fits(suspect, traits) !== false
	);
}
