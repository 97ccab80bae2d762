import type { World } from '../worlds.ts';
import type { Scene } from './run.ts';

/** A world and how much it stands for. */
export interface Guess {
	readonly world: World;
	readonly weight: number;
}

/**
 * Names the cards of a scene one by one, by chance, where there are too many ways to look at all.
 * The weight makes up for what was likelier to be picked: on average all worlds are alike.
 * Undefined where the last cards are left without a place.
 */
export function guessed({ lots, weight }: Scene, chance: () => number): Guess | undefined {
	const open = new Open(lots);
	const world: number[] = [];
	let ways = weight;
	for (let card = open.next(); card !== undefined; card = open.next()) {
		const options = open.options(card);
		const total = options.reduce((sum, { share }) => sum + share, 0);
		const option = picked(options, chance() * total);
		if (option === undefined) return undefined;
		ways *= (option.count * total) / option.share;
		world[card] = option.place;
		open.name(card, option.lot);
	}
	return { world, weight: ways };
}

/** More than there are, but nearly in proportion: how many ways there are to name a scene. */
export function freedomOf({ lots }: Scene): number {
	return lots.reduce((ways, { cards, count }) => ways * cards.length ** count, 1);
}

interface Option {
	readonly lot: number;
	readonly place: number;
	readonly count: number;
	/** How likely the card is to be of this lot. */
	readonly share: number;
}

function picked(options: readonly Option[], at: number): Option | undefined {
	let left = at;
	for (const option of options) {
		if (left < option.share) return option;
		left -= option.share;
	}
	return options.at(-1);
}

/** Lots with cards that have no name yet. */
class Open {
	private readonly lots: Scene['lots'];
	/** How many cards of each lot have no name yet. */
	private readonly counts: number[];
	/** How many names each lot can still get. */
	private readonly rooms: number[];
	private readonly lotsOf = new Map<number, number[]>();
	/** In how many lots each card can be that has no name yet. */
	private readonly ways = new Map<number, number>();

	constructor(lots: Scene['lots']) {
		this.lots = lots;
		this.counts = lots.map(({ count }) => count);
		this.rooms = lots.map(({ cards }) => cards.length);
		lots.forEach(({ cards }, lot) => {
			for (const card of cards) {
				const its = this.lotsOf.get(card) ?? [];
				its.push(lot);
				this.lotsOf.set(card, its);
				this.ways.set(card, its.length);
			}
		});
	}

	/** The card with the fewest lots to be in; undefined if all have names. */
	next(): number | undefined {
		let next: number | undefined;
		let fewest = Infinity;
		for (const [card, ways] of this.ways)
			if (ways < fewest) {
				next = card;
				fewest = ways;
			}
		return next;
	}

	/** Where it can be; a lot that needs every name it can get leaves no choice. */
	options(card: number): readonly Option[] {
		const options: Option[] = [];
		const needed: Option[] = [];
		for (const lot of this.lotsOf.get(card) ?? []) {
			const count = this.counts[lot] ?? 0;
			if (count === 0) continue;
			const spare = (this.rooms[lot] ?? 0) - count;
			const option = {
				lot,
				place: this.lots[lot]?.place ?? 0,
				count,
				share: count / (spare + 0.5)
			};
			(spare > 0 ? options : needed).push(option);
		}
		if (needed.length === 0) return options;
		return needed.length === 1 ? needed : [];
	}

	name(card: number, named: number): void {
		this.ways.delete(card);
		for (const lot of this.lotsOf.get(card) ?? []) this.rooms[lot] = (this.rooms[lot] ?? 0) - 1;
		const count = (this.counts[named] ?? 0) - 1;
		this.counts[named] = count;
		if (count > 0) return;
		for (const other of this.lots[named]?.cards ?? []) {
			const ways = this.ways.get(other);
			if (ways !== undefined) this.ways.set(other, ways - 1);
		}
	}
}
