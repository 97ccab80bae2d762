import { en as t } from '../../src/lib/i18n/messages/en.ts';
import { cardButton, recordsOf, open, setUpTable } from './app.ts';
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

	await page.getByRole('button', { name: t.finish, exact: true }).click();
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
