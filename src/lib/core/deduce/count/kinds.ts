import type { Names } from '../names.ts';
import type { Edge, Version } from '../timeline.ts';
import type { Classes } from './sights.ts';
import type { Hands } from './hands.ts';
import { Masks } from './masks.ts';
import type { Possible } from './possible.ts';

/** What every part of the count works with. */
export interface Tools {
	readonly kinds: Kinds;
	readonly hands: Hands;
}

/**
 * Sets of cards as the filter needs them. A card that has been found in every state is no longer
 * a name to be given out but a label, which it shares with all cards of its class.
 */
export class Kinds {
	readonly masks = new Masks();
	private readonly count: number;
	private readonly possible: Possible;

	constructor({ cards }: Names, possible: Possible) {
		this.count = cards.length;
		this.possible = possible;
	}

	/** These cards, found or not. */
	of(cards: readonly number[]): number {
		return this.masks.of(cards.flatMap((card) => [card, this.count + card]));
	}

	/** Only this card, not found yet. */
	name(card: number): number {
		return this.masks.of([card]);
	}

	label(card: number): number {
		return this.masks.of([this.count + card]);
	}

	/** The card whose label this is, or the first of its class; undefined if it is no label. */
	cardOf(mask: number): number | undefined {
		const card = this.masks.only(mask) - this.count;
		return card < 0 ? undefined : card;
	}

	/** What can lie there or go there: what no world shows need not be followed. */
	limit(where: Version | Edge, classes: Classes): number {
		const cards = this.possible.get(where) ?? [];
		return this.masks.of([...cards, ...cards.map((card) => this.count + (classes[card] ?? card))]);
	}

	/** The label of the coarser class, where a mask is a label. */
	relabelled(mask: number, classes: Classes): number {
		const card = this.cardOf(mask);
		return card === undefined ? mask : this.label(classes[card] ?? card);
	}

	isPossible(where: Version, card: number): boolean {
		return this.possible.get(where)?.includes(card) === true;
	}
}
