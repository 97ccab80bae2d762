import { describeLaws } from '#lib/core/testing/laws.ts';
import { rules } from './rules.ts';
import { randomFacts } from './testing/random.ts';
import { setupOf } from './testing/tables.ts';

describeLaws('Monasterium', { rules, setup: setupOf(), facts: randomFacts });
describeLaws('Monasterium, only the count', {
	rules,
	setup: setupOf({ depth: 'score', players: 2 }),
	facts: randomFacts
});
