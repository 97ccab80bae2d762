import { error } from '@sveltejs/kit';
import { settingsWords } from '#lib/i18n/page-words.ts';
import { openGame } from '#lib/play/open.ts';

export async function load({ params, parent }) {
	await parent();
	await settingsWords.load();
	const opened = await openGame(params.game);
	if (opened === undefined) error(404);
	return { opened };
}
