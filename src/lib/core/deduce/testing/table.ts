import type { Card, Fact, Problem, Setting, Traits } from '../facts.ts';
import type { Chance } from './random.ts';
import { traitValues } from './roster.ts';

/** A game that was played, as one seat wrote it down, and how it really was. */
export interface Game {
	readonly problem: Problem;
	/** Where each card was after each fact. */
	readonly truth: readonly ReadonlyMap<string, string>[];
	readonly culprit: string;
}

/**
 * Cards on a table, and one seat that writes down what it sees and hears. Whatever is not said is
 * left to chance: who is asked, about what, and which card goes.
 */
export class SimulatedTable {
	readonly facts: Fact[] = [];
	readonly setting: Setting;
	readonly chance: Chance;
	private readonly forgets: number;
	private readonly placeOf = new Map<string, string>();
	private readonly truth: ReadonlyMap<string, string>[] = [];
	/** The cards that each player has had in hand or was shown. */
	private readonly seenBy = new Map<string, Set<string>>();
	private culprit = '';

	constructor(setting: Setting, chance: Chance, forgets: number) {
		this.setting = setting;
		this.chance = chance;
		this.forgets = forgets;
	}

	game(): Game {
		const problem = { ...this.setting, facts: this.facts };
		return { problem, truth: this.truth, culprit: this.culprit };
	}

	deal(): void {
		const { roster, players, pile, hand, me } = this.setting;
		const places = [
			'hidden',
			...Array<string>(pile).fill('pile'),
			...players.flatMap((player) => Array<string>(hand).fill(player))
		];
		this.chance
			.shuffled(roster)
			.forEach(({ id }, at) => this.placeOf.set(id, places[at] ?? 'pile'));
		this.culprit = this.cardsAt('hidden')[0]?.id ?? '';
		this.note({ type: 'dealt', cards: this.cardsAt(me).map(({ id }) => id) });
	}

	mass(count = 1 + this.chance.below(3)): void {
		const { players, me } = this.setting;
		const passed = players.map((player) =>
			this.chance.shuffled(this.cardsAt(player)).slice(0, count)
		);
		passed.forEach((cards, at) => {
			const to = players[(at + 1) % players.length] ?? '';
			for (const { id } of cards) this.placeOf.set(id, to);
		});
		const seat = players.indexOf(me);
		const ids = (at: number): readonly string[] => passed.at(at)?.map(({ id }) => id) ?? [];
		const noted = this.isForgotten() ? {} : { gave: ids(seat), got: ids(seat - 1) };
		this.note({ type: 'mass', count, ...noted });
	}

	/** The card that was taken, if there was one. */
	take(by: string, from = this.other(by)): Card | undefined {
		const card = this.oneOf(this.cardsAt(from));
		if (card === undefined) return undefined;
		this.placeOf.set(card.id, by);
		this.note({ type: 'took', by, from, ...this.seen(card, [by, from]) });
		return card;
	}

	give(from: string, to = this.other(from), card = this.oneOf(this.cardsAt(from))): void {
		if (card === undefined) return;
		this.placeOf.set(card.id, to);
		this.note({ type: 'gave', from, to, ...this.seen(card, [from, to]) });
	}

	draw(player: string): void {
		const card = this.oneOf(this.cardsAt('pile'));
		if (card === undefined) return;
		this.placeOf.set(card.id, player);
		this.note({ type: 'drew', player, ...this.seen(card, [player]) });
	}

	count(asker: string, player = this.asked(asker)): void {
		const traits = this.question();
		const count = matching(this.cardsAt(player), traits).length;
		this.note({ type: 'counted', player, traits, count });
	}

	show(to: string, player = this.asked(to)): void {
		const traits = this.question();
		const card = this.oneOf(matching(this.cardsAt(player), traits));
		if (card !== undefined) this.see(to, card);
		const answer = card === undefined ? { none: true } : this.seen(card, [player, to]);
		this.note({ type: 'showed', player, to, traits, ...answer });
	}

	hold(asker: string, player = this.asked(asker)): void {
		const { id: card } = this.chance.of(this.setting.roster);
		this.note({ type: 'held', player, card, yes: this.placeOf.get(card) === player });
	}

	/** A player may have forgotten to cross out some. */
	cross(player: string): void {
		const traits = this.question();
		const innocent = matching(this.setting.roster, traits).filter(({ id }) => id !== this.culprit);
		const count = this.chance.below(innocent.length + 1);
		this.note({ type: 'crossed', player, traits, count });
	}

	/** A player crosses out whom they have seen, and may have forgotten one. */
	crossSeen(player: string): void {
		const traits = this.question();
		const seen = matching(this.setting.roster, traits).filter(({ id }) =>
			this.seenBy.get(player)?.has(id)
		);
		const count = Math.max(0, seen.length - this.chance.below(2));
		this.note({ type: 'crossed', player, traits, count });
	}

	accuse(by: string): void {
		const shownBy = this.other(by);
		const card = this.oneOf(this.cardsAt(shownBy));
		if (card !== undefined) this.accused(by, card, shownBy);
	}

	/** Names any suspect not in the own hand; whether it was the culprit, which is no fact but the end. */
	guess(by: string): boolean {
		const card = this.chance.of(
			this.setting.roster.filter(({ id }) => this.placeOf.get(id) !== by)
		);
		const shownBy = this.placeOf.get(card.id) ?? '';
		if (shownBy === 'hidden') return true;
		this.accused(by, card, shownBy);
		return false;
	}

	clear(): void {
		const innocent = this.setting.roster.filter(({ id }) => id !== this.culprit);
		this.note({ type: 'cleared', card: this.chance.of(innocent).id });
	}

	cardsAt(place: string): readonly Card[] {
		return this.setting.roster.filter(({ id }) => this.placeOf.get(id) === place);
	}

	someone(): string {
		return this.chance.of(this.setting.players);
	}

	private accused(by: string, card: Card, shownBy: string): void {
		for (const player of this.setting.players) this.see(player, card);
		this.note({ type: 'accused', by, suspect: card.id, shownBy });
	}

	private note(fact: Fact): void {
		this.facts.push(fact);
		this.truth.push(new Map(this.placeOf));
		for (const player of this.setting.players)
			for (const card of this.cardsAt(player)) this.see(player, card);
	}

	private see(player: string, { id }: Card): void {
		this.seenBy.set(player, (this.seenBy.get(player) ?? new Set()).add(id));
	}

	private oneOf(cards: readonly Card[]): Card | undefined {
		return cards.length === 0 ? undefined : this.chance.of(cards);
	}

	/** The card, if my eyes were among those that saw it and I wrote it down. */
	private seen({ id }: Card, by: readonly string[]): { readonly card?: string } {
		return by.includes(this.setting.me) && !this.isForgotten() ? { card: id } : {};
	}

	private isForgotten(): boolean {
		return this.chance.is(this.forgets);
	}

	private other(than: string): string {
		return this.chance.of(this.setting.players.filter((player) => player !== than));
	}

	/** Nobody asks about my hand to tell me something. */
	private asked(by: string): string {
		return this.chance.of(
			this.setting.players.filter((player) => player !== by && player !== this.setting.me)
		);
	}

	/** One trait or two. */
	private question(): Traits {
		const traits = this.chance
			.shuffled(Object.entries(traitValues))
			.slice(0, this.chance.is(0.5) ? 1 : 2);
		return Object.fromEntries(
			traits.map(([trait, values]) => [trait, this.chance.of<string>(values)])
		);
	}
}

function matching(cards: readonly Card[], traits: Traits): readonly Card[] {
	return cards.filter((card) =>
		Object.entries(traits).every(([trait, value]) => card.traits[trait] === value)
	);
}
