interface Signals {
	/** Called with 5, 4, 3, 2, 1 as the last seconds begin. */
	readonly onlastseconds: (seconds: number) => void;
	readonly onzero: () => void;
}

/** What is kept of a countdown when the page goes away. */
interface Kept {
	readonly turn: string;
	readonly left: number;
}

const second = 1000;
const lastSeconds = 5;
/** Often enough for a smooth ring; the time itself never depends on it. */
const beat = 100;

/**
 * A clock that counts down one turn after another. The time is read off the system's steady clock,
 * so it does not drift; when the page is hidden or reloaded it comes back paused with the time it had.
 */
export class Countdown {
	readonly #key: string;
	readonly #signals: Signals;
	#full = 0;
	#turn = '';
	#left = $state(0);
	#isRunning = $state(false);
	/** Started by the player and not paused since: the next turn runs by itself. */
	#isWanted = false;
	/** When the time is up, on the steady clock; only while it runs. */
	#end = 0;
	#timer: ReturnType<typeof setInterval> | undefined;

	constructor(id: string, signals: Signals) {
		this.#key = `countdown:${id}`;
		this.#signals = signals;
	}

	get isRunning(): boolean {
		return this.#isRunning;
	}

	/** Milliseconds left. */
	get left(): number {
		return this.#left;
	}

	/** The share of the turn that is left, 1 to 0. */
	get share(): number {
		return this.#full === 0 ? 0 : this.#left / this.#full;
	}

	/** Somebody else's turn: the full time, running if the last one ran. A turn that was left goes on where it was. */
	turn(turn: string, seconds: number): void {
		if (turn === this.#turn && seconds * second === this.#full) return;
		const kept = this.#turn === '' ? this.#read() : undefined;
		this.#stop();
		this.#turn = turn;
		this.#full = seconds * second;
		this.#left = kept?.turn === turn ? Math.min(kept.left, this.#full) : this.#full;
		this.#keep();
		if (this.#isWanted) this.start();
	}

	start(): void {
		this.#isWanted = true;
		if (this.#isRunning || this.#left <= 0) return;
		this.#isRunning = true;
		this.#end = performance.now() + this.#left;
		this.#timer = setInterval(() => this.#tick(), beat);
	}

	/** Paused by the player, or because they left: the next turn waits too. */
	pause(): void {
		this.#isWanted = false;
		this.hold();
	}

	/** Nobody's turn for now. */
	hold(): void {
		if (!this.#isRunning) return;
		this.#left = Math.max(0, this.#end - performance.now());
		this.#stop();
		this.#keep();
	}

	/** Start or pause; at zero, the full time again. */
	toggle(): void {
		if (this.#isRunning) this.pause();
		else {
			if (this.#left <= 0) this.#left = this.#full;
			this.start();
		}
	}

	#tick(): void {
		const before = Math.ceil(this.#left / second);
		this.#left = Math.max(0, this.#end - performance.now());
		const now = Math.ceil(this.#left / second);
		if (now !== before) this.#keep();
		if (now !== before && now > 0 && now <= lastSeconds) this.#signals.onlastseconds(now);
		if (this.#left > 0) return;
		this.#stop();
		this.#signals.onzero();
	}

	#stop(): void {
		clearInterval(this.#timer);
		this.#isRunning = false;
	}

	#keep(): void {
		try {
			sessionStorage.setItem(
				this.#key,
				JSON.stringify({ turn: this.#turn, left: this.#left } satisfies Kept)
			);
		} catch {
			// Storage is forbidden or full: a reload starts the turn's time anew.
		}
	}

	#read(): Kept | undefined {
		try {
			const kept: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '{}');
			return isKept(kept) ? kept : undefined;
		} catch {
			return undefined;
		}
	}
}

function isKept(raw: unknown): raw is Kept {
	return (
		typeof raw === 'object' &&
		raw !== null &&
		'turn' in raw &&
		typeof raw.turn === 'string' &&
		'left' in raw &&
		typeof raw.left === 'number' &&
		Number.isFinite(raw.left)
	);
}
