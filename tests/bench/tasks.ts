import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';

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

/** As on a slow phone. */
export async function slowed(page: Page): Promise<void> {
	const devTools = await page.context().newCDPSession(page);
	await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The longest time for which a page leaves a finger without an answer while something is done. */
export async function longestTaskOf(
	browser: Browser,
	page: Page,
	done: () => Promise<unknown>
): Promise<number> {
	await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
	await done();
	const { traceEvents } = v.parse(trace, JSON.parse((await browser.stopTracing()).toString()));
	const threads = new Set(
		traceEvents
			.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
			.map(({ pid, tid }) => `${pid}/${tid}`)
	);
	const tasks = traceEvents
		.filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid}/${tid}`))
		.map(({ dur = 0 }) => dur / 1000);
	return Math.max(...tasks);
}
