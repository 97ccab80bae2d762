import { median, type Figure } from '../figure.ts';

/**
 * Milliseconds of work. The clock also counts waiting for other programs, the processor's time also
 * the helpers of the engine on other cores: the work is no longer than either, so the smaller holds.
 */
export function timed<T>(work: () => T): { readonly ms: number; readonly result: T } {
	const cpu = process.cpuUsage();
	const start = performance.now();
	const result = work();
	const wall = performance.now() - start;
	const { user, system } = process.cpuUsage(cpu);
	return { ms: Math.min(wall, (user + system) / 1000), result };
}

interface Budget {
	readonly median: number;
	readonly p99: number;
}

/** Median, 99th percentile and worst. */
export function spread(what: string, times: readonly number[], budget?: Budget): readonly Figure[] {
	const sorted = times.toSorted((a, b) => a - b);
	const p99 = sorted[Math.ceil(0.99 * sorted.length) - 1] ?? NaN;
	return [
		{
			what: `${what}, median of ${times.length}`,
			value: median(times),
			unit: 'ms',
			...(budget && { most: budget.median })
		},
		{ what: `${what}, 99 of 100`, value: p99, unit: 'ms', ...(budget && { most: budget.p99 }) },
		{ what: `${what}, worst`, value: sorted.at(-1) ?? NaN, unit: 'ms' }
	];
}
