import { untrack } from 'svelte';
import type { Weighed } from '#lib/core/deduce/advise/weigh.ts';
import type { Odds } from '#lib/core/deduce/count/odds.ts';
import type { Cell, Findings } from '#lib/core/deduce/deducer.ts';
import type { Fact, Problem } from '#lib/core/deduce/facts.ts';
import { likelihood } from '#lib/core/deduce/likelihood.ts';
import type { Ground } from '#lib/core/deduce/why.ts';
import { settings, type Settings } from '#lib/data/settings.svelte.ts';
import type { ChancesTold, Found } from '#lib/workers/post.ts';
import { unpacked } from '#lib/workers/packed.ts';
import { Solver } from '#lib/workers/solver.ts';

/** `certain`: what follows for sure; `all`: chances and advice too. */
export type Level = Settings['reasoning'];

/** A log to reason about, and what may be asked next. */
export interface Matter {
	readonly problem: Problem;
	/** Whether players may be asked to show a card now. */
	readonly canSee: boolean;
}

export type Places = Pick<ChancesTold & { kind: 'places' }, 'isExact' | 'places'>;

/** What follows from a log, as it becomes known. Each new fact ends the thinking about the last one. */
export class Reasoning {
	readonly #solver = new Solver({
		found: (found) => (this.#found = found),
		told: (told) => this.#hear(told),
		failed: () => {
			this.#hasFailed = true;
			this.#isCounting = false;
		}
	});
	#found = $state.raw<Found | undefined>();
	#odds = $state.raw<Odds | undefined>();
	#places = $state.raw<Places | undefined>();
	#advice = $state.raw<readonly Weighed[] | undefined>();
	#worlds: Uint8Array | undefined;
	#isCounting = $state.raw(false);
	#hasFailed = $state.raw(false);

	/** Has to be made while a component is: it thinks as long as that is there. */
	constructor(matter: () => Matter | undefined) {
		// Much of what is recorded is nothing to reason about: the same matter again is no news.
		const text = $derived(JSON.stringify(matter()));
		$effect(() => {
			const [news, level] = [text as string | undefined, this.level];
			untrack(() => this.#follow(news, level));
		});
		$effect(() => () => this.#solver.rest());
	}

	get level(): Level {
		return settings.values.reasoning;
	}

	set level(level: Level) {
		void settings.set('reasoning', level);
	}

	/** What can be; undefined while nothing is known or wanted. */
	get findings(): Findings | undefined {
		return this.#found?.findings.consistent === true ? this.#found.findings : undefined;
	}

	/** Sets of facts, by their index, that cannot all be true. The findings are without them. */
	get conflicts(): readonly Ground[] {
		return this.#found?.conflicts ?? [];
	}

	/** How likely each is; while the next are being counted, those before the last fact. */
	get odds(): Odds | undefined {
		return this.#odds;
	}

	/** How likely each card is in each place, which takes longer. */
	get places(): Places | undefined {
		return this.#places;
	}

	/** What to ask, the best first. */
	get advice(): readonly Weighed[] | undefined {
		return this.#advice;
	}

	/** Whether chances are still to come. */
	get isCounting(): boolean {
		return this.#isCounting;
	}

	/** Whether this browser cannot do it. */
	get hasFailed(): boolean {
		return this.#hasFailed;
	}

	/** The facts, by their index, that rule out a cell. */
	async why(cell: Cell): Promise<Ground | undefined> {
		return this.#found && (await this.#solver.why(this.#found.problem, cell));
	}

	/** The share of worlds in which this could be the next fact; undefined while nobody knows. */
	likelihood(fact: Fact): number | undefined {
		const problem = this.#found?.problem;
		if (problem === undefined || this.#worlds === undefined) return undefined;
		return likelihood(problem, unpacked(this.#worlds, problem.roster.length), fact);
	}

	#follow(text: string | undefined, level: Level): void {
		this.#worlds = undefined;
		this.#hasFailed = false;
		this.#isCounting = level === 'all' && text !== undefined;
		if (!this.#isCounting) this.#forget();
		if (level === 'none' || text === undefined) {
			this.#found = undefined;
			this.#solver.rest();
			return;
		}
		const { problem, canSee } = JSON.parse(text) as Matter;
		this.#solver.follow(problem, { wants: level === 'all' ? 'all' : 'worlds', canSee });
	}

	#forget(): void {
		this.#odds = undefined;
		this.#places = undefined;
		this.#advice = undefined;
	}

	#hear(told: ChancesTold): void {
		switch (told.kind) {
			case 'odds':
				this.#odds = told.odds;
				this.#places = undefined;
				break;
			case 'places':
				this.#places = told;
				break;
			case 'worlds':
				this.#worlds = told.worlds;
				break;
			case 'advice':
				this.#advice = told.advice;
				break;
			case 'done':
				this.#isCounting = false;
		}
	}
}
