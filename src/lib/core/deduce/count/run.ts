import type { Story } from '../story.ts';
import { dice } from './dice.ts';
import { Filter } from './filter.ts';
import type { Possible } from './possible.ts';
import { fullSights } from './sights.ts';

/** Cards in a place that nobody can tell apart: so many, each one of these. */
export interface Lot {
	readonly place: number;
	readonly count: number;
	readonly cards: readonly number[];
}

/** What may lie where at the end of the log, and the weight of the histories that lead to it. */
export interface Scene {
	readonly lots: readonly Lot[];
	readonly weight: number;
}

/** One run of the filter that keeps every place, with about so many states. */
export class Run {
	private readonly filter: Filter;

	constructor(
		{ story, possible }: { readonly story: Story; readonly possible: Possible },
		{ beam, seed }: { readonly beam: number; readonly seed: number }
	) {
		this.filter = new Filter(
			{ story, possible, sights: fullSights(story) },
			{ most: Infinity, beam: { most: beam, chance: dice(seed) } }
		);
	}

	/** Takes in one more fact; false if there is none. */
	step(): boolean {
		return this.filter.step();
	}

	/** Whether states were left to chance. */
	get isThinned(): boolean {
		return this.filter.isThinned;
	}

	scenes(): readonly Scene[] {
		return [...this.filter.layer].map(({ hold, weight }) => ({
			lots: hold.flatMap((hand, place) => this.lots(hand, place)),
			weight
		}));
	}

	private lots(hand: number, place: number): readonly Lot[] {
		const { hands, kinds } = this.filter;
		return hands.groups(hand).map(({ mask, count }) => {
			const found = kinds.cardOf(mask);
			return { place, count, cards: found === undefined ? kinds.masks.cards(mask) : [found] };
		});
	}
}
