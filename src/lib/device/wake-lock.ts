/** Keeps the screen awake until stopped; the system drops the lock when the page is hidden. */
export function stayAwake(): () => void {
	if (!('wakeLock' in navigator)) return () => undefined;
	let lock: WakeLockSentinel | undefined;
	const stop = new AbortController();

	async function ask(): Promise<void> {
		if (document.visibilityState !== 'visible') return;
		try {
			lock = await navigator.wakeLock.request('screen');
			if (stop.signal.aborted) await lock.release();
		} catch {
			// Low battery or a browser that refuses: the screen goes dark as always.
		}
	}
	const askAgain = (): void => void ask();
	document.addEventListener('visibilitychange', askAgain, { signal: stop.signal });
	void ask();
	return () => {
		stop.abort();
		lock?.release().catch(() => undefined);
	};
}
