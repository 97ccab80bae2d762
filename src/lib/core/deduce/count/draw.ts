import type { Problem } from '../facts.ts';
import { storyOf } from '../story.ts';
import type { World } from '../worlds.ts';
import { dice } from './dice.ts';
import { freedomOf, guessed } from './guess.ts';
import { namingsOf, type Naming } from './namings.ts';
import { possibleEver } from './possible.ts';
import { Run, type Scene } from './run.ts';

export interface Wish {
	/** How many worlds to draw; the same one may come more than once. */
	readonly worlds: number;
	/** How many states one run keeps: while there are no more, the sample is exact. */
	readonly beam?: number | undefined;
	/** How many runs are drawn from where one is not exact. */
	readonly runs?: number | undefined;
}

const usualBeam = 800;
const usualRuns = 1;
/** To look at all ways to name the cards may take so many nodes; more would take too long. */
const mostNodes = 15_000;
/** So many guesses are made for each world that is wanted: they differ in weight. */
const guessesPerWorld = 4;

/**
 * Worlds as they are now, each as often as the log makes it likely. None if the log contradicts
 * itself; the same ones for the same log. Can be left between any two steps.
 */
export function* drawing(problem: Problem, wish: Wish): Generator<undefined, readonly World[]> {
	const { worlds, beam = usualBeam, runs = usualRuns } = wish;
	const story = storyOf(problem);
	const possible = possibleEver(story);
	if (possible === undefined) return [];
	const scenes: Scene[] = [];
	for (let seed = 1; seed <= runs; seed++) {
		const run = new Run({ story, possible }, { beam, seed });
		while (run.step()) yield;
		scenes.push(...run.scenes());
		if (!run.isThinned) break;
	}
	const chance = dice(scenes.length);
	const namings = namingsOf(scenes, mostNodes);
	yield;
	return spread(namings ?? guesses(scenes, worlds, chance), worlds, chance).map((naming) =>
		naming.draw(chance)
	);
}

/** All at once. */
export function drawn(problem: Problem, wish: Wish): readonly World[] {
	const work = drawing(problem, wish);
	for (;;) {
		const { done, value } = work.next();
		if (done === true) return value;
	}
}

function guesses(
	scenes: readonly Scene[],
	worlds: number,
	chance: () => number
): readonly Naming[] {
	const likely = scenes.map((scene) => ({ scene, weight: scene.weight * freedomOf(scene) }));
	return spread(likely, guessesPerWorld * worlds, chance).flatMap(({ scene, weight }) => {
		const guess = guessed(scene, chance);
		return guess === undefined
			? []
			: [{ weight: guess.weight / weight, draw: (): World => guess.world }];
	});
}

/** One by chance from each of so many equal parts of all the weight: order makes no pattern of it. */
function spread<Item extends { readonly weight: number }>(
	items: readonly Item[],
	count: number,
	chance: () => number
): readonly Item[] {
	const part = items.reduce((sum, { weight }) => sum + weight, 0) / count;
	const found: Item[] = [];
	let passed = 0;
	let next = chance() * part;
	for (const item of items) {
		passed += item.weight;
		for (; next < passed; next = (found.length + chance()) * part) found.push(item);
	}
	return found;
}
