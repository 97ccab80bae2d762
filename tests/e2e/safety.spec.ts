import { open, setUpTable } from './app.ts';
import { expect, test } from './fixtures.ts';

const markup = '<img src=x onerror=alert(1)>';

test('a name written as markup stays text', async ({ page }) => {
	const dialogs: string[] = [];
	page.on('dialog', (dialog) => {
		dialogs.push(dialog.message());
		void dialog.dismiss();
	});
	await setUpTable(page, { players: [markup, 'Борис'] });
	await open(page);
	await expect(page.getByText(`${markup} · Борис`)).toBeVisible();
	// Without the draft of the last table, whoever sat at it is offered again.
	await page.evaluate(() => sessionStorage.clear());
	await open(page, 'new/glastonbury');
	await expect(page.getByRole('button', { name: markup, exact: true })).toBeVisible();
	expect(await page.locator('img').count()).toBe(0);
	expect(dialogs).toEqual([]);
});

test('the page forbids scripts that are not its own', async ({ page, troubles }) => {
	await open(page);
	const policy = page.locator('meta[http-equiv=content-security-policy i]');
	await expect(policy).toHaveAttribute('content', /default-src 'self'/);
	await expect(policy).toHaveAttribute('content', /object-src 'none'/);
	await expect(policy).not.toHaveAttribute('content', /script-src[^;]*'unsafe-/);

	troubles.expect(/script-src|inline script/i);
	const hasRun = await page.evaluate(() => {
		const script = document.createElement('script');
		script.textContent = 'document.title = "broken in"';
		document.body.append(script);
		return document.title === 'broken in';
	});
	expect(hasRun).toBe(false);
});

test('zoom is never blocked', async ({ page }) => {
	await open(page);
	const viewport = page.locator('meta[name=viewport]');
	await expect(viewport).not.toHaveAttribute('content', /user-scalable|maximum-scale/);
});

test('what a finger meets is at least 48 pixels high', async ({ page }) => {
	for (const path of ['', 'new/glastonbury', 'settings', 'past', 'copy/glastonbury']) {
		await open(page, path);
		const small = await page
			.locator('main :is(button, a, input:not([type=radio]), summary), header :is(button, a)')
			.evaluateAll((elements) =>
				elements
					.filter((element) => element.checkVisibility() && element.closest('label') === null)
					.filter((element) => element.getBoundingClientRect().height < 48)
					.map((element) => element.outerHTML)
			);
		expect(small, `too small on /${path}`).toEqual([]);
	}
});
