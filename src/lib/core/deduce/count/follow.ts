import type { Story } from '../story.ts';
import { Filter, type Limits } from './filter.ts';
import { weighed, type Weights } from './naming.ts';
import type { Possible } from './possible.ts';
import { fullSights, sightsOf, type Sight } from './sights.ts';

/** To name the cards may take so many times more nodes than there may be states. */
const nodesPerState = 8;

/** Counts fact by fact: for logs so long that the journeys of a card cannot be listed. */
export class Follow {
	private readonly count: {
		readonly story: Story;
		readonly possible: Possible;
		readonly sights: readonly Sight[];
	};
	private readonly few: number | undefined;

	constructor(story: Story, possible: Possible, how: How) {
		const sights = how.wanted === 'culprits' ? sightsOf(story) : fullSights(story);
		this.count = { story, possible, sights };
		this.few = how.few;
	}

	/** All worlds; undefined if there are more than so many states. */
	all(most: number): Generator<undefined, Weights | undefined> {
		return this.followed({ most, few: this.few });
	}

	/** So many states after each fact, by chance; right on average. */
	some(most: number, chance: () => number): Generator<undefined, Weights | undefined> {
		return this.followed({ most: Infinity, few: this.few, beam: { most, chance } });
	}

	private *followed(limits: Limits): Generator<undefined, Weights | undefined> {
		const filter = new Filter(this.count, limits);
		while (filter.step()) yield;
		return filter.isLost ? undefined : this.named(filter, limits);
	}

	/** Names the cards in every way or, where states are left to chance, in as many as are kept. */
	private named(filter: Filter, limits: Limits): Weights | undefined {
		const most = nodesPerState * (limits.beam?.most ?? limits.most);
		const { cards } = this.count.story.names;
		const weights = weighed(filter, filter.layer, { cards, most });
		if (weights !== undefined || limits.beam === undefined) return weights;
		filter.finish();
		return weighed(filter, filter.layer, { cards, most });
	}
}

interface How {
	readonly wanted: 'culprits' | 'places';
	/** Below so many states it is not worth looking for likeness. */
	readonly few?: number | undefined;
}
