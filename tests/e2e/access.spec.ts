import { AxeBuilder } from '@axe-core/playwright';
import { bringIn, open } from './app.ts';
import { fileOf, tableOf } from '../files.ts';
import { expect, test } from './fixtures.ts';
import { notFound } from './troubles.ts';

const finished = {
	...tableOf({ id: 'table-2', players: ['Вера', 'Глеб'] }),
	finishedAt: Date.UTC(2026, 10, 18, 22),
	standing: [
		{ seat: 's1', place: 1, total: 31 },
		{ seat: 's2', place: 2, total: 27 }
	]
};
const evenings = fileOf(tableOf({}), finished);

const pages = [
	{ name: 'the shelf', path: '', file: evenings },
	{ name: 'the set-up', path: 'new/glastonbury' },
	{ name: 'the settings', path: 'settings' },
	{ name: 'past tables', path: 'past', file: evenings },
	{ name: 'the owner’s copy', path: 'copy/glastonbury' },
	{ name: 'a table', path: 'table/table-1', file: evenings },
	{ name: 'a result', path: 'table/table-2/result', file: evenings },
	{ name: 'a missing page', path: 'no/such/page' },
	{ name: 'a missing table', path: 'table/none' }
];
const locales = ['ru-RU', 'en-GB'];
const colourSchemes = ['light', 'dark'] as const;

for (const locale of locales) {
	for (const colorScheme of colourSchemes) {
		test.describe(`${locale}, ${colorScheme}`, () => {
			test.use({ locale, colorScheme });

			for (const { name, path, file } of pages) {
				test(`${name} gives axe nothing to find`, async ({ page, troubles }) => {
					troubles.expect(notFound);
					if (file !== undefined) await bringIn(page, file);
					await open(page, path);
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
