import { afterEach, expect, it, vi } from 'vitest';
import { faceDown } from './face-down.ts';

const laid = vi.fn();
let stop = (): void => undefined;
afterEach(() => {
	stop();
	laid.mockReset();
});

/** The phone lies so; angles as the browser tells them. */
function lie(beta: number | null, gamma: number | null): void {
	dispatchEvent(Object.assign(new Event('deviceorientation'), { beta, gamma }));
}

it.each([
	['on its back', 0, 0, 0],
	['upright in a hand', 80, 3, 0],
	['on its face', 178, -2, 1],
	['on its face, turned the other way', -176, 5, 1],
	['on an edge', 178, 80, 0],
	['nobody knows how', null, null, 0]
])('a phone that lies %s', (...[, beta, gamma, times]) => {
	stop = faceDown.follow(laid);
	lie(beta, gamma);
	expect(laid).toHaveBeenCalledTimes(times);
});

it('calls once for each time it is laid down', () => {
	stop = faceDown.follow(laid);
	for (const beta of [178, 179, 177, 10, 178]) lie(beta, 0);
	expect(laid).toHaveBeenCalledTimes(2);
});

it('calls nobody who does not follow any more', () => {
	faceDown.follow(laid)();
	lie(178, 0);
	expect(laid).not.toHaveBeenCalled();
});

it('asks only where the browser wants to be asked, and once', async () => {
	expect(faceDown.needsPermission()).toBe(false);
	const requestPermission = vi.fn(() => Promise.reject(new Error('no')));
	vi.stubGlobal('DeviceOrientationEvent', { requestPermission });
	vi.stubGlobal('navigator', { userAgent: 'iPhone', maxTouchPoints: 5 });
	expect(faceDown.needsPermission()).toBe(true);
	await faceDown.ask();
	expect(requestPermission).toHaveBeenCalledOnce();
	expect(faceDown.needsPermission()).toBe(false);
	vi.unstubAllGlobals();
});
