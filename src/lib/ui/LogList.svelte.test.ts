import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import LogList, { type LogEntry } from './LogList.svelte';

const [oncancel, onrestore, onaddbefore] = [vi.fn(), vi.fn(), vi.fn()];
beforeEach(() => {
	for (const each of [oncancel, onrestore, onaddbefore]) each.mockReset();
});

const entry = (id: string, change: Partial<LogEntry> = {}): LogEntry => ({
	id,
	text: `Anna took card ${id}`,
	at: Date.UTC(2026, 10, 18, 19, 5),
	status: 'held',
	...change
});
function list(...entries: readonly LogEntry[]): HTMLElement {
	return render(LogList, { entries, oncancel, onrestore, onaddbefore }).container;
}
const lines = (): readonly string[] =>
	screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the list of the log', () => {
	it('says what it is for while it is empty', () => {
		list();
		expect(screen.getByText(/Nothing has been entered yet/)).toBeTruthy();
		expect(screen.queryByRole('list')).toBeNull();
	});

	it('keeps the order it is given', () => {
		list(entry('2'), entry('1'));
		expect(lines()[0]).toContain('card 2');
		expect(lines()[1]).toContain('card 1');
	});

	it.each([
		['cancelled', 'cancelled'],
		['senseless', 'no longer makes sense after a correction'],
		['unread', 'written by a newer version of the app']
	] as const)('says in words that a line is %s', (status, words) => {
		list(entry('1', { status }), entry('2'));
		expect(lines()[0]).toContain(words);
		expect(lines()[1]).not.toContain(words);
	});

	it('says why a line makes no sense', () => {
		list(entry('1', { status: 'senseless', note: 'Anna does not have it.' }));
		expect(screen.getByText('Anna does not have it.')).toBeTruthy();
	});

	it('has a button to each line, named by it: to cancel what holds', async () => {
		list(entry('2'), entry('1', { status: 'senseless' }));
		await fireEvent.click(screen.getByRole('button', { name: 'Cancel: Anna took card 2' }));
		await fireEvent.click(screen.getByRole('button', { name: 'Cancel: Anna took card 1' }));
		expect(oncancel.mock.calls).toEqual([['2'], ['1']]);
		expect(onrestore).not.toHaveBeenCalled();
	});

	it('and to restore what is cancelled', async () => {
		list(entry('1', { status: 'cancelled' }));
		expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
		await fireEvent.click(screen.getByRole('button', { name: 'Restore: Anna took card 1' }));
		expect(onrestore).toHaveBeenCalledExactlyOnceWith('1');
	});

	it.each(['held', 'cancelled', 'senseless', 'unread'] as const)(
		'has a button to add before a line that is %s',
		async (status) => {
			list(entry('2'), entry('1', { status }));
			await fireEvent.click(screen.getByRole('button', { name: 'Add before: Anna took card 1' }));
			expect(onaddbefore).toHaveBeenCalledExactlyOnceWith('1');
			for (const other of [oncancel, onrestore]) expect(other).not.toHaveBeenCalled();
		}
	);

	it('has none to add before the end of the table', () => {
		list(entry('2', { text: 'The table was finished', isFinish: true }), entry('1'));
		const names = screen.getAllByRole('button', { name: /^Add before/ });
		expect(names.map((button) => button.ariaLabel)).toEqual(['Add before: Anna took card 1']);
	});

	it('has none where nothing more is written', () => {
		render(LogList, { entries: [entry('1')], oncancel, onrestore });
		expect(screen.queryByRole('button', { name: /^Add before/ })).toBeNull();
		expect(screen.getByRole('button', { name: /^Cancel/ })).toBeTruthy();
	});

	it('shows names as they were typed, never as markup', () => {
		const text = '<img src=x onerror=alert(1)> took a card';
		const container = list(entry('1', { text, note: '<b>bold</b>' }));
		expect(screen.getByText(text)).toBeTruthy();
		expect(screen.getByText('<b>bold</b>')).toBeTruthy();
		expect(container.querySelector('img, b')).toBeNull();
	});

	it('has a time for machines and one for people', () => {
		const time = list(entry('1')).querySelector('time');
		expect(time?.dateTime).toBe('2026-11-18T19:05:00.000Z');
		expect(time?.textContent).toMatch(/^\d\d:\d\d$/);
	});
});
