import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Toast from './Toast.svelte';
import { toasts } from './toasts.svelte.ts';

beforeEach(() => {
	vi.useFakeTimers();
	render(Toast);
});
afterEach(() => {
	// One in passing and one that stays.
	toasts.close();
	toasts.close();
	vi.useRealTimers();
});

async function say(text: string): Promise<void> {
	toasts.show({ text });
	await tick();
}
async function ask(run: () => void): Promise<void> {
	toasts.ask({ text: 'A new version is here.', action: { label: 'Update', run } });
	await tick();
}
async function wait(milliseconds: number): Promise<void> {
	vi.advanceTimersByTime(milliseconds);
	await tick();
}
const said = (): string => screen.getByRole('status').textContent.trim();

describe('a word at the foot of the screen', () => {
	it('has a place that is announced, even while it is empty', () => {
		expect(said()).toBe('');
	});

	it('passes by itself', async () => {
		await say('Undone: Anna took a card');
		expect(said()).toBe('Undone: Anna took a card');
		await wait(6000);
		expect(said()).toBe('');
	});

	it('gives way to a newer one, which has its own time', async () => {
		await say('One');
		await wait(3000);
		await say('Two');
		await wait(3000);
		expect(said()).toBe('Two');
	});

	it('waits its turn where it is only mentioned', async () => {
		await say('One');
		toasts.mention({ text: 'By the way' });
		await wait(4000);
		expect(said()).toBe('One');
		await wait(2000);
		expect(said()).toBe('By the way');
		await wait(6000);
		expect(said()).toBe('');
	});

	it('can be closed', async () => {
		await say('One');
		await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
		expect(said()).toBe('');
	});

	it('is never markup', async () => {
		await say('Undone: <img src=x onerror=alert(1)>');
		expect(said()).toBe('Undone: <img src=x onerror=alert(1)>');
		expect(screen.getByRole('status').querySelector('img')).toBeNull();
	});
});

describe('a question at the foot of the screen', () => {
	it('stays until it is answered, and does what it says', async () => {
		const run = vi.fn();
		await ask(run);
		await wait(60_000);
		expect(said()).toContain('A new version is here.');
		await fireEvent.click(screen.getByRole('button', { name: 'Update' }));
		expect(run).toHaveBeenCalledOnce();
		expect(said()).toBe('');
	});

	it('comes back when what was said over it has passed', async () => {
		await ask(vi.fn());
		await say('Saved');
		expect(said()).toBe('Saved');
		await wait(6000);
		expect(said()).toContain('A new version is here.');
	});
});
