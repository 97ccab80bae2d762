import type { Claim } from '../claims.ts';
import { nothing, type Split } from './hands.ts';
import type { Tools } from './kinds.ts';

/** What a hand may turn out to be if the claim about it is true, each with its weight. */
export function answersTo(
	tools: Tools,
	claim: Exclude<Claim, { kind: 'went' | 'never' }>,
	signs: 'signed' | 'positive'
): (hand: number) => readonly Split[] {
	switch (claim.kind) {
		case 'lie':
			return signs === 'signed' && isSome(claim) ? some(tools, claim) : lying(tools, claim);
		case 'shown':
			return shown(tools, claim);
		case 'innocent':
			return innocent(tools, claim);
	}
}

/** Unset traits say only what holds whatever they are: enough may fit, and not too many do. */
function lying(
	{ hands, kinds }: Tools,
	{ fits, least, most }: Claim & { kind: 'lie' }
): (hand: number) => readonly Split[] {
	const sure = kinds.of(fits.sure);
	const maybe = kinds.of(fits.maybe.map(({ card }) => card));
	const enough = ({ hand, inside, ways }: Split): readonly Split[] =>
		hands
			.split(hand, maybe)
			.filter((split) => split.inside + inside >= least)
			.map((split) => ({ ...split, ways: ways * split.ways }));
	return (hand) =>
		hands
			.split(hand, sure)
			.filter(({ inside }) => inside <= most)
			.flatMap((split) => (split.inside >= least ? [split] : enough(split)));
}

function isSome({ where, fits, least, most }: Claim & { kind: 'lie' }): boolean {
	return least === 1 && most >= where.size && fits.maybe.length === 0;
}

/** At least one: all that can be, less what has none. Two ways instead of many. */
function some(
	{ hands, kinds }: Tools,
	{ fits }: Claim & { kind: 'lie' }
): (hand: number) => readonly Split[] {
	const kind = kinds.of(fits.sure);
	return (hand) => {
		const none = hands.drop(hand, kind);
		if (none === hand) return [];
		const any = { hand, inside: 0, ways: 1 };
		return none === nothing ? [any] : [any, { hand: none, inside: 0, ways: -1 }];
	};
}

/** One of several was picked: the more there were to pick from, the less likely this one. */
function shown(
	tools: Tools,
	{ card, fits }: Claim & { kind: 'shown' }
): (hand: number) => readonly Split[] {
	const others = tools.kinds.of(fits.sure.filter((each) => each !== card));
	return (hand) =>
		handsWith(tools, hand, [card]).flatMap((found) =>
			tools.hands.split(found.hand, others).map(({ inside, ways, ...split }) => ({
				...split,
				inside,
				ways: (found.ways * ways) / (1 + inside)
			}))
		);
}

function innocent(
	{ hands, kinds }: Tools,
	{ fits, least }: Claim & { kind: 'innocent' }
): (hand: number) => readonly Split[] {
	const cards = [...fits.sure, ...fits.maybe.map(({ card }) => card)];
	const kind = kinds.of(cards);
	return (hand) => {
		if (cards.length > least) return [{ hand, inside: 0, ways: 1 }];
		if (cards.length < least) return [];
		return hands.split(hand, kind).filter(({ inside }) => inside === 0);
	};
}

/** The hands in which these cards are found. */
export function handsWith(
	{ hands, kinds }: Tools,
	hand: number,
	cards: readonly number[]
): readonly Split[] {
	let found: readonly Split[] = [{ hand, inside: 0, ways: 1 }];
	for (const card of cards)
		found = found.flatMap((so) =>
			hands
				.split(so.hand, kinds.of([card]))
				.filter(({ inside }) => inside === 1)
				.map((split) => ({ ...split, ways: so.ways * split.ways }))
		);
	return found;
}
