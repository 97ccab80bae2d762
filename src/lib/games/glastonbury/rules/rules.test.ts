import { describeLaws } from '#lib/core/testing/laws.ts';
import { rules } from './rules.ts';
import { randomFacts } from './testing/random.ts';
import { setupOf } from './testing/tables.ts';

describeLaws('Glastonbury', {
	rules,
	setup: setupOf({ red: {}, yellow: {}, blue: {} }, { recipes: true }),
	facts: randomFacts
});
