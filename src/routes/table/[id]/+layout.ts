import { openPlay } from '#lib/play/open.ts';

export async function load({ params, parent }) {
	await parent();
	return { found: await openPlay(params.id) };
}
