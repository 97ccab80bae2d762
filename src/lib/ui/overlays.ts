/** What keeps the browser's history: one entry for every sheet that lies over the page. */
interface History {
	push(depth: number): void;
	back(steps: number): void;
}

/** Sheets over the page, the topmost last. The back button closes them one by one. */
class Overlays {
	readonly #closers: (() => void)[] = [];
	#history: History | undefined;
	#settled: (() => void)[] = [];

	keepIn(history: History): void {
		this.#history = history;
	}

	/** Lays a sheet over the page; the function returned takes it away. */
	open(close: () => void): () => void {
		this.#closers.push(close);
		this.#history?.push(this.#closers.length);
		return () => {
			const at = this.#closers.indexOf(close);
			// Closed by the back button: its entry is gone already.
			if (at === -1) return;
			this.#closers.splice(at, 1);
			this.#history?.back(1);
		};
	}

	/** The history has come back to so many sheets. */
	backTo(depth: number): void {
		while (this.#closers.length > depth) this.#closers.pop()?.();
		if (depth > 0) return;
		for (const settled of this.#settled) settled();
		this.#settled = [];
	}

	/** Closes everything and waits until the history has followed: then one can go elsewhere. */
	async leave(): Promise<void> {
		const [history, depth] = [this.#history, this.#closers.length];
		if (history === undefined || depth === 0) return;
		const settled = new Promise<void>((done) => this.#settled.push(done));
		for (const close of this.#closers.splice(0).toReversed()) close();
		history.back(depth);
		await settled;
	}
}

export const overlays = new Overlays();
