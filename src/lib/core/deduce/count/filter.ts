import type { Claim } from '../claims.ts';
import type { Step, Story } from '../story.ts';
import type { Now } from '../timeline.ts';
import { answersTo } from './answers.ts';
import { alive } from './alive.ts';
import { Blur } from './blur.ts';
import { Hands, type Split } from './hands.ts';
import { Kinds } from './kinds.ts';
import { Layer, type Hold, type State } from './layer.ts';
import { closed, opened, partsOf, type Part } from './passing.ts';
import type { Possible } from './possible.ts';
import { settled } from './settle.ts';
import type { Sight } from './sights.ts';
import { thinned } from './thin.ts';

/** How much work a count may be. */
export interface Limits {
	/** Past so many states an exact count is given up. */
	readonly most: number;
	/** Below so many states it is not worth looking for likeness. */
	readonly few?: number | undefined;
	/** Instead of giving up, keep so many states by chance. */
	readonly beam?: { readonly most: number; readonly chance: () => number } | undefined;
}

const fewStates = 48;
/** So many times more states may be met on the way to finding every card. */
const hill = 6;

/** Follows all histories of unseen cards at once. Cards that nothing has told apart are one group. */
export class Filter {
	readonly kinds: Kinds;
	readonly hands: Hands;
	layer = new Layer();
	/** Whether there were more states than the limits allow: nothing can be said. */
	isLost = false;
	/** Whether states were left to chance. */
	isThinned = false;
	private readonly story: Story;
	private readonly sights: readonly Sight[];
	private readonly limits: Limits;
	/** The cards that have not been found in every state. */
	private readonly open: Set<number>;
	private at = 0;

	constructor(
		{ story, possible, sights }: { story: Story; possible: Possible; sights: readonly Sight[] },
		limits: Limits
	) {
		this.story = story;
		this.sights = sights;
		this.limits = limits;
		this.kinds = new Kinds(story.names, possible);
		this.hands = new Hands(this.kinds.masks);
		this.open = new Set(story.names.cards);
		const hold = story.start.map((version) => {
			const mask = this.kinds.masks.of(possible.get(version) ?? []);
			return this.hands.limit(this.hands.of([{ mask, count: version.size }]), mask);
		});
		this.layer.add([...hold, this.hands.empty], 1);
		this.layer = new Blur(this, this.sight).over(this.layer);
	}

	/** Takes in one more fact; false if there is none, or no use in going on. */
	step(): boolean {
		const step = this.story.steps[this.at];
		if (step === undefined || this.isLost || this.layer.size === 0) return false;
		this.move(step);
		for (const claim of step.claims) this.claim(claim);
		this.at++;
		this.layer = new Blur(this, this.sight).over(this.layer);
		if (this.isMoveNext) this.simplify(step.now);
		return true;
	}

	/** Finds every card, so that each state has its hidden one. */
	finish(): void {
		for (const card of this.open) {
			const most = this.limits.beam === undefined ? this.limits.most : Infinity;
			const layer = settled(this, this.layer, { card, sight: this.sight, most });
			this.isLost ||= layer === undefined;
			this.layer = this.thin(layer ?? new Layer());
		}
		this.open.clear();
	}

	private get sight(): Sight {
		return this.sights[this.at] ?? [];
	}

	private get isMoveNext(): boolean {
		return (this.story.steps[this.at]?.move.changes.length ?? 0) > 0;
	}

	/**
	 * Finds cards one after another: at first that may add states, in the end it leaves fewer.
	 * Where all are found, more states are worth it: the next move has far fewer ways to go.
	 */
	private simplify(now: Now): void {
		if (this.layer.size < (this.limits.few ?? fewStates)) return;
		const { sight } = this;
		this.layer = alive(this, this.layer);
		const most = Math.max(this.layer.size, 500) * hill;
		const all = this.byRoom(now);
		let layer: Layer | undefined = this.layer;
		let found: number[] = [];
		for (const card of all) {
			layer = settled(this, layer, { card, sight, most });
			if (layer === undefined) return;
			found.push(card);
			const isLast = card === all.at(-1);
			if (!isLast && layer.size > this.layer.size * 1.3) continue;
			this.layer = layer;
			for (const each of found) this.open.delete(each);
			found = [];
		}
	}

	/** The cards that are not found yet, those with the fewest places first. */
	private byRoom(now: Now): readonly number[] {
		return [...this.open]
			.map((card) => ({
				card,
				room: now.filter((version) => this.kinds.isPossible(version, card)).length
			}))
			.sort((a, b) => a.room - b.room)
			.map(({ card }) => card);
	}

	private branch(part: Part): void {
		const { beam, most } = this.limits;
		const layer = this.layer.branched(part, beam === undefined ? most : Infinity);
		this.isLost ||= layer === undefined;
		this.layer = this.thin(layer ?? new Layer());
	}

	private thin(layer: Layer): Layer {
		const { beam } = this.limits;
		if (beam === undefined || layer.size <= beam.most) return layer;
		this.isThinned = true;
		return thinned(this.hands, layer, beam);
	}

	private move(step: Step): void {
		if (step.move.changes.length === 0) return;
		const blur = new Blur(this, this.sights[this.at + 1] ?? []);
		this.layer = opened(this, this.layer, step);
		for (const part of partsOf(this, { step, sight: this.sight, blur })) this.branch(part);
		this.layer = closed(this, this.layer, this.story.start.length);
	}

	private claim(claim: Claim): void {
		if (claim.kind === 'never') this.layer = new Layer();
		if (claim.kind === 'never' || claim.kind === 'went') return;
		const { place } = claim.where;
		const answers = answersTo(this, claim, this.limits.beam === undefined ? 'signed' : 'positive');
		const known = new Map<number, readonly Split[]>();
		this.branch((hold: Hold): readonly State[] => {
			const before = hold[place] ?? this.hands.empty;
			const splits = known.get(before) ?? answers(before);
			known.set(before, splits);
			return splits.map(({ hand, ways }) => ({ hold: hold.with(place, hand), weight: ways }));
		});
	}
}
