import type { Locator, Page } from '@playwright/test';
import { fileOf, tableOf } from '../files.ts';
import { bringIn, open, readyOffline } from './app.ts';
import { expect, test } from './fixtures.ts';
import { button, evening, facts, nameOf, openNotebook, Owner, sheetOf } from './notebook.ts';
import { en as t } from './words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const four = ['Ann', 'Bob', 'Cid', 'Dan'];
const culprit = 'monk-21';

const cell = (page: Page, id: string): Locator => {
	const name = nameOf(id);
	return button(page, new RegExp(`^${name.charAt(0).toUpperCase()}${name.slice(1)}:`));
};
const deductions = (page: Page): Locator => button(page, /Open the deductions$/);

/** Opens a table with the first so many facts of the evening. */
async function openEvening(page: Page, lines: number): Promise<void> {
	const table = tableOf({
		id: 'evening',
		game: 'abbey',
		players: four,
		facts: evening.slice(0, lines)
	});
	await bringIn(page, fileOf(table));
	await open(page, 'table/evening');
	await button(page, /Ann’s notebook/).click();
}

async function choose(page: Page, level: string): Promise<void> {
	await deductions(page).click();
	await sheetOf(page).getByRole('radio', { name: level }).check();
	await button(sheetOf(page), t.close).click();
}

test('an evening recorded fact by fact ends with the culprit found', async ({ page }) => {
	test.setTimeout(240_000);
	await openNotebook(page, four);
	const owner = new Owner(page, four);
	for (const [at, event] of evening.entries())
		await test.step(`${at + 1}: ${event.type}`, () => owner.record(event));
	await expect(page.getByRole('button', { name: /^1 of 24 still suspect/ })).toBeVisible();
	await expect(cell(page, culprit)).toHaveAccessibleName(/Nobody else can be the culprit/);
});

test('a reason names the lines that are enough, and leads to each of them', async ({ page }) => {
	await openEvening(page, evening.length);
	const ruledOut = cell(page, 'monk-02');
	await expect(ruledOut).toHaveAccessibleName(/cannot be the culprit/);
	await ruledOut.click();
	const sheet = sheetOf(page);
	await expect(sheet.getByText('Why not the culprit?')).toBeVisible();
	const reasons = button(sheet, /^Show in the log:/);
	await expect(reasons).toHaveCount(6);
	await expect(sheet).toContainText('after the second mass');
	await reasons.last().click();
	const line = sheetOf(page).last().getByRole('listitem').and(page.locator('[aria-current]'));
	await expect(line).toContainText('Mass, Prime');
	await expect(line).toBeInViewport();
	await page.goBack();
	await expect(reasons).toHaveCount(6);
});

test('where a card can be, and why it is not elsewhere', async ({ page }) => {
	await openEvening(page, 16);
	await cell(page, 'monk-01').click({ button: 'right' });
	const sheet = sheetOf(page);
	await expect(sheet.getByText('Where the card can be')).toBeVisible();
	await button(sheet, 'With Ann: impossible. Why?').click();
	await expect(sheet.getByText('Why not with Ann?')).toBeVisible();
	await expect(button(sheet, /^Show in the log:/).first()).toBeVisible();
});

test('a wrong answer makes the log contradict itself, and is corrected in its place', async ({
	page
}) => {
	await openEvening(page, 16);
	const owner = new Owner(page, four);
	const traits = { order: 'franciscan' } as const;
	const left = deductions(page);
	await expect(left).toHaveAccessibleName(/^10 of 24/);
	await owner.record({ type: 'KindCounted', seat: 's4', traits, count: 3 });

	await expect(page.getByText('2 lines of the log cannot all be true')).toBeVisible();
	await button(page, 'Look').click();
	const sheet = sheetOf(page);
	await expect(sheet.getByRole('listitem')).toHaveText([
		/Dan answers: 1 Franciscan in hand/,
		/Dan answers: 3 Franciscans in hand/
	]);
	await button(sheet, /^Correct: Dan answers: 3/).click();
	await expect(sheet.getByText('Choose one trait or two')).toBeVisible();
	await page.goBack();
	await button(page, 'Leave it').click();
	await expect(page.getByText('2 lines of the log cannot all be true')).toBeVisible();
	await button(page, 'Look').click();
	await button(sheet, /^Correct: Dan answers: 3/).click();
	await button(sheet, 'Franciscan').click();
	await button(sheet, 'Dan: 1').click();
	await expect(page.getByText('cannot all be true')).toBeHidden();
	await expect(left).toHaveAccessibleName(/^10 of 24/);
	expect((await facts(page)).slice(-3)).toEqual([
		{ type: 'KindCounted', seat: 's4', traits, count: 3 },
		{ type: 'KindCounted', seat: 's4', traits, count: 1 },
		undefined
	]);
});

test('of facts that contradict each other either can be cancelled', async ({ page }) => {
	await openEvening(page, 16);
	const owner = new Owner(page, four);
	const traits = { order: 'franciscan' } as const;
	await owner.record({ type: 'KindCounted', seat: 's4', traits, count: 3 });
	await button(page, 'Look').click();
	await button(sheetOf(page), /^Cancel: Dan answers: 1/).click();
	await expect(sheetOf(page).getByText('Everything fits together again.')).toBeVisible();
});

test('with everything on: chances, advice, stakes, and a question before an odd answer', async ({
	page
}) => {
	await openEvening(page, 16);
	await choose(page, 'Everything');
	await expect(cell(page, 'monk-01')).toHaveAccessibleName(/a suspect, \d+%$/);
	await expect(button(page, /^Templar: \d left, \d+%$/)).toBeVisible();
	const advice = button(page, /^Worth asking\./);
	await advice.click();
	const sheet = sheetOf(page);
	await expect(sheet.getByText('Exact, if players pass their cards at random.')).toBeVisible();
	await sheet
		.getByText(/in hand\?$/)
		.first()
		.click();
	await expect(sheet.getByText(/left, most likely/).first()).toBeVisible();
	await expect(sheet.getByText(/Revelation “/).first()).toBeVisible();
	await button(sheet, t.close).click();

	const before = await facts(page);
	await button(page, 'How many').click();
	await button(sheet, 'Franciscan').click();
	await button(sheet, 'Dan: 4').click();
	await expect(sheet).toContainText('Record it all the same?');
	await button(sheet, t.cancel).click();
	expect(await facts(page)).toEqual(before);
});

test('who wants to think alone is left alone, also after a reload', async ({ page }) => {
	await openEvening(page, evening.length);
	await expect(deductions(page)).toHaveAccessibleName(/^1 of 24/);
	await choose(page, 'None');
	await expect(deductions(page)).toHaveAccessibleName(/^7 of 24/);
	await expect(cell(page, 'monk-02')).toHaveAccessibleName(/a suspect$/);
	await page.reload();
	await button(page, /Ann’s notebook/).click();
	await expect(deductions(page)).toHaveAccessibleName(/^7 of 24/);
});

test('nothing of it is left under the cover', async ({ page }) => {
	await openEvening(page, 16);
	await choose(page, 'Everything');
	await expect(button(page, /^Worth asking\./)).toBeVisible();
	await button(page, 'Cover').click();
	await expect(button(page, /Ann’s notebook/)).toBeVisible();
	const table = await page.locator('main').innerHTML();
	expect(table).not.toMatch(/Templar|Franciscan|∴|\d%|in hand/);
});

test('reasons offline, with the server stopped', async ({ page, site }) => {
	await openEvening(page, 28);
	await readyOffline(page);
	await page.reload();
	await site.stop();
	await page.reload();
	await button(page, /Ann’s notebook/).click();
	const last = evening.at(-1);
	if (last !== undefined) await new Owner(page, four).record(last);
	await expect(deductions(page)).toHaveAccessibleName(/^1 of 24/);
});
