import type { Claim } from '../claims.ts';
import type { Step } from '../story.ts';
import type { Change, Edge } from '../timeline.ts';
import { handsWith } from './answers.ts';
import type { Blur } from './blur.ts';
import { choose, nothing, type Pick } from './hands.ts';
import type { Tools } from './kinds.ts';
import type { Hold, Layer, State } from './layer.ts';
import { isBlind, type Sight } from './sights.ts';

/** One small part of a move: how each state can go on. */
export type Part = (hold: Hold) => Iterable<State>;

interface Passing {
	readonly step: Step;
	readonly sight: Sight;
	/** How the places are seen after the move. */
	readonly blur: Blur;
}

/**
 * Hand by hand around the table. What one passes waits in a slot until the next has chosen; what
 * came to a hand is then one with what stayed, and states can be alike again.
 */
export function partsOf(tools: Tools, { step, sight, blur }: Passing): readonly Part[] {
	const changes = inOrder(step.move.changes).filter(({ before }) => !isBlind(sight[before.place]));
	const ways = changes.flatMap(({ outgoing }) => outgoing ?? []);
	const slotOf = (edge: Edge): number | undefined =>
		ways.includes(edge) ? sight.length + 1 + ways.indexOf(edge) : undefined;
	const passer = new Passer(tools, { sight, blur, slotOf });
	const [first, ...rest] = changes;
	return [
		...(first ? passer.leave(first, step.claims) : []),
		...rest.flatMap((each) => [...passer.leave(each, step.claims), passer.arrive(each)]),
		...(first ? [passer.arrive(first)] : [])
	];
}

/** Room for what is on its way. */
export function opened(tools: Tools, layer: Layer, { move }: Step): Layer {
	const slots = move.changes.flatMap(({ outgoing }) => (outgoing ? [tools.hands.empty] : []));
	return layer.mapped((hold) => [...hold, ...slots]);
}

/** Nothing is on its way any more: what went where nobody looks is away. */
export function closed({ hands }: Tools, layer: Layer, places: number): Layer {
	return layer.mapped((hold) => {
		const away = hold.slice(places).reduce((joined, hand) => hands.join(joined, hand), hands.empty);
		return [...hold.slice(0, places), away];
	});
}

/** Those who pass come first; what is only taken can wait. */
function inOrder(changes: readonly Change[]): readonly Change[] {
	const waits = ({ outgoing }: Change): number => (outgoing === undefined ? 1 : 0);
	return changes.toSorted((a, b) => waits(a) - waits(b));
}

interface Table {
	readonly sight: Sight;
	readonly blur: Blur;
	readonly slotOf: (edge: Edge) => number | undefined;
}

class Passer {
	private readonly tools: Tools;
	private readonly table: Table;

	constructor(tools: Tools, table: Table) {
		this.tools = tools;
		this.table = table;
	}

	leave(change: Change, claims: readonly Claim[]): readonly Part[] {
		const { outgoing, before } = change;
		const slot = outgoing && this.table.slotOf(outgoing);
		if (outgoing === undefined || slot === undefined) return [];
		const named = claims.flatMap((claim) =>
			claim.kind === 'went' && claim.along === outgoing ? claim.cards : []
		);
		const known = new Map<number, readonly Pick[]>();
		const { hands } = this.tools;
		const part = (hold: Hold): readonly State[] => {
			const hand = hold[before.place] ?? hands.empty;
			const picks = known.get(hand) ?? this.picks(hand, change, { edge: outgoing, named });
			known.set(hand, picks);
			return picks.map(({ taken, left, ways }) => ({
				hold: hold.with(before.place, left).with(slot, taken),
				weight: ways
			}));
		};
		return [part];
	}

	arrive({ before, after, incoming }: Change): Part {
		const { hands, kinds } = this.tools;
		const { sight, blur, slotOf } = this.table;
		const { place } = after;
		const limit = kinds.limit(after, sight[before.place] ?? []);
		const slot = incoming && slotOf(incoming);
		return (hold) => {
			const stayed = hands.limit(hold[place] ?? hands.empty, limit);
			if (stayed === nothing) return [];
			if (slot === undefined)
				return [{ hold: blur.at(hold.with(place, stayed), place), weight: 1 }];
			const joined = hands.join(stayed, hold[slot] ?? hands.empty);
			const next = hold.with(place, joined).with(slot, hands.empty);
			return [{ hold: blur.at(next, place), weight: 1 }];
		};
	}

	/** What can go and what can stay, with the share of the weight that each takes. */
	private picks(
		hand: number,
		{ after }: Change,
		{ edge, named }: { readonly edge: Edge; readonly named: readonly number[] }
	): readonly Pick[] {
		const { hands, kinds } = this.tools;
		const classes = this.table.sight[after.place] ?? [];
		const going = kinds.limit(edge, classes);
		const staying = kinds.limit(after, classes);
		const total = choose(edge.from.size, edge.size);
		return hands.pick(hand, edge.size).flatMap(({ taken, left, ways }) => {
			const gone = hands.limit(taken, going);
			const kept = hands.limit(left, staying);
			const rest = kept === nothing ? nothing : hands.drop(kept, kinds.of(named));
			if (gone === nothing || rest === nothing) return [];
			return handsWith(this.tools, gone, named).map((found) => ({
				taken: found.hand,
				left: rest,
				ways: (ways * found.ways) / total
			}));
		});
	}
}
