import type { Names } from '../names.ts';
import type { Now, Version } from '../timeline.ts';
import type { Horizon, Spot } from './horizon.ts';
import type { Possible } from './possible.ts';

/** One way of a card through the log, as far as it is followed. */
export interface Journey {
	/** Every spot it was at, in order. */
	readonly spots: readonly Spot[];
	/** Where it ended. */
	readonly end: Version;
}

interface From {
	readonly names: Names;
	readonly start: Now;
	readonly possible: Possible;
	readonly horizon: Horizon;
}

/** All journeys of every card; undefined if one card alone has more than `most`. */
export function journeysOf(
	{ names, start, possible, horizon }: From,
	most: number
): readonly (readonly Journey[])[] | undefined {
	const sets = new Map([...possible].map(([spot, cards]) => [spot, new Set(cards)]));
	const found: (readonly Journey[])[] = [];
	for (const card of names.cards) {
		const can = (spot: Spot): boolean => sets.get(spot)?.has(card) === true;
		const open: Journey[] = start.filter(can).map((end) => ({ spots: [end], end }));
		const done: Journey[] = [];
		for (let journey = open.pop(); journey !== undefined; journey = open.pop()) {
			const { spots, end } = journey;
			const crossing = horizon.crossings.get(end);
			if (crossing === undefined) done.push(journey);
			if (done.length > most) return undefined;
			const { stay, edge, arrival } = crossing ?? {};
			if (stay !== undefined && can(stay)) open.push({ spots: [...spots, stay], end: stay });
			if (edge === undefined || arrival === undefined || !can(edge) || !can(arrival)) continue;
			open.push({ spots: [...spots, edge, arrival], end: arrival });
		}
		found.push(done);
	}
	return found;
}
