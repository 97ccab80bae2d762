import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import type { Figure } from './figure.ts';
import { longestTaskOf, slowed } from './tasks.ts';

const kilobyte = 1000;

/** All the JavaScript that a cold start of the shelf loads, as a browser sees it. */
export async function startScripts(browser: Browser, address: string): Promise<Figure[]> {
	const context = await browser.newContext({ serviceWorkers: 'block', locale: 'ru-RU' });
	const page = await context.newPage();
	const responses: Response[] = [];
	page.on('response', (response) => responses.push(response));
	await page.goto(address, { waitUntil: 'networkidle' });
	const sizes: { readonly name: string; readonly size: number }[] = [];
	for (const response of responses) {
		if (response.request().resourceType() !== 'script') continue;
		const name = new URL(response.url()).pathname;
		sizes.push({ name, size: gzipSync(await response.body(), { level: 9 }).length / kilobyte });
	}
	await context.close();
	const sum = sizes.reduce((total, { size }) => total + size, 0);
	return [
		{ what: 'JavaScript of the shelf, gzipped', value: sum, unit: 'kB', most: 72 },
		...sizes
			.toSorted((a, b) => b.size - a.size)
			.map(({ name, size }) => ({
				what: `  ${name.split('/').slice(-2).join('/')}`,
				value: size,
				unit: 'kB'
			}))
	];
}

/** The longest task of the start, on a slow phone. */
export async function longestTask(browser: Browser, address: string): Promise<Figure[]> {
	const context = await browser.newContext({ serviceWorkers: 'block', locale: 'ru-RU' });
	const page = await context.newPage();
	await slowed(page);
	const value = await longestTaskOf(browser, page, () =>
		page.goto(address, { waitUntil: 'networkidle' })
	);
	await context.close();
	return [{ what: 'Longest task of the start, 4× slower', value, unit: 'ms' }];
}
