import type { Claim } from './claims.ts';
import type { Fact, Setting } from './facts.ts';
import { namesOf } from './names.ts';
import { stepOf } from './story.ts';
import type { Now } from './timeline.ts';
import type { World } from './worlds.ts';

/**
 * In what share of these worlds, drawn before the fact, it could be so; 0 without worlds. A card
 * that was shown or passed was one of several, so what counts is whether it was there at all. Of
 * several cards the least likely one speaks: any three are unlikely to be together.
 */
export function likelihood(setting: Setting, worlds: readonly World[], fact: Fact): number {
	const names = namesOf(setting);
	const now = nowIn(worlds[0] ?? [], names.places.length);
	const claims = oneByOne(fact).flatMap((each) => stepOf(names, now, each).claims);
	if (worlds.length === 0) return 0;
	return Math.min(1, ...claims.flatMap(cardByCard).map((claim) => shareOf(claim, worlds)));
}

function shareOf(claim: Claim, worlds: readonly World[]): number {
	return worlds.filter((world) => canHold(claim, world)).length / worlds.length;
}

/** Sizes are public: any world tells them. */
function nowIn(world: World, places: number): Now {
	return Array.from({ length: places }, (_, place) => ({ place, size: countAt(world, place) }));
}

function countAt(world: World, place: number): number {
	return world.filter((its) => its === place).length;
}

function oneByOne(fact: Fact): readonly Fact[] {
	return fact.type === 'dealt' ? fact.cards.map((card) => ({ ...fact, cards: [card] })) : [fact];
}

function cardByCard(claim: Claim): readonly Claim[] {
	return claim.kind === 'went' ? claim.cards.map((card) => ({ ...claim, cards: [card] })) : [claim];
}

/** Whether it holds for some values of the unset traits. Of a move: whether the card was there to go. */
function canHold(claim: Claim, world: World): boolean {
	switch (claim.kind) {
		case 'never':
			return false;
		case 'went':
			return claim.cards.every((card) => world[card] === claim.along.from.place);
		case 'shown':
			return world[claim.card] === claim.where.place && mayFit(claim, claim.card);
		case 'innocent': {
			const { sure, maybe } = countFits(claim, (card) => world[card] !== claim.where.place);
			return sure + maybe >= claim.least;
		}
		case 'lie': {
			const { sure, maybe } = countFits(claim, (card) => world[card] === claim.where.place);
			return sure <= claim.most && sure + maybe >= claim.least;
		}
	}
}

type Fitting = Exclude<Claim, { kind: 'never' | 'went' }>;

function mayFit({ fits }: Fitting, card: number): boolean {
	return fits.sure.includes(card) || fits.maybe.some((each) => each.card === card);
}

function countFits(
	{ fits }: Fitting,
	isThere: (card: number) => boolean
): { readonly sure: number; readonly maybe: number } {
	return {
		sure: fits.sure.filter(isThere).length,
		maybe: fits.maybe.filter(({ card }) => isThere(card)).length
	};
}
