import type { Place, Setting } from '../facts.ts';
import { namesOf } from '../names.ts';
import type { World } from '../worlds.ts';

/** How often each card lies in each place, among worlds that were drawn. */
export function tally(
	setting: Setting,
	worlds: readonly World[]
): ReadonlyMap<string, ReadonlyMap<Place, number>> {
	const { places } = namesOf(setting);
	return new Map(
		setting.roster.map(({ id }, card) => {
			const shares = new Map<Place, number>();
			for (const world of worlds) {
				const place = places[world[card] ?? -1];
				if (place !== undefined) shares.set(place, (shares.get(place) ?? 0) + 1 / worlds.length);
			}
			return [id, shares];
		})
	);
}
