import { culpritOf, finder, neededTraits } from './chapter.ts';
import { discrepancies } from './hands.ts';
import { say, type Say } from './say.ts';
import type { State } from './state.ts';
import { massCard } from './turns.ts';

/** How far the table is, in words everyone may hear; a table that minds no turns says nothing. */
export function progress(state: State): Say | undefined {
	const { depth, culprit, turnsEnded, massesHeld, bell, isMassDue } = state;
	if (depth === 'score') return undefined;
	if (culprit !== undefined) return say('progress.found');
	if (turnsEnded === 0 && massesHeld === 0) return undefined;
	const mass = massCard(state);
	if (isMassDue) return say('progress.massDue', { mass });
	return say('progress.bell', { number: massesHeld + 1, mass, bell });
}

/** What the points still wait for, and hands that do not agree with the log. */
export function doubts(state: State): readonly Say[] {
	const culprit = culpritOf(state);
	if (culprit === undefined) return [];
	const needed = neededTraits(state);
	return [
		...(needed.length > 0 ? [say('doubt.traits', { suspect: culprit, traits: needed })] : []),
		...(finder(state) === undefined ? [say('doubt.noFinder')] : []),
		...(state.depth === 'track' ? discrepancies(state).map((each) => say('doubt.hand', each)) : [])
	];
}
