import { settingsWords } from '#lib/i18n/page-words.ts';

export async function load({ parent }) {
	await parent();
	await settingsWords.load();
}
