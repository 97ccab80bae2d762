import { open, readyOffline, setUpTable } from './app.ts';
import { wordsOf } from './words.ts';
import { expect, test } from './fixtures.ts';
import { notFound } from './troubles.ts';

for (const path of ['', 'settings', 'past', 'new/glastonbury', 'copy/glastonbury']) {
	test(`/${path} opens with the server stopped`, async ({ page, site }) => {
		await open(page);
		await readyOffline(page);
		await site.stop();
		await open(page, path);
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	});
}

test('an unknown address says so with the server stopped', async ({ page, site, troubles }) => {
	troubles.expect(notFound);
	await open(page);
	await readyOffline(page);
	await site.stop();
	await open(page, 'no/such/page');
	const t = await wordsOf(page);
	await expect(page.getByRole('heading', { name: t.notFound })).toBeVisible();
	await page.getByRole('link', { name: t.toShelf }).click();
	await expect(page.getByRole('heading', { name: t.newTable })).toBeVisible();
});

test('a table can be set up and is kept with the server stopped', async ({ page, site }) => {
	await open(page);
	await readyOffline(page);
	await site.stop();
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	await page.reload();
	await open(page);
	await expect(page.getByRole('link', { name: 'Аня · Борис' })).toBeVisible();
});

test('“ready to work offline” is said once', async ({ page }) => {
	await open(page);
	const t = await wordsOf(page);
	const said = page.getByText(t.offlineReady);
	await expect(said).toBeVisible();
	await page.reload();
	await readyOffline(page);
	await expect(page.getByRole('heading', { name: t.newTable })).toBeVisible();
	await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
	await expect(said).toBeHidden();
});
