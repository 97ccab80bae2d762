import { simulate, type Plan } from '#lib/core/deduce/testing/simulate.ts';
import { checks, type Check, type Result } from './checks.ts';

/** One game, looked at by one check. */
export interface Report {
	readonly check: number;
	readonly plan: string;
	readonly result: Result;
}

/** Plays every second game of every check, if there are two of its kind, and sends home what it has shown. */
const [part = 0, parts = 1] = process.argv.slice(2).map(Number);

for (const [check, each] of checks.entries())
	for (const plan of each.games.filter((_, at) => at % parts === part))
		await send({ check, plan: JSON.stringify(plan), result: lookedAt(each, plan) });
process.disconnect();

async function send(report: Report): Promise<void> {
	await new Promise((sent) => process.send?.(report, undefined, undefined, sent));
}

function lookedAt({ look }: Check, plan: Plan): Result {
	try {
		return look(simulate(plan), plan.seed);
	} catch (error) {
		return { looked: 1, disagreements: [String(error)] };
	}
}
