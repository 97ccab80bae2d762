import type { Locator } from '@playwright/test';
import { en as t } from './words.ts';
import { cardButton, recordsOf, open, setUpTable, finish } from './app.ts';
import { expect, test } from './fixtures.ts';

test('what is entered survives a reload, can be undone and redone, and ends in a result', async ({
	page
}) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	const [two, three] = [cardButton(page, 'Blue I', 2), cardButton(page, 'Blue I', 3)];
	await two.click();
	await three.click();
	await expect(three).toHaveAttribute('aria-pressed', 'true');

	await page.reload();
	await expect(two).toHaveAttribute('aria-pressed', 'true');
	await page.getByRole('button', { name: t.undo, exact: true }).click();
	await expect(three).toHaveAttribute('aria-pressed', 'false');
	await page.getByRole('button', { name: t.redo, exact: true }).click();
	await expect(three).toHaveAttribute('aria-pressed', 'true');

	await finish(page);
	await expect(page).toHaveURL(/\/table\/[\w-]+\/result$/);
	await page.getByRole('link', { name: t.toShelf }).click();
	await expect(page.getByRole('heading', { name: t.pastTables })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Аня · Борис' })).toBeVisible();
});

test('what is shown is already in the database', async ({ page }) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	const card = cardButton(page, 'Orange II', 4);
	await card.click();
	await expect(card).toHaveAttribute('aria-pressed', 'true');
	expect(await recordsOf(page)).toMatchObject({
		rows: [{ seq: 1, body: { fact: { type: 'CardCounted', kind: 'orange-2', value: 4 } } }]
	});
});

test('two tabs show the same table', async ({ page, context }) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	const second = await context.newPage();
	await open(second, page.url());
	await cardButton(page, 'White I', 1).click();
	await expect(cardButton(second, 'White I', 1)).toHaveAttribute('aria-pressed', 'true');
	await cardButton(second, 'White I', 1).click();
	await expect(cardButton(page, 'White I', 1)).toHaveAttribute('aria-pressed', 'false');
});

test('a line in the middle of the log is cancelled and restored, and the rest stands', async ({
	page
}) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	for (const value of [1, 2, 3]) await cardButton(page, 'Blue I', value).click();
	await expect(page.getByRole('button', { name: /^Аня/ })).toContainText('6');

	await page.getByRole('button', { name: t.log, exact: true }).click();
	const line = 'Аня: Blue I, value 2';
	await page.getByRole('button', { name: t.logCancel({ line }) }).click();
	await expect(page.getByRole('listitem').filter({ hasText: line })).toContainText(t.logCancelled);
	// The back button closes the log, not the table.
	await page.goBack();
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(cardButton(page, 'Blue I', 2)).toHaveAttribute('aria-pressed', 'false');
	await expect(cardButton(page, 'Blue I', 3)).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByRole('button', { name: /^Аня/ })).toContainText('0');

	await page.getByRole('button', { name: t.log, exact: true }).click();
	await page.getByRole('button', { name: t.logRestore({ line }) }).click();
	await page.keyboard.press('Escape');
	await expect(cardButton(page, 'Blue I', 2)).toHaveAttribute('aria-pressed', 'true');
});

test('a forgotten card is added where it was forgotten, and undo takes it away', async ({
	page
}) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	for (const value of [1, 2, 3]) await cardButton(page, 'Blue I', value).click();
	const total = page.getByRole('button', { name: /^Аня/ });
	await expect(total).toContainText('6');
	const lines = page.getByRole('listitem');
	const log = page.getByRole('button', { name: t.log, exact: true });
	const line = 'Аня: Blue I, value 2';

	await log.click();
	await page.getByRole('button', { name: t.logAddBefore({ line }) }).click();
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(page.getByText(t.writingBefore({ line }))).toBeVisible();
	// The table as it was then, and the points as they are now.
	await expect(cardButton(page, 'Blue I', 1)).toHaveAttribute('aria-pressed', 'true');
	await expect(cardButton(page, 'Blue I', 2)).toHaveAttribute('aria-pressed', 'false');
	await expect(total).toContainText('6');

	await cardButton(page, 'Red I', 4).click();
	await expect(cardButton(page, 'Red I', 4)).toHaveAttribute('aria-pressed', 'true');
	await log.click();
	const cards = ['Blue I, value 3', 'Blue I, value 2', 'Red I, value 4', 'Blue I, value 1'];
	await expect(lines).toContainText(cards);
	await page.keyboard.press('Escape');

	await page.getByRole('button', { name: t.toLogEnd }).click();
	await expect(page.getByText(t.writingBefore({ line }))).toBeHidden();
	await expect(cardButton(page, 'Blue I', 3)).toHaveAttribute('aria-pressed', 'true');
	await page.getByRole('button', { name: t.undo, exact: true }).click();
	await expect(cardButton(page, 'Red I', 4)).toHaveAttribute('aria-pressed', 'false');
	await log.click();
	await expect(lines).toContainText(cards);
	await expect(lines.filter({ hasText: t.logCancelled })).toHaveText(/Red I, value 4/);
});

test('where one writes stays in sight, and nothing hides behind it', async ({ page }) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	await cardButton(page, 'Blue I', 1).click();
	const line = 'Аня: Blue I, value 1';
	await page.getByRole('button', { name: t.log, exact: true }).click();
	await page.getByRole('button', { name: t.logAddBefore({ line }) }).click();
	const banner = page.getByText(t.writingBefore({ line }));
	await expect(banner).toBeVisible();
	const bottomOf = async (what: Locator): Promise<number> => {
		const { y = 0, height = 0 } = (await what.boundingBox()) ?? {};
		return y + height;
	};
	for (const [width, height] of [
		[390, 844],
		[320, 568],
		[844, 390]
	] as const) {
		await page.setViewportSize({ width, height });
		await page.evaluate(() => scrollTo(0, 400));
		await expect(banner).toBeInViewport({ ratio: 1 });
		if (height < 480) continue;
		const players = page.getByRole('button', { name: /^Аня/ });
		const top = (await players.boundingBox())?.y ?? 0;
		expect(top).toBeGreaterThanOrEqual(
			await bottomOf(page.getByRole('button', { name: t.toLogEnd }))
		);
	}
});

test('an entry that robs later ones of their sense says so; a reload goes back to the end', async ({
	page
}) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	for (const value of [1, 2]) await cardButton(page, 'Blue I', value).click();
	await expect(cardButton(page, 'Blue I', 2)).toHaveAttribute('aria-pressed', 'true');
	const line = 'Аня: Blue I, value 1';
	await page.getByRole('button', { name: t.log, exact: true }).click();
	await page.getByRole('button', { name: t.logAddBefore({ line }) }).click();
	await cardButton(page, 'Blue I', 2).click();
	await expect(page.getByText(t.lostSense({ count: 1 }))).toBeVisible();
	await page.getByRole('button', { name: t.log, exact: true }).click();
	await expect(page.getByRole('listitem').first()).toContainText(t.logSenseless);

	await page.reload();
	await expect(cardButton(page, 'Blue I', 1)).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByText(t.writingBefore({ line }))).toBeHidden();
});

test('a card entered for a second player asks which of the two is right', async ({ page }) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	await cardButton(page, 'Red I', 4).click();
	await page.getByRole('button', { name: /^Борис/ }).click();
	const card = page.getByRole('button', { name: 'Red I, value 4, held by Аня' });

	await card.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Аня', exact: true }).click();
	await expect(card).toBeVisible();

	await card.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Борис', exact: true }).click();
	await expect(cardButton(page, 'Red I', 4)).toHaveAttribute('aria-pressed', 'true');
});

test('powder is proposed where it gains most, and can be laid elsewhere', async ({ page }) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	// Red is Аня's own colour: a lone 4 costs 8, and the orange pair would earn 7.
	await cardButton(page, 'Red I', 4).click();
	await cardButton(page, 'Orange I', 3).click();
	await cardButton(page, 'Orange I', 4).click();
	const total = page.getByRole('button', { name: /^Аня/ });
	await expect(total).toContainText('−8');
	await page.getByRole('button', { name: 'More: Magic powder' }).click();
	await expect(page.getByRole('radio', { name: /On Red I.*\+8.*the best/ })).toBeChecked();
	await expect(total).toContainText('0');

	await page.getByRole('radio', { name: /On Orange I.*\+7/ }).click();
	await expect(total).toContainText('−1');
	await page.reload();
	await expect(page.getByRole('radio', { name: /On Orange I/ })).toBeChecked();
});

test('equal totals share the victory, and the result says that this is our ruling', async ({
	page
}) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	await cardButton(page, 'White I', 1).click();
	await cardButton(page, 'White I', 2).click();
	await finish(page);
	const names = ['Аня', 'Борис'];
	await expect(page.getByRole('heading', { name: t.sharedVictory({ names }) })).toBeVisible();
	await expect(page.getByText(t.rulebookSilent)).toBeVisible();
});

test('the names of a table are offered for the next one', async ({ page }) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	await open(page, 'new/glastonbury');
	await page.evaluate(() => sessionStorage.clear());
	await page.reload();
	await page.getByRole('button', { name: 'Борис', exact: true }).click();
	await expect(page.getByLabel(t.nameOf({ seat: 1 }), { exact: true })).toHaveValue('Борис');
});

test('at 320 pixels, with long names and large text, nothing is wider than the screen', async ({
	page
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const long = 'Константин Константинопольский Третий';
	await setUpTable(page, { players: [long, `${long}!`, `${long}?`, 'Я'] });
	await page.evaluate(() => (document.documentElement.dataset['textSize'] = 'huge'));
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(width).toBeLessThanOrEqual(320);
});

test('the back button closes whatever lies over the table, and leaves the table', async ({
	page
}) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	await cardButton(page, 'Red I', 4).click();
	const address = page.url();
	const opened = [
		async () => await page.getByRole('button', { name: t.tableMenu }).click(),
		async () => await page.getByRole('button', { name: 'Enter: Magic powder' }).click(),
		async () => await page.getByRole('button', { name: t.finish, exact: true }).click(),
		async () => {
			await page.getByRole('button', { name: /^Борис/ }).click();
			await page.getByRole('button', { name: 'Red I, value 4, held by Аня' }).click();
		}
	];
	for (const opens of opened) {
		await opens();
		await expect(page.getByRole('dialog')).toBeVisible();
		await page.goBack();
		await expect(page.getByRole('dialog')).toBeHidden();
		expect(page.url()).toBe(address);
	}
	await page.getByRole('button', { name: t.tableMenu }).click();
	await page.getByRole('button', { name: t.deleteTable }).click();
	await page.getByRole('button', { name: t.deleteTable }).click();
	await expect(page.getByText(t.deleted)).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('heading', { name: 'Glastonbury' })).toBeHidden();
});

test('a count that looks unfinished is asked about', async ({ page }) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	await expect(page.getByRole('button', { name: t.finish, exact: true })).toBeHidden();
	await cardButton(page, 'Red I', 4).click();
	await page.getByRole('button', { name: t.finish, exact: true }).click();
	await expect(page.getByRole('dialog')).toContainText('Борис has no card yet.');
	await page.getByRole('button', { name: t.goOnCounting }).click();
	await expect(cardButton(page, 'Red I', 4)).toBeVisible();
});

test('undo works from the keyboard on a Russian layout too', async ({ page }) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	await cardButton(page, 'Red I', 4).click();
	await expect(cardButton(page, 'Red I', 4)).toHaveAttribute('aria-pressed', 'true');
	await page.evaluate(() =>
		dispatchEvent(new KeyboardEvent('keydown', { key: 'я', code: 'KeyZ', ctrlKey: true }))
	);
	await expect(cardButton(page, 'Red I', 4)).toHaveAttribute('aria-pressed', 'false');
});

test('what another tab enters never changes the player in this one', async ({ page, context }) => {
	await setUpTable(page, { players: ['Аня', 'Борис'] });
	const second = await context.newPage();
	await open(second, page.url());
	await second.getByRole('button', { name: /^Борис/ }).click();
	await cardButton(second, 'White I', 1).click();
	await expect(page.getByRole('button', { name: /White I, value 1, held by Борис/ })).toBeVisible();
	await expect(page.getByRole('button', { name: /^Аня/ })).toHaveAttribute('aria-pressed', 'true');
});
