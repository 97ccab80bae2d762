import type { Line } from '#lib/core/replay.ts';
import type { Objection } from '#lib/core/rules.ts';
import type { Doubter } from '#lib/play/play.svelte.ts';
import { Reasoning } from '#lib/play/reasoning.svelte.ts';
import {
	compared,
	guiltOf,
	missingBits,
	placeShares,
	traitShares,
	type Chance
} from '../rules/chances.ts';
import type { Value } from '../rules/data.ts';
import { factOf, inquiryOf, isMove } from '../rules/deduction.ts';
import type { Event } from '../rules/events.ts';
import { say } from '../rules/say.ts';
import type { Deduced } from '../rules/sheet.ts';
import type { State } from '../rules/state.ts';
import type { AbbeyPlay } from './abbey-play.ts';

/** Rarer than this, an answer was more likely mistyped than given. */
const unlikely = 0.02;

export interface Reasons {
	readonly lines: readonly Line<Event, State>[];
	readonly moves: number;
}

/** What the owner's log leads to, with the way back from each fact to its line. */
export class Inquest implements Doubter<Event> {
	readonly reasoning: Reasoning;
	readonly #play: AbbeyPlay;

	constructor(play: AbbeyPlay) {
		this.#play = play;
		this.reasoning = new Reasoning(() =>
			this.#inquiry === undefined || play.state.culprit !== undefined
				? undefined
				: { problem: this.#inquiry.problem, canSee: play.state.pile === 0 }
		);
	}

	/** The lines that hold, up to where one writes. */
	readonly #lines = $derived.by((): readonly Line<Event, State>[] => {
		const { lines, writingBefore } = this.#play;
		const end = writingBefore === undefined ? lines.length : lines.indexOf(writingBefore);
		return lines.slice(0, end).filter(({ status, event }) => status === 'held' && event);
	});
	readonly #inquiry = $derived.by(() =>
		inquiryOf(
			this.#play.state,
			this.#lines.flatMap(({ event }) => event ?? [])
		)
	);

	/** For the sheet: who can still be it, and where each card can be. */
	get deduced(): Deduced {
		return this.reasoning.findings;
	}

	/** The lines of facts that are known by their index. */
	linesOf(facts: readonly number[]): readonly Line<Event, State>[] {
		return facts.flatMap((fact) => this.#lines[this.#inquiry?.sources[fact] ?? -1] ?? []);
	}

	/** How likely each suspect is; empty where chances are not wanted. */
	get guilt(): ReadonlyMap<string, number> {
		const { odds, findings } = this.reasoning;
		return odds && findings ? guiltOf(findings, odds) : new Map<string, number>();
	}

	get chances(): ReadonlyMap<string, Chance> {
		return compared(this.guilt);
	}

	placesOf(card: string): ReadonlyMap<string, number> {
		const { places, findings } = this.reasoning;
		const [shares, open] = [places?.places.get(card), findings?.places.get(card)];
		if (shares === undefined || open === undefined) return new Map();
		return placeShares(open, { shares, guilt: this.guilt.get(card) ?? 0 });
	}

	get missing(): number {
		return missingBits(this.guilt);
	}

	/** How likely each trait is; undefined where chances are not wanted. */
	get shares(): Readonly<Partial<Record<Value, number>>> | undefined {
		const { odds, findings } = this.reasoning;
		if (odds === undefined || findings === undefined) return undefined;
		const { roster } = this.#play.state;
		return traitShares(
			roster.filter(({ id }) => findings.culprits.includes(id)),
			odds
		);
	}

	/** The lines that rule out a place for a card, and how often cards moved between them. */
	async why(card: string, place: string): Promise<Reasons | undefined> {
		const lines = this.#lines;
		const sources = this.#inquiry?.sources ?? [];
		const ground = await this.reasoning.why({ card, place });
		if (ground === undefined) return undefined;
		const at = ground.facts.map((fact) => sources[fact] ?? -1).toSorted((a, b) => a - b);
		const between = lines.slice((at[0] ?? 0) + 1, at.at(-1));
		return {
			lines: at.flatMap((each) => lines[each] ?? []),
			moves: between.filter((line) => line.event && isMove(line.event)).length
		};
	}

	/** Asks once more about an answer that hardly ever is so. */
	doubt(event: Event): Objection | undefined {
		const fact = factOf(event);
		const share = fact && this.reasoning.likelihood(fact);
		if (share === undefined || share >= unlikely) return undefined;
		return { level: 'unusual', why: say('object.unlikely', { share }), isSecret: true };
	}
}
