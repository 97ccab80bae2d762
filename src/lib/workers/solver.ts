import type { Cell } from '#lib/core/deduce/deducer.ts';
import type { Problem } from '#lib/core/deduce/facts.ts';
import type { Ground } from '#lib/core/deduce/why.ts';
import type { ChancesAsked, ChancesTold, Found, LogicAsked, LogicTold } from './post.ts';

/** What a log leads to, as it becomes known: always of the newest log. */
export interface Hears {
	found(found: Found): void;
	told(told: ChancesTold): void;
	/** A worker broke down: nothing more will come of this log. */
	failed(): void;
}

/** What is wanted of the chances. */
export type Wish = Omit<ChancesAsked, 'problem'>;

/**
 * Two workers that think about one log. The logic goes on from fact to fact and answers at once;
 * the count begins anew each time, so a newer fact ends the worker that counts for an older one.
 */
export class Solver {
	readonly #hears: Hears;
	#logic: Worker | undefined;
	#chances: Worker | undefined;
	#isCounting = false;
	#wish: Wish = { wants: 'worlds', canSee: false };
	#questions = 0;
	/** The number of the newest log. */
	#log = 0;
	readonly #asking = new Map<number, (ground: Ground | undefined) => void>();

	constructor(hears: Hears) {
		this.#hears = hears;
	}

	follow(problem: Problem, wish: Wish): void {
		this.#wish = wish;
		if (this.#isCounting) this.#endCount();
		this.#log = ++this.#questions;
		this.#ask({ kind: 'follow', id: this.#log, problem });
	}

	/** The facts that rule out a cell; undefined if there are none, or nobody knows any. */
	async why(problem: Problem, cell: Cell): Promise<Ground | undefined> {
		const id = ++this.#questions;
		const ground = new Promise<Ground | undefined>((answer) => this.#asking.set(id, answer));
		this.#ask({ kind: 'why', id, problem, cell });
		return await ground;
	}

	/** Ends all work; the next log begins anew. */
	rest(): void {
		this.#logic?.terminate();
		this.#logic = undefined;
		this.#endCount();
		for (const answer of this.#asking.values()) answer(undefined);
		this.#asking.clear();
	}

	#ask(asked: LogicAsked): void {
		this.#logic ??= this.#started(
			new Worker(new URL('./logic.worker.ts', import.meta.url), { type: 'module' }),
			({ data }: MessageEvent<LogicTold>) => this.#heard(data)
		);
		this.#logic.postMessage(asked);
	}

	#heard(told: LogicTold): void {
		if (told.kind === 'ground') {
			this.#asking.get(told.id)?.(told.ground);
			this.#asking.delete(told.id);
		} else if (told.id === this.#log) {
			this.#hears.found(told.found);
			if (told.found.findings.consistent) this.#count(told.found.problem);
		}
	}

	#count(problem: Problem): void {
		this.#chances ??= this.#started(
			new Worker(new URL('./chances.worker.ts', import.meta.url), { type: 'module' }),
			({ data }: MessageEvent<ChancesTold>) => {
				this.#isCounting = data.kind !== 'done';
				this.#hears.told(data);
			}
		);
		this.#isCounting = true;
		const asked: ChancesAsked = { ...this.#wish, problem };
		this.#chances.postMessage(asked);
	}

	#endCount(): void {
		this.#chances?.terminate();
		this.#chances = undefined;
		this.#isCounting = false;
	}

	#started(worker: Worker, hear: (event: MessageEvent) => void): Worker {
		worker.onmessage = hear;
		worker.onerror = () => {
			this.rest();
			this.#hears.failed();
		};
		return worker;
	}
}
