import type { Story } from '../story.ts';
import type { Change, Edge, Version } from '../timeline.ts';
import type { Possible } from './possible.ts';

/** Where a card can have been: a place at a time, or on its way. */
export type Spot = Version | Edge;

/** One way of a card through the whole log: every spot it was at, in order. */
export type Journey = readonly Spot[];

/** All journeys of every card; undefined if one card alone has more than `most`. */
export function journeysOf(
	story: Story,
	possible: Possible,
	most: number
): readonly (readonly Journey[])[] | undefined {
	const crossings = crossingsOf(story);
	const found: (readonly Journey[])[] = [];
	for (const card of story.names.cards) {
		const can = (spot: Spot): boolean => possible.get(spot)?.includes(card) === true;
		let journeys = story.start.filter(can).map((version): Journey => [version]);
		let done: Journey[] = [];
		while (journeys.length > 0) {
			const ways = journeys.map((journey) => ({ journey, next: goOn(crossings, journey) }));
			done = [...done, ...ways.filter(({ next }) => next === undefined).map((way) => way.journey)];
			journeys = ways.flatMap(({ journey, next = [] }) =>
				next.filter((spots) => spots.every(can)).map((spots) => [...journey, ...spots])
			);
			if (journeys.length + done.length > most) return undefined;
		}
		found.push(done);
	}
	return found;
}

/** What a card can do where its version ends: stay, or go. */
interface Crossing {
	readonly change: Change;
	readonly arrival: Version | undefined;
}

function crossingsOf({ steps }: Story): ReadonlyMap<Spot, Crossing> {
	const found = new Map<Spot, Crossing>();
	for (const { move } of steps)
		for (const change of move.changes) {
			const arrival = move.changes.find(
				({ incoming }) => incoming !== undefined && incoming === change.outgoing
			)?.after;
			found.set(change.before, { change, arrival });
		}
	return found;
}

/** The spots that may come next; undefined if the journey is over. */
function goOn(
	crossings: ReadonlyMap<Spot, Crossing>,
	journey: Journey
): readonly (readonly Spot[])[] | undefined {
	const last = journey.at(-1);
	const crossing = last && crossings.get(last);
	if (crossing === undefined) return undefined;
	const { change, arrival } = crossing;
	const { outgoing, before, after } = change;
	const stays = outgoing?.size === before.size ? [] : [[after]];
	return outgoing && arrival ? [...stays, [outgoing, arrival]] : stays;
}
