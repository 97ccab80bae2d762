import type { Claim } from '../claims.ts';
import type { Story } from '../story.ts';
import type { Horizon, Spot } from './horizon.ts';

/** So many of these cards were at a spot. Whatever the log says is said in tallies. */
export interface Tally {
	readonly spot: Spot;
	/** Undefined: any card counts. */
	readonly cards: ReadonlySet<number> | undefined;
	readonly least: number;
	readonly most: number;
	readonly role: Role;
}

/**
 * `sum`: has to add up. `echo`: follows from sums that add up, but tells early that they will not.
 * `shown`: one card more was there and was picked among all of them.
 */
export type Role = 'sum' | 'echo' | 'shown';

export function talliesOf({ names, start, steps }: Story, horizon: Horizon): readonly Tally[] {
	const found = start.map((version) => sized(version, 'sum'));
	for (const { move, claims } of steps) {
		for (const { before, after, outgoing } of move.changes) {
			const isFollowed = horizon.crossings.has(before);
			if (outgoing !== undefined && isFollowed) found.push(sized(outgoing, 'sum'));
			if (!horizon.blind.has(after)) found.push(sized(after, 'echo'));
		}
		for (const claim of claims) found.push(...claimed(claim, names.cards));
	}
	return found;
}

function sized(spot: Spot, role: Role): Tally {
	return { spot, cards: undefined, least: spot.size, most: spot.size, role };
}

const nowhere: Spot = { place: -1, size: 0 };
/** Nothing can be at no spot, least of all one card. */
const never: Tally = { spot: nowhere, cards: undefined, least: 1, most: 1, role: 'sum' };

function claimed(claim: Claim, all: readonly number[]): readonly Tally[] {
	switch (claim.kind) {
		case 'never':
			return [never];
		case 'went':
			return [exactly(claim.along, claim.cards, claim.cards.length)];
		case 'lie':
			return lying(claim, all);
		case 'shown': {
			const others = new Set(claim.fits.sure.filter((card) => card !== claim.card));
			const { where } = claim;
			return [
				exactly(where, [claim.card], 1),
				{ spot: where, cards: others, least: 0, most: Infinity, role: 'shown' }
			];
		}
		case 'innocent': {
			const cards = [...claim.fits.sure, ...claim.fits.maybe.map(({ card }) => card)];
			if (cards.length > claim.least) return [];
			return cards.length < claim.least ? [never] : [exactly(claim.where, cards, 0)];
		}
	}
}

function exactly(spot: Spot, cards: readonly number[], count: number): Tally {
	return { spot, cards: new Set(cards), least: count, most: count, role: 'sum' };
}

/** Unset traits say only what holds whatever they are: enough may fit, and not too many do. */
function lying(
	{ where, fits, least, most }: Claim & { kind: 'lie' },
	all: readonly number[]
): readonly Tally[] {
	const sure = new Set(fits.sure);
	/** What is no more than the size is said by the size. */
	const atMost = most < where.size ? most : Infinity;
	const at = { spot: where, role: 'sum' } as const;
	if (fits.maybe.length > 0) {
		const maybe = new Set([...sure, ...fits.maybe.map(({ card }) => card)]);
		return [
			{ ...at, cards: sure, least: 0, most: atMost },
			{ ...at, cards: maybe, least, most: Infinity }
		];
	}
	if (least !== most) return [{ ...at, cards: sure, least, most: atMost }];
	const others = all.filter((card) => !sure.has(card));
	const rest: Tally = { ...exactly(where, others, where.size - most), role: 'echo' };
	return [exactly(where, fits.sure, most), rest];
}
