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

	async ask(): Promise<void> {
		const event = this.#event;
		this.#event = undefined;
		await event?.prompt();
	}
}

export const install = new Install();
