import * as v from 'valibot';
import type { APIRequestContext } from '@playwright/test';
import { open, readyOffline } from './app.ts';
import { wordsOf } from './words.ts';
import { expect, test } from './fixtures.ts';

const manifest = v.object({
	id: v.string(),
	name: v.string(),
	short_name: v.pipe(v.string(), v.maxLength(12)),
	start_url: v.string(),
	scope: v.string(),
	display: v.literal('standalone'),
	icons: v.array(v.object({ src: v.string(), sizes: v.string(), purpose: v.optional(v.string()) })),
	shortcuts: v.array(v.object({ name: v.string(), url: v.string() }))
});

async function manifestAt(request: APIRequestContext, url: string) {
	const answer = await request.get(url);
	return v.parse(manifest, await answer.json());
}

/** A PNG says its width and height in the first chunk after its signature. */
function sizeOfPng(bytes: Buffer): string {
	expect(bytes.subarray(1, 4).toString()).toBe('PNG');
	return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const places = [
	{ name: 'at the root of a host', build: { folder: 'build' } },
	{ name: 'below a path', build: { folder: 'build-below', base: '/cellarer' } }
];

for (const { name, build } of places) {
	test.describe(name, () => {
		test.use({ build });

		test('the manifest leads to the app and to nothing else', async ({ page, site }) => {
			await open(page);
			const link = await page.locator('link[rel=manifest]').getAttribute('href');
			const url = new URL(link ?? '', site.origin).href;
			const { start_url, scope, id, shortcuts } = await manifestAt(page.request, url);
			expect(new URL(start_url, url).href).toBe(site.address);
			expect(new URL(scope, url).href).toBe(site.address);
			expect(new URL(id, site.origin).href).toBe(site.address);
			for (const shortcut of shortcuts) {
				await open(page, new URL(shortcut.url, url).href);
				await expect(page.getByText((await wordsOf(page)).notFound)).toBeHidden();
			}
		});

		test('its icons are PNGs of the size they claim, one of them maskable', async ({
			request,
			site
		}) => {
			const url = `${site.address}manifest.webmanifest`;
			const { icons } = await manifestAt(request, url);
			const found = await Promise.all(
				icons.map(async ({ src, purpose }) => {
					const answer = await request.get(new URL(src, url).href);
					return `${sizeOfPng(await answer.body())} ${purpose ?? 'any'}`;
				})
			);
			expect(found).toEqual(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`));
			expect(found).toEqual(
				expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable'])
			);
		});

		test('the icons in the page are there', async ({ page }) => {
			await open(page);
			const links = await page.locator('link[rel~=icon], link[rel=apple-touch-icon]').all();
			expect(links).toHaveLength(2);
			for (const link of links) {
				const answer = await page.request.get((await link.getAttribute('href')) ?? '');
				expect(answer.headers()['content-type']).toMatch(/^image\//);
			}
		});

		test('a link into the app opens, and again with the server stopped', async ({ page, site }) => {
			await open(page, 'new/glastonbury');
			await readyOffline(page);
			await site.stop();
			await page.reload();
			const t = await wordsOf(page);
			await expect(page.getByRole('button', { name: t.startTable })).toBeVisible();
			await page.getByRole('link', { name: t.back }).click();
			await expect(page).toHaveURL(site.address);
		});
	});
}
