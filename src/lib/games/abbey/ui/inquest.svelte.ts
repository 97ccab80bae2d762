import { traitOdds } from '#lib/core/deduce/count/odds.ts';
import type { Line } from '#lib/core/replay.ts';
import type { Objection } from '#lib/core/rules.ts';
import type { Doubter } from '#lib/play/play.svelte.ts';
import { Reasoning } from '#lib/play/reasoning.svelte.ts';
import { features, type Feature, type Value } from '../rules/data.ts';
import { factOf, inquiryOf, isMove } from '../rules/deduction.ts';
import type { Event } from '../rules/events.ts';
import { say } from '../rules/say.ts';
import type { Deduced } from '../rules/sheet.ts';
import type { State } from '../rules/state.ts';
import type { AbbeyPlay } from './abbey-play.ts';

/** Rarer than this, an answer was more likely mistyped than given. */
const unlikely = 0.02;

export interface Chance {
	readonly share: number;
	/** Beside the likeliest suspect, who has 1. */
	readonly heat: number;
}

export interface Reasons {
	readonly lines: readonly Line<Event, State>[];
	readonly moves: number;
}

/** Only the logic says never and always; a count that says so was rounded, or a sample. */
function uncertain(share: number): number {
	return Math.min(Math.max(share, 0.001), 0.999);
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

	/** How likely each suspect is; empty where chances are not wanted, 1 only where nobody else can be it. */
	get guilt(): ReadonlyMap<string, number> {
		const { odds, findings } = this.reasoning;
		if (odds === undefined || findings === undefined) return new Map();
		// Those of the last count stay until the next is there, but who is out is out.
		return new Map(
			findings.culprits.flatMap((id, _, open) => {
				const share = odds.culprits.get(id);
				if (share === undefined) return [];
				return [[id, open.length === 1 ? 1 : uncertain(share)] as const];
			})
		);
	}

	/** The same beside the likeliest, where there is something to compare. */
	get chances(): ReadonlyMap<string, Chance> {
		const { guilt } = this;
		const most = Math.max(...guilt.values());
		return new Map(
			guilt.size < 2
				? []
				: [...guilt].map(([id, share]) => [id, { share, heat: share / most }] as const)
		);
	}

	/** How likely a card is in each place that it can be in, where there are several. */
	placesOf(card: string): ReadonlyMap<string, number> {
		const { places, findings } = this.reasoning;
		const [shares, open] = [places?.places.get(card), findings?.places.get(card) ?? []];
		if (shares === undefined || open.length < 2) return new Map();
		// How guilty it is was counted with more care: the other places share what that leaves.
		const guilt = this.guilt.get(card) ?? 0;
		const rest = (1 - guilt) / (1 - (shares.get('hidden') ?? 0));
		const shareOf = (place: string): number =>
			place === 'hidden' ? guilt : (shares.get(place) ?? 0) * rest;
		return new Map(open.map((place) => [place, uncertain(shareOf(place))]));
	}

	/** What is not known about the culprit, in bits. */
	get missing(): number {
		return [...this.guilt.values()].reduce((bits, share) => bits - share * Math.log2(share), 0);
	}

	/** How likely each trait is; 0 and 1 only where nobody, or everybody, who can be it has it. */
	get shares(): Readonly<Partial<Record<Value, number>>> | undefined {
		const { odds, findings } = this.reasoning;
		if (odds === undefined || findings === undefined) return undefined;
		const { roster } = this.#play.state;
		const open = roster.filter(({ id }) => findings.culprits.includes(id));
		const found = traitOdds(open, odds);
		const isSet = ({ trait }: Feature): boolean => open.every((each) => each.traits[trait]);
		const shareOf = ({ trait, value }: Feature): number => {
			const having = open.filter((each) => each.traits[trait] === value).length;
			if (having === 0 || having === open.length) return having === 0 ? 0 : 1;
			return uncertain(found.get(trait)?.get(value) ?? 0);
		};
		return Object.fromEntries(
			features.filter(isSet).map((feature) => [feature.value, shareOf(feature)])
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
