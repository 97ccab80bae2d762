import type { Weighed } from '#lib/core/deduce/advise/weigh.ts';
import type { Odds } from '#lib/core/deduce/count/odds.ts';
import type { Cell, Findings } from '#lib/core/deduce/deducer.ts';
import type { Problem } from '#lib/core/deduce/facts.ts';
import type { Mended } from '#lib/core/deduce/mend.ts';
import type { Ground } from '#lib/core/deduce/why.ts';

/** What is asked of the logic, and what it answers: everything carries the number of its question. */
export type LogicAsked =
	| { readonly kind: 'follow'; readonly id: number; readonly problem: Problem }
	| { readonly kind: 'why'; readonly id: number; readonly problem: Problem; readonly cell: Cell };

/** What follows from a log, or from what is left of it where it contradicts itself. */
export interface Found extends Mended {
	readonly findings: Findings;
}

export type LogicTold =
	| { readonly kind: 'found'; readonly id: number; readonly found: Found }
	| { readonly kind: 'ground'; readonly id: number; readonly ground: Ground | undefined };

export interface ChancesAsked {
	readonly problem: Problem;
	/** Worlds are enough to doubt a fact; everything takes longer. */
	readonly wants: 'worlds' | 'all';
	/** Whether players may be asked to show a card now. */
	readonly canSee: boolean;
}

export type ChancesTold =
	| { readonly kind: 'odds'; readonly odds: Odds }
	/** How likely each card is in each place: counted, or only seen in a sample. */
	| { readonly kind: 'places'; readonly isExact: boolean; readonly places: Odds['places'] }
	| { readonly kind: 'worlds'; readonly worlds: Uint8Array }
	| { readonly kind: 'advice'; readonly advice: readonly Weighed[] }
	| { readonly kind: 'done' };
