import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { CellarerFile } from '../../src/lib/data/file-format.ts';
import { bringIn, open } from './app.ts';
import { fileOf, tableOf } from '../files.ts';
import { expect, test } from './fixtures.ts';
import { evening } from './notebook.ts';
import { notFound } from './troubles.ts';
import { wordsOf } from './words.ts';

const card = (value: number): unknown => ({
	type: 'CardCounted',
	seat: 's1',
	kind: 'red-1',
	value
});
const powder = { type: 'PowdersCounted', seat: 's1', count: 1 };
const evenings = fileOf(
	tableOf({ facts: [card(1), card(2), powder] }),
	tableOf({
		id: 'table-2',
		players: ['Вера', 'Глеб'],
		facts: [card(1), card(2), card(3)],
		isFinished: true
	})
);

const auctions = [
	{
		type: 'ChurchCardTaken',
		seat: 's2',
		kind: 'plus-one',
		changes: [{ category: 'monks', by: 1 }]
	},
	{ type: 'GiftsEnded' }
];
const bidding = [
	...auctions,
	{ type: 'CardRevealed', card: { kind: 'church', church: 'minus-two' } },
	{ type: 'BidMade', seat: 's2', amount: 2 },
	{ type: 'Passed', seat: 's3' }
];
const won = [...bidding, { type: 'Passed', seat: 's1' }];
const counting = [
	...auctions,
	{ type: 'AuctionsEnded' },
	...['s1', 's2'].map((seat) => ({ type: 'TotalCounted', seat, category: 'monks', total: 9 })),
	{ type: 'CardCounted', seat: 's3', category: 'pigments', value: 3 }
];
const biblios = (id: string, facts: readonly unknown[], isFinished = false) =>
	tableOf({ id, game: 'biblios', players: ['Аня', 'Борис', 'Вера'], facts, isFinished });
const libraries = fileOf(
	biblios('gifts', []),
	biblios('reveal', auctions),
	biblios('bidding', bidding),
	biblios('paying', won),
	biblios('church', [...won, { type: 'PricePaid', seat: 's2', amount: 3 }]),
	biblios('count', counting),
	biblios('story', [...won, { type: 'FineTaken', seat: 's2' }, ...counting.slice(2)], true)
);
const rooms = ['gifts', 'reveal', 'bidding', 'paying', 'church', 'count', 'story/result'];

const named = {
	...fileOf(),
	copies: [{ game: 'glastonbury', updatedAt: 1, terms: { 'red-1': 'Newt', 'red-2': 'Owl' } }]
};
/** Another name for the first of them. */
const offered = 'copy/glastonbury#v1.q1YqSk3RNVSyUgrJT0wpLsnPz1GqBQA';

async function offer(page: Page): Promise<void> {
	await page.getByRole('dialog').waitFor();
}

async function openLog(page: Page): Promise<void> {
	const { log } = await wordsOf(page);
	await page.getByRole('button', { name: log, exact: true }).click();
}

async function writeBefore(page: Page): Promise<void> {
	const { toLogEnd } = await wordsOf(page);
	await openLog(page);
	await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
	await expect(page.getByRole('button', { name: toLogEnd })).toBeVisible();
}

const monk = (number: number): string => `monk-${String(number).padStart(2, '0')}`;
const inquiry = [
	{ type: 'HandDealt', cards: [1, 6, 13, 22].map(monk) },
	{ type: 'CardTaken', seat: 's1', from: 's3', card: monk(9) },
	{ type: 'SuspectMarked', suspect: monk(3), mark: 'out' },
	{ type: 'SuspectMarked', suspect: monk(20), mark: 'doubted' },
	{ type: 'SuspectMarked', suspect: monk(24), mark: 'doubted' },
	{ type: 'SuspectCleared', suspect: monk(24) },
	{ type: 'RevelationMade', seat: 's2', traits: { order: 'benedictine' } },
	{ type: 'HandCounted', seat: 's2', count: 5 },
	{ type: 'TurnEnded', seat: 's2' }
];
const abbey = (id: string, facts: readonly unknown[], isFinished = false) =>
	tableOf({
		id,
		game: 'abbey',
		players: ['Аня', 'Борис', 'Вера', 'Глеб', 'Дина'],
		facts,
		isFinished
	});
const abbeys = fileOf(
	abbey('inquiry', inquiry),
	abbey('solved', [...inquiry, { type: 'CulpritRevealed', suspect: monk(20) }], true)
);
const four = ['Аня', 'Борис', 'Вера', 'Глеб'];
const franciscans = (count: number): unknown => ({
	type: 'KindCounted',
	seat: 's4',
	traits: { order: 'franciscan' },
	count
});
const inquests = fileOf(
	tableOf({ id: 'evening', game: 'abbey', players: four, facts: evening.slice(0, 16) }),
	tableOf({ id: 'found', game: 'abbey', players: four, facts: evening }),
	tableOf({
		id: 'wrong',
		game: 'abbey',
		players: four,
		facts: [...evening.slice(0, 16), franciscans(3)]
	})
);

async function openNotebook(page: Page): Promise<void> {
	await page.locator('button.open').click();
	await expect(page.locator('.notebook .cell')).toHaveCount(24);
}

async function openForm(page: Page): Promise<void> {
	await openNotebook(page);
	await page.locator('.dock button').first().click();
	await expect(page.getByRole('dialog')).toBeVisible();
}

async function openDetails(page: Page): Promise<void> {
	await openNotebook(page);
	await page.locator('.cell').last().click();
	await expect(page.getByRole('dialog')).toBeVisible();
}

/** With chances on the sheet, and advice. */
async function openReasoning(page: Page): Promise<void> {
	await openNotebook(page);
	await page.locator('button.left').click();
	await page.getByRole('radio').last().check();
	await expect(page.getByRole('dialog').locator('summary').first()).toBeVisible();
	await page.getByRole('dialog').locator('summary').first().click();
}

async function openChances(page: Page): Promise<void> {
	await openReasoning(page);
	await page.keyboard.press('Escape');
	await expect(page.locator('.cell .chance').first()).toBeVisible();
}

async function openReasons(page: Page): Promise<void> {
	await openNotebook(page);
	await page.locator('.cell.ruledOut').first().click();
	await expect(page.getByRole('dialog').locator('ol button').first()).toBeVisible();
}

async function openContradiction(page: Page): Promise<void> {
	await openNotebook(page);
	await page.locator('.notice button').click();
	await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
}

async function openPublic(page: Page): Promise<void> {
	await page.locator('.switch button').nth(1).click();
}

const sent = (seat: string, row: number, area: string): unknown => ({
	type: 'NoviceSent',
	seat,
	row,
	stand: 1,
	monastery: 'A',
	area
});
const dice = (seat: string, value: number, neutral: number): unknown => ({
	type: 'DicePlaced',
	seat,
	value,
	own: 1,
	neutral
});
const round = [
	{ type: 'PrestigeGained', seat: 's1', source: 'action', points: 3 },
	{ type: 'RoundEnded' },
	sent('s1', 1, 'library'),
	sent('s1', 3, 'chapel'),
	sent('s2', 2, 'refectory'),
	{ type: 'MissionFulfilled', seat: 's2', slot: 'A-1', points: 9 },
	{ type: 'WindowTileLaid', seat: 's1', row: 1, monastery: 'B' },
	dice('s2', 2, 5)
];
const monastery = (id: string, facts: readonly unknown[], isFinished = false) =>
	tableOf({ id, game: 'monasterium', facts, isFinished });
const monasteries = fileOf(
	monastery('placing', round),
	monastery('actions', [
		...round,
		dice('s1', 6, 5),
		{ type: 'DiceTaken', seat: 's2', value: 2, count: 3 }
	]),
	monastery('ended', [...round, { type: 'YearsEnded' }]),
	monastery('told', [...round, { type: 'YearsEnded' }], true)
);

const openBoard =
	(part: number, button?: string) =>
	async (page: Page): Promise<void> => {
		await page.locator('section.open .parts button').nth(part).click();
		if (button !== undefined) await page.getByRole('dialog').locator(button).first().click();
	};

interface Shown {
	readonly name: string;
	readonly path: string;
	readonly file?: CellarerFile;
	/** What is done there before axe looks. */
	readonly act?: (page: Page) => Promise<void>;
}

const pages: readonly Shown[] = [
	{ name: 'the shelf', path: '', file: evenings },
	{ name: 'the set-up', path: 'new/glastonbury' },
	{ name: 'the set-up of Biblios', path: 'new/biblios' },
	{ name: 'the settings', path: 'settings' },
	{ name: 'past tables', path: 'past', file: evenings },
	{ name: 'the owner’s copy', path: 'copy/glastonbury' },
	{ name: 'a copy to be shared', path: 'copy/glastonbury', file: named },
	{ name: 'a copy that a link offers', path: offered, file: named, act: offer },
	{ name: 'a copy after a broken link', path: 'copy/glastonbury#broken' },
	{ name: 'a table', path: 'table/table-1', file: evenings },
	{ name: 'a log', path: 'table/table-1', file: evenings, act: openLog },
	{ name: 'a table in its past', path: 'table/table-1', file: evenings, act: writeBefore },
	{ name: 'a result', path: 'table/table-2/result', file: evenings },
	{ name: 'a missing page', path: 'no/such/page' },
	{ name: 'a missing table', path: 'table/none' },
	{ name: 'the set-up of the Abbey', path: 'new/abbey' },
	{ name: 'the roster', path: 'copy/abbey' },
	{ name: 'the cover of a notebook', path: 'table/inquiry', file: abbeys },
	{ name: 'a notebook', path: 'table/inquiry', file: abbeys, act: openNotebook },
	{ name: 'a form of the notebook', path: 'table/inquiry', file: abbeys, act: openForm },
	{ name: 'a suspect', path: 'table/inquiry', file: abbeys, act: openDetails },
	{ name: 'deductions', path: 'table/evening', file: inquests, act: openReasoning },
	{ name: 'a notebook with chances', path: 'table/evening', file: inquests, act: openChances },
	{ name: 'the reasons of a suspect', path: 'table/found', file: inquests, act: openReasons },
	{ name: 'a contradiction', path: 'table/wrong', file: inquests, act: openContradiction },
	{ name: 'the public table', path: 'table/inquiry', file: abbeys, act: openPublic },
	{ name: 'the end of an inquiry', path: 'table/solved/result', file: abbeys },
	{ name: 'the set-up of Monasterium', path: 'new/monasterium' },
	{ name: 'the owner’s monasteries', path: 'copy/monasterium' },
	{ name: 'dice being placed', path: 'table/placing', file: monasteries },
	{ name: 'dice being taken', path: 'table/actions', file: monasteries },
	{
		name: 'a board’s novices',
		path: 'table/placing',
		file: monasteries,
		act: openBoard(0, '.line button:enabled')
	},
	{ name: 'a board’s window', path: 'table/placing', file: monasteries, act: openBoard(1) },
	{ name: 'a board’s missions', path: 'table/placing', file: monasteries, act: openBoard(2) },
	{ name: 'a board’s stock', path: 'table/placing', file: monasteries, act: openBoard(3) },
	{ name: 'the count of novices', path: 'table/ended', file: monasteries },
	{ name: 'the end of three years', path: 'table/told/result', file: monasteries },
	...rooms.map((room) => ({
		name: `Biblios, ${room},`,
		path: `table/${room}`,
		file: libraries
	}))
];
/** What is still fading in has too little contrast, and only for a moment. */
async function settled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const passing = document
			.getAnimations()
			.filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
		await Promise.allSettled(passing.map((each) => each.finished));
	});
}

const locales = ['ru-RU', 'en-GB'];
const colourSchemes = ['light', 'dark'] as const;

for (const locale of locales) {
	for (const colorScheme of colourSchemes) {
		test.describe(`${locale}, ${colorScheme}`, () => {
			test.use({ locale, colorScheme });

			for (const { name, path, file, act } of pages) {
				test(`${name} gives axe nothing to find`, async ({ page, troubles }) => {
					troubles.expect(notFound);
					if (file !== undefined) await bringIn(page, file);
					await open(page, path);
					await act?.(page);
					await settled(page);
					const { violations } = await new AxeBuilder({ page }).analyze();
					const found = violations.map(({ id, nodes }) => ({
						id,
						where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)
					}));
					expect(found).toEqual([]);
				});
			}
		});
	}
}
