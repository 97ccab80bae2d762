/** How long a new service worker gets to take over; some browsers never say that it did. */
const patience = 4000;

interface Hooks {
	/** The app has been put away for offline use for the first time. */
	onready: () => void;
	/** A new version waits; call the function to switch to it. */
	onwaiting: (update: () => void) => void;
}

/** Registers the service worker and says what becomes of it. */
export async function followUpdates(script: string, hooks: Hooks): Promise<void> {
	if (!('serviceWorker' in navigator)) return;
	const isFirst = navigator.serviceWorker.controller === null;
	const registration = await navigator.serviceWorker.register(script);
	const look = (): void => {
		if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
			const { waiting } = registration;
			hooks.onwaiting(() => switchTo(waiting));
		}
	};
	look();
	registration.addEventListener('updatefound', () => {
		const found = registration.installing;
		found?.addEventListener('statechange', () => {
			if (found.state === 'installed') look();
			if (found.state === 'activated' && isFirst) hooks.onready();
		});
	});
	document.addEventListener('visibilitychange', () => {
		// An installed app may stay open for weeks: coming back to it is a good time to look.
		if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
	});
}

function switchTo(waiting: ServiceWorker): void {
	let isReloading = false;
	const reload = (): void => {
		if (isReloading) return;
		isReloading = true;
		location.reload();
	};
	navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
	setTimeout(reload, patience);
	waiting.postMessage({ type: 'SKIP_WAITING' });
}
