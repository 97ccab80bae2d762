import { describeLaws } from '#lib/core/testing/laws.ts';
import { rules } from './rules.ts';
import { randomFacts } from './testing/random.ts';
import { setupOf } from './testing/tables.ts';

describeLaws('Biblios', { rules, setup: setupOf(), facts: randomFacts });
describeLaws('Biblios, only the count', {
	rules,
	setup: setupOf({ depth: 'score', edition: 'biblios', players: 2 }),
	facts: randomFacts
});
