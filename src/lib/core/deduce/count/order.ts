import type { Sheet } from './sheet.ts';

/** The cards that are open, in an order that keeps few sums open at a time. */
export function orderOf({ rows, ways }: Sheet): readonly number[] {
	const left = rows.map(({ span }) => span);
	const done = rows.map(() => 0);
	const range = (at: number, more: number): number => {
		const row = rows[at];
		if (row === undefined || row.role === 'echo') return 1;
		const rest = (left[at] ?? 0) - more;
		if (rest === 0) return 1;
		const most = Math.min(
			(done[at] ?? 0) + more,
			row.least === 1 && row.most === row.span ? 1 : row.most
		);
		return Math.max(1, most - Math.max(0, row.least - rest) + 1);
	};
	const open = new Map(
		[...ways.entries()]
			.filter(([, its]) => its.length > 1)
			.map(([card, its]) => [card, new Set(its.flatMap((way) => way.rows))])
	);
	const order: number[] = [];
	while (open.size > 0) {
		let best = -1;
		let lowest = Infinity;
		for (const [card, its] of open) {
			let cost = 0;
			for (const at of rows.keys()) cost += Math.log(range(at, its.has(at) ? 1 : 0));
			if (cost < lowest) {
				lowest = cost;
				best = card;
			}
		}
		for (const at of open.get(best) ?? []) {
			left[at] = (left[at] ?? 0) - 1;
			done[at] = (done[at] ?? 0) + 1;
		}
		open.delete(best);
		order.push(best);
	}
	return order;
}
