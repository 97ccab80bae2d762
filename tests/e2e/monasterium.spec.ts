import type { Locator, Page } from '@playwright/test';
import { finish, open, recordsOf, setUpTable } from './app.ts';
import { expect, test } from './fixtures.ts';
import { en as t } from './words.ts';

const press = async (page: Page, name: string | RegExp): Promise<void> =>
	await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const prestige = async (page: Page, name: string, points: number): Promise<void> =>
	await expect(
		page.getByRole('button', { name: new RegExp(`^Prestige of ${name}: ${points},`) })
	).toBeVisible();

/** A space picked before the last dice are recorded would not stay picked. */
const recorded = async (page: Page, act: string): Promise<void> =>
	await expect(page.getByRole('button', { name: new RegExp(`^${act} `) })).toHaveCount(0);

/** Dice onto a space: the number, and how many of which. */
async function place(page: Page, value: number, dice: string): Promise<void> {
	await press(page, new RegExp(`^Space ${value},`));
	await press(page, `Place ${dice} on ${value}`);
	await recorded(page, 'Place');
}

async function take(page: Page, value: number, dice: string): Promise<void> {
	await press(page, new RegExp(`^Space ${value},`));
	await press(page, `Take ${dice} from ${value}`);
	await recorded(page, 'Take');
}

/** All dice of a round of two players, placed and taken three by three. */
async function diceRound(page: Page, [first, second]: readonly [string, string]): Promise<void> {
	await expect(page.getByRole('heading', { name: `${first} rolls` })).toBeVisible();
	await place(page, 2, '5 neutral');
	await place(page, 3, '1 own and 5 neutral');
	// One die is left: the number alone is enough.
	await press(page, /^Space 2,/);
	await expect(page.getByRole('heading', { name: `${first} takes dice` })).toBeVisible();
	await take(page, 2, '1 own and 2 neutral');
	await expect(page.getByRole('heading', { name: `${first} acts: 3 dice` })).toBeVisible();
	await expect(page.getByText(`then ${second} takes dice`)).toBeVisible();
	await take(page, 3, '1 own and 2 neutral');
	await take(page, 2, '3 neutral');
	await take(page, 3, '3 neutral');
	await expect(page.getByText('All dice are used')).toBeVisible();
}

async function board(page: Page, part: string, name: string): Promise<Locator> {
	await press(page, `${part}: ${name}`);
	return page.getByRole('dialog');
}

async function close(page: Page): Promise<void> {
	await page.getByRole('dialog').getByRole('button', { name: t.close }).click();
	await expect(page.getByRole('dialog')).toBeHidden();
}

/** Tiles one by one, each as `row: monastery`: the next is laid when this one is in the window. */
async function lay(page: Page, ...tiles: readonly string[]): Promise<void> {
	for (const tile of tiles) {
		const [row = '', monastery = ''] = tile.split(': ');
		const light = page.getByRole('img', {
			name: new RegExp(`^Row ${row}, column \\d: Monastery ${monastery}$`)
		});
		await press(page, `Row ${row}: tile of Monastery ${monastery}`);
		await expect(light).toBeVisible();
	}
}

async function type(page: Page, number: number): Promise<void> {
	const pad = page.getByRole('group', { name: /^Keypad/ });
	for (const digit of String(number))
		await pad.getByRole('button', { name: digit, exact: true }).click();
	await pad.getByRole('button', { name: t.done, exact: true }).click();
}

test.describe('a tracked game', () => {
	test.use({ viewport: { width: 1180, height: 820 } });

	test('six rounds of two players with dice, missions in different years, a whole window, and the final scoring', async ({
		page
	}) => {
		test.slow();
		await setUpTable(page, { players: ['Roman', 'Vera'], game: 'monasterium' });
		await expect(page.getByText('Year 1, round 1 of 2')).toBeVisible();

		// Year 1: dice, a building, a chapel, a mission of which nobody knows the points.
		await diceRound(page, ['Roman', 'Vera']);
		let sheet = await board(page, 'Novices', 'Roman');
		await press(page, 'Row I, die 2');
		await expect(sheet.getByText('Refectory: 1 influence, 2 soup')).toBeVisible();
		await press(page, 'Monastery A, refectory');
		await press(page, 'Row III, die 1');
		await press(page, 'Monastery A, chapel');
		await expect(sheet.getByText('III · chapel · 2 influence')).toBeVisible();
		await close(page);
		await prestige(page, 'Roman', 1);
		await board(page, 'Missions', 'Roman');
		await press(page, 'Fulfilled: Mission A, left');
		await type(page, 10);
		await expect(page.getByText('Year 1, +10')).toBeVisible();
		await close(page);
		await press(page, 'Next round');
		await expect(page.getByText('Year 1, round 2 of 2')).toBeVisible();
		await expect(page.getByText('Vera rolls 6 dice')).toBeVisible();

		// A reload in the middle changes nothing.
		await place(page, 6, '2 neutral');
		await expect(page.getByText('Roman rolls 6 dice')).toBeVisible();
		await page.reload();
		await expect(page.getByText('Roman rolls 6 dice')).toBeVisible();
		await expect(page.getByRole('button', { name: /^Space 6,.*2 neutral/ })).toBeVisible();
		await press(page, 'The round is over');
		const steps = page.getByRole('dialog').getByRole('listitem');
		await expect(steps).toHaveText([/reroll/, /5 each/, /own dice/, /Roman/, /year 2/]);
		await press(page, 'Next round');
		// Dice are left on the board: that is asked about.
		await page.getByRole('dialog').getByRole('button', { name: t.yes, exact: true }).click();
		await expect(page.getByText('Year 2, round 1 of 2')).toBeVisible();

		// Year 2: gains in one tap, the same mission for less, a cloister that turns a tile over.
		await press(page, 'Vera: library, +3');
		await press(page, 'Vera: action “3 points”, +3');
		await prestige(page, 'Vera', 6);
		await board(page, 'Missions', 'Vera');
		await press(page, 'Fulfilled: Mission A, left');
		await type(page, 7);
		await close(page);
		await board(page, 'Novices', 'Roman');
		await press(page, 'Row IV, die 2');
		await press(page, 'Monastery A, cloister');
		await close(page);
		await diceRound(page, ['Roman', 'Vera']);
		await press(page, 'Next round');
		await expect(page.getByText('Year 2, round 2 of 2')).toBeVisible();
		await press(page, 'The round is over');
		await press(page, 'Next round');

		// Year 3: the window, whose second column has to be told once.
		await expect(page.getByText('Year 3, round 1 of 2')).toBeVisible();
		sheet = await board(page, 'Window', 'Roman');
		await lay(page, '1: A', '2: B');
		await expect(sheet.getByText('Take: 1 rosary or 1 soup')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Row 3: tile of Monastery A' })).toBeDisabled();
		await press(page, 'Row 3: tile of Monastery C');
		await type(page, 2);
		await expect(page.getByRole('img', { name: 'Row 3, column 1: Monastery C' })).toBeVisible();
		await lay(page, '1: B', '2: C');
		await press(page, 'Row 3: tile of Monastery D');
		await type(page, 3);
		await expect(page.getByRole('img', { name: 'Row 3, column 2: Monastery D' })).toBeVisible();
		await lay(page, '1: C', '2: D');
		await close(page);
		const before = 1 + 10 + 2 + 3 + 5 + 5;
		await prestige(page, 'Roman', before);
		await board(page, 'Window', 'Roman');
		await press(page, 'Row 3: tile of Monastery E');
		await close(page);
		// MON-85: the ninth tile brings 9.
		await prestige(page, 'Roman', before + 9);
		await press(page, 'The round is over');
		await press(page, 'Next round');
		await expect(page.getByText('Year 3, round 2 of 2')).toBeVisible();

		// If it ended now: one majority, one chapel, one in the cloister × one in the chapel × 2.
		const standing = page.getByRole('table');
		await expect(standing.getByRole('row', { name: /^Total/ })).toHaveText(/43\s*13/);
		await press(page, 'The round is over');
		await press(page, 'To the final scoring');
		await press(page, 'Tools: 1');
		await finish(page);
		await expect(page.getByRole('heading', { name: t.winner({ names: ['Roman'] }) })).toBeVisible();
		await expect(card(page, 'Who held which monastery')).toContainText('Roman');
		await expect(
			page.getByRole('img', { name: /Prestige through 6 rounds; at the end Roman 35, Vera 13/ })
		).toBeVisible();
		await expect(
			page.getByRole('img', { name: /^Roman, \d+: Buildings \+1, Window \+24/ })
		).toBeVisible();
	});
});

test('a column told once is known at the next table', async ({ page }) => {
	await setUpTable(page, { players: ['Ann', 'Bob'], game: 'monasterium' });
	await press(page, 'Ann: window column');
	await press(page, 'Column 1: enter points');
	await type(page, 2);
	await prestige(page, 'Ann', 2);
	await setUpTable(page, { players: ['Ann', 'Bob'], game: 'monasterium' });
	await press(page, 'Ann: window column');
	await press(page, 'Column 1: +2');
	await prestige(page, 'Ann', 2);
});

test('a described mission brings its points by itself', async ({ page }) => {
	await open(page, 'copy/monasterium');
	await press(page, /^Card A2/);
	await page.getByLabel('Novice 1').selectOption('Monastery B: chapel');
	await page.getByLabel('Novice 2').selectOption('Monastery B: buildings');
	await page.getByLabel('Novice 3').selectOption('Monastery C: buildings');
	await press(page, /^Enter: Points in year 1/);
	await type(page, 9);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: /^Card A2/ })).toContainText('points 9');
	await open(page, 'new/monasterium');
	await press(page, 'Chapel B, buildings B, buildings C');
	await press(page, t.startTable);
	await page.waitForURL('**/table/*');
	await press(page, /^Missions: /);
	const name = 'Fulfilled: chapel B, buildings B, buildings C, +9';
	await press(page, name);
	await expect(page.getByText('Year 1, +9')).toBeVisible();
});

test('a table that only wants prestige is asked about no dice', async ({ page }) => {
	await open(page, 'new/monasterium');
	await page.getByRole('switch', { name: /Track the dice/ }).uncheck();
	await setUpTable(page, { players: ['Ann', 'Bob'], game: 'monasterium' });
	await expect(page.getByRole('button', { name: /^Space/ })).toHaveCount(0);
	for (let round = 0; round < 6; round += 1) {
		await press(page, 'Ann: action “3 points”, +3');
		await press(page, 'The round is over');
		await press(page, round < 5 ? 'Next round' : 'To the final scoring');
	}
	await expect(page.getByRole('button', { name: /^Prestige on the track/ })).toContainText('18');
	// The button was far down the page; the count begins at its top.
	await page.waitForTimeout(400);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the back button closes a player’s board, and a point is one undo away', async ({ page }) => {
	await setUpTable(page, { players: ['Ann', 'Bob'], game: 'monasterium' });
	await board(page, 'Stock', 'Ann');
	await page.goBack();
	await expect(page.getByRole('dialog')).toBeHidden();
	await press(page, 'Ann: workshop, +2');
	await prestige(page, 'Ann', 2);
	await press(page, t.undo);
	await prestige(page, 'Ann', 0);
});

test('a long name does not make the table wider than a small phone, whatever the text size', async ({
	page
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await setUpTable(page, {
		players: ['Екатерина Константиновна Великая', 'Иннокентий-Владислав', 'Я'],
		game: 'monasterium'
	});
	for (const size of ['normal', 'huge']) {
		await page.evaluate((to) => (document.documentElement.dataset['textSize'] = to), size);
		expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBe(320);
	}
});

test('four players are scored in under 70 taps', async ({ page }) => {
	await open(page, 'new/monasterium');
	await page.getByRole('radio', { name: /Score only/ }).check();
	const players = ['Ann', 'Bob', 'Cid', 'Dan'];
	await setUpTable(page, { players, game: 'monasterium' });
	let taps = 0;
	const tap = async (target: Locator): Promise<void> => {
		await target.click();
		taps += 1;
	};
	const button = (name: string | RegExp): Locator =>
		page.getByRole('button', { name, exact: typeof name === 'string' });

	/** Prestige, novices as `A buildings 3`, tiles as `Soup: 2`; a whole game's worth of each. */
	const ends: readonly (readonly [number, readonly string[], readonly string[]])[] = [
		[
			58,
			[
				'A buildings 3',
				'A chapel 2',
				'A cloister 2',
				'B buildings 2',
				'C chapel 1',
				'D buildings 1'
			],
			['Soup: 2', 'Influence: 1', 'Books: 1']
		],
		[
			49,
			[
				'B buildings 3',
				'B chapel 1',
				'B cloister 1',
				'C buildings 2',
				'E buildings 2',
				'E chapel 1'
			],
			['Soup: 1', 'Tools: 2']
		],
		[
			61,
			[
				'C buildings 3',
				'C chapel 2',
				'C cloister 1',
				'D buildings 1',
				'D chapel 1',
				'A buildings 1'
			],
			['Rosaries: 1', 'Influence: 2', 'Tools: 1']
		],
		[
			44,
			[
				'D buildings 4',
				'D cloister 2',
				'D chapel 1',
				'E buildings 2',
				'E cloister 1',
				'B buildings 1'
			],
			['Soup: 3', 'Books: 2']
		]
	];
	for (const [at, [points, novices, tiles]] of ends.entries()) {
		if (at > 0) await tap(button(`Next: ${players[at] ?? ''}`));
		await tap(button(/^Prestige on the track/));
		const pad = page.getByRole('group', { name: /^Keypad/ });
		for (const digit of String(points))
			await tap(pad.getByRole('button', { name: digit, exact: true }));
		await tap(pad.getByRole('button', { name: t.done, exact: true }));
		for (const each of novices) {
			const [monastery = '', area = '', count = ''] = each.split(' ');
			const name = area.charAt(0).toUpperCase() + area.slice(1);
			await tap(button(`Monastery ${monastery}, ${name}: ${count}`));
		}
		for (const each of tiles) await tap(button(each));
	}
	await tap(button(t.finish));
	await page.waitForURL('**/result');
	console.info(`four players, score only: ${taps} taps`);
	expect(taps).toBeLessThan(70);
	const { rows } = await recordsOf(page);
	expect(rows).toHaveLength(4 + 24 + 10 + 1);
	// Cid: 61 prestige, C alone and nobody's D, chapels in two monasteries, 1 × 2 × 2, 1 + ⌊3 ÷ 2⌋.
	await expect(page.getByRole('listitem').filter({ hasText: 'Cid' }).first()).toContainText('75');
});
