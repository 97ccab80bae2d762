import { error } from '@sveltejs/kit';
import { openGame } from '#lib/play/open.ts';

export async function load({ params, parent }) {
	await parent();
	const opened = await openGame(params.game);
	if (opened === undefined) error(404);
	return { opened };
}
