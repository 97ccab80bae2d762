import { isFlag } from './fields.ts';
import type { Room } from './room.ts';
import type { Sheet } from './sheet.ts';

/** The cards that are open, each time the one that leaves the fewest values of sums open: quick. */
export function quickOrder({ rows, ways }: Sheet): readonly number[] {
	const left = rows.map(({ span }) => span);
	const done = rows.map(() => 0);
	const values = (at: number, more: number): number => {
		const row = rows[at];
		const rest = (left[at] ?? 0) - more;
		if (row === undefined || row.role === 'echo' || rest === 0) return 1;
		const most = Math.min((done[at] ?? 0) + more, isFlag(row) ? 1 : row.most);
		return Math.max(1, most - Math.max(0, row.least - rest) + 1);
	};
	const rowsOf = new Map(
		[...ways.entries()]
			.filter(([, its]) => its.length > 1)
			.map(([card, its]) => [card, new Set(its.flatMap((way) => way.rows))])
	);
	return greedy([...rowsOf.keys()], {
		cost: (card) => {
			const mine = rowsOf.get(card);
			let cost = 0;
			for (const at of rows.keys()) cost += Math.log(values(at, mine?.has(at) === true ? 1 : 0));
			return cost;
		},
		take: (card) => {
			for (const at of rowsOf.get(card) ?? []) {
				left[at] = (left[at] ?? 0) - 1;
				done[at] = (done[at] ?? 0) + 1;
			}
		}
	});
}

/** Takes longer to find, and less to follow. */
export function goodOrder(room: Room, quick: readonly number[]): readonly number[] {
	const taken: number[] = [];
	const other = greedy(quick, {
		cost: (card) => room.after([...taken, card]),
		take: (card) => taken.push(card)
	});
	return improved(room, room.work(quick) < room.work(other) ? quick : other);
}

interface Choice {
	readonly cost: (card: number) => number;
	readonly take: (card: number) => void;
}

function greedy(cards: readonly number[], { cost, take }: Choice): readonly number[] {
	const open = new Set(cards);
	const order: number[] = [];
	while (open.size > 0) {
		const costs = [...open].map((card) => ({ card, cost: cost(card) }));
		const { card } = costs.reduce((best, each) => (each.cost < best.cost ? each : best));
		take(card);
		open.delete(card);
		order.push(card);
	}
	return order;
}

const mostRounds = 4;
const mostPlaces = 4;

/** Moves single cards a few places on or back, as long as that helps: what lies outside stays as it is. */
function improved(room: Room, order: readonly number[]): readonly number[] {
	let best = order;
	for (let round = 0, isBetter = true; isBetter && round < mostRounds; round++) {
		isBetter = false;
		for (let from = 0; from < best.length; from++)
			for (let to = Math.max(0, from - mostPlaces); to <= from + mostPlaces; to++) {
				if (to === from || to >= best.length) continue;
				const other = moved(best, from, to);
				const first = Math.max(0, Math.min(from, to) - 1);
				const end = Math.max(from, to) + 1;
				const work = room.workOf(other, first, end);
				if (work >= 0.99 * room.workOf(best, first, end)) continue;
				best = other;
				isBetter = true;
			}
	}
	return best;
}

function moved(order: readonly number[], from: number, to: number): readonly number[] {
	const rest = order.toSpliced(from, 1);
	return rest.toSpliced(to, 0, ...order.slice(from, from + 1));
}
