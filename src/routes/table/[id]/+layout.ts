import { openPlay } from '#lib/play/open.ts';

export async function load({ params, parent }) {
	await parent();
	const result = await openPlay(params.id);
	return typeof result === 'string' ? { problem: result } : { found: result };
}
