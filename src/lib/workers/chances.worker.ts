import { advice } from '#lib/core/deduce/advise/advice.ts';
import { candidates } from '#lib/core/deduce/advise/questions.ts';
import { drawn } from '#lib/core/deduce/count/draw.ts';
import { odds, usualEffort } from '#lib/core/deduce/count/odds.ts';
import { tally } from '#lib/core/deduce/count/tally.ts';
import type { Problem } from '#lib/core/deduce/facts.ts';
import type { World } from '#lib/core/deduce/worlds.ts';
import { packed } from './packed.ts';
import type { ChancesAsked, ChancesTold } from './post.ts';

/** With half as many the advice is worse by half as much again; more take longer than they are worth. */
const enoughWorlds = 2000;

addEventListener('message', ({ data }: MessageEvent<ChancesAsked>) => {
	const { problem, wants } = data;
	if (wants === 'all') tellOdds(problem);
	const worlds = drawn(problem, { worlds: enoughWorlds });
	tell({ kind: 'worlds', worlds: packed(worlds) });
	if (wants === 'all') {
		tellAdvice(data, worlds);
		tellPlaces(problem, worlds);
	}
	tell({ kind: 'done' });
});

function tellOdds(problem: Problem): void {
	const found = odds(problem, 'culprits');
	if (found !== undefined) tell({ kind: 'odds', odds: found });
}

function tellAdvice({ problem, canSee }: ChancesAsked, worlds: readonly World[]): void {
	const all = candidates(problem, worlds);
	const spoken = all.filter(({ kind }) => kind !== 'show');
	const seen = canSee ? all.filter(({ kind }) => kind === 'show') : [];
	tell({
		kind: 'advice',
		advice: [
			...advice(problem, worlds, { questions: spoken }),
			...advice(problem, worlds, { questions: seen, most: 3 })
		]
	});
}

/** Where counting them takes too long, the worlds that were drawn will do. */
function tellPlaces(problem: Problem, worlds: readonly World[]): void {
	const found = odds(problem, 'places', { ...usualEffort, runs: 0 });
	const isExact = found?.isExact === true;
	tell({ kind: 'places', isExact, places: isExact ? found.places : tally(problem, worlds) });
}

function tell(told: ChancesTold): void {
	postMessage(told);
}
