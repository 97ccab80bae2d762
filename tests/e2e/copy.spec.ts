import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readFileText } from '../../src/lib/data/file-format.ts';
import { open, recordsOf } from './app.ts';
import { expect, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

/** How the owner names the first thing in a box, and where the name is seen then. */
interface Box {
	readonly game: string;
	readonly id: string;
	readonly name: (page: Page, name: string) => Promise<void>;
	readonly seen: (page: Page, name: string) => Promise<void>;
}

const firstKind = (page: Page): Locator =>
	page.getByRole('group', { name: 'Colour: red' }).getByLabel('Ingredient I', { exact: true });

const firstMonastery = (page: Page): Locator => page.getByLabel('Name of monastery A');

const boxes: readonly Box[] = [
	{
		game: 'glastonbury',
		id: 'red-1',
		name: async (page, name) => {
			await firstKind(page).fill(name);
			await firstKind(page).blur();
			await expect(page.getByRole('button', { name: (await wordsOf(page)).qrShow })).toBeEnabled();
		},
		seen: async (page, name) => {
			await expect(firstKind(page)).toHaveValue(name);
		}
	},
	{
		game: 'abbey',
		id: 'monk-01',
		name: async (page, name) => {
			await page.getByRole('button', { name: /: Templar, hooded, bearded, fat$/ }).click();
			await page.getByRole('textbox', { name: 'Name' }).fill(name);
			await page.keyboard.press('Escape');
			await expect(page.getByRole('button', { name: (await wordsOf(page)).qrShow })).toBeEnabled();
		},
		seen: async (page, name) => {
			await expect(
				page.getByRole('button', { name: `${name}: Templar, hooded, bearded, fat` })
			).toBeVisible();
		}
	},
	{
		game: 'monasterium',
		id: 'monastery-A',
		name: async (page, name) => {
			await firstMonastery(page).fill(name);
			await firstMonastery(page).blur();
			await expect(page.getByRole('button', { name: (await wordsOf(page)).qrShow })).toBeEnabled();
		},
		seen: async (page, name) => {
			await expect(firstMonastery(page)).toHaveValue(name);
		}
	}
];

const asked = (page: Page): Locator => page.getByRole('dialog');

async function press(page: Page, name: string): Promise<void> {
	await page.getByRole('button', { name, exact: true }).click();
}

/** Opens the copy and takes its link from the clipboard. */
async function linkOf(page: Page): Promise<string> {
	const t = await wordsOf(page);
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await press(page, t.copyLink);
	await expect(page.getByText(t.linkCopied)).toBeVisible();
	return await page.evaluate(() => navigator.clipboard.readText());
}

for (const { game, id, name, seen } of boxes) {
	const path = `copy/${game}`;

	test.describe(`the copy of ${game}`, () => {
		test('goes into a file alone, and another asks before taking it', async ({
			page,
			browser,
			site
		}) => {
			await open(page, path);
			const t = await wordsOf(page);
			await expect(page.getByText(t.shareEmpty)).toBeVisible();
			await name(page, 'Toadstool');
			const download = page.waitForEvent('download');
			await press(page, t.shareSaveFile);
			const text = await readFile(await (await download).path(), 'utf8');
			const file = readFileText(text);
			expect(file).toMatchObject({ tables: [], people: [], settings: [] });
			expect(file).toMatchObject({ copies: [{ game, terms: { [id]: 'Toadstool' } }] });

			const other = await browser.newPage({ baseURL: site.address });
			await open(other, path);
			const choose = async (): Promise<void> =>
				await other.getByLabel(t.openFile).setInputFiles({
					name: 'cellarer.json',
					mimeType: 'application/json',
					buffer: Buffer.from(text)
				});
			await choose();
			await expect(asked(other)).toContainText(t.offerAdds({ added: 1 }));
			await press(other, t.cancel);
			expect((await recordsOf(other))['copies']).toEqual([]);
			await choose();
			await press(other, t.offerAdd);
			await seen(other, 'Toadstool');
			await expect(other.getByText(t.importedCopy)).toBeVisible();
			await other.close();
		});

		test('goes into a link, and another asks before taking it', async ({ page, browser }) => {
			await open(page, path);
			const t = await wordsOf(page);
			await name(page, 'Toadstool');
			const link = await linkOf(page);
			expect(link).toMatch(new RegExp(`/copy/${game}#v1\\.[\\w-]+$`));

			const other = await browser.newPage();
			await other.goto(link);
			await expect(asked(other)).toContainText(t.offerAdds({ added: 1 }));
			expect((await recordsOf(other))['copies']).toEqual([]);
			expect(new URL(other.url()).hash).toBe('');
			await press(other, t.cancel);
			await expect(asked(other)).toBeHidden();
			await name(other, 'Newt');

			await other.goto(link);
			await expect(asked(other)).toContainText(t.offerDiffers({ different: 1, added: 0 }));
			await press(other, t.offerMine);
			await expect(asked(other)).toBeHidden();
			await seen(other, 'Newt');

			await other.goto(link);
			await press(other, t.offerTheirs);
			await seen(other, 'Toadstool');
			await press(other, t.undo);
			await seen(other, 'Newt');

			await other.goto(link);
			await press(other, t.offerTheirs);
			await seen(other, 'Toadstool');
			expect(other.url()).toBe(link.replace(/#.*/, ''));
			await other.reload();
			await seen(other, 'Toadstool');
			await expect(asked(other)).toBeHidden();
			await other.goto(link);
			await expect(other.getByText(t.offerAllHere)).toBeVisible();
			await other.close();
		});

		test('is left alone by a link that is broken or newer', async ({ page }) => {
			for (const [fragment, word] of [
				['v1.q1YqSk3RNVSy', 'linkBroken'],
				['anything-else', 'linkBroken'],
				['v2.q1YqSk3RNVSy', 'linkNewer']
			] as const) {
				await open(page, 'settings');
				await open(page, `${path}#${fragment}`);
				const t = await wordsOf(page);
				await expect(page.getByRole('alert')).toHaveText(t[word]);
				await expect.poll(() => new URL(page.url()).hash).toBe('');
			}
			expect((await recordsOf(page))['copies']).toEqual([]);
		});

		test('is shown as a QR code, dark on light in both themes', async ({ page }) => {
			await open(page, path);
			const t = await wordsOf(page);
			await name(page, 'Toadstool');
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme });
				await press(page, t.qrShow);
				const code = asked(page).getByRole('img', { name: t.qrTitle });
				await expect(code).toBeVisible();
				expect(
					await code.evaluate((svg) => [...svg.children].map((part) => getComputedStyle(part).fill))
				).toEqual(['rgb(255, 255, 255)', 'rgb(26, 18, 11)']);
				await asked(page).getByRole('button', { name: t.close }).click();
				await expect(asked(page)).toBeHidden();
			}
		});

		test('is given back only after a question, and even then can be had again', async ({
			page
		}) => {
			await open(page, path);
			const t = await wordsOf(page);
			await name(page, 'Toadstool');
			await press(page, t.copyReset);
			await press(page, t.cancel);
			await seen(page, 'Toadstool');
			await press(page, t.copyReset);
			await press(page, t.copyResetYes);
			await expect(page.getByText(t.shareEmpty)).toBeVisible();
			await press(page, t.undo);
			await seen(page, 'Toadstool');
		});
	});
}
