import { traitOdds, type Odds } from '#lib/core/deduce/count/odds.ts';
import type { Findings } from '#lib/core/deduce/deducer.ts';
import { hidden } from '#lib/core/deduce/facts.ts';
import { features, type Feature, type Suspect, type Value } from './data.ts';

export interface Chance {
	readonly share: number;
	/** Beside the likeliest suspect, who has 1. */
	readonly heat: number;
}

type Shares = ReadonlyMap<string, number>;

/** Only the logic says never and always; a count that says so was rounded, or a sample. */
function uncertain(share: number): number {
	return Math.min(Math.max(share, 0.001), 0.999);
}

/** How likely each suspect is; 1 only where nobody else can be it. Who is out is out, whenever it was counted. */
export function guiltOf({ culprits }: Pick<Findings, 'culprits'>, odds: Odds): Shares {
	return new Map(
		culprits.flatMap((id) => {
			const share = odds.culprits.get(id);
			if (share === undefined) return [];
			return [[id, culprits.length === 1 ? 1 : uncertain(share)] as const];
		})
	);
}

/** The same beside the likeliest, where there is something to compare. */
export function compared(guilt: Shares): ReadonlyMap<string, Chance> {
	if (guilt.size < 2) return new Map();
	const most = Math.max(...guilt.values());
	return new Map([...guilt].map(([id, share]) => [id, { share, heat: share / most }]));
}

/** What is not known about the culprit, in bits. */
export function missingBits(guilt: Shares): number {
	return [...guilt.values()].reduce((bits, share) => bits - share * Math.log2(share), 0);
}

/**
 * How likely each trait is; 0 and 1 only where nobody, or everybody, who can be it has it. A trait
 * that somebody of them has unset is left out.
 */
export function traitShares(
	open: readonly Suspect[],
	odds: Odds
): Readonly<Partial<Record<Value, number>>> {
	const found = traitOdds(open, odds);
	const isSet = ({ trait }: Feature): boolean => open.every((each) => each.traits[trait]);
	const shareOf = ({ trait, value }: Feature): number => {
		const having = open.filter((each) => each.traits[trait] === value).length;
		if (having === 0 || having === open.length) return having === 0 ? 0 : 1;
		return uncertain(found.get(trait)?.get(value) ?? 0);
	};
	return Object.fromEntries(
		features.filter(isSet).map((feature) => [feature.value, shareOf(feature)])
	);
}

/**
 * How likely a card is in each place that it can be in, where there are several. How guilty it is
 * was counted with more care than where it lies: the other places share what that leaves.
 */
export function placeShares(
	open: readonly string[],
	{ shares, guilt }: { readonly shares: Shares; readonly guilt: number }
): Shares {
	if (open.length < 2) return new Map();
	const elsewhere = 1 - (shares.get(hidden) ?? 0);
	const rest = elsewhere > 0 ? (1 - guilt) / elsewhere : 0;
	const shareOf = (place: string): number =>
		place === hidden ? guilt : (shares.get(place) ?? 0) * rest;
	return new Map(open.map((place) => [place, uncertain(shareOf(place))]));
}
