import { line, type ScoreLine } from '#lib/core/explain.ts';
import { colourOf, partsOf, type Kind, type NeutralColour, type Task } from './data.ts';
import { say } from './say.ts';
import type { Cauldron, State } from './state.ts';

/** Where each seat's powders lie. */
export type Placements = ReadonlyMap<string, readonly Kind[]>;

const taskPoints = 10;

/** GLA-42: a powder that lies on a kind of the colour counts as a card of it. */
function countOf(cauldron: Cauldron, colour: NeutralColour, placements: Placements): number {
	const powders = placements.get(cauldron.seat) ?? [];
	return [...cauldron.cards.map((card) => partsOf(card).kind), ...powders].filter(
		(kind) => colourOf(kind) === colour
	).length;
}

/** GLA-41, GLA-43: strictly more of the colour than anyone else; each card 1, with four players 2. */
export function colourRecipeLine(
	state: State,
	cauldron: Cauldron,
	placements: Placements
): ScoreLine | undefined {
	const colour = cauldron.colourRecipe;
	if (!state.options.recipes || colour === undefined) return undefined;
	const count = countOf(cauldron, colour, placements);
	const rivals = othersThan(state, cauldron).map((other) => countOf(other, colour, placements));
	const most = Math.max(0, ...rivals);
	if (count <= most) return line(0, say('score.colourRecipeLost', { colour, count, most }));
	const each = state.cauldrons.length === 4 ? 2 : 1;
	return line(count * each, say('score.colourRecipe', { colour, count, each }));
}

/** What a task counts; for the fewest the sign is turned, so that more is always better. */
const measure: Record<Exclude<Task, 'ends-game'>, (cauldron: Cauldron) => number> = {
	'fewest-ingredients': (cauldron) => -(cauldron.cards.length + cauldron.powders),
	'fewest-fours': (cauldron) => -cardsOfValue(cauldron, 4),
	'fewest-spells': (cauldron) => -cauldron.spells,
	'most-ones': (cauldron) => cardsOfValue(cauldron, 1)
};

/** GLA-44 to GLA-49: ten points for standing alone, or for ending the game. */
export function taskRecipeLine(state: State, cauldron: Cauldron): ScoreLine | undefined {
	const task = cauldron.taskRecipe;
	if (!state.options.recipes || task === undefined) return undefined;
	if (task === 'ends-game') {
		return state.endedBy === cauldron.seat
			? line(taskPoints, say('score.task', { task }))
			: line(0, say('score.notEnded'));
	}
	const mine = measure[task](cauldron);
	const rival = Math.max(...othersThan(state, cauldron).map(measure[task]));
	if (mine > rival) return line(taskPoints, say('score.task', { task }));
	return line(0, say('score.taskLost', { task, count: Math.abs(mine), rival: Math.abs(rival) }));
}

function othersThan(state: State, cauldron: Cauldron): readonly Cauldron[] {
	return state.cauldrons.filter((other) => other.seat !== cauldron.seat);
}

function cardsOfValue(cauldron: Cauldron, value: number): number {
	return cauldron.cards.filter((card) => partsOf(card).value === value).length;
}
