export interface Toast {
	readonly text: string;
	readonly action?: { readonly label: string; run: () => void } | undefined;
}

/** Short sentences at the foot of the screen, one at a time. */
class Toasts {
	/** Gone after a while; a newer one replaces it. */
	#passing = $state.raw<Toast | undefined>();
	/** Stays until it is answered, and comes back when what was said over it has passed. */
	#staying = $state.raw<Toast | undefined>();
	/** Comes when nothing else is being said. */
	#patient: Toast | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;

	get current(): Toast | undefined {
		return this.#passing ?? this.#staying;
	}

	show(toast: Toast): void {
		clearTimeout(this.#timer);
		this.#passing = toast;
		this.#timer = setTimeout(() => this.leave(), 5000);
	}

	/** Nothing to do with what the player does now: it does not cut short what is being said of that. */
	mention(toast: Toast): void {
		if (this.#passing === undefined) this.show(toast);
		else this.#patient = toast;
	}

	ask(toast: Toast): void {
		this.#staying = toast;
	}

	/** Another page, or time: what was said in passing is over. */
	leave(): void {
		clearTimeout(this.#timer);
		this.#passing = undefined;
		const patient = this.#patient;
		this.#patient = undefined;
		if (patient !== undefined) this.show(patient);
	}

	close(): void {
		if (this.#passing === undefined) this.#staying = undefined;
		this.leave();
	}
}

export const toasts = new Toasts();
