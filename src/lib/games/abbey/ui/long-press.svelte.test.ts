import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longPress } from './long-press.ts';

const [tapped, held] = [vi.fn(), vi.fn()];
let button: HTMLButtonElement;
let stop: ReturnType<ReturnType<typeof longPress>>;
beforeEach(() => {
	vi.useFakeTimers();
	button = document.createElement('button');
	button.addEventListener('click', tapped);
	stop = longPress(held)(button);
});
afterEach(() => {
	stop?.();
	vi.useRealTimers();
	tapped.mockReset();
	held.mockReset();
});

const fire = (type: string, at: { clientX?: number; detail?: number } = {}): boolean =>
	button.dispatchEvent(
		new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 0, detail: 1, ...at })
	);
const calls = (): readonly number[] => [tapped.mock.calls.length, held.mock.calls.length];

it('a short touch is a tap', () => {
	fire('pointerdown');
	vi.advanceTimersByTime(200);
	fire('pointerup');
	fire('click');
	expect(calls()).toEqual([1, 0]);
});

it('a finger that rests asks for more, and lifting it is no tap', () => {
	fire('pointerdown');
	vi.advanceTimersByTime(600);
	fire('pointerup');
	fire('click');
	expect(calls()).toEqual([0, 1]);
	fire('pointerdown');
	fire('pointerup');
	fire('click');
	expect(calls()).toEqual([1, 1]);
});

it('a finger that wanders is scrolling', () => {
	fire('pointerdown');
	fire('pointermove', { clientX: 30 });
	vi.advanceTimersByTime(600);
	expect(calls()).toEqual([0, 0]);
});

it('the context menu asks for more too, once, and does not open', () => {
	expect(fire('contextmenu')).toBe(false);
	expect(calls()).toEqual([0, 1]);
	fire('pointerdown');
	vi.advanceTimersByTime(600);
	fire('contextmenu');
	expect(calls()).toEqual([0, 2]);
});

it('a key that presses the button after a long press is a tap', () => {
	fire('pointerdown');
	vi.advanceTimersByTime(600);
	fire('click', { detail: 0 });
	expect(calls()).toEqual([1, 1]);
});

it('nothing is heard once it is taken away', () => {
	stop?.();
	fire('pointerdown');
	vi.advanceTimersByTime(600);
	expect(fire('contextmenu')).toBe(true);
	expect(calls()).toEqual([0, 0]);
});
