import type { Locator, Page } from '@playwright/test';
import { open, setUpTable, finish } from './app.ts';
import { expect, test } from './fixtures.ts';
import { en as t } from './words.ts';

// A tablet that lies in the middle of the table.
test.use({ viewport: { width: 1180, height: 820 } });

const trio = ['Carl', 'Jacob', 'Sara'];
const press = async (page: Page, name: string | RegExp): Promise<void> =>
	await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const panel = (page: Page, name: string): Locator =>
	page.getByRole('region', { name, exact: true });

/** A bid or a pass as one tap, once it is this player's turn. */
async function call(page: Page, name: string, button: string): Promise<void> {
	await panel(page, name).getByRole('button', { name: button, exact: true }).click();
}

async function toTheAuctions(page: Page, players: readonly string[]): Promise<void> {
	await setUpTable(page, { players, game: 'biblios' });
	await press(page, 'On to the auctions');
	await expect(page.getByText('Auction 1 of 18')).toBeVisible();
}

test('the rulebook’s auction: 1, pass, 3, 4, pass, paid with 2 + 3', async ({ page }) => {
	await toTheAuctions(page, trio);
	await press(page, 'Forbidden tome 2');
	await expect(page.getByText('Bids are in gold')).toBeVisible();
	await call(page, 'Jacob', 'Bid 1 gold');
	await call(page, 'Sara', 'Pass');
	await call(page, 'Carl', 'Bid 3 gold');
	await call(page, 'Jacob', 'Bid 4 gold');
	await call(page, 'Carl', 'Pass');
	await press(page, 'Paid 5 gold');
	await expect(page.getByText('Auction 2 of 18')).toBeVisible();
	await expect(page.getByText('Jacob turns over a card')).toBeVisible();

	await press(page, 'Bid log');
	const log = page.getByRole('dialog');
	await expect(log.getByRole('row', { name: /Jacob/ })).toHaveText(/Jacob\s*5\s*0\s*1\s*0/);
	await expect(log.getByText('Jacob, for 5 gold')).toBeVisible();
});

for (const fine of ['Gives everyone a card', 'Medieval bluff']) {
	test(`who cannot pay is fined (${fine}), and the card is auctioned without them`, async ({
		page
	}) => {
		await open(page, 'new/biblios');
		await page.getByRole('radio', { name: new RegExp(fine) }).check();
		await toTheAuctions(page, trio);
		await press(page, 'Gold 3');
		await expect(page.getByText('Bids are in cards')).toBeVisible();
		await call(page, 'Jacob', 'Bid 3 cards');
		await call(page, 'Sara', 'Pass');
		await call(page, 'Carl', 'Pass');
		await press(page, 'Cannot or will not pay');
		await expect(panel(page, 'Jacob')).toContainText('fined, out');

		// Sara passed before the fine, and may bid again.
		await call(page, 'Sara', 'Bid 1 card');
		await call(page, 'Carl', 'Pass');
		await press(page, 'Paid 1 card');
		await expect(page.getByText('Auction 2 of 18')).toBeVisible();
		await press(page, t.log);
		await expect(page.getByRole('dialog').getByText(/Jacob.*fine|Fine.*Jacob/i)).toBeVisible();
	});
}

test('a wrong tap is one undo away, and the order is right again', async ({ page }) => {
	await toTheAuctions(page, trio);
	await press(page, 'Monk 4');
	await call(page, 'Jacob', 'Bid 2 gold');
	await call(page, 'Sara', 'Pass');
	await press(page, t.undo);
	await expect(panel(page, 'Sara').getByRole('button', { name: 'Bid 3 gold' })).toBeVisible();
});

test('a church card that is won moves the dice at once', async ({ page }) => {
	await toTheAuctions(page, trio);
	await press(page, '−1 on two dice');
	await call(page, 'Jacob', 'Bid 1 gold');
	await call(page, 'Sara', 'Pass');
	await call(page, 'Carl', 'Pass');
	await press(page, 'Paid 1 gold');
	await expect(page.getByRole('heading', { name: 'Church card: Jacob' })).toBeVisible();
	await press(page, 'Holy books −1');
	await press(page, 'Pigments −1');
	await expect(page.getByRole('button', { name: 'Holy books: 2', exact: true })).toBeVisible();
	await expect(page.getByText('Auction 2 of 18')).toBeVisible();
	await press(page, 'Pigments: 2');
	await expect(page.getByRole('dialog')).toContainText('2: Jacob, −1 on two dice');
});

test('the clock survives a reload, paused with the time it had', async ({ page }) => {
	await open(page, 'new/biblios');
	await page.getByRole('radio', { name: '60 s' }).check();
	await toTheAuctions(page, trio);
	await press(page, 'Monk 2');
	await press(page, 'Start the clock');
	await expect(page.locator('svg text', { hasText: /^58$/ })).toBeVisible();
	await page.reload();
	await expect(page.getByRole('button', { name: 'Start the clock' })).toBeVisible();
	const left = Number(await page.locator('svg text').innerHTML());
	expect(left).toBeGreaterThan(50);
	expect(left).toBeLessThan(59);
	await page.waitForTimeout(1200);
	expect(Number(await page.locator('svg text').innerHTML())).toBe(left);
});

test('time that is up is a pass where the table wants it so, and the clock can be hidden', async ({
	page
}) => {
	await open(page, 'new/biblios');
	await page.getByRole('radio', { name: '5 s', exact: true }).check();
	await page.getByRole('radio', { name: 'It is a pass' }).check();
	await toTheAuctions(page, trio);
	await press(page, 'Monk 2');
	await press(page, 'Start the clock');
	await expect(panel(page, 'Jacob')).toContainText('passed', { timeout: 8000 });
	// The clock runs on for the next one by itself.
	await expect(panel(page, 'Sara')).toContainText('passed', { timeout: 8000 });

	await press(page, 'The auction room');
	await page.getByRole('switch', { name: 'Show the clock' }).uncheck();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: /the clock$/ })).toBeHidden();
});

test('around the tablet every panel faces its side, and can be turned', async ({ page }) => {
	await toTheAuctions(page, trio);
	await press(page, 'Monk 2');
	await press(page, 'The auction room');
	await page.getByRole('switch', { name: /Around the tablet/ }).check();
	await page.keyboard.press('Escape');
	const turnOf = async (name: string): Promise<string> =>
		await panel(page, name).evaluate((element) =>
			getComputedStyle(element.parentElement ?? element).getPropertyValue('--turn')
		);
	expect([await turnOf('Carl'), await turnOf('Jacob'), await turnOf('Sara')]).toEqual([
		'0deg',
		'90deg',
		'270deg'
	]);
	await press(page, 'Turn the panel of Sara');
	// No side has room for two: Carl goes where Sara was.
	expect([await turnOf('Sara'), await turnOf('Carl')]).toEqual(['0deg', '270deg']);
	await call(page, 'Jacob', 'Bid 3 gold');
	await expect(panel(page, 'Sara').getByRole('button', { name: 'Pass' })).toBeVisible();
	await page.reload();
	expect(await turnOf('Jacob')).toBe('90deg');
	await call(page, 'Sara', 'Pass');
});

test('four players, a tie of three narrowed to two by gold, decided by the monks', async ({
	page
}) => {
	await open(page, 'new/biblios');
	await page.getByRole('radio', { name: /Score only/ }).check();
	await page.getByRole('radio', { name: /^Abbatstvo/ }).check();
	await setUpTable(page, { players: ['Ann', 'Bob', 'Cid', 'Dan'], game: 'biblios' });
	const count = async (name: string, cards: readonly string[]): Promise<void> => {
		await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
		for (const card of cards) await press(page, card);
	};
	// One tap a card. Three dice of 3: one for each of Ann, Bob and Cid.
	await count('Ann', ['Pigments, add 4', 'Monks, add 2']);
	await count('Bob', ['Holy books, add 2', 'Monks, add 3']);
	await count('Cid', ['Manuscripts, add 2']);
	await count('Dan', ['Monks, add 4', 'Monks, add 2']);
	// Dan has the monks: their die shows 1.
	await press(page, 'Monks: 3');
	await press(page, 'Monks: 1');
	for (const name of ['Ann', 'Bob']) {
		await page.getByRole('button', { name: new RegExp(`^${name}\\W*\\d`) }).click();
		await press(page, 'More: Gold 1');
		await press(page, 'More: Gold 3');
	}
	await press(page, 'Cid: no gold');
	await finish(page);
	await expect(page.getByRole('heading', { name: t.winner({ names: ['Bob'] }) })).toBeVisible();
	await expect(page.getByRole('region', { name: t.tieBreak })).toContainText(t.decidedHere);
	await page.getByRole('slider', { name: 'Manuscripts' }).fill('5');
	await expect(page.getByText('Victory: Cid.')).toBeVisible();
});

test('where letters decide a category they are asked for, in the edition’s alphabet', async ({
	page
}) => {
	await open(page, 'new/biblios');
	await page.getByRole('radio', { name: /Score only/ }).check();
	await page.getByRole('radio', { name: /^Abbatstvo/ }).check();
	await setUpTable(page, { players: ['Carl', 'Sara'], game: 'biblios' });
	for (const value of [2, 3, 4]) await press(page, `Monks, add ${value}`);
	await page.getByRole('button', { name: /^Sara/ }).click();
	for (const value of [2, 3, 4]) await press(page, `Monks, add ${value}`);
	await expect(page.getByRole('heading', { name: 'A tie in Monks' })).toBeVisible();
	await page.getByRole('group', { name: 'Carl' }).getByRole('button', { name: 'В' }).click();
	await page.getByRole('group', { name: 'Sara' }).getByRole('button', { name: 'Б' }).click();
	await expect(page.getByRole('button', { name: /^Sara/ })).toContainText('3');
	await expect(page.getByText(/Б.*В|В.*Б/).first()).toBeVisible();
});

test('what a tie asks for never moves the buttons that are being tapped', async ({ page }) => {
	await open(page, 'new/biblios');
	await page.getByRole('radio', { name: /Score only/ }).check();
	await setUpTable(page, { players: ['Carl', 'Sara'], game: 'biblios' });
	await press(page, 'Pigments, add 3');
	await page.getByRole('button', { name: /^Sara/ }).click();
	const button = page.getByRole('button', { name: 'Pigments, add 3' });
	const before = await button.boundingBox();
	await button.click();
	await expect(page.getByRole('heading', { name: 'A tie in Pigments' })).toBeVisible();
	expect(await button.boundingBox()).toEqual(before);
});

test('a long name does not make the room wider than a phone', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await toTheAuctions(page, ['Екатерина Константиновна Великая', 'Иннокентий-Владислав', 'Я']);
	await press(page, 'Monk 2');
	for (const size of ['normal', 'huge']) {
		await page.evaluate((to) => (document.documentElement.dataset['textSize'] = to), size);
		expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBe(390);
	}
});

test('no hand is known before the count: the result cannot be opened from the auctions', async ({
	page
}) => {
	await toTheAuctions(page, trio);
	await expect(page.getByRole('button', { name: t.finish, exact: true })).toBeHidden();
	await page.goto(`${page.url()}/result`);
	await expect(page.getByText('Auction 1 of 18')).toBeVisible();
});
