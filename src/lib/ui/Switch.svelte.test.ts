import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Switch from './Switch.svelte';

it('is a switch by name, and says where it was put', async () => {
	const onchange = vi.fn();
	render(Switch, { label: 'Sounds', hint: 'a bell at the end', checked: true, onchange });
	const input = screen.getByRole<HTMLInputElement>('switch', { name: /Sounds a bell at the end/ });
	expect(input.checked).toBe(true);
	await fireEvent.click(input);
	await fireEvent.click(input);
	expect(onchange.mock.calls).toEqual([[false], [true]]);
});
