import { describe, expect, it } from 'vitest';
import { frozen } from '#lib/core/testing/frozen.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';
import { everyEvent } from './testing/events.ts';
import { annsHand, culprit, mass, played, rounds, told } from './testing/tables.ts';

describe('what an event changes', () => {
	const tables: readonly [string, State][] = [
		['at the start', played({})],
		['in the middle', played({}, annsHand, told('bob', 7), ...rounds(2), mass(2))],
		['with nobody’s notebook', played({ options: { me: undefined } }, ...rounds(4))],
		['when the culprit is known', played({ depth: 'score' }, culprit(7))]
	];
	it.each(tables)('leaves the earlier state as it was, and always answers: %s', (_name, state) => {
		const copy = structuredClone(state);
		for (const event of everyEvent) evolve(frozen(state), event);
		expect(state).toEqual(copy);
	});
});
