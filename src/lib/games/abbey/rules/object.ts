import type { Objection } from '#lib/core/rules.ts';
import type { Say } from './say.ts';
import { ownerOf, type State } from './state.ts';

export type Objections = readonly Objection[];

export const impossible = (why: Say): Objections => [{ level: 'impossible', why }];

export const unusual = (why: Say): Objections => [{ level: 'unusual', why }];

/** What speaks against it stands in somebody's notebook: asked where its owner looks, and nowhere else. */
export const unusualByNotebook = (state: State, why: Say): Objections => [
	{ level: 'unusual', why, isSecret: ownerOf(state) !== undefined }
];

/** The first thing that speaks against it is enough. */
export function firstOf(...checks: readonly (() => Objections)[]): Objections {
	for (const check of checks) {
		const found = check();
		if (found.length > 0) return found;
	}
	return [];
}
