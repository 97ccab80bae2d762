import type { Lot } from './run.ts';

/**
 * The cards of these lots in an order of naming them, so that as few lots as can be are half named at a time:
 * only those tell nodes apart.
 */
export function namingOrder(lots: readonly Lot[]): readonly number[] {
	const sets = setsOf(lots);
	const open = new Set(lots.flatMap(({ cards }) => cards));
	const order: number[] = [];
	const halfNamed = (next: number): number =>
		sets.reduce((sum, { cards, left, uses }) => {
			const later = cards.has(next) ? left - 1 : left;
			return later > 0 && later < cards.size ? sum + uses : sum;
		}, 0);
	while (open.size > 0) {
		const next = leastOf(open, halfNamed);
		open.delete(next);
		order.push(next);
		for (const set of sets) if (set.cards.has(next)) set.left--;
	}
	return order;
}

interface CardSet {
	readonly cards: ReadonlySet<number>;
	uses: number;
	/** How many of its cards have no name yet. */
	left: number;
}

function setsOf(lots: readonly Lot[]): readonly CardSet[] {
	const sets = new Map<string, CardSet>();
	for (const { cards } of lots) {
		const key = cards.join();
		const set = sets.get(key) ?? { cards: new Set(cards), uses: 0, left: cards.length };
		set.uses++;
		sets.set(key, set);
	}
	return [...sets.values()];
}

function leastOf(items: ReadonlySet<number>, value: (item: number) => number): number {
	let least = { item: -1, value: Infinity };
	for (const item of items) {
		const its = value(item);
		if (its < least.value) least = { item, value: its };
	}
	return least.item;
}
