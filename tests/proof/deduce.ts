import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Calibration } from '#lib/core/deduce/testing/calibration.ts';
import { checks, type Check } from './checks.ts';
import type { Report } from './worker.ts';

/** `npm run proof:deduce` plays all games, in as many processes as there are cores, two at most. */
const workers = Math.min(2, availableParallelism());
const jiti = fileURLToPath(new URL('../../node_modules/jiti/lib/jiti-cli.mjs', import.meta.url));
const script = fileURLToPath(new URL('worker.ts', import.meta.url));

/** More than so many standard errors is no accident. */
const mostErrors = 4;

/** Tells of each check as soon as its last game has been played. */
async function played(): Promise<readonly (readonly Report[])[]> {
	const all = checks.map((): Report[] => []);
	const ends = Array.from({ length: workers }, (_, part) => {
		const child = fork(jiti, [script, String(part), String(workers)]);
		child.on('message', (message) => {
			const report = message as Report;
			const its = all[report.check];
			const check = checks[report.check];
			its?.push(report);
			if (check !== undefined && its?.length === check.games.length) console.log(line(check, its));
		});
		return new Promise<number | null>((ended) => child.on('close', ended));
	});
	if ((await Promise.all(ends)).some((code) => code !== 0))
		throw new Error('A process ended before its games did.');
	return all;
}

function troubles(its: readonly Report[]): readonly string[] {
	return its.flatMap(({ plan, result }) =>
		result.disagreements.map((disagreement) => `${plan}: ${disagreement}`)
	);
}

/** Nothing looked at is nothing shown. */
function isWell(check: Check, its: readonly Report[]): boolean {
	const hasLooked = its.length === check.games.length && looks(its) > 0;
	return hasLooked && troubles(its).length === 0;
}

function looks(its: readonly Report[]): number {
	return its.reduce((sum, { result }) => sum + result.looked, 0);
}

function line(check: Check, its: readonly Report[]): string {
	const wrong = troubles(its);
	const mark = isWell(check, its) ? '✓' : '✗';
	const games = `${its.length} games`.padStart(10);
	const looked = `${looks(its)} ${check.of}`.padStart(17);
	return [
		`${mark} ${check.what.padEnd(42)}${games}${looked}   ${wrong.length} disagreements`,
		...wrong.slice(0, 10).map((each) => `    ${each}`)
	].join('\n');
}

function isCalibrated(what: string, its: readonly Report[], isExact: boolean): boolean {
	const calibration = new Calibration();
	const given = its.flatMap(({ result }) => result.calibrated ?? []);
	for (const { shares, culprit, ...each } of given)
		if (each.isExact === isExact) calibration.add(new Map(shares), culprit);
	if (calibration.games === 0) return given.length === 0 || !isExact;
	const { games, worst, error, brier } = calibration;
	const isNear = worst <= mostErrors;
	console.log(
		`\n${isNear ? '✓' : '✗'} ${what}, ${isExact ? 'exact' : '≈'}: ${games} games, ` +
			`at most ${worst.toFixed(2)} standard errors off, shares off by ${(100 * error).toFixed(2)} % on average, ` +
			`Brier score ${brier.found.toFixed(4)}, expected ${brier.expected.toFixed(4)}`
	);
	for (const line of calibration.table()) console.log(`    ${line}`);
	return isNear;
}

const start = performance.now();
const all = await played();
const verdicts = checks.flatMap((check, at) => {
	const its = all[at] ?? [];
	return [
		isWell(check, its),
		...[true, false].map((isExact) => isCalibrated(check.what, its, isExact))
	];
});
console.log(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
if (verdicts.includes(false)) process.exitCode = 1;
