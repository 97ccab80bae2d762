import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.svelte.ts';

const heard: (number | 'zero')[] = [];
const clockOf = (id = 'table'): Countdown =>
	new Countdown(id, {
		onlastseconds: (seconds) => heard.push(seconds),
		onzero: () => heard.push('zero')
	});

beforeEach(() => {
	heard.length = 0;
	sessionStorage.clear();
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
	vi.useRealTimers();
});

describe('a countdown', () => {
	it('waits until it is started', () => {
		const clock = clockOf();
		clock.turn('1', 20);
		vi.advanceTimersByTime(5000);
		expect([clock.isRunning, clock.left, clock.share]).toEqual([false, 20_000, 1]);
	});

	it('is heard in the last five seconds, once each, and at zero', () => {
		const clock = clockOf();
		clock.turn('1', 10);
		clock.start();
		vi.advanceTimersByTime(12_000);
		expect(heard).toEqual([5, 4, 3, 2, 1, 'zero']);
		expect([clock.isRunning, clock.left]).toEqual([false, 0]);
	});

	it('does not drift when the page was too busy for its ticks', () => {
		const clock = clockOf();
		clock.turn('1', 30);
		clock.start();
		vi.setSystemTime(Date.now());
		vi.advanceTimersByTime(7300);
		clock.pause();
		expect(clock.left).toBe(22_700);
		vi.advanceTimersByTime(60_000);
		expect(clock.left).toBe(22_700);
	});

	it('gives the next bidder the full time and runs on', () => {
		const clock = clockOf();
		clock.turn('1', 10);
		clock.start();
		vi.advanceTimersByTime(4000);
		clock.turn('2', 10);
		expect([clock.isRunning, clock.left]).toEqual([true, 10_000]);
	});

	it('runs on for the next bidder after it came to zero, until it is paused', () => {
		const clock = clockOf();
		clock.turn('1', 5);
		clock.start();
		vi.advanceTimersByTime(6000);
		clock.turn('2', 5);
		expect([clock.isRunning, clock.left]).toEqual([true, 5000]);
		clock.pause();
		clock.turn('3', 5);
		expect(clock.isRunning).toBe(false);
	});

	it('holds while it is nobody’s turn, and runs on with the next card', () => {
		const clock = clockOf();
		clock.turn('1', 20);
		clock.start();
		vi.advanceTimersByTime(3000);
		clock.hold();
		vi.advanceTimersByTime(9000);
		expect([clock.isRunning, clock.left]).toEqual([false, 17_000]);
		clock.turn('2', 20);
		expect([clock.isRunning, clock.left]).toEqual([true, 20_000]);
	});

	it('comes back from a reload paused, with the time it had', () => {
		const before = clockOf();
		before.turn('3', 20);
		before.start();
		vi.advanceTimersByTime(6000);
		before.pause();
		const after = clockOf();
		after.turn('3', 20);
		expect([after.isRunning, after.left]).toEqual([false, 14_000]);
	});

	it('has the full time after a reload if the bidder is another, or the table', () => {
		const before = clockOf();
		before.turn('3', 20);
		before.start();
		vi.advanceTimersByTime(6000);
		before.pause();
		const [other, elsewhere] = [clockOf(), clockOf('another table')];
		other.turn('4', 20);
		elsewhere.turn('3', 20);
		expect([other.left, elsewhere.left]).toEqual([20_000, 20_000]);
	});

	it('starts over when it is tapped at zero', () => {
		const clock = clockOf();
		clock.turn('1', 5);
		clock.start();
		vi.advanceTimersByTime(6000);
		clock.toggle();
		expect([clock.isRunning, clock.left]).toEqual([true, 5000]);
	});

	it('is not troubled by what somebody else left in the storage', () => {
		sessionStorage.setItem('countdown:table', '{"turn":"1","left":"soon"}');
		const clock = clockOf();
		clock.turn('1', 5);
		expect(clock.left).toBe(5000);
	});
});
