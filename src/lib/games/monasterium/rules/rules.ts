import type { Rules } from '#lib/core/rules.ts';
import { parse, type Event } from './events.ts';
import { evolve } from './evolve.ts';
import { narrate } from './narrate.ts';
import { objections } from './objections.ts';
import { parseOptions, type Options } from './options.ts';
import { doubts, isCountable, progress } from './progress.ts';
import { score } from './score.ts';
import { begin, type State } from './state.ts';

export const rules: Rules<Options, Event, State> = {
	parseOptions,
	parse,
	begin,
	objections,
	evolve,
	score,
	isCountable,
	doubts,
	progress,
	narrate
};
