/** What keeps the browser's history: one entry for every sheet that lies over the page. */
interface History {
	push(entries: number): void;
	back(steps: number): void;
}

/** Sheets over the page, the topmost last. The back button closes them one by one. */
class Overlays {
	readonly #closers: (() => void)[] = [];
	#history: History | undefined;
	#entries = 0;
	/** Where the history is going by our own wish; it takes its time. */
	#goal: number | undefined;
	#settled: (() => void)[] = [];

	keepIn(history: History): void {
		this.#history = history;
	}

	/** Lays a sheet over the page; the function returned takes it away. */
	open(close: () => void): () => void {
		this.#closers.push(close);
		this.#follow();
		return () => {
			const at = this.#closers.indexOf(close);
			// Closed by the back button: its entry is gone already.
			if (at === -1) return;
			this.#closers.splice(at, 1);
			// Another sheet may come in its place in the same breath, and takes its entry.
			queueMicrotask(() => this.#follow());
		};
	}

	/** The history has come to so many entries, by the back button or by our own wish. */
	backTo(entries: number): void {
		const goal = this.#goal;
		// An echo of what was pushed before we turned back.
		if (goal !== undefined && entries > goal) return;
		this.#goal = undefined;
		this.#entries = entries;
		if (goal === undefined) while (this.#closers.length > entries) this.#closers.pop()?.();
		else this.#follow();
		if (this.#entries > 0) return;
		for (const settled of this.#settled) settled();
		this.#settled = [];
	}

	/** Closes everything and waits until the history has followed: then one can go elsewhere. */
	async leave(): Promise<void> {
		if (this.#history === undefined || this.#closers.length === 0) return;
		const settled = new Promise<void>((done) => this.#settled.push(done));
		for (const close of this.#closers.splice(0).toReversed()) close();
		this.#follow();
		await settled;
	}

	/** Brings the history to one entry a sheet; if it is under way, once it has arrived. */
	#follow(): void {
		if (this.#goal !== undefined) return;
		const sheets = this.#closers.length;
		if (sheets < this.#entries) {
			this.#goal = sheets;
			this.#history?.back(this.#entries - sheets);
		}
		while (sheets > this.#entries) {
			this.#entries += 1;
			this.#history?.push(this.#entries);
		}
	}
}

export const overlays = new Overlays();
