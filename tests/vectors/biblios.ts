import * as v from 'valibot';
import {
	cardValues,
	categories,
	dieValues,
	editionIds,
	goldValues,
	letters
} from '#lib/games/biblios/rules/data.ts';
import type { Event } from '#lib/games/biblios/rules/events.ts';
import { fittingOptions } from '#lib/games/biblios/rules/options.ts';
import { rules } from '#lib/games/biblios/rules/rules.ts';
import { rulings } from '#lib/games/biblios/rules/rulings.ts';
import { categoryWinner } from '#lib/games/biblios/rules/standings.ts';
import { playedThrough } from '../support/table.ts';

const category = v.picklist(categories);
const card = v.strictTuple([v.picklist(cardValues), v.picklist(letters)]);
const player = v.strictObject({
	id: v.string(),
	cards: v.record(category, v.array(card)),
	gold: v.array(v.picklist(goldValues))
});
const schema = v.strictObject({
	edition: v.picklist(editionIds),
	dice: v.record(category, v.picklist(dieValues)),
	players: v.array(player)
});
type Input = v.InferOutput<typeof schema>;
type Player = v.InferOutput<typeof player>;

export function answer(input: unknown): unknown {
	const { edition, dice, players } = v.parse(schema, input);
	const seats = players.map(({ id }) => ({ id, name: id }));
	const state = playedThrough(rules, {
		setup: {
			edition,
			depth: 'score',
			seats,
			options: fittingOptions(seats),
			rulings: Object.fromEntries(rulings.map(({ id, readings }) => [id, readings[0]]))
		},
		facts: [...diceEvents(dice), ...players.flatMap(eventsOf)]
	});
	const { scores, decision } = rules.score(state);
	return {
		// The cases are JSON, where nobody is null.
		categories: Object.fromEntries(
			categories.map((each) => [each, categoryWinner(state, each) ?? null])
		),
		totals: Object.fromEntries(scores.map(({ seat, total }) => [seat, total.points])),
		winners: decision.winners,
		decidedBy: decision.decidedBy
	};
}

function diceEvents(dice: Input['dice']): readonly Event[] {
	return categories.flatMap((each): readonly Event[] => {
		const value = dice[each];
		return value === undefined ? [] : [{ type: 'DieRead', category: each, value }];
	});
}

function eventsOf({ id: seat, cards, gold }: Player): readonly Event[] {
	const count = (value: number): number => gold.filter((each) => each === value).length;
	return [
		...categories.flatMap((each) =>
			(cards[each] ?? []).map(
				([value, letter]): Event => ({ type: 'CardCounted', seat, category: each, value, letter })
			)
		),
		{ type: 'GoldCounted', seat, ones: count(1), twos: count(2), threes: count(3) }
	];
}
