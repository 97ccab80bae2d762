import lighthouse from 'lighthouse';
import type { Figure } from './figure.ts';

const categories = [
	{ id: 'performance', what: 'Lighthouse: performance', least: 98 },
	{ id: 'accessibility', what: 'Lighthouse: accessibility', least: 100 },
	{ id: 'best-practices', what: 'Lighthouse: best practices', least: 100 }
];
const audits = [
	{ id: 'first-contentful-paint', what: 'First contentful paint', unit: 'ms' },
	{ id: 'largest-contentful-paint', what: 'Largest contentful paint', unit: 'ms' },
	{ id: 'total-blocking-time', what: 'Total blocking time', unit: 'ms' },
	{ id: 'cumulative-layout-shift', what: 'Cumulative layout shift', unit: '' }
];

/** Lighthouse's own slow phone on a slow network, in the Chromium that listens on this port. */
export async function lighthouseFigures(address: string, port: number): Promise<Figure[]> {
	const result = await lighthouse(address, {
		port,
		logLevel: 'error',
		onlyCategories: categories.map(({ id }) => id)
	});
	if (result === undefined) throw new Error('Lighthouse gave no result.');
	const { lhr } = result;
	if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
	return [
		...categories.map(({ id, ...figure }) => ({
			...figure,
			value: Math.round((lhr.categories[id]?.score ?? 0) * 100),
			unit: ''
		})),
		...audits.map(({ id, ...figure }) => ({
			...figure,
			value: lhr.audits[id]?.numericValue ?? NaN
		}))
	];
}
