import { correctSummary, openTable } from '#lib/data/table.ts';
import type { TableRecord } from '#lib/data/db.ts';
import type { AnyGame, Manifest } from '#lib/games/contract.ts';
import { loadGame, manifestOf, wordsOf } from '#lib/games/registry.ts';
import { language } from '#lib/i18n/language.svelte.ts';
import { tableWords } from '#lib/i18n/page-words.ts';
import { Play } from './play.svelte.ts';

export interface OpenGame {
	readonly manifest: Manifest;
	readonly game: AnyGame;
}

export interface OpenPlay {
	readonly opened: OpenGame;
	readonly play: Play;
}

/** Why a table cannot be opened: it is not here, or this version does not know what was set up. */
export type NoPlay = 'gone' | 'unread';

/** Loads a game with its words. */
export async function openGame(id: string): Promise<OpenGame | undefined> {
	const [manifest, game] = [manifestOf(id), await loadGame(id)];
	if (manifest === undefined || game === undefined) return undefined;
	await Promise.all([language.learn(id, wordsOf(id)), tableWords.load()]);
	return { manifest, game };
}

export async function openPlay(id: string): Promise<OpenPlay | NoPlay> {
	const found = await openTable(id);
	if (found === undefined) return 'gone';
	const opened = await openGame(found.table.game);
	const options = opened && readableOptions(opened, found.table);
	if (opened === undefined || options === undefined) return 'unread';
	const table = { ...found.table, setup: { ...found.table.setup, options } };
	const play = new Play({ table, rows: found.rows, rules: opened.game.rules });
	await reviseSummary(found.table, play);
	return { opened, play };
}

/** Sets right what lists show of tables that a file brought in or added to. */
export async function reviseSummaries(ids: readonly string[]): Promise<void> {
	// One whose game cannot be loaded now is set right when it is opened.
	for (const id of ids) await openPlay(id).catch(() => undefined);
}

/** The options, if this version knows everything about the set-up. */
function readableOptions({ manifest, game }: OpenGame, { setup }: TableRecord): unknown {
	const isKnown =
		manifest.editions.some((edition) => edition.id === setup.edition) &&
		manifest.depths.includes(setup.depth);
	return isKnown ? game.rules.parseOptions(setup.options) : undefined;
}

async function reviseSummary(table: TableRecord, play: Play): Promise<void> {
	// A newer version that read every row knew better.
	if (play.lines.some(({ status }) => status === 'unread')) return;
	// The table opens all the same; the log is what counts.
	await correctSummary(table, play.summary).catch(() => undefined);
}
