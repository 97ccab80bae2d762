import type { Claim } from '../claims.ts';
import { hiddenPlace, type Names } from '../names.ts';
import type { Step, Story } from '../story.ts';
import type { Change, Edge } from '../timeline.ts';

/** For each card the first card that nothing from then on tells apart from it. */
export type Classes = readonly number[];

/** What can still be told apart of the cards in each place, now or wherever they may go. */
export type Sight = readonly Classes[];

/** Before each step, and after the last. Who is hidden is always the question. */
export function sightsOf({ names, start, steps }: Story): readonly Sight[] {
	let sight: Sight = start.map((_, place) => (place === hiddenPlace ? names.cards : blind(names)));
	const found = [sight];
	for (const step of steps.toReversed()) {
		sight = before(step, sight);
		found.unshift(sight);
	}
	return found;
}

/** Every card for itself: where each one lies is to be known at the end. */
export function fullSights({ names, start, steps }: Story): readonly Sight[] {
	const sight = start.map(() => names.cards);
	return [...steps, undefined].map(() => sight);
}

/** Whether no later fact speaks of any card that is there. */
export function isBlind(classes: Classes | undefined): boolean {
	return classes?.every((first) => first === 0) === true;
}

function blind({ cards }: Names): Classes {
	return cards.map(() => 0);
}

function before({ move, claims }: Step, after: Sight): Sight {
	const asked = after.map((classes, place) =>
		claims.reduce((fine, claim) => (isAt(claim, place) ? byRole(fine, claim) : fine), classes)
	);
	return asked.map((classes, place) => {
		const leaving = move.changes.find((change) => change.before.place === place)?.outgoing;
		if (leaving === undefined) return classes;
		const there = asked[destination(move.changes, leaving)] ?? classes;
		return claims.reduce(
			(fine, claim) =>
				claim.kind === 'went' && claim.along === leaving ? byRole(fine, claim) : fine,
			refined(classes, (card) => there[card] ?? card)
		);
	});
}

function isAt(claim: Claim, place: number): boolean {
	return claim.kind !== 'never' && claim.kind !== 'went' && claim.where.place === place;
}

function destination(changes: readonly Change[], edge: Edge): number {
	return changes.find(({ incoming }) => incoming === edge)?.after.place ?? hiddenPlace;
}

function byRole(classes: Classes, claim: Claim): Classes {
	return refined(classes, (card) => roleIn(claim, card));
}

function refined(classes: Classes, roleOf: (card: number) => unknown): Classes {
	const keys = classes.map((first, card) => `${first} ${String(roleOf(card))}`);
	return keys.map((key) => keys.indexOf(key));
}

function roleIn(claim: Claim, card: number): unknown {
	switch (claim.kind) {
		case 'never':
			return undefined;
		case 'went':
			return claim.cards.includes(card) ? card : undefined;
		case 'shown':
			return claim.card === card ? 'shown' : claim.fits.sure.includes(card);
		case 'lie':
		case 'innocent':
			return (
				claim.fits.sure.includes(card) ||
				(claim.fits.maybe.some((each) => each.card === card) && 'maybe')
			);
	}
}
