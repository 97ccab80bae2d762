import type { Fact, Rules } from '../rules.ts';

/** Freezes a value to its last leaf, so that whoever changes it throws. */
export function frozen<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	Object.freeze(value);
	for (const key of Reflect.ownKeys(value)) frozen((value as Record<PropertyKey, unknown>)[key]);
	return value;
}

/** The same rules, with everything frozen that they hand out. */
export function frozenRules<Options, Event extends Fact, State>(
	rules: Rules<Options, Event, State>
): Rules<Options, Event, State> {
	return {
		...rules,
		parse: (raw) => frozen(rules.parse(raw)),
		begin: (setup) => frozen(rules.begin(setup)),
		evolve: (state, event) => frozen(rules.evolve(state, event))
	};
}
