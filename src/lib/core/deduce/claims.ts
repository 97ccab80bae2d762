import type { Fact, Mass, Showed, Traits } from './facts.ts';
import { fitsOf, onlyCards, type Fits } from './fits.ts';
import { hiddenPlace, pilePlace, type Names } from './names.ts';
import type { Edge, Move, Now, Version } from './timeline.ts';

/** What a fact says, as counts of cards in a place at a time. All that it claims holds at once. */
export type Claim =
	| {
			/** Between `least` and `most` cards that fit lie there. */
			readonly kind: 'lie';
			readonly where: Version;
			readonly fits: Fits;
			readonly least: number;
			readonly most: number;
	  }
	/** These cards went that way. */
	| { readonly kind: 'went'; readonly along: Edge; readonly cards: readonly number[] }
	/** This card lies there and fits, and was picked among all there that fit. */
	| { readonly kind: 'shown'; readonly where: Version; readonly card: number; readonly fits: Fits }
	/** At least so many cards that fit are not hidden. */
	| {
			readonly kind: 'innocent';
			readonly where: Version;
			readonly fits: Fits;
			readonly least: number;
	  }
	/** No world is like this. */
	| { readonly kind: 'never' };

const never: readonly Claim[] = [{ kind: 'never' }];

interface Moment {
	readonly names: Names;
	/** After the move of this fact, if it moved anything. */
	readonly now: Now;
	readonly move: Move | undefined;
}

export function claimsOf(fact: Fact, moment: Moment): readonly Claim[] {
	const { names, move } = moment;
	if (move === undefined) return never;
	const hand = (player: string): Version | undefined => moment.now[names.handOf.get(player) ?? -1];
	switch (fact.type) {
		case 'dealt':
			return present(names, hand(names.setting.me), fact.cards);
		case 'drew':
		case 'took':
		case 'gave':
			return went(names, outgoingOf(move), fact.card === undefined ? [] : [fact.card]);
		case 'mass':
			return passed(moment, fact);
		case 'showed':
			return showed(names, hand(fact.player), fact);
		case 'counted':
			return counted(names, hand(fact.player), { ...fact, least: fact.count, most: fact.count });
		case 'held':
			return fact.yes
				? present(names, hand(fact.player), [fact.card])
				: absent(names, hand(fact.player), fact.card);
		case 'crossed':
			return crossed(moment, fact);
		case 'accused':
			return present(names, hand(fact.shownBy), [fact.suspect]);
		case 'cleared':
			return absent(names, moment.now[hiddenPlace], fact.card);
	}
}

function numbersOf({ cardOf }: Names, ids: readonly string[]): readonly number[] | undefined {
	const cards = [...new Set(ids)].map((id) => cardOf.get(id));
	return cards.every((card) => card !== undefined) ? cards : undefined;
}

function present(
	names: Names,
	where: Version | undefined,
	ids: readonly string[]
): readonly Claim[] {
	const cards = numbersOf(names, ids);
	if (cards === undefined || where === undefined) return never;
	return [{ kind: 'lie', where, fits: onlyCards(cards), least: cards.length, most: cards.length }];
}

function absent(names: Names, where: Version | undefined, id: string): readonly Claim[] {
	const card = names.cardOf.get(id);
	if (card === undefined || where === undefined) return never;
	return [{ kind: 'lie', where, fits: onlyCards([card]), least: 0, most: 0 }];
}

interface Bounds {
	readonly traits: Traits;
	readonly least: number;
	readonly most: number;
}

function counted(names: Names, where: Version | undefined, bounds: Bounds): readonly Claim[] {
	if (where === undefined) return never;
	const { traits, least, most } = bounds;
	return [{ kind: 'lie', where, fits: fitsOf(names, traits), least, most }];
}

function showed(names: Names, where: Version | undefined, fact: Showed): readonly Claim[] {
	const { traits, card: id, none = false } = fact;
	if (where === undefined) return never;
	if (none) return counted(names, where, { traits, least: 0, most: 0 });
	if (id === undefined) return counted(names, where, { traits, least: 1, most: where.size });
	const card = names.cardOf.get(id);
	return card === undefined ? never : [{ kind: 'shown', where, card, fits: fitsOf(names, traits) }];
}

function crossed({ names, now }: Moment, fact: Fact & { type: 'crossed' }): readonly Claim[] {
	const where = now[hiddenPlace];
	if (where === undefined) return never;
	return [{ kind: 'innocent', where, fits: fitsOf(names, fact.traits), least: fact.count }];
}

function outgoingOf({ changes }: Move): Edge | undefined {
	return changes.find(({ outgoing }) => outgoing !== undefined)?.outgoing;
}

function went(names: Names, along: Edge | undefined, ids: readonly string[]): readonly Claim[] {
	const cards = numbersOf(names, ids);
	if (cards === undefined) return never;
	if (cards.length === 0) return [];
	return along === undefined || cards.length > along.size
		? never
		: [{ kind: 'went', along, cards }];
}

function passed({ names, move }: Moment, { gave = [], got = [] }: Mass): readonly Claim[] {
	const mine = move?.changes.find(
		({ before }) => before.place === names.handOf.get(names.setting.me) && before.place > pilePlace
	);
	return [...went(names, mine?.outgoing, gave), ...went(names, mine?.incoming, got)];
}
