import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import * as v from 'valibot';
import type { Figure } from './figure.ts';

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

const trace = v.object({
	traceEvents: v.array(
		v.object({
			name: v.string(),
			pid: v.number(),
			tid: v.number(),
			dur: v.optional(v.number()),
			args: v.optional(v.object({ name: v.optional(v.unknown()) }))
		})
	)
});

/** The longest time for which the start leaves a finger without an answer, on a slow phone. */
export async function longestTask(browser: Browser, address: string): Promise<Figure[]> {
	const context = await browser.newContext({ serviceWorkers: 'block', locale: 'ru-RU' });
	const page = await context.newPage();
	const devTools = await context.newCDPSession(page);
	await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
	await page.goto(address, { waitUntil: 'networkidle' });
	const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString()));
	await context.close();
	const threads = new Set(
		traceEvents
			.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
			.map(({ pid, tid }) => `${pid}/${tid}`)
	);
	const tasks = traceEvents
		.filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid}/${tid}`))
		.map(({ dur = 0 }) => dur / 1000);
	return [{ what: 'Longest task of the start, 4× slower', value: Math.max(...tasks), unit: 'ms' }];
}
