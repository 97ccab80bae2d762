/** Keeps the screen awake until stopped; the system drops the lock when the page is hidden. */
export function stayAwake(): () => void {
	if (!('wakeLock' in navigator)) return () => undefined;
	let lock: WakeLockSentinel | undefined;
	let isStopped = false;

	async function ask(): Promise<void> {
		if (isStopped || document.visibilityState !== 'visible') return;
		try {
			lock = await navigator.wakeLock.request('screen');
			if (isStopped) await lock.release();
		} catch {
			// Low battery or a browser that refuses: the screen goes dark as always.
		}
	}
	const askAgain = (): void => void ask();
	document.addEventListener('visibilitychange', askAgain);
	void ask();
	return () => {
		isStopped = true;
		document.removeEventListener('visibilitychange', askAgain);
		lock?.release().catch(() => undefined);
	};
}
