import * as v from 'valibot';
import type { Seat } from '#lib/core/rules.ts';
import { playerColours, type PlayerColour } from './data.ts';

const options = v.object({
	recipes: v.boolean(),
	/** With two players the eight ingredients of one colour that nobody plays stay in the box. */
	removed: v.optional(v.picklist(playerColours))
});

export type Options = Readonly<v.InferOutput<typeof options>>;

export function parseOptions(raw: unknown): Options | undefined {
	const result = v.safeParse(options, raw);
	return result.success ? result.output : undefined;
}

/** GLA-30: with two players a colour that nobody plays is taken out; with more, none is. */
export function fittingOptions(seats: readonly Seat[], earlier: Options | undefined): Options {
	const recipes = earlier?.recipes ?? false;
	if (seats.length !== 2) return { recipes };
	const free = freeColours(seats);
	const removed = free.find((colour) => colour === earlier?.removed) ?? free[0];
	return removed === undefined ? { recipes } : { recipes, removed };
}

/** The players' colours that nobody at this table plays. */
export function freeColours(seats: readonly Seat[]): readonly PlayerColour[] {
	return playerColours.filter((colour) => !seats.some((seat) => seat.colour === colour));
}
