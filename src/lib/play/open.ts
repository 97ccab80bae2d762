import { openTable } from '#lib/data/tables.ts';
import type { AnyGame, Manifest } from '#lib/games/contract.ts';
import { loadGame, manifestOf } from '#lib/games/registry.ts';
import { language } from '#lib/i18n/language.svelte.ts';
import { Play } from './play.svelte.ts';

export interface OpenGame {
	readonly manifest: Manifest;
	readonly game: AnyGame;
}

/** Loads a game with its words. */
export async function openGame(id: string): Promise<OpenGame | undefined> {
	const [manifest, game] = [manifestOf(id), await loadGame(id)];
	if (manifest === undefined || game === undefined) return undefined;
	await language.learn(id, game.words);
	return { manifest, game };
}

export async function openPlay(id: string): Promise<{ opened: OpenGame; play: Play } | undefined> {
	const found = await openTable(id);
	if (found === undefined) return undefined;
	const opened = await openGame(found.table.game);
	if (opened === undefined) return undefined;
	const options = opened.game.rules.parseOptions(found.table.setup.options);
	const table = { ...found.table, setup: { ...found.table.setup, options } };
	return { opened, play: new Play({ table, rows: found.rows, rules: opened.game.rules }) };
}
