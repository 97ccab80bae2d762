import { en } from './words.ts';
import { bringIn, recordsOf, open } from './app.ts';
import { fileOf, tableOf } from '../files.ts';
import { expect, test } from './fixtures.ts';

const good = fileOf(tableOf({ players: ['Аня', 'Борис'] }));
const other = fileOf(tableOf({ id: 'table-2', players: ['Вера', 'Глеб'] }));
const text = JSON.stringify(other);
const twice = tableOf({ id: 'table-2', facts: [{ type: 'A' }] }).rows;
const contradicting = fileOf({ ...tableOf({ id: 'table-2' }), rows: [...twice, ...twice] });

const refused = [
	{ name: 'an empty file', content: ' ', says: en.fileNotJson },
	{ name: 'a picture', content: '\u0089PNG\r\n\u001a\n', says: en.fileNotJson },
	{ name: 'half of a file', content: text.slice(0, text.length / 2), says: en.fileNotJson },
	{ name: 'a file of another program', content: '{"format":"chess"}', says: en.fileForeign },
	{ name: 'a list', content: '[1, 2, 3]', says: en.fileForeign },
	{
		name: 'a file of a newer version',
		content: JSON.stringify({ ...other, version: 2, tables: 'elsewhere' }),
		says: en.fileNewer
	},
	{
		name: 'a file with a table without seats',
		content: text.replace(/"seats":\[.*?\]/, '"seats":[]'),
		says: en.fileDamaged({ where: 'tables.0.setup.seats' })
	},
	{
		name: 'a file with one row twice',
		content: JSON.stringify(contradicting),
		says: en.fileConflict
	}
];

for (const { name, content, says } of refused) {
	test(`${name} is refused in its own words, and nothing changes`, async ({ page }) => {
		await bringIn(page, good);
		const before = await recordsOf(page);
		expect(await bringIn(page, content)).toBe(says);
		expect(await recordsOf(page)).toEqual(before);
	});
}

test('a good file is brought in, and a second time it changes nothing', async ({ page }) => {
	expect(await bringIn(page, good)).toBe(en.imported({ added: 1, grown: 0, unchanged: 0 }));
	const before = await recordsOf(page);
	expect(await bringIn(page, good)).toBe(en.imported({ added: 0, grown: 0, unchanged: 1 }));
	expect(await recordsOf(page)).toEqual(before);
	await open(page);
	await expect(page.getByRole('link', { name: 'Аня · Борис' })).toBeVisible();
});

test('what one device saves, another brings in', async ({ page, browser, site }) => {
	await bringIn(page, good);
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: en.saveFile }).click();
	const file = await (await saving).path();

	const elsewhere = await browser.newContext({ baseURL: site.address, locale: 'en-GB' });
	const second = await elsewhere.newPage();
	await open(second, 'settings');
	await second.getByLabel(en.openFile).setInputFiles(file);
	await expect(second.getByText(en.imported({ added: 1, grown: 0, unchanged: 0 }))).toBeVisible();
	expect(await recordsOf(second)).toEqual(await recordsOf(page));
	await elsewhere.close();
});
