import type { Fact, Place, Setting } from './facts.ts';
import { Logic } from './logic.ts';
import { hiddenPlace, namesOf, type Names } from './names.ts';
import type { Literal } from './sat/literal.ts';
import { stepOf } from './story.ts';
import { beginning, type Now } from './timeline.ts';
import { Cover, goOn, type World } from './worlds.ts';

/** A card in a place now. */
export interface Cell {
	readonly card: string;
	readonly place: Place;
}

export interface Findings {
	/** Whether any world is like the log. */
	readonly consistent: boolean;
	/** Every place that each card can be in now, in the order hidden, pile, seats. */
	readonly places: ReadonlyMap<string, readonly Place[]>;
	/** The cards that can be the hidden one. */
	readonly culprits: readonly string[];
	/** Listed as possible only because the search for a world was cut short. */
	readonly unsettled: readonly Cell[];
}

/** Few questions need so many conflicts; past them "still possible" is the safe answer. */
export const usualConflicts = 20_000;

interface Open {
	readonly card: number;
	readonly place: number;
	readonly literal: Literal;
}

/**
 * Follows a log as it grows and says what can still be. Asking is done in small steps, so that
 * a worker can stop between them when a newer fact has come.
 */
export class Deducer {
	private readonly names: Names;
	private readonly logic: Logic;
	private now: Now;
	private worlds: readonly World[] = [];
	private isRuledOut = false;
	/** What nobody has an answer to yet; undefined before the first question after a fact. */
	private open: Open[] | undefined;
	private unsettled: Open[] = [];

	constructor(setting: Setting) {
		this.names = namesOf(setting);
		this.now = beginning(this.names);
		this.logic = new Logic(this.names, this.now, 'firm');
	}

	add(fact: Fact): void {
		const step = stepOf(this.names, this.now, fact);
		this.logic.add(step);
		this.now = step.now;
		this.worlds = goOn(this.worlds, step);
		this.open = undefined;
		this.unsettled = [];
	}

	/** Answers one open question; false when there was none. */
	step(mostConflicts = usualConflicts): boolean {
		if (this.isRuledOut) return false;
		if (this.worlds.length === 0 && this.open === undefined) return this.begin(mostConflicts);
		this.open ??= this.uncovered();
		const next = this.open.pop();
		if (next === undefined) return false;
		this.settle(next, mostConflicts);
		return true;
	}

	/** Asks again, with more patience, what was left unsettled. */
	retry(): void {
		this.open = this.unsettled;
		this.unsettled = [];
	}

	/** What is known after the last step. Cells not asked about yet count as unsettled. */
	findings(): Findings {
		const open = this.isRuledOut ? [] : [...(this.open ?? this.uncovered()), ...this.unsettled];
		const cover = this.cover();
		for (const { card, place } of open) cover.mark(card, place);
		const { cards, places, setting } = this.names;
		const placesOf = (card: number): readonly Place[] =>
			places.filter((_, place) => cover.has(card, place));
		const idOf = (card: number): string => setting.roster[card]?.id ?? '';
		return {
			consistent: !this.isRuledOut,
			places: new Map(cards.map((card) => [idOf(card), placesOf(card)])),
			culprits: cards.filter((card) => cover.has(card, hiddenPlace)).map(idOf),
			unsettled: open.map(({ card, place }) => ({ card: idOf(card), place: places[place] ?? '' }))
		};
	}

	/** Finds a first world. */
	private begin(mostConflicts: number): boolean {
		const verdict = this.logic.ask([], mostConflicts);
		if (verdict === 'possible') this.remember();
		this.isRuledOut = verdict === 'impossible';
		this.open = this.isRuledOut ? [] : this.uncovered();
		return true;
	}

	private settle(cell: Open, mostConflicts: number): void {
		const verdict = this.logic.ask([cell.literal], mostConflicts);
		if (verdict === 'possible') this.remember();
		else if (verdict === 'unknown') this.unsettled.push(cell);
		else this.logic.solver.addClause(cell.literal.not);
		const isAllAsked = this.open?.length === 0 && this.unsettled.length === 0;
		this.isRuledOut = isAllAsked && this.worlds.length === 0;
	}

	/** Keeps the world that the search has just found; its other cells need not be asked about. */
	private remember(): void {
		const world = this.names.cards.map((card) =>
			this.now.findIndex((version) => this.logic.literal(version, card).value > 0)
		);
		this.worlds = [...this.worlds, world];
		this.open = this.open?.filter(({ card, place }) => world[card] !== place);
		this.unsettled = this.unsettled.filter(({ card, place }) => world[card] !== place);
	}

	private cover(): Cover {
		const cover = new Cover();
		for (const world of this.worlds) cover.add(world);
		return cover;
	}

	private uncovered(): Open[] {
		const cover = this.cover();
		const { solver } = this.logic;
		return this.now.flatMap((version, place) =>
			this.names.cards
				.map((card) => ({ card, place, literal: this.logic.literal(version, card) }))
				.filter(({ card, literal }) => !cover.has(card, place) && !solver.isRefuted(literal))
		);
	}
}
