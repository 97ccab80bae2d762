import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Choice from './Choice.svelte';

const onchange = vi.fn();
beforeEach(() => {
	onchange.mockReset();
});
const options = [
	{ value: 'auto', label: 'As the system' },
	{ value: 'dark', label: 'Candlelight', hint: 'for evenings' }
];
const radio = (name: RegExp): HTMLInputElement => screen.getByRole('radio', { name });
const checked = (): readonly boolean[] =>
	screen.getAllByRole<HTMLInputElement>('radio').map((each) => each.checked);

describe('a choice', () => {
	it('is a named group with one chosen', () => {
		render(Choice, { legend: 'Theme', options, value: 'dark', onchange });
		expect(screen.getByRole('group', { name: 'Theme' })).toBeTruthy();
		expect(checked()).toEqual([false, true]);
		expect(radio(/Candlelight for evenings/).checked).toBe(true);
	});

	it('is named even when the legend is not shown', () => {
		render(Choice, { legend: 'Theme', options, value: 'dark', onchange, hideLegend: true });
		expect(screen.getByRole('group', { name: 'Theme' })).toBeTruthy();
	});

	it('tells what was picked, and shows it when the owner agrees', async () => {
		const { rerender } = render(Choice, { legend: 'Theme', options, value: 'auto', onchange });
		onchange.mockImplementation((value: string) => rerender({ value }));
		await fireEvent.click(radio(/Candlelight/));
		expect(onchange).toHaveBeenCalledExactlyOnceWith('dark');
		await vi.waitFor(() => expect(checked()).toEqual([false, true]));
	});

	it('goes back when the owner does not agree', async () => {
		render(Choice, { legend: 'Theme', options, value: 'auto', onchange });
		await fireEvent.click(radio(/Candlelight/));
		expect(onchange).toHaveBeenCalledOnce();
		await vi.waitFor(() => expect(checked()).toEqual([true, false]));
	});

	it('does not mix with another one beside it', () => {
		render(Choice, { legend: 'Theme', options, value: 'dark', onchange });
		render(Choice, { legend: 'Other', options, value: 'dark', onchange });
		expect(checked()).toEqual([false, true, false, true]);
		const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
		expect(new Set(names).size).toBe(2);
	});

	it('shows labels as words, never as markup', () => {
		const label = '<img src=x onerror=alert(1)>';
		const { container } = render(Choice, {
			legend: label,
			options: [{ value: 'a', label, hint: label }],
			value: 'a',
			onchange
		});
		expect(container.querySelector('img')).toBeNull();
		expect(screen.getByRole('group', { name: label })).toBeTruthy();
	});
});
