import { steps, type Step } from './steps.ts';
import { whole, type Tally } from './tally.ts';

/** `npm test` runs every step; `npm test -- unit lint` only those. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
const chosen = steps.filter(({ name }) => asked.length === 0 || asked.includes(name));

async function taken(step: Step): Promise<Tally> {
	console.log(`\n── ${step.title} (${step.name})\n`);
	try {
		return await step.run();
	} catch (error) {
		console.error(error);
		return whole(false);
	}
}

function row({ name }: Step, { passed, failed }: Tally, seconds: number): string {
	const mark = failed === 0 ? '✓' : '✗';
	const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
	return `${mark} ${name.padEnd(12)}${counts}${seconds.toFixed(1).padStart(8)} s`;
}

async function runAll(): Promise<Tally> {
	const rows: string[] = [];
	const total = { passed: 0, failed: 0 };
	for (const step of chosen) {
		const start = performance.now();
		const tally = await taken(step);
		rows.push(row(step, tally, (performance.now() - start) / 1000));
		total.passed += tally.passed;
		total.failed += tally.failed;
	}
	console.log(`\n── Summary\n\n${rows.join('\n')}\n`);
	return total;
}

if (unknown.length > 0) {
	const known = steps.map(({ name }) => name).join(', ');
	console.error(`There is no step ${unknown.join(', ')}. There are: ${known}.`);
	process.exitCode = 1;
} else {
	const { passed, failed } = await runAll();
	console.log(`${passed} passed, ${failed} failed`);
	if (failed > 0) process.exitCode = 1;
}
