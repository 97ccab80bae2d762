import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Sheet from './Sheet.svelte';

const onclose = vi.fn();
beforeEach(() => {
	onclose.mockReset();
	render(Sheet, {
		title: 'Log of the table',
		onclose,
		children: html('<p>Nothing yet</p>'),
		actions: html('<button>Yes</button>')
	});
});
const html = (text: string) => createRawSnippet(() => ({ render: () => text }));
const dialog = (): HTMLDialogElement => screen.getByRole('dialog', { name: 'Log of the table' });

describe('a sheet', () => {
	it('is open, has its title for a name, and shows what it is given', () => {
		expect(dialog().open).toBe(true);
		expect(screen.getByText('Nothing yet')).toBeTruthy();
		expect(screen.getByRole('button', { name: 'Yes' })).toBeTruthy();
	});

	it('asks to be closed by its button', async () => {
		await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
		expect(onclose).toHaveBeenCalledOnce();
	});

	it('asks to be closed on Escape, and leaves it to its owner', async () => {
		// The browser turns Escape into this event.
		const escape = new Event('cancel', { cancelable: true });
		await fireEvent(dialog(), escape);
		expect(onclose).toHaveBeenCalledOnce();
		expect(escape.defaultPrevented).toBe(true);
		expect(dialog().open).toBe(true);
	});

	it('asks to be closed by a tap beside it, not by one on it', async () => {
		await fireEvent.click(screen.getByText('Nothing yet'));
		expect(onclose).not.toHaveBeenCalled();
		await fireEvent.click(dialog());
		expect(onclose).toHaveBeenCalledOnce();
	});
});
