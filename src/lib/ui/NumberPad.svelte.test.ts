import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import NumberPad from './NumberPad.svelte';

const onenter = vi.fn();
beforeEach(() => {
	onenter.mockReset();
});

function pad(least: number, most: number): void {
	render(NumberPad, { label: 'Points', least, most, onenter });
}
async function tap(...names: readonly string[]): Promise<void> {
	for (const name of names) await fireEvent.click(screen.getByRole('button', { name }));
}
async function type(...keys: readonly string[]): Promise<void> {
	for (const key of keys) await fireEvent.keyDown(window, { key });
}
const shown = (): string => screen.getByRole('status').textContent.replaceAll(/\s+/g, ' ').trim();
const done = (): HTMLButtonElement =>
	screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });

describe('the keypad', () => {
	it('says what is counted on it', () => {
		pad(0, 99);
		expect(screen.getByRole('group', { name: 'Keypad: Points' })).toBeTruthy();
		expect(shown()).toBe('…');
	});

	it('enters a number in three taps', async () => {
		pad(0, 99);
		await tap('4', '2', 'Done');
		expect(onenter).toHaveBeenCalledExactlyOnceWith(42);
	});

	it('adds up as one counts, and shows both the sum and how it came', async () => {
		pad(0, 99);
		await tap('1', '0', 'Plus', '1', '5');
		expect(shown()).toBe('10 + 15 = 25');
		await tap('Done');
		expect(onenter).toHaveBeenCalledExactlyOnceWith(25);
	});

	it('enters nothing before there is a number', async () => {
		pad(0, 99);
		expect(done().disabled).toBe(true);
		await type('Enter');
		expect(onenter).not.toHaveBeenCalled();
	});

	it('says the limits when the number is past them, and does not enter it', async () => {
		pad(0, 20);
		await tap('2', '1');
		expect(screen.getByText('It can be 0 to 20.')).toBeTruthy();
		expect(done().disabled).toBe(true);
		await type('Enter');
		expect(onenter).not.toHaveBeenCalled();
		await tap('Erase');
		expect(screen.queryByText('It can be 0 to 20.')).toBeNull();
		expect(done().disabled).toBe(false);
	});

	it('says the lower limit too', async () => {
		pad(5, 20);
		await tap('4');
		expect(screen.getByText('It can be 5 to 20.')).toBeTruthy();
	});

	it('takes the limits themselves', async () => {
		pad(5, 20);
		await tap('2', '0', 'Done');
		expect(onenter).toHaveBeenLastCalledWith(20);
		await tap('Erase', 'Erase', '5', 'Done');
		expect(onenter).toHaveBeenLastCalledWith(5);
	});

	it('has a minus only where less than nothing can be', async () => {
		pad(0, 9);
		expect(screen.queryByRole('button', { name: 'Minus' })).toBeNull();
		pad(-9, 9);
		await fireEvent.click(screen.getByRole('button', { name: 'Minus' }));
		for (const key of screen.getAllByRole('button', { name: '3' })) await fireEvent.click(key);
		await fireEvent.click(screen.getAllByRole('button', { name: 'Done' })[1] ?? document.body);
		expect(onenter).toHaveBeenCalledExactlyOnceWith(-3);
	});

	it('holds twelve digits and no more', async () => {
		pad(0, 10 ** 15);
		await tap(...Array.from('1234567890123'));
		expect(shown()).toBe('123,456,789,012');
	});
});

describe('a keyboard on the keypad', () => {
	it('types digits, sums, corrections and the end', async () => {
		pad(0, 99);
		await type('1', '0', '+', '1', '6', 'Backspace', '5', 'Enter');
		expect(onenter).toHaveBeenCalledExactlyOnceWith(25);
	});

	it('leaves shortcuts and other keys to the browser', async () => {
		pad(0, 99);
		const shortcut = new KeyboardEvent('keydown', { key: '1', ctrlKey: true, cancelable: true });
		const letter = new KeyboardEvent('keydown', { key: 'a', cancelable: true });
		for (const event of [shortcut, letter]) await fireEvent(window, event);
		expect(shown()).toBe('…');
		expect([shortcut.defaultPrevented, letter.defaultPrevented]).toEqual([false, false]);
	});

	it('lets Enter press the button that has the focus', async () => {
		pad(0, 99);
		await tap('4');
		await fireEvent.keyDown(screen.getByRole('button', { name: 'Erase' }), { key: 'Enter' });
		expect(onenter).not.toHaveBeenCalled();
	});
});
