import type { Group } from './hands.ts';
import type { Tools } from './kinds.ts';
import type { Layer, State } from './layer.ts';

/** For each card the weight of each place. */
export type Weights = readonly (readonly number[])[];

/** Unnamed cards in places, and in how many ways the names that are left can be given out. */
interface Node {
	readonly groups: readonly Placed[];
	weight: number;
	ways: number;
	readonly edges: Edge[];
}

interface Placed extends Group {
	readonly place: number;
}

interface Edge {
	readonly place: number;
	readonly times: number;
	readonly to: Node;
}

/**
 * Gives out the names that are left to all states at once, card by card: states that are alike
 * from there on are one. Forward come the weights, backward the ways, and together every place
 * of every card. Undefined if that takes more than `most` nodes.
 */
export function weighed(
	tools: Tools,
	layer: Layer,
	{ cards, most }: { readonly cards: readonly number[]; readonly most: number }
): Weights | undefined {
	const first = new Map<string, Node>();
	const starts = [...layer].map((state) => ({ state, node: start(tools, first, state) }));
	const open = inOrder(tools, first, cards);
	const layers = [first];
	let nodes = first.size;
	for (const card of open) {
		const next = named(tools, layers.at(-1) ?? first, card);
		layers.push(next);
		nodes += next.size;
		if (nodes > most) return undefined;
	}
	for (const each of layers.toReversed()) for (const node of each.values()) countWays(node);
	const weights = cards.map((): number[] => []);
	open.forEach((card, at) => addEdges(weights[card] ?? [], layers[at]));
	for (const { state, node } of starts)
		addLabels(tools, weights, { hold: state.hold, weight: state.weight * node.ways });
	return weights;
}

function start({ hands, kinds }: Tools, nodes: Map<string, Node>, { hold, weight }: State): Node {
	const groups = hold.flatMap((hand, place) =>
		hands
			.groups(hand)
			.filter(({ mask }) => kinds.cardOf(mask) === undefined)
			.map((group) => ({ place, ...group }))
	);
	const node = reach(nodes, groups);
	node.weight += weight;
	return node;
}

/** The cards that have no place yet, those with the fewest groups to be in first. */
function inOrder(
	{ kinds }: Tools,
	nodes: ReadonlyMap<string, Node>,
	cards: readonly number[]
): readonly number[] {
	const uses = new Map<number, number>();
	for (const { groups } of nodes.values())
		for (const { mask } of groups) uses.set(mask, (uses.get(mask) ?? 0) + 1);
	const room = (card: number): number =>
		[...uses].reduce((sum, [mask, count]) => sum + (kinds.masks.has(mask, card) ? count : 0), 0);
	return cards
		.map((card) => ({ card, room: room(card) }))
		.filter((each) => each.room > 0)
		.sort((a, b) => a.room - b.room)
		.map(({ card }) => card);
}

function named(
	{ kinds }: Tools,
	nodes: ReadonlyMap<string, Node>,
	card: number
): Map<string, Node> {
	const name = kinds.name(card);
	const later = new Map<string, Node>();
	for (const node of nodes.values())
		for (const group of node.groups) {
			if (!kinds.masks.has(group.mask, card)) continue;
			const left = node.groups
				.map((each) => ({
					place: each.place,
					mask: kinds.masks.without(each.mask, name),
					count: each === group ? each.count - 1 : each.count
				}))
				.filter(({ count }) => count > 0);
			if (left.some(({ mask, count }) => kinds.masks.size(mask) < count)) continue;
			const to = reach(later, left);
			to.weight += node.weight * group.count;
			node.edges.push({ place: group.place, times: group.count, to });
		}
	return later;
}

function countWays(node: Node): void {
	const isDone = node.groups.length === 0;
	node.ways = isDone ? 1 : node.edges.reduce((sum, { times, to }) => sum + times * to.ways, 0);
}

function addEdges(weights: number[], nodes: ReadonlyMap<string, Node> | undefined): void {
	for (const { weight, edges } of nodes?.values() ?? [])
		for (const { place, times, to } of edges)
			weights[place] = (weights[place] ?? 0) + weight * times * to.ways;
}

function addLabels({ hands, kinds }: Tools, weights: number[][], { hold, weight }: State): void {
	hold.forEach((hand, place) => {
		for (const { mask } of hands.groups(hand)) {
			const its = weights[kinds.cardOf(mask) ?? -1];
			if (its !== undefined) its[place] = (its[place] ?? 0) + weight;
		}
	});
}

/** The node with these groups; groups that have become alike are one. */
function reach(nodes: Map<string, Node>, groups: readonly Placed[]): Node {
	const counts = new Map<number, Placed>();
	for (const { place, mask, count } of groups) {
		const key = mask * 64 + place;
		counts.set(key, { place, mask, count: count + (counts.get(key)?.count ?? 0) });
	}
	const sorted = [...counts].sort(([a], [b]) => a - b);
	const key = sorted.map(([code, { count }]) => `${code}x${count}`).join();
	const known = nodes.get(key);
	if (known !== undefined) return known;
	const node = { groups: sorted.map(([, group]) => group), weight: 0, ways: 0, edges: [] };
	nodes.set(key, node);
	return node;
}
