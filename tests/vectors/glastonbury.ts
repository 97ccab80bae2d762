import * as v from 'valibot';
import type { ScoreLine } from '#lib/core/explain.ts';
import {
	colourOf,
	kinds,
	neutralColours,
	playerColours,
	tasks,
	values
} from '#lib/games/glastonbury/rules/data.ts';
import type { Event } from '#lib/games/glastonbury/rules/events.ts';
import { fittingOptions, type Options } from '#lib/games/glastonbury/rules/options.ts';
import { rules } from '#lib/games/glastonbury/rules/rules.ts';
import { rulings } from '#lib/games/glastonbury/rules/rulings.ts';
import { playedThrough } from '../support/table.ts';

const player = v.strictObject({
	id: v.string(),
	colour: v.picklist(playerColours),
	cards: v.array(v.strictTuple([v.picklist(kinds), v.picklist(values)])),
	powder: v.number(),
	spells: v.number(),
	recipes: v.optional(v.strictObject({ a: v.picklist(neutralColours), b: v.picklist(tasks) })),
	endedGame: v.optional(v.boolean())
});
const schema = v.strictObject({ players: v.array(player) });
type Player = v.InferOutput<typeof player>;

export function answer(input: unknown): unknown {
	const { players } = v.parse(schema, input);
	const seats = players.map(({ id, colour }) => ({ id, name: id, colour }));
	const state = playedThrough(rules, {
		setup: {
			edition: 'cosmodrome-2014',
			depth: 'score',
			seats,
			options: optionsOf(players),
			rulings: Object.fromEntries(rulings.map(({ id, readings }) => [id, readings[0]]))
		},
		facts: players.flatMap(eventsOf)
	});
	const { scores, decision } = rules.score(state);
	return {
		parts: Object.fromEntries(scores.map(({ seat, total }) => [seat, partsOf(total)])),
		totals: Object.fromEntries(scores.map(({ seat, total }) => [seat, total.points])),
		winners: decision.winners,
		decidedBy: decision.decidedBy
	};
}

/** With two players the app leaves a colour out; some cases hold cards of all, as no box allows. */
function optionsOf(players: readonly Player[]): Options {
	const recipes = players.some((each) => each.recipes !== undefined);
	const held = new Set(players.flatMap(({ cards }) => cards.map(([kind]) => colourOf(kind))));
	const removed = playerColours.find(
		(colour) => !held.has(colour) && !players.some((each) => each.colour === colour)
	);
	if (removed === undefined) return { recipes };
	const seats = players.map(({ id, colour }) => ({ id, name: id, colour }));
	return fittingOptions(seats, { recipes, removed });
}

function eventsOf({ id: seat, ...player }: Player): readonly Event[] {
	const { cards, powder, spells, recipes, endedGame } = player;
	return [
		...cards.map(([kind, value]): Event => ({ type: 'CardCounted', seat, kind, value })),
		{ type: 'PowdersCounted', seat, count: powder },
		{ type: 'SpellsCounted', seat, count: spells },
		...(recipes ? recipeEvents(seat, recipes) : []),
		...(endedGame === true ? [{ type: 'GameEnded', by: seat } as const] : [])
	];
}

function recipeEvents(seat: string, { a, b }: NonNullable<Player['recipes']>): readonly Event[] {
	return [
		{ type: 'ColourRecipeShown', seat, colour: a },
		{ type: 'TaskRecipeShown', seat, task: b }
	];
}

function partsOf({ parts }: ScoreLine): Readonly<Record<string, number>> {
	const points = (keys: RegExp): number =>
		parts.filter(({ why }) => keys.test(why.key)).reduce((sum, part) => sum + part.points, 0);
	return {
		ingredients: points(/^score\.ingredients$/),
		recipeA: points(/^score\.colourRecipe/),
		recipeB: points(/^score\.(task|notEnded)/)
	};
}
