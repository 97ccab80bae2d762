import type { Browser, Locator, Page } from '@playwright/test';
import { bringIn, cardButton, recordsOf, open } from '../e2e/app.ts';
import { fileOf, tableOf } from '../files.ts';
import { median, type Figure } from './figure.ts';
import { slowed } from './tasks.ts';

const taps = 41;

/** Eight cards lie in the cauldrons; the rest of the rows put one more in and take it out again. */
function facts(rows: number): readonly unknown[] {
	const card = { seat: 's1', value: 1 };
	const lying = ['red', 'green', 'blue', 'orange', 'purple', 'brown', 'white', 'black'].map(
		(colour) => ({ type: 'CardCounted', ...card, kind: `${colour}-1` })
	);
	const back = Array.from({ length: rows - lying.length }, (_, index) => ({
		type: index % 2 === 0 ? 'CardCounted' : 'CardTakenBack',
		...card,
		kind: 'yellow-1'
	}));
	return [...lying, ...back];
}

/** From a tap on a card to the card shown as taken, which comes after it is on the disk. */
async function tapTime(card: Locator): Promise<number> {
	return await card.evaluate(async (button: HTMLElement) => {
		const shown = new Promise((done) => {
			new MutationObserver(done).observe(button, { attributeFilter: ['aria-pressed'] });
		});
		const start = performance.now();
		button.click();
		await shown;
		return performance.now() - start;
	});
}

async function medianTap(page: Page, rows: number): Promise<number> {
	const id = `table-${rows}`;
	await bringIn(page, fileOf(tableOf({ id, facts: facts(rows) })));
	await open(page, `table/${id}`);
	const card = cardButton(page, 'Yellow II', 3);
	const times: number[] = [];
	for (let tap = 0; tap < taps; tap += 1) times.push(await tapTime(card));
	await mustHold(page, rows + taps);
	return median(times);
}

/** Every tap has left a row, or the figure means nothing. */
async function mustHold(page: Page, rows: number): Promise<void> {
	const { rows: saved } = await recordsOf(page);
	if (!Array.isArray(saved) || saved.length !== rows)
		throw new Error(`Expected ${rows} rows in the database.`);
}

export async function tapFigures(browser: Browser, baseURL: string): Promise<Figure[]> {
	const times: Figure[] = [];
	for (const rows of [10, 1000]) {
		const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
		const page = await context.newPage();
		await slowed(page);
		const value = await medianTap(page, rows);
		times.push({ what: `Tap to saved and shown, ${rows} rows, 4× slower`, value, unit: 'ms' });
		await context.close();
	}
	const [few, many] = times;
	const ratio = (many?.value ?? NaN) / (few?.value ?? NaN);
	return [...times, { what: 'The second against the first', value: ratio, unit: '×', most: 2 }];
}
