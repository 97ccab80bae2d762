import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { language } from '#lib/i18n/language.svelte.ts';
import LogSheet from './LogSheet.svelte';
import WritingBefore from './WritingBefore.svelte';
import type { Play } from './play.svelte.ts';

type Line = Play['lines'][number];

function line(id: string, body: Line['row']['body']): Line {
	const row = { id, table: 'table', seq: 1, at: 0, body };
	return { row, status: 'held', event: { type: id }, before: undefined };
}
const lines = [
	line('one', { kind: 'fact' }),
	line('two', { kind: 'fact' }),
	line('end', { kind: 'finish' })
];

/** A table of which only the log is known. */
function tableWith(change: Partial<Play>) {
	return {
		lines,
		isFinished: false,
		eyes: 'table',
		narration: ({ event }: Line, eyes: unknown) => `${event?.type} for ${JSON.stringify(eyes)}`,
		writeBefore: vi.fn(),
		writeAtEnd: vi.fn(),
		...change
	};
}
const asPlay = (table: object): Play => table as unknown as Play;

describe('what says where one writes', () => {
	it('is silent at the end of the log', () => {
		render(WritingBefore, { play: asPlay(tableWith({})) });
		expect(screen.getByRole('status').textContent).toBe('');
		expect(screen.queryByRole('button')).toBeNull();
	});

	it('names the line, and leads back to the end', async () => {
		const table = tableWith({ writingBefore: lines[0] });
		render(WritingBefore, { play: asPlay(table) });
		expect(screen.getByText('Writing before: “one for "table"”')).toBeTruthy();
		await fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
		expect(table.writeAtEnd).toHaveBeenCalledOnce();
	});

	it('tells the line for the eyes that the screen is for', () => {
		render(WritingBefore, {
			play: asPlay(tableWith({ writingBefore: lines[0], eyes: { seat: 's2' } }))
		});
		expect(screen.getByText(/one for \{"seat":"s2"\}/)).toBeTruthy();
	});

	it('says it in Russian', async () => {
		await language.use('ru');
		const { tableWords } = await import('#lib/i18n/page-words.ts');
		await tableWords.load();
		render(WritingBefore, { play: asPlay(tableWith({ writingBefore: lines[0] })) });
		expect(screen.getByText('Запись перед строкой: «one for "table"»')).toBeTruthy();
		expect(screen.getByRole('button', { name: 'В конец журнала' })).toBeTruthy();
	});
});

describe('the log', () => {
	it('leads to writing before a line, and closes', async () => {
		const table = tableWith({});
		const onclose = vi.fn();
		render(LogSheet, { play: asPlay(table), onclose });
		await fireEvent.click(screen.getByRole('button', { name: 'Add before: one for "table"' }));
		expect(table.writeBefore).toHaveBeenCalledExactlyOnceWith(lines[0]);
		expect(onclose).toHaveBeenCalledOnce();
	});

	it('does not lead there from the end of the table', () => {
		render(LogSheet, { play: asPlay(tableWith({})), onclose: vi.fn() });
		expect(screen.getAllByRole('button', { name: /^Add before/ })).toHaveLength(2);
	});

	it('does not lead there when the table is finished', () => {
		render(LogSheet, { play: asPlay(tableWith({ isFinished: true })), onclose: vi.fn() });
		expect(screen.queryByRole('button', { name: /^Add before/ })).toBeNull();
	});
});
