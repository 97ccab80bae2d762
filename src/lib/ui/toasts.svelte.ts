export interface Toast {
	readonly text: string;
	readonly action?: { readonly label: string; run: () => void } | undefined;
	/** Stays until it is answered. */
	readonly stays?: boolean | undefined;
}

/** One short sentence at a time at the foot of the screen; a newer one replaces it. */
class Toasts {
	#current = $state.raw<Toast | undefined>();
	#timer: ReturnType<typeof setTimeout> | undefined;

	get current(): Toast | undefined {
		return this.#current;
	}

	show(toast: Toast): void {
		clearTimeout(this.#timer);
		this.#current = toast;
		if (toast.stays !== true) this.#timer = setTimeout(() => this.close(), 5000);
	}

	/** Another page: what was said of the last one is over. */
	leave(): void {
		if (this.#current?.stays !== true) this.close();
	}

	close(): void {
		clearTimeout(this.#timer);
		this.#current = undefined;
	}
}

export const toasts = new Toasts();
