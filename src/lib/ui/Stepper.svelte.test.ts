import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import Stepper from './Stepper.svelte';

const onchange = vi.fn();
beforeEach(() => {
	onchange.mockReset();
});

function stepper(value: number, limits: { least?: number; most: number }): void {
	render(Stepper, { label: 'Spells', value, onchange, ...limits });
}
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });

it('goes up and down by one, by buttons that say of what', async () => {
	stepper(3, { most: 10 });
	await fireEvent.click(button('More: Spells'));
	await fireEvent.click(button('Less: Spells'));
	expect(onchange.mock.calls).toEqual([[4], [2]]);
});

it('stops at its ends', () => {
	stepper(0, { most: 0 });
	expect([button('Less: Spells').disabled, button('More: Spells').disabled]).toEqual([true, true]);
});

it('goes below nothing where that can be', () => {
	stepper(0, { least: -5, most: 5 });
	expect(button('Less: Spells').disabled).toBe(false);
});

it('takes a number from the keypad within its limits, and closes it', async () => {
	stepper(3, { most: 10 });
	await fireEvent.click(button('Enter: Spells, 3'));
	expect(screen.getByRole('dialog', { name: 'Spells' })).toBeTruthy();
	for (const key of ['1', '1']) await fireEvent.click(button(key));
	expect(screen.getByText('It can be 0 to 10.')).toBeTruthy();
	await fireEvent.click(button('Erase'));
	await fireEvent.click(button('Erase'));
	await fireEvent.click(button('7'));
	await fireEvent.click(button('Done'));
	expect(onchange).toHaveBeenCalledExactlyOnceWith(7);
	expect(screen.queryByRole('dialog')).toBeNull();
});

it('records nothing when the number is the same', async () => {
	stepper(3, { most: 10 });
	await fireEvent.click(button('Enter: Spells, 3'));
	await fireEvent.click(button('3'));
	await fireEvent.click(button('Done'));
	expect(onchange).not.toHaveBeenCalled();
});
