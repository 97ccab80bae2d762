import { describeLaws } from '#lib/core/testing/laws.ts';
import { rules } from './rules.ts';
import { factsOf } from './testing/random.ts';
import { people, setupOf } from './testing/tables.ts';

describeLaws('Mystery of the Abbey', {
	rules,
	setup: setupOf(),
	facts: factsOf(people.slice(0, 3))
});
describeLaws('Mystery of the Abbey, six players, nobody’s notebook', {
	rules,
	setup: setupOf({ players: 6, options: { me: undefined } }),
	facts: factsOf(people)
});
describeLaws('Mystery of the Abbey, only the count', {
	rules,
	setup: setupOf({ depth: 'score' }),
	facts: factsOf(people.slice(0, 3))
});
