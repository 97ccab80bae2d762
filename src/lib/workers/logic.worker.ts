import { why } from '#lib/core/deduce/why.ts';
import { Follower } from './follower.ts';
import type { LogicAsked, LogicTold } from './post.ts';

const follower = new Follower();
let newest = 0;

addEventListener('message', ({ data }: MessageEvent<LogicAsked>) => {
	if (data.kind === 'follow') void follow(data);
	else tell({ kind: 'ground', id: data.id, ground: why(data.problem, data.cell) });
});

/** In short stretches: between two of them a newer log, or a "why", gets its turn. */
async function follow({ id, problem }: LogicAsked): Promise<void> {
	newest = id;
	follower.take(problem);
	while (workedFor(10)) {
		await new Promise((turn) => setTimeout(turn));
		if (newest !== id) return;
	}
	const found = follower.found();
	if (found !== undefined) tell({ kind: 'found', id, found });
}

/** Whether there is still work to do after so many milliseconds. */
function workedFor(ms: number): boolean {
	const end = performance.now() + ms;
	while (performance.now() < end) if (!follower.step()) return false;
	return true;
}

function tell(told: LogicTold): void {
	postMessage(told);
}
