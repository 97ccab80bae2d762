import type { Locator, Page } from '@playwright/test';
import { finish, open, setUpTable } from './app.ts';
import { expect, test } from './fixtures.ts';
import { button, facts, openNotebook, sheetOf } from './notebook.ts';
import { en as t } from './words.ts';

// A phone in the owner's hand.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const five = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'];
/** Taps one button after the other and expects that just then one more fact stands in the log. */
async function recordBy(page: Page, taps: readonly Locator[]): Promise<unknown> {
	const before = (await facts(page)).length;
	for (const tap of taps) await tap.click();
	await expect.poll(async () => (await facts(page)).length).toBe(before + 1);
	await expect(sheetOf(page)).toBeHidden();
	return (await facts(page)).at(-1);
}

/** Three taps do, and one for each further card or trait that is named. */
const allowed = (named: number): number => 3 + Math.max(0, named - 1);

test('one fact of each kind, each in three taps and one for every further card or trait', async ({
	page
}) => {
	await openNotebook(page, five);
	const dock = page.getByRole('group', { name: 'What happened' });
	const sheet = sheetOf(page);
	const more = button(dock, 'More');
	const suspect = (name: string): Locator => button(sheet, name);

	const kinds: readonly {
		readonly fact: Readonly<Record<string, unknown>>;
		readonly taps: readonly Locator[];
		/** How many cards and traits are named. */
		readonly named: number;
	}[] = [
		{
			fact: { type: 'HandDealt', cards: ['monk-01', 'monk-02', 'monk-09', 'monk-17'] },
			taps: [
				button(page, 'Enter my starting hand'),
				suspect('hooded bearded fat Templar'),
				suspect('hooded bearded thin Templar'),
				suspect('hooded bearded fat Franciscan'),
				suspect('hooded bearded fat Benedictine')
			],
			named: 4
		},
		{
			fact: { type: 'CardDrawn', seat: 's1', card: 'monk-03' },
			taps: [button(dock, 'Parlor'), button(sheet, 'Ann'), suspect('hooded shaven fat Templar')],
			named: 1
		},
		{
			fact: { type: 'CardDrawn', seat: 's2' },
			taps: [button(dock, 'Parlor'), button(sheet, 'Bob')],
			named: 0
		},
		{
			fact: { type: 'CardTaken', seat: 's1', from: 's3', card: 'monk-10' },
			taps: [
				button(dock, 'Took'),
				button(sheet, 'Ann took a card from Cid'),
				suspect('hooded bearded thin Franciscan')
			],
			named: 1
		},
		{
			fact: { type: 'CardTaken', seat: 's4', from: 's1', card: 'monk-02' },
			taps: [
				button(dock, 'Took'),
				button(sheet, 'Dan took a card from Ann'),
				suspect('hooded bearded thin Templar')
			],
			named: 1
		},
		{
			fact: { type: 'CardTaken', seat: 's5', from: 's2' },
			taps: [button(dock, 'Took'), button(sheet, 'Eve took a card from Bob')],
			named: 0
		},
		{
			fact: { type: 'IntruderCaught', seat: 's1', intruder: 's4', card: 'monk-02' },
			taps: [more, button(sheet, 'Intruder caught'), button(sheet, 'Ann caught Dan')],
			named: 1
		},
		{
			fact: { type: 'CardGiven', seat: 's2', to: 's3' },
			taps: [more, button(sheet, 'Card handed over'), button(sheet, 'Bob gave Cid a card')],
			named: 0
		},
		{
			fact: { type: 'MassHeld', count: 1, gave: ['monk-01'], got: ['monk-24'] },
			taps: [
				button(dock, 'Mass'),
				button(sheet, '1'),
				suspect('hooded bearded fat Templar'),
				suspect('bareheaded shaven thin Benedictine')
			],
			named: 2
		},
		{
			fact: {
				type: 'CardShown',
				seat: 's2',
				to: 's1',
				traits: { order: 'templar', beard: 'bearded' },
				card: 'monk-05'
			},
			taps: [
				button(dock, 'Showed'),
				button(sheet, 'Templar'),
				button(sheet, 'Bearded'),
				button(sheet, 'Bob showed Ann a card'),
				suspect('bareheaded bearded fat Templar')
			],
			named: 3
		},
		{
			fact: { type: 'CardShown', seat: 's3', to: 's4', traits: { hood: 'hooded' } },
			taps: [
				button(dock, 'Showed'),
				button(sheet, 'Hooded'),
				button(sheet, 'Cid showed Dan a card')
			],
			named: 1
		},
		{
			fact: {
				type: 'NoneShown',
				seat: 's5',
				to: 's1',
				traits: { order: 'templar', build: 'fat' }
			},
			taps: [
				button(dock, 'Has none'),
				button(sheet, 'Templar'),
				button(sheet, 'Fat'),
				button(sheet, 'Eve, asked by Ann, has none')
			],
			named: 2
		},
		{
			fact: { type: 'KindCounted', seat: 's2', traits: { beard: 'shaven' }, count: 1 },
			taps: [button(dock, 'How many'), button(sheet, 'Shaven'), button(sheet, 'Bob: 1')],
			named: 1
		},
		{
			fact: { type: 'HoldingTold', seat: 's3', suspect: 'monk-12', isHeld: false },
			taps: [
				button(dock, 'Holds?'),
				suspect('hooded shaven thin Franciscan'),
				button(sheet, 'Cid does not have it')
			],
			named: 1
		},
		{
			fact: { type: 'CrossedCounted', seat: 's4', traits: { order: 'benedictine' }, count: 5 },
			taps: [button(dock, 'Crossed'), button(sheet, 'Benedictine'), button(sheet, 'Dan: 5')],
			named: 1
		},
		{
			fact: { type: 'SilenceKept', seat: 's5' },
			taps: [more, button(sheet, 'A vow of silence'), button(sheet, 'Eve')],
			named: 0
		},
		{
			fact: { type: 'SuspectCleared', suspect: 'monk-13' },
			taps: [
				more,
				button(sheet, 'A suspect cleared by a card'),
				suspect('bareheaded bearded fat Franciscan')
			],
			named: 1
		},
		{
			fact: { type: 'HandCounted', seat: 's2', count: 3 },
			taps: [button(page, /^Hands:/), button(sheet, 'Bob: 3')],
			named: 0
		},
		{
			fact: { type: 'CardDrawn', seat: 's3' },
			taps: [button(dock, 'Parlor'), button(sheet, 'Cid')],
			named: 0
		},
		{
			fact: { type: 'AccusationMade', seat: 's3', suspect: 'monk-06', shownBy: 's4' },
			taps: [
				button(dock, 'Accused'),
				suspect('bareheaded bearded thin Templar'),
				button(sheet, 'Cid accused, Dan showed the card')
			],
			named: 1
		}
	];
	for (const { fact, taps, named } of kinds) {
		await test.step(String(fact['type']), async () => {
			expect(taps.length).toBeLessThanOrEqual(allowed(named));
			expect(await recordBy(page, taps)).toEqual(fact);
		});
	}

	await test.step('a note in words', async () => {
		await more.click();
		await button(sheet, 'A note in words').click();
		await sheet.getByRole('textbox').fill('Bob is going to the chapter house');
		await button(sheet, t.done).click();
		await expect(sheet).toBeHidden();
		expect((await facts(page)).at(-1)).toMatchObject({ type: 'NoteWritten' });
	});
});

test('all suspects are on one screen, and nothing has to be scrolled', async ({ page }) => {
	await openNotebook(page, five);
	const cells = page.getByRole('button', { name: /: a suspect$/ });
	await expect(cells).toHaveCount(24);
	for (const cell of await cells.all()) {
		await expect(cell).toBeInViewport({ ratio: 1 });
		const box = await cell.boundingBox();
		expect(box?.height).toBeGreaterThanOrEqual(48);
	}
	expect(
		await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
	).toBeLessThanOrEqual(0);
});

test('a tap crosses out, another takes it back, a long press tells more', async ({ page }) => {
	await openNotebook(page, five);
	const cell = button(page, /^Hooded bearded fat Templar/);
	await cell.click();
	await expect(cell).toHaveAccessibleName(/crossed out by hand/);
	await expect(page.getByLabel('23 of 24 still suspect')).toBeVisible();
	await cell.click();
	await expect(cell).toHaveAccessibleName(/a suspect$/);
	await cell.click({ delay: 700 });
	await button(sheetOf(page), 'Prime suspect').click();
	await sheetOf(page).getByLabel('Note').fill('Always late for mass');
	await sheetOf(page).getByLabel('Name on the card').fill('Sergio');
	await button(sheetOf(page), t.close).click();
	await expect(button(page, /^Sergio: your prime suspect/)).toBeVisible();
	await page.reload();
	await button(page, /Ann’s notebook/).click();
	await button(page, /^Sergio: your prime suspect/).click({ button: 'right' });
	await expect(sheetOf(page).getByLabel('Note')).toHaveValue('Always late for mass');
});

test('the roster is filled in on the way to the table, which plays with it', async ({ page }) => {
	await open(page, 'new/abbey');
	await page.getByRole('link', { name: t.yourCopy }).click();
	await button(page, /^Suspect 1:/).click();
	await sheetOf(page).getByRole('textbox').fill('Sergio');
	await button(sheetOf(page), /^Father/).click();
	await button(sheetOf(page), /^Thin/).click();
	await button(sheetOf(page), t.close).click();
	await page.getByRole('link', { name: t.back }).click();
	await setUpTable(page, { players: five, game: 'abbey' });
	await button(page, /Ann’s notebook/).click();
	await expect(button(page, /^Father Sergio: a suspect/)).toBeVisible();
	await expect(button(page, 'Thin: 13 left')).toBeVisible();

	// What is corrected later is for the next tables.
	await open(page, 'copy/abbey');
	await button(page, /^Sergio:/).click();
	await button(sheetOf(page), /^Fat$/).click();
	await page.goBack();
	await page.goBack();
	await button(page, /Ann’s notebook/).click();
	await expect(button(page, 'Thin: 13 left')).toBeVisible();
});

test('a mark that disagrees with the log is shown as such', async ({ page }) => {
	await openNotebook(page, five);
	const dock = page.getByRole('group', { name: 'What happened' });
	await button(page, /^Hooded shaven fat Templar/).click({ button: 'right' });
	await button(sheetOf(page), 'Prime suspect').click();
	await button(sheetOf(page), t.close).click();
	await recordBy(page, [
		button(dock, 'More'),
		button(sheetOf(page), 'A suspect cleared by a card'),
		button(sheetOf(page), 'hooded shaven fat Templar')
	]);
	const cell = button(page, /^Hooded shaven fat Templar/);
	await expect(cell).toContainText('!');
	await cell.click();
	await expect(sheetOf(page).locator('.conflict')).toBeVisible();
});

test('the cover hides everything at once, and so does a phone laid on its face', async ({
	page
}) => {
	await openNotebook(page, five);
	await recordBy(page, [
		button(page, 'Enter my starting hand'),
		...['hooded bearded fat Templar', 'hooded bearded thin Templar'].map((name) =>
			button(sheetOf(page), name)
		),
		...['hooded bearded fat Franciscan', 'hooded bearded fat Benedictine'].map((name) =>
			button(sheetOf(page), name)
		)
	]);
	const secrets = /Templar|Franciscan|Benedictine|mine/;
	await button(page, 'Cover').click();
	await expect(button(page, /Ann’s notebook/)).toBeVisible();
	expect(await page.locator('body').innerHTML()).not.toMatch(secrets);
	await button(page, t.log).click();
	await expect(sheetOf(page)).toContainText('notebook');
	expect(await page.locator('body').innerHTML()).not.toMatch(secrets);
	await button(sheetOf(page), t.close).click();

	await button(page, /Ann’s notebook/).click();
	await button(page, t.log).click();
	await expect(sheetOf(page)).toContainText('hooded bearded fat Templar');
	await button(sheetOf(page), t.close).click();
	await page.evaluate(() =>
		dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta: 178, gamma: 2 }))
	);
	await expect(button(page, /Ann’s notebook/)).toBeVisible();
	expect(await page.locator('body').innerHTML()).not.toMatch(secrets);
});

test('what is typed is kept, however the sheet is closed', async ({ page }) => {
	await openNotebook(page, five);
	const cell = button(page, /^Hooded bearded fat Templar/);
	const note = sheetOf(page).getByLabel('Note');
	await cell.click({ button: 'right' });
	await note.fill('By Escape');
	await page.keyboard.press('Escape');
	await cell.click({ button: 'right' });
	await expect(note).toHaveValue('By Escape');
	await note.fill('By the back button');
	await page.goBack();
	await cell.click({ button: 'right' });
	await expect(note).toHaveValue('By the back button');
	await page.goBack();

	await button(page, 'More').click();
	await button(sheetOf(page), 'A note in words').click();
	await sheetOf(page).getByRole('textbox').fill('Eve is in a hurry');
	await page.goBack();
	await button(page, t.log).click();
	await expect(sheetOf(page)).toContainText('Eve is in a hurry');
});

test('covered, the table is told nothing and can record what everybody sees', async ({ page }) => {
	await openNotebook(page, five);
	const dock = page.getByRole('group', { name: 'What happened' });
	const sheet = sheetOf(page);
	await recordBy(page, [
		button(dock, 'Parlor'),
		button(sheet, 'Ann'),
		button(sheet, 'hooded shaven fat Templar')
	]);
	await button(page, t.undo).click();
	await expect(page.getByText(/Undone:.*Templar/)).toBeVisible();
	await button(page, 'Cover').click();
	expect(await page.locator('body').innerHTML()).not.toContain('Templar');

	await button(page, 'Table').click();
	await recordBy(page, [button(page, 'Parlor'), button(sheet, 'Bob')]);
	await button(page, 'Parlor').click();
	await button(sheet, 'Ann').click();
	await expect(sheet).toContainText('Open the notebook first');
	await button(sheet, 'Record without the card').click();
	await expect.poll(async () => (await facts(page)).length).toBe(4);
	expect((await facts(page)).at(-1)).toEqual({ type: 'CardDrawn', seat: 's1' });

	// The notebook is open behind the table, and the table still reads only what it may.
	await button(page, 'Notebook').click();
	await button(page, /Ann’s notebook/).click();
	await recordBy(page, [
		button(dock, 'Took'),
		button(sheet, 'Ann took a card from Bob'),
		button(sheet, 'hooded shaven fat Templar')
	]);
	await button(page, 'Table').click();
	await button(page, t.undo).click();
	await expect(page.getByText(/^Undone:/)).toBeVisible();
	await expect(page.getByText(/Undone:.*Templar/)).toBeHidden();
});

test('a hand that was counted otherwise is noticed, and put right where something was forgotten', async ({
	page
}) => {
	await openNotebook(page, five);
	const dock = page.getByRole('group', { name: 'What happened' });
	const sheet = sheetOf(page);
	await recordBy(page, [button(dock, 'Took'), button(sheet, 'Bob took a card from Cid')]);
	await recordBy(page, [button(page, /^Hands:/), button(sheet, 'Dan: 5')]);
	await expect(page.getByText('Dan has 5 cards, the log says 4')).toBeVisible();

	await button(page, t.log).click();
	await button(sheet, /^Add before:.*Bob/).click();
	await expect(page.getByText(/^Writing before/)).toBeVisible();
	await recordBy(page, [button(dock, 'Parlor'), button(sheet, 'Dan')]);
	await button(page, t.toLogEnd).click();
	await expect(page.getByText('Dan has 5 cards, the log says 4')).toBeHidden();
	await expect(button(page, 'Hands: Ann 4, Bob 5, Cid 3, Dan 5, Eve 4')).toBeVisible();
});

test('turns, the bell, penance and mass follow each other by themselves', async ({ page }) => {
	await openNotebook(page, five);
	await button(page, 'Table').click();
	await button(page, /^Bob/).click();
	await button(sheetOf(page), 'By common consent').click();
	const whose = page.locator('#turn');
	const endTurn = async (): Promise<void> => {
		const now = await whose.innerText();
		await button(page, 'Turn over').click();
		await expect(whose).not.toHaveText(now);
	};
	await endTurn();
	await expect(whose).toHaveText('Cid');
	for (let turn = 0; turn < 3; turn += 1) await endTurn();
	await expect(page.getByLabel('The bell is on 2')).toBeVisible();
	for (let turn = 0; turn < 15; turn += 1) await endTurn();
	await expect(page.getByText('Ann calls everyone to mass')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Matins' })).toBeVisible();
	await button(page, 'Hold mass').click();
	await button(sheetOf(page), '2').click();
	await button(sheetOf(page), 'Do not note my cards').click();
	await expect(page.getByRole('heading', { name: 'Eve' })).toBeVisible();
	await expect(page.getByText('Lauds after 4 more rounds.')).toBeVisible();
});

test('a revelation that was made before is refused, and the evening is scored', async ({
	page
}) => {
	await openNotebook(page, five);
	await button(page, 'Table').click();
	const reveal = async (value: string, who: string): Promise<void> => {
		await button(page, 'Revelation').click();
		await button(sheetOf(page), value).click();
		await button(sheetOf(page), who).click();
	};
	await reveal('Templar', 'Ann');
	await expect(page.getByText('Ann: the culprit is a Templar')).toBeVisible();
	await reveal('Templar', 'Bob');
	await expect(page.getByRole('heading', { name: t.noticeTitle })).toBeVisible();
	await button(sheetOf(page), t.close).click();
	await reveal('Franciscan', 'Bob');
	await reveal('Novice', 'Cid');
	expect(await facts(page)).toHaveLength(3);

	await button(page, 'Accusation').click();
	await button(sheetOf(page), 'hooded bearded thin Templar').click();
	await button(sheetOf(page), /^Dan accused, nobody/).click();
	// The log has cards in the parlor: the table knows better.
	await button(sheetOf(page), t.yes).click();
	await page.getByRole('radio', { name: 'Novice' }).click();
	await finish(page);
	await expect(page.getByRole('heading', { name: 'Dan won' })).toBeVisible();
	const totals = page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 3 }) });
	await expect(totals.filter({ hasText: 'Dan' }).first()).toContainText('4');
	await expect(totals.filter({ hasText: 'Bob' }).first()).toContainText('−1');
});

test('only the score: revelations, accusations, culprit; a series adds up', async ({ page }) => {
	for (let game = 0; game < 2; game += 1) {
		await open(page, 'new/abbey');
		await page.getByRole('radio', { name: new RegExp(t.depthScore) }).check();
		await setUpTable(page, { players: ['Ann', 'Bob', 'Cid'], game: 'abbey' });
		await button(page, 'Revelation').click();
		await button(sheetOf(page), 'Bearded').click();
		await button(sheetOf(page), 'Ann').click();
		await button(page, 'Accusation').click();
		await button(sheetOf(page), 'hooded bearded thin Templar').click();
		await button(sheetOf(page), 'Bob').click();
		await button(page, 'Name the culprit').click();
		await button(sheetOf(page), 'hooded bearded thin Templar').click();
		await finish(page);
		await expect(page.getByRole('heading', { name: 'Bob won' })).toBeVisible();
	}
	await expect(page.getByRole('row', { name: /Bob/ })).toHaveText(/1\. Bob\s*4\s*4\s*8/);
	await expect(page.getByRole('row', { name: /Ann/ })).toHaveText(/2\. Ann\s*2\s*2\s*4/);
});
