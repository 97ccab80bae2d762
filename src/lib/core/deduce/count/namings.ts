import type { World } from '../worlds.ts';
import { namingOrder } from './naming-order.ts';
import type { Lot, Scene } from './run.ts';

/** Which cards are in which place, as far as they have been named. */
interface Named {
	readonly card: number;
	readonly place: number;
}

/** Lots with fewer names to give out, and in how many ways that can be done. */
interface Node {
	readonly ways: number;
	readonly edges: readonly Edge[];
}

interface Edge extends Named {
	readonly ways: number;
	readonly to: Node;
}

/** A lot whose cards are bits, the card with the fewest lots to be in first. */
interface Bits {
	readonly place: number;
	readonly count: number;
	readonly bits: number;
}

/** Beyond so many cards a set of them is no longer one number. */
const mostBits = 30;

const done: Node = { ways: 1, edges: [] };
const dead: Node = { ways: 0, edges: [] };

/** A scene, how many worlds it stands for with their weight, and one of them by chance. */
export interface Naming {
	readonly weight: number;
	readonly draw: (chance: () => number) => World;
}

/**
 * All ways to give every card of these scenes a name of its own, as one decision graph that the
 * scenes share. Undefined if that takes more than `most` nodes.
 */
export function namingsOf(scenes: readonly Scene[], most: number): readonly Naming[] | undefined {
	const certain = scenes.map(({ lots }) => certainOf(lots));
	const order = namingOrder(certain.flatMap(({ open }) => open));
	if (order.length > mostBits) return undefined;
	const graph = new Graph(order, most);
	const namings: Naming[] = [];
	for (const [at, { named, open, ways }] of certain.entries()) {
		const node = graph.node(open.map((lot) => ({ ...lot, bits: bitsOf(order, lot.cards) })));
		if (node === undefined) return undefined;
		const weight = (scenes[at]?.weight ?? 0) * ways * node.ways;
		if (weight > 0) namings.push({ weight, draw: (chance) => walked(node, named, chance) });
	}
	return namings;
}

/** What a scene leaves no choice about, in how many ways that can be named, and the rest. */
interface Certain {
	readonly named: readonly Named[];
	readonly ways: number;
	readonly open: readonly Lot[];
}

/** A card that a lot must be is no choice for the others. */
function certainOf(lots: readonly Lot[]): Certain {
	const named: Named[] = [];
	let open = lots;
	let ways = 1;
	for (;;) {
		const sole = open.filter(({ cards, count }) => cards.length === count);
		if (sole.length === 0) return { named, ways, open };
		const gone = new Set(sole.flatMap(({ cards }) => cards));
		for (const { place, cards } of sole) {
			named.push(...cards.map((card) => ({ card, place })));
			ways *= ordersOf(cards.length);
		}
		if (gone.size < sole.reduce((sum, { count }) => sum + count, 0)) ways = 0;
		open = open
			.filter((lot) => !sole.includes(lot))
			.map(({ cards, ...lot }) => ({ ...lot, cards: cards.filter((card) => !gone.has(card)) }));
	}
}

/** The cards of a lot are counted apart, as the filter counts them. */
function ordersOf(count: number): number {
	return count < 2 ? 1 : count * ordersOf(count - 1);
}

function bitsOf(order: readonly number[], cards: readonly number[]): number {
	return cards.reduce((bits, card) => bits | (1 << order.indexOf(card)), 0);
}

class Graph {
	private readonly order: readonly number[];
	private readonly most: number;
	private readonly nodes = new Map<string, Node>();

	constructor(order: readonly number[], most: number) {
		this.order = order;
		this.most = most;
	}

	/** Undefined if there are too many nodes. */
	node(lots: readonly Bits[]): Node | undefined {
		if (lots.length === 0) return done;
		const alike = joined(lots);
		const key = keyOf(alike);
		const known = this.nodes.get(key);
		if (known !== undefined) return known;
		if (this.nodes.size >= this.most) return undefined;
		const node = this.branched(alike);
		if (node !== undefined) this.nodes.set(key, node);
		return node;
	}

	/** Puts the next card into each lot that it can be in. */
	private branched(lots: readonly Bits[]): Node | undefined {
		const all = lots.reduce((bits, lot) => bits | lot.bits, 0);
		const bit = all & -all;
		const card = this.order[31 - Math.clz32(bit)];
		if (card === undefined) return dead;
		const edges: Edge[] = [];
		let ways = 0;
		for (const lot of lots) {
			const left = (lot.bits & bit) === 0 ? undefined : without(lots, lot, bit);
			if (left === undefined) continue;
			const to = this.node(left);
			if (to === undefined) return undefined;
			ways += lot.count * to.ways;
			if (to.ways > 0) edges.push({ card, place: lot.place, ways: lot.count * to.ways, to });
		}
		return { ways, edges };
	}
}

/** The lots when one card of this lot has this name; undefined if one has too few names left. */
function without(lots: readonly Bits[], named: Bits, bit: number): readonly Bits[] | undefined {
	const left: Bits[] = [];
	for (const lot of lots) {
		const count = lot === named ? lot.count - 1 : lot.count;
		const bits = lot.bits & ~bit;
		if (sizeOf(bits) < count) return undefined;
		if (count > 0) left.push({ place: lot.place, count, bits });
	}
	return left;
}

/** Lots that have become alike are one. */
function joined(lots: readonly Bits[]): readonly Bits[] {
	const sorted = lots.toSorted((a, b) => a.bits - b.bits || a.place - b.place);
	const alike: Bits[] = [];
	for (const lot of sorted) {
		const last = alike.at(-1);
		if (last?.bits !== lot.bits || last.place !== lot.place) alike.push(lot);
		else alike[alike.length - 1] = { ...lot, count: last.count + lot.count };
	}
	return alike;
}

function keyOf(lots: readonly Bits[]): string {
	let key = '';
	for (const { bits, place, count } of lots)
		key += String.fromCharCode(bits & 0xffff, bits >>> 16, place, count);
	return key;
}

function sizeOf(bits: number): number {
	let size = 0;
	for (let left = bits; left !== 0; left &= left - 1) size++;
	return size;
}

/** Every step by chance, in proportion to the ways that lie behind it: so all worlds are alike. */
function walked(from: Node, named: readonly Named[], chance: () => number): World {
	const world: number[] = [];
	for (const { card, place } of named) world[card] = place;
	let node = from;
	while (node.edges.length > 0) {
		const edge = picked(node, chance() * node.ways);
		if (edge === undefined) break;
		world[edge.card] = edge.place;
		node = edge.to;
	}
	return world;
}

function picked({ edges }: Node, at: number): Edge | undefined {
	let left = at;
	for (const edge of edges) {
		if (left < edge.ways) return edge;
		left -= edge.ways;
	}
	return edges.at(-1);
}
