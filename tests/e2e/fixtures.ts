import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { Site } from '../site.ts';
import { Troubles } from './troubles.ts';

export { expect };

interface Options {
	/** The build that is served, and the path it lives below. */
	build: { readonly folder: string; readonly base?: string };
}

interface Fixtures {
	site: Site;
	/** What went wrong in the browser; a test that expects some of it says so. */
	troubles: Troubles;
}

/** A page of a real build on a server of its own; it fails the test if it complains or calls out. */
export const test = base.extend<Options & Fixtures>({
	build: [{ folder: 'build' }, { option: true }],
	site: async ({ build }, use) => {
		if (!existsSync(`${build.folder}/200.html`))
			throw new Error(`There is no ${build.folder}/: npm test -- build build-next build-below`);
		const site = await Site.open(build);
		await use(site);
		await site.stop();
	},
	baseURL: async ({ site }, use) => {
		await use(site.address);
	},
	troubles: [
		async ({ site, context }, use) => {
			const troubles = new Troubles(site.origin);
			await troubles.watch(context);
			await use(troubles);
			expect(troubles.unexpected, 'what the page complained about').toEqual([]);
		},
		{ auto: true }
	]
});
