import type { Findings } from '#lib/core/deduce/deducer.ts';
import { features, type Suspect, type Traits, type Value } from './data.ts';
import { fits } from './roster.ts';
import { say, type Say } from './say.ts';
import { ownerOf, type Mark, type State } from './state.ts';

/** What the log says of a suspect, and what follows from it. */
export type Known =
	| { readonly kind: 'mine' }
	/** `isSure`: still there; otherwise seen there, and may have gone on. */
	| { readonly kind: 'held'; readonly seat: string; readonly isSure: boolean }
	| { readonly kind: 'cleared' }
	/** Never seen, and yet it cannot be the culprit; `seat` is the only one who can hold the card. */
	| { readonly kind: 'ruledOut'; readonly seat: string | undefined }
	/** Nobody else can be the culprit. */
	| { readonly kind: 'onlyOne' }
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

/** What can be, where somebody has reasoned about it. */
export type Deduced = Pick<Findings, 'places' | 'culprits'> | undefined;

/** Every suspect, in the order of the roster. */
export function sheet(state: State, deduced?: Deduced): readonly SheetCard[] {
	return state.roster.map((suspect) => {
		const known = knownOf(state, suspect.id, deduced);
		return {
			suspect,
			known,
			mark: state.marks[suspect.id],
			note: state.notes[suspect.id],
			isOut: isOut(state, suspect.id, known),
			conflict: conflictOf(state, suspect, known)
		};
	});
}

export function knownOf(state: State, suspect: string, deduced?: Deduced): Known {
	const seen = seenOf(state, suspect);
	if (state.culprit !== undefined || deduced === undefined) return seen;
	const only = onlyHolder(state, deduced.places.get(suspect) ?? []);
	if (seen.kind === 'held' && !seen.isSure && only !== undefined)
		return { kind: 'held', seat: only, isSure: true };
	if (seen.kind !== 'open') return seen;
	if (!deduced.culprits.includes(suspect)) return { kind: 'ruledOut', seat: only };
	return deduced.culprits.length === 1 ? { kind: 'onlyOne' } : seen;
}

function onlyHolder({ seats }: State, places: readonly string[]): string | undefined {
	return places.length === 1 ? seats.find((seat) => seat === places[0]) : undefined;
}

/** By sightings alone. */
function seenOf(state: State, suspect: string): Known {
	if (suspect === state.culprit) return { kind: 'culprit' };
	const sighting = state.sightings[suspect];
	if (sighting === undefined) return { kind: state.culprit === undefined ? 'open' : 'cleared' };
	const { holder, isSure } = sighting;
	if (holder === undefined) return { kind: 'cleared' };
	if (holder === ownerOf(state) && isSure) return { kind: 'mine' };
	return { kind: 'held', seat: holder, isSure };
}

/** By the log: the card was seen somewhere, or cannot be hidden, or another one is the culprit. */
function isInnocent({ kind }: Known): boolean {
	return kind !== 'open' && kind !== 'onlyOne' && kind !== 'culprit';
}

function isOut(state: State, suspect: string, known: Known): boolean {
	if (known.kind === 'culprit') return false;
	const mark = state.marks[suspect]?.mark;
	return isInnocent(known) || mark === 'out' || mark === 'held';
}

function conflictOf(state: State, suspect: Suspect, known: Known): Say | undefined {
	const mark = state.marks[suspect.id];
	if (mark === undefined) return undefined;
	if (mark.mark === 'doubted')
		return isInnocent(known) ? say('conflict.cleared', { suspect }) : undefined;
	if (known.kind === 'culprit') return say('conflict.culprit', { suspect });
	if (known.kind === 'onlyOne') return say('conflict.onlyOne', { suspect });
	const holder = known.kind === 'held' && known.isSure ? known.seat : holderOf(state, known);
	if (mark.mark === 'out' || holder === undefined) return undefined;
	if (mark.by === undefined || mark.by === holder) return undefined;
	return say('conflict.elsewhere', { suspect, by: mark.by, holder });
}

/** Whose hand the card is in for certain, where it was not seen there. */
function holderOf(state: State, known: Known): string | undefined {
	if (known.kind === 'mine') return ownerOf(state);
	return known.kind === 'ruledOut' ? known.seat : undefined;
}

export interface Remaining {
	/** Suspects who are not out, of all. */
	readonly left: number;
	readonly of: number;
	/** Those of them with each value; whoever has the trait unset is in none. */
	readonly byValue: Readonly<Record<Value, number>>;
}

export function remaining(state: State, deduced?: Deduced): Remaining {
	const open = openSuspects(state, {}, deduced);
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
export function openSuspects(
	state: State,
	traits: Traits = {},
	deduced?: Deduced
): readonly Suspect[] {
	return state.roster.filter(
		(suspect) =>
			!isOut(state, suspect.id, knownOf(state, suspect.id, deduced)) &&
			fits(suspect, traits) !== false
	);
}
