/** Chromium's own event, which the standard does not have. */
interface InstallEvent extends Event {
	prompt(): Promise<void>;
}

/** Offers to install the app where the browser lets us ask. */
class Install {
	#event = $state.raw<InstallEvent | undefined>();

	start(): void {
		addEventListener('beforeinstallprompt', (event) => {
			event.preventDefault();
			this.#event = event as InstallEvent;
		});
		addEventListener('appinstalled', () => (this.#event = undefined));
	}

	get isOffered(): boolean {
		return this.#event !== undefined;
	}

	/** Safari on a phone or tablet never lets us ask: there one adds the app by hand. */
	get isByHand(): boolean {
		const isApple =
			/iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
		return isApple && !matchMedia('(display-mode: standalone)').matches;
	}

	async ask(): Promise<void> {
		const event = this.#event;
		this.#event = undefined;
		await event?.prompt();
	}
}

export const install = new Install();
