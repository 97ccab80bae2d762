import type { Line } from '#lib/core/replay.ts';
import type { Fact } from '#lib/core/rules.ts';
import { tableWords } from '#lib/i18n/page-words.ts';
import type { Play } from './play.svelte.ts';

/** A line of the log in words, for the eyes this screen is for; after the end, for everyone's. */
export function lineText(play: Play, line: Line<Fact, unknown>): string {
	const t = tableWords.current;
	if (line.row.body.kind === 'finish') return t.logFinished;
	return play.narration(line, play.isFinished ? 'all' : play.eyes) ?? t.logUnread;
}
