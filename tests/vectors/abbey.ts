import * as v from 'valibot';
import { defaultRoster, features } from '#lib/games/abbey/rules/data.ts';
import type { Event } from '#lib/games/abbey/rules/events.ts';
import { fittingOptions } from '#lib/games/abbey/rules/options.ts';
import { traitsSchema } from '#lib/games/abbey/rules/roster.ts';
import { rules } from '#lib/games/abbey/rules/rules.ts';
import { rulings } from '#lib/games/abbey/rules/rulings.ts';
import { playedThrough } from '../support/table.ts';

const schema = v.strictObject({
	players: v.array(v.string()),
	culprit: v.strictObject({ id: v.string(), traits: traitsSchema }),
	revelations: v.array(
		v.strictObject({
			by: v.string(),
			trait: v.picklist(features.map(({ trait }) => trait)),
			value: v.picklist(features.map(({ value }) => value))
		})
	),
	accusations: v.array(v.strictObject({ by: v.string(), suspect: v.string() }))
});
type Input = v.InferOutput<typeof schema>;

export function answer(input: unknown): unknown {
	const table = v.parse(schema, input);
	const seats = table.players.map((id) => ({ id, name: id }));
	const { culprit } = table;
	const roster = defaultRoster.map((each) => (each.id === culprit.id ? culprit : each));
	const state = playedThrough(rules, {
		setup: {
			edition: 'abbey',
			depth: 'score',
			seats,
			options: { ...fittingOptions(seats, undefined), roster },
			rulings: Object.fromEntries(rulings.map(({ id, readings }) => [id, readings[0]]))
		},
		facts: factsOf(table)
	});
	const { scores, decision } = rules.score(state);
	return {
		totals: Object.fromEntries(scores.map(({ seat, total }) => [seat, total.points])),
		winners: decision.winners,
		decidedBy: decision.decidedBy
	};
}

function factsOf({ revelations, accusations, culprit }: Input): readonly Event[] {
	return [
		...revelations.map(
			({ by, trait, value }): Event => ({
				type: 'RevelationMade',
				seat: by,
				traits: { [trait]: value }
			})
		),
		...accusations.map(
			({ by, suspect }): Event => ({ type: 'AccusationMade', seat: by, suspect })
		),
		{ type: 'CulpritRevealed', suspect: culprit.id }
	];
}
