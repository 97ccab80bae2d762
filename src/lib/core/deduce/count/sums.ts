import type { Story } from '../story.ts';
import { fullHorizon, horizonOf } from './horizon.ts';
import { journeysOf } from './journeys.ts';
import type { Weights } from './naming.ts';
import { goodOrder, quickOrder } from './order.ts';
import type { Possible } from './possible.ts';
import { Room } from './room.ts';
import { sheetOf, type Sheet } from './sheet.ts';
import { swept } from './sweep.ts';
import { talliesOf } from './tallies.ts';

/** A card with more journeys than this would be too much in any case. */
const mostJourneys = 2000;
/** So much work is less than the search for a better order. */
const quickWork = 200_000;
/** The guess at the work is often so many times too high, seldom more. */
const guessedTooHigh = 100;

/** Counts by what must add up, card by card. */
export class Sums {
	private readonly sheet: Sheet;
	private order: readonly number[];
	/** How much work it will be, as far as anybody can guess. */
	private guess: number | undefined;

	private constructor(sheet: Sheet) {
		this.sheet = sheet;
		this.order = quickOrder(sheet);
	}

	/** Undefined if the cards have too many journeys to list them. */
	static of(story: Story, possible: Possible, wanted: 'culprits' | 'places'): Sums | undefined {
		const horizon = wanted === 'culprits' ? horizonOf(story) : fullHorizon(story);
		const journeys = journeysOf({ ...story, possible, horizon }, mostJourneys);
		const sheet = journeys && sheetOf(talliesOf(story, horizon), journeys);
		return sheet && new Sums(sheet);
	}

	/** All worlds; undefined if that is too much work. */
	*all(mostWork: number): Generator<undefined, Weights | undefined> {
		const quick = Math.min(quickWork, mostWork);
		const soon = yield* swept(this.sheet, this.order, { mostWork: quick });
		if (soon !== undefined || mostWork <= quickWork) return soon;
		if (this.improve() > mostWork * guessedTooHigh) return undefined;
		yield;
		return yield* swept(this.sheet, this.order, { mostWork });
	}

	/** So many states after each card, by chance; right on average. */
	*some(most: number, chance: () => number): Generator<undefined, Weights | undefined> {
		this.improve();
		return yield* swept(this.sheet, this.order, { mostWork: Infinity, beam: { most, chance } });
	}

	private improve(): number {
		if (this.guess !== undefined) return this.guess;
		const room = new Room(this.sheet, this.order);
		this.order = goodOrder(room, this.order);
		this.guess = room.work(this.order);
		return this.guess;
	}
}
