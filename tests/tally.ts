import { readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { run } from './command.ts';

export interface Tally {
	readonly passed: number;
	readonly failed: number;
}

/** A check that is right or wrong as a whole counts as one. */
export const whole = (isRight: boolean): Tally =>
	isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const count = v.number();

const vitestReport = v.pipe(
	v.object({ numPassedTests: count, numFailedTests: count }),
	v.transform(({ numPassedTests, numFailedTests }): Tally => ({
		passed: numPassedTests,
		failed: numFailedTests
	}))
);

const playwrightReport = v.pipe(
	v.object({ stats: v.object({ expected: count, unexpected: count, flaky: count }) }),
	v.transform(({ stats }): Tally => ({
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky
	}))
);

export async function vitest(): Promise<Tally> {
	const file = 'test-results/unit.json';
	rmSync(file, { force: true });
	const isWell = await run(
		`vitest run --reporter=default --reporter=json --outputFile.json=${file}`
	);
	return honest(isWell, read(file, vitestReport));
}

export async function playwright(): Promise<Tally> {
	const file = 'test-results/e2e.json';
	rmSync(file, { force: true });
	const isWell = await run('playwright test --config tests/e2e --reporter=list,json', {
		PLAYWRIGHT_JSON_OUTPUT_FILE: file
	});
	return honest(isWell, read(file, playwrightReport));
}

/**
 * A runner that crashed, left no report or ran nothing has failed, whatever its figures say:
 * a file that does not load is no failed test to Vitest, but it is one to us.
 */
function honest(isWell: boolean, tally: Tally | undefined): Tally {
	if (tally === undefined) return whole(false);
	const isBelievable = tally.failed > 0 || (isWell && tally.passed > 0);
	return isBelievable ? tally : { passed: tally.passed, failed: 1 };
}

function read(file: string, shape: v.GenericSchema<unknown, Tally>): Tally | undefined {
	try {
		return v.parse(shape, JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		return undefined;
	}
}
