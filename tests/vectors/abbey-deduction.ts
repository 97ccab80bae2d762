import * as v from 'valibot';
import { odds } from '#lib/core/deduce/count/odds.ts';
import { deduce } from '#lib/core/deduce/deduce.ts';

const traits = v.record(v.string(), v.string());
const cards = v.array(v.string());
const fact = v.variant('type', [
	v.strictObject({ type: v.literal('dealt'), cards }),
	v.strictObject({ type: v.literal('drew'), player: v.string(), card: v.optional(v.string()) }),
	v.strictObject({
		type: v.literal('took'),
		by: v.string(),
		from: v.string(),
		card: v.optional(v.string())
	}),
	v.strictObject({
		type: v.literal('gave'),
		from: v.string(),
		to: v.string(),
		card: v.optional(v.string())
	}),
	v.strictObject({
		type: v.literal('mass'),
		count: v.number(),
		gave: v.optional(cards),
		got: v.optional(cards)
	}),
	v.strictObject({
		type: v.literal('showed'),
		player: v.string(),
		to: v.string(),
		traits,
		card: v.optional(v.string()),
		none: v.optional(v.boolean())
	}),
	v.strictObject({ type: v.literal('counted'), player: v.string(), traits, count: v.number() }),
	v.strictObject({
		type: v.literal('held'),
		player: v.string(),
		card: v.string(),
		yes: v.boolean()
	}),
	v.strictObject({ type: v.literal('crossed'), player: v.string(), traits, count: v.number() }),
	v.strictObject({
		type: v.literal('accused'),
		by: v.string(),
		suspect: v.string(),
		shownBy: v.string()
	}),
	v.strictObject({ type: v.literal('cleared'), card: v.string() })
]);
const schema = v.strictObject({
	roster: v.array(v.strictObject({ id: v.string(), traits })),
	players: v.array(v.string()),
	me: v.string(),
	pile: v.number(),
	hand: v.number(),
	facts: v.array(fact)
});

/** The full-size cases ask only who is possible; to count them all takes seconds. */
const mostCounted = 12;

export function answer(input: unknown): unknown {
	const problem = v.parse(schema, input);
	const { consistent, places, culprits } = deduce(problem);
	if (!consistent) return { consistent };
	const counted = problem.roster.length <= mostCounted ? odds(problem, 'culprits') : undefined;
	return {
		consistent,
		possible: culprits.toSorted(),
		places: Object.fromEntries(places),
		...(counted?.isExact === true && { culprit: Object.fromEntries(counted.culprits) })
	};
}
