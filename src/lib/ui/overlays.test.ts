import { beforeEach, describe, expect, it, vi } from 'vitest';
import { overlays } from './overlays.ts';

/** A browser's history of nothing but sheets. */
let depth = 0;
const goTo = (to: number): void => {
	depth = to;
	overlays.backTo(depth);
};
beforeEach(() => {
	depth = 0;
	overlays.backTo(0);
	overlays.keepIn({ push: goTo, back: (steps) => setTimeout(() => goTo(depth - steps)) });
});

describe('sheets over the page', () => {
	it('are closed one by one by the back button', () => {
		const [first, second] = [vi.fn(), vi.fn()];
		overlays.open(first);
		overlays.open(second);
		goTo(1);
		expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
		goTo(0);
		expect(first).toHaveBeenCalledOnce();
	});

	it('take their entry out of the history when they are closed by hand', async () => {
		const close = vi.fn();
		const leave = overlays.open(close);
		leave();
		await vi.waitFor(() => expect(depth).toBe(0));
		expect(close).not.toHaveBeenCalled();
	});

	it('leave the history alone when the back button has closed them', () => {
		const leave = overlays.open(() => leave());
		goTo(0);
		expect(depth).toBe(0);
	});

	it('take the entry of the one they come instead of', async () => {
		const [first, second] = [vi.fn(), vi.fn()];
		const leave = overlays.open(first);
		leave();
		overlays.open(second);
		await new Promise((later) => setTimeout(later, 20));
		expect([depth, second.mock.calls.length]).toEqual([1, 0]);
		goTo(0);
		expect(second).toHaveBeenCalledOnce();
	});

	it('come after one that is still leaving the history, and stay', async () => {
		const close = vi.fn();
		const leave = overlays.open(vi.fn());
		leave();
		await Promise.resolve();
		overlays.open(close);
		await vi.waitFor(() => expect(depth).toBe(1));
		await new Promise((later) => setTimeout(later, 20));
		expect([depth, close.mock.calls.length]).toEqual([1, 0]);
	});

	it('do not take an echo of an opened sheet for the way back', async () => {
		const leave = overlays.open(vi.fn());
		leave();
		await Promise.resolve();
		overlays.backTo(1);
		await vi.waitFor(() => expect(depth).toBe(0));
		await new Promise((later) => setTimeout(later, 20));
		expect(depth).toBe(0);
	});

	it('are all closed before one goes elsewhere', async () => {
		const close = vi.fn();
		overlays.open(close);
		overlays.open(close);
		await overlays.leave();
		expect([close.mock.calls.length, depth]).toEqual([2, 0]);
	});

	it('keep nobody waiting where there are none', async () => {
		await expect(overlays.leave()).resolves.toBeUndefined();
	});
});
