import type { Fact, Mass } from './facts.ts';
import { hiddenPlace, pilePlace, type Names } from './names.ts';

/** A place between two changes of it. Sizes are public, so the same in every world. */
export interface Version {
	readonly place: number;
	readonly size: number;
}

/** Cards on their way: `size` of them leave `from`, nobody may know which. */
export interface Edge {
	readonly from: Version;
	readonly size: number;
}

/** What a move did to one place. */
export interface Change {
	readonly before: Version;
	readonly after: Version;
	readonly incoming?: Edge | undefined;
	readonly outgoing?: Edge | undefined;
}

export interface Move {
	readonly changes: readonly Change[];
}

/** The current version of every place, by the place's number. */
export type Now = readonly Version[];

export function beginning({ setting, places }: Names): Now {
	return places.map((_, place) => ({ place, size: startingSize(setting, place) }));
}

function startingSize(sizes: { pile: number; hand: number }, place: number): number {
	if (place === hiddenPlace) return 1;
	return place === pilePlace ? sizes.pile : sizes.hand;
}

/** From where to where how many cards went. */
interface Way {
	readonly from: Version;
	readonly to: Version;
	readonly size: number;
}

/** The ways of a fact: none if it moves nothing, undefined if it cannot have happened. */
function waysOf(names: Names, now: Now, fact: Fact): readonly Way[] | undefined {
	const hand = (player: string): Version | undefined => now[names.handOf.get(player) ?? -1];
	switch (fact.type) {
		case 'drew':
			return single(now[pilePlace], hand(fact.player));
		case 'took':
			return single(hand(fact.from), hand(fact.by));
		case 'gave':
			return single(hand(fact.from), hand(fact.to));
		case 'mass':
			return passing(now, fact);
		case 'dealt':
		case 'showed':
		case 'counted':
		case 'held':
		case 'crossed':
		case 'accused':
		case 'cleared':
			return [];
	}
}

function single(from: Version | undefined, to: Version | undefined): readonly Way[] | undefined {
	if (from === undefined || to === undefined || from === to || from.size === 0) return undefined;
	return [{ from, to, size: 1 }];
}

function passing(now: Now, { count }: Mass): readonly Way[] {
	const hands = now.slice(pilePlace + 1);
	return hands.flatMap((from, at) => {
		const to = hands[(at + 1) % hands.length];
		const size = Math.min(count, from.size);
		return to === undefined || to === from || size <= 0 ? [] : [{ from, to, size }];
	});
}

/** What the fact moved; undefined if it cannot have happened, as with a draw from an empty pile. */
export function moveOf(names: Names, now: Now, fact: Fact): Move | undefined {
	const ways = waysOf(names, now, fact);
	if (ways === undefined) return undefined;
	const edges = ways.map((way) => ({ ...way, edge: { from: way.from, size: way.size } }));
	const changes = now.flatMap((before): readonly Change[] => {
		const outgoing = edges.find(({ from }) => from === before)?.edge;
		const incoming = edges.find(({ to }) => to === before)?.edge;
		if (outgoing === undefined && incoming === undefined) return [];
		const size = before.size - (outgoing?.size ?? 0) + (incoming?.size ?? 0);
		return [{ before, after: { place: before.place, size }, incoming, outgoing }];
	});
	return { changes };
}

export function after(now: Now, { changes }: Move): Now {
	if (changes.length === 0) return now;
	return now.map((version) => changes.find(({ before }) => before === version)?.after ?? version);
}
