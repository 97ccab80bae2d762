import * as v from 'valibot';
import { partsOf } from '#lib/games/monasterium/rules/breakdown.ts';
import { monasteries, places, tiles } from '#lib/games/monasterium/rules/data.ts';
import type { Event } from '#lib/games/monasterium/rules/events.ts';
import { fittingOptions } from '#lib/games/monasterium/rules/options.ts';
import { rules } from '#lib/games/monasterium/rules/rules.ts';
import { rulings } from '#lib/games/monasterium/rules/rulings.ts';
import { playedThrough } from '../support/table.ts';

const novices = v.strictObject({
	buildings: v.number(),
	cloister: v.number(),
	chapel: v.number()
});
const player = v.strictObject({
	id: v.string(),
	prestige: v.number(),
	monasteries: v.record(v.picklist(monasteries), novices),
	resources: v.record(v.picklist(tiles), v.number())
});
const schema = v.strictObject({ players: v.array(player) });
type Player = v.InferOutput<typeof player>;

export function answer(input: unknown): unknown {
	const { players } = v.parse(schema, input);
	const seats = players.map(({ id }) => ({ id, name: id }));
	const state = playedThrough(rules, {
		setup: {
			edition: 'dlp-games',
			depth: 'score',
			seats,
			options: fittingOptions(seats),
			rulings: Object.fromEntries(rulings.map(({ id, readings }) => [id, readings[0]]))
		},
		facts: players.flatMap(eventsOf)
	});
	const outcome = rules.score(state);
	return {
		parts: Object.fromEntries(
			players.map(({ id }) => {
				const { tiles: resources, ...parts } = partsOf(outcome, id);
				return [id, { ...parts, resources }];
			})
		),
		totals: Object.fromEntries(outcome.scores.map(({ seat, total }) => [seat, total.points])),
		winners: outcome.decision.winners,
		decidedBy: outcome.decision.decidedBy
	};
}

function eventsOf({ id: seat, prestige, monasteries: held, resources }: Player): readonly Event[] {
	return [
		{ type: 'PrestigeRead', seat, total: prestige },
		...monasteries.flatMap((monastery) =>
			places.map(
				(place): Event => ({
					type: 'NovicesCounted',
					seat,
					monastery,
					place,
					count: held[monastery]?.[place] ?? 0
				})
			)
		),
		...tiles.map(
			(tile): Event => ({ type: 'TilesCounted', seat, tile, count: resources[tile] ?? 0 })
		)
	];
}
