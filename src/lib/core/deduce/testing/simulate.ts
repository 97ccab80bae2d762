import type { Card, Fact, Problem, Setting, Traits } from '../facts.ts';
import { Chance } from './random.ts';
import { fullRoster, traitValues } from './roster.ts';

/** A game that was played, as one seat wrote it down, and how it really was. */
export interface Game {
	readonly problem: Problem;
	/** Where each card was after each fact. */
	readonly truth: readonly ReadonlyMap<string, string>[];
	readonly culprit: string;
}

export interface Plan {
	readonly seed: number;
	readonly players: number;
	/** `random`: any fact at any time. `sensible`: turns, questions, and a mass every two rounds. */
	readonly style: 'random' | 'sensible';
	readonly facts: number;
	/** A small game: so many cards; without it all 24. */
	readonly cards?: number;
	/** How often the owner forgets to note which cards went through their own hand. */
	readonly forgets?: number;
}

const names = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];
/** Pile and hand for three to six players, as in the box. */
const deals: Readonly<Record<number, readonly [pile: number, hand: number]>> = {
	3: [5, 6],
	4: [3, 5],
	5: [3, 4],
	6: [5, 3]
};

export function simulate(plan: Plan): Game {
	const chance = new Chance(plan.seed);
	const table = new SimulatedTable(settingOf(plan, chance), chance, plan.forgets ?? 0);
	table.deal();
	if (plan.style === 'random') while (table.facts.length < plan.facts) table.anything();
	else playSensibly(table, plan);
	return table.game();
}

function settingOf({ players: count, cards }: Plan, chance: Chance): Setting {
	const players = names.slice(0, count);
	const me = chance.of(players);
	const full = fullRoster(chance);
	if (cards === undefined) {
		const [pile, hand] = deals[count] ?? [0, 0];
		return { roster: full, players, me, pile, hand };
	}
	const hand = Math.max(1, Math.floor((cards - 2) / count));
	const roster = full.slice(0, Math.max(cards, count + 1));
	return { roster, players, me, pile: roster.length - 1 - hand * count, hand };
}

/** Each in turn does one thing; after every two rounds all pass cards. */
function playSensibly(table: SimulatedTable, { players, facts }: Plan): void {
	for (let turn = 1; table.facts.length < facts; turn++) {
		table.turnOf(table.setting.players[turn % players] ?? '');
		if (turn % (2 * players) === 0 && table.facts.length < facts) table.mass();
	}
}

class SimulatedTable {
	readonly facts: Fact[] = [];
	readonly setting: Setting;
	private readonly chance: Chance;
	private readonly forgets: number;
	private readonly placeOf = new Map<string, string>();
	private readonly truth: ReadonlyMap<string, string>[] = [];
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

	anything(): void {
		const acts = [
			() => this.mass(),
			() => this.take(this.someone()),
			() => this.draw(this.someone()),
			() => this.give(this.someone()),
			() => this.count(this.someone()),
			() => this.count(this.someone()),
			() => this.show(this.someone()),
			() => this.show(this.someone()),
			() => this.hold(this.someone()),
			() => this.cross(this.someone()),
			() => this.accuse(this.someone()),
			() => this.clear()
		];
		this.chance.of(acts)();
	}

	/** Mostly questions; now and then a card changes hands. */
	turnOf(player: string): void {
		const dice = this.chance.next();
		if (dice < 0.3) this.count(player);
		else if (dice < 0.55) this.show(player);
		else if (dice < 0.65) this.hold(player);
		else if (dice < 0.8) this.take(player);
		else if (dice < 0.87) this.draw(player);
		else if (dice < 0.9) this.give(player);
		else if (dice < 0.96) this.cross(player);
		else this.accuse(player);
	}

	mass(): void {
		const { players, me } = this.setting;
		const count = 1 + this.chance.below(3);
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

	private take(by: string): void {
		const from = this.other(by);
		const card = this.somewhere(this.cardsAt(from));
		if (card === undefined) return;
		this.placeOf.set(card.id, by);
		this.note({ type: 'took', by, from, ...this.seen(card, [by, from]) });
	}

	private give(from: string): void {
		const to = this.other(from);
		const card = this.somewhere(this.cardsAt(from));
		if (card === undefined) return;
		this.placeOf.set(card.id, to);
		this.note({ type: 'gave', from, to, ...this.seen(card, [from, to]) });
	}

	private draw(player: string): void {
		const card = this.somewhere(this.cardsAt('pile'));
		if (card === undefined) return;
		this.placeOf.set(card.id, player);
		this.note({ type: 'drew', player, ...this.seen(card, [player]) });
	}

	private count(asker: string): void {
		const player = this.asked(asker);
		const traits = this.question();
		const count = matching(this.cardsAt(player), traits).length;
		this.note({ type: 'counted', player, traits, count });
	}

	private show(to: string): void {
		const player = this.asked(to);
		const traits = this.question();
		const card = this.somewhere(matching(this.cardsAt(player), traits));
		const answer = card === undefined ? { none: true } : this.seen(card, [player, to]);
		this.note({ type: 'showed', player, to, traits, ...answer });
	}

	private hold(asker: string): void {
		const player = this.asked(asker);
		const { id: card } = this.chance.of(this.setting.roster);
		this.note({ type: 'held', player, card, yes: this.placeOf.get(card) === player });
	}

	/** A player may have forgotten to cross out some. */
	private cross(player: string): void {
		const traits = this.question();
		const innocent = matching(this.setting.roster, traits).filter(({ id }) => id !== this.culprit);
		const count = this.chance.below(innocent.length + 1);
		this.note({ type: 'crossed', player, traits, count });
	}

	private accuse(by: string): void {
		const shownBy = this.other(by);
		const card = this.somewhere(this.cardsAt(shownBy));
		if (card !== undefined) this.note({ type: 'accused', by, suspect: card.id, shownBy });
	}

	private clear(): void {
		const innocent = this.setting.roster.filter(({ id }) => id !== this.culprit);
		this.note({ type: 'cleared', card: this.chance.of(innocent).id });
	}

	private note(fact: Fact): void {
		this.facts.push(fact);
		this.truth.push(new Map(this.placeOf));
	}

	private cardsAt(place: string): readonly Card[] {
		return this.setting.roster.filter(({ id }) => this.placeOf.get(id) === place);
	}

	private somewhere(cards: readonly Card[]): Card | undefined {
		return cards.length === 0 ? undefined : this.chance.of(cards);
	}

	/** The card, if my eyes were among those that saw it and I wrote it down. */
	private seen({ id }: Card, by: readonly string[]): { readonly card?: string } {
		return by.includes(this.setting.me) && !this.isForgotten() ? { card: id } : {};
	}

	private isForgotten(): boolean {
		return this.chance.is(this.forgets);
	}

	private someone(): string {
		return this.chance.of(this.setting.players);
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
