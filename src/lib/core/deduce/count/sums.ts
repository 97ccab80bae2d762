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
/** Below so much work, by the guess, the search for a better order would take longer. */
const littleWork = 4_000_000;
/** The guess at the work is often so many times too high, seldom more. */
const guessedTooHigh = 100;

/** Counts by what must add up, card by card. */
export class Sums {
	private readonly sheet: Sheet;
	private readonly room: Room;
	private order: readonly number[];
	/** How much work it will be, as far as anybody can guess. */
	private guess: number;
	private isImproved = false;

	private constructor(sheet: Sheet) {
		this.sheet = sheet;
		this.order = quickOrder(sheet);
		this.room = new Room(sheet, this.order);
		this.guess = this.room.work(this.order);
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
		this.improve();
		if (this.guess > mostWork * guessedTooHigh) return undefined;
		yield;
		return yield* swept(this.sheet, this.order, { mostWork });
	}

	/** So many states after each card, by chance; right on average. */
	*some(most: number, chance: () => number): Generator<undefined, Weights | undefined> {
		this.improve();
		yield;
		return yield* swept(this.sheet, this.order, { mostWork: Infinity, beam: { most, chance } });
	}

	private improve(): void {
		if (this.guess < littleWork || this.isImproved) return;
		this.isImproved = true;
		this.order = goodOrder(this.room, this.order);
		this.guess = this.room.work(this.order);
	}
}
