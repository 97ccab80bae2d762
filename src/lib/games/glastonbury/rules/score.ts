import { group, outcome, type Outcome, type ScoreLine } from '#lib/core/explain.ts';
import { decide } from '#lib/core/tiebreak.ts';
import { isRelaid, placements } from './powder.ts';
import { colourRecipeLine, taskRecipeLine } from './recipes.ts';
import { say } from './say.ts';
import { ingredientLine } from './sets.ts';
import type { State } from './state.ts';

/** GLA-19 to GLA-49. GLA-R1: equal totals share the victory. */
export function score(state: State): Outcome {
	const laid = placements(state);
	const ruling = isRelaid(state, laid) ? 'powder' : undefined;
	const totals = new Map(
		state.cauldrons.map((cauldron) => {
			const recipe = colourRecipeLine(state, cauldron, laid);
			const parts: readonly (ScoreLine | undefined)[] = [
				ingredientLine(cauldron, laid.get(cauldron.seat) ?? []),
				recipe && { ...recipe, ruling },
				taskRecipeLine(state, cauldron)
			];
			return [cauldron.seat, group(say('score.total'), parts.filter(isLine))];
		})
	);
	const points = new Map([...totals].map(([seat, total]) => [seat, total.points]));
	return outcome(totals, decide(points, [], 'tie'));
}

function isLine(part: ScoreLine | undefined): part is ScoreLine {
	return part !== undefined;
}
