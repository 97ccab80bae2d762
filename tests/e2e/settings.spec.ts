import { en } from './words.ts';
import { ru } from './words.ts';
import { open } from './app.ts';
import { wordsOf } from './words.ts';
import { expect, test } from './fixtures.ts';

const browsers = [
	{ locale: 'ru-RU', words: ru, other: { name: 'English', lang: 'en', words: en } },
	{ locale: 'en-GB', words: en, other: { name: 'Русский', lang: 'ru', words: ru } },
	{ locale: 'de-DE', words: en, other: { name: 'Русский', lang: 'ru', words: ru } }
];

for (const { locale, words, other } of browsers) {
	test.describe(`a browser in ${locale}`, () => {
		test.use({ locale });

		test('decides the language until it is chosen, and the choice is kept', async ({ page }) => {
			await open(page, 'settings');
			await expect(page).toHaveTitle(`${words.settings} · ${words.appName}`);
			await page.getByRole('radio', { name: other.name }).check();
			await expect(page).toHaveTitle(`${other.words.settings} · ${other.words.appName}`);
			await page.reload();
			await expect(page).toHaveTitle(`${other.words.settings} · ${other.words.appName}`);
			await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
			await page.getByRole('radio', { name: other.words.languageAuto }).check();
			await expect(page).toHaveTitle(`${words.settings} · ${words.appName}`);
		});
	});
}

test('the theme follows the system until it is chosen, and the choice is kept', async ({
	page
}) => {
	await open(page, 'settings');
	const t = await wordsOf(page);
	const paper = async (): Promise<string> =>
		await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const light = await paper();
	await page.emulateMedia({ colorScheme: 'dark' });
	const dark = await paper();
	expect(dark).not.toBe(light);

	await page.getByRole('radio', { name: t.themeLight }).check();
	await expect.poll(paper).toBe(light);
	await page.reload();
	await expect(page.getByRole('radio', { name: t.themeLight })).toBeChecked();
	expect(await paper()).toBe(light);
	await page.getByRole('radio', { name: t.themeDark }).check();
	await page.emulateMedia({ colorScheme: 'light' });
	await page.reload();
	await expect(page.getByRole('radio', { name: t.themeDark })).toBeChecked();
	expect(await paper()).toBe(dark);
});

test('text grows as chosen, stays so, and still fits the screen', async ({ page }) => {
	await open(page, 'settings');
	const t = await wordsOf(page);
	const size = async (): Promise<number> =>
		await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
	const normal = await size();
	await page.getByRole('radio', { name: t.textHuge }).check();
	await expect.poll(size).toBeGreaterThan(normal * 1.3);
	await page.reload();
	await expect(page.getByRole('radio', { name: t.textHuge })).toBeChecked();
	expect(await size()).toBeGreaterThan(normal * 1.3);
	for (const path of ['settings', '', 'new/glastonbury', 'copy/glastonbury']) {
		await open(page, path);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(overflow, `how far /${path} is too wide`).toBeLessThanOrEqual(0);
	}
});

test('the version is shown', async ({ page }) => {
	await open(page, 'settings');
	await expect(page.getByText(/Version \d+\.\d+\.\d+/)).toBeVisible();
});
