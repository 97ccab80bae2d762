import { dealFor } from './data.ts';
import type { EventOf } from './events.ts';
import { cardToReturn, handOf, mine, toGet, toGive } from './hands.ts';
import { firstOf, impossible, unusualByNotebook, unusual, type Objections } from './object.ts';
import { suspectIn } from './roster.ts';
import { say } from './say.ts';
import { ownerOf, type State } from './state.ts';
import { rightOf, roundsToMass } from './turns.ts';

/** ABB-08: the owner's starting hand, once, and as many as were dealt. */
export function againstDeal(state: State, { cards }: EventOf<'HandDealt'>): Objections {
	if (ownerOf(state) === undefined) return impossible(say('object.noNotebook'));
	if (state.dealt !== undefined) return impossible(say('object.dealtTwice'));
	const { hand } = dealFor(state.seats.length);
	if (cards.length !== hand)
		return impossible(say('object.dealtCount', { hand, count: cards.length }));
	return againstTwice(state, cards);
}

/** ABB-35: no card of the parlor has been in a hand before. */
export function againstDrawing(state: State, { card }: EventOf<'CardDrawn'>): Objections {
	if (state.pile === 0) return impossible(say('object.pileEmpty'));
	if (card === undefined) return [];
	const suspect = suspectIn(state.roster, card);
	if (card === state.culprit) return unusual(say('object.isCulprit', { suspect }));
	const holder = state.sightings[card]?.holder;
	return holder === undefined
		? []
		: unusualByNotebook(state, say('object.notFromPile', { suspect, holder }));
}

/** ABB-30, ABB-32, ABB-33: a card that leaves a hand. */
export function againstLeaving(
	state: State,
	{ from, card }: { readonly from: string; readonly card?: string | undefined }
): Objections {
	return firstOf(
		() => againstEmptyHand(state, from),
		() => againstPlace(state, card, from)
	);
}

/** ABB-33: what is given back is what was taken. */
export function againstCatching(state: State, event: EventOf<'IntruderCaught'>): Objections {
	const { seat, intruder, card } = event;
	const taken = cardToReturn(state, seat, intruder);
	return firstOf(
		() => againstLeaving(state, { from: intruder, card }),
		() =>
			card === undefined || taken === undefined || card === taken
				? []
				: unusualByNotebook(
						state,
						say('object.otherReturn', { suspect: suspectIn(state.roster, taken) })
					)
	);
}

/** ABB-41, ABB-42: what the owner passes and gets is as many as the mass says. */
export function againstMass(state: State, event: EventOf<'MassHeld'>): Objections {
	const { count, gave, got } = event;
	if (ownerOf(state) === undefined && (gave ?? got) !== undefined)
		return impossible(say('object.noNotebook'));
	const [giving, getting] = [toGive(state, count), toGet(state, count)];
	if (gave !== undefined && gave.length !== giving)
		return impossible(say('object.gaveCount', { count: giving }));
	if (got !== undefined && got.length !== getting)
		return impossible(say('object.gotCount', { count: getting }));
	return firstOf(
		() => againstTwice(state, [...(gave ?? []), ...(got ?? [])]),
		() => (count === 0 ? unusual(say('object.massOfNone')) : []),
		() => againstMassNow(state),
		() => againstPassed(state, event)
	);
}

/** ABB-16: a table that minds turns knows when a mass is due. */
function againstMassNow(state: State): Objections {
	if (state.depth === 'score' || state.isMassDue || state.turnsEnded === 0) return [];
	return unusual(say('object.massEarly', { bell: state.bell, rounds: roundsToMass(state) }));
}

function againstPassed(state: State, { gave = [], got = [] }: EventOf<'MassHeld'>): Objections {
	const me = ownerOf(state);
	if (me === undefined) return [];
	const right = rightOf(state, me);
	return firstOf(
		...gave.map((card) => () => againstPlace(state, card, me)),
		...got.map((card) => () => againstPlace(state, card, right))
	);
}

export function againstEmptyHand(state: State, seat: string): Objections {
	return handOf(state, seat) === 0 ? impossible(say('object.emptyHand', { seat })) : [];
}

/** A card that is known may not be surely elsewhere, nor missing from a hand that is known whole. */
export function againstPlace(state: State, card: string | undefined, holder: string): Objections {
	if (card === undefined) return [];
	const suspect = suspectIn(state.roster, card);
	if (card === state.culprit) return unusual(say('object.isCulprit', { suspect }));
	const sighting = state.sightings[card];
	if (sighting?.holder === holder) return [];
	if (sighting?.holder !== undefined && sighting.isSure)
		return unusualByNotebook(
			state,
			say('object.cardElsewhere', { suspect, holder: sighting.holder })
		);
	const isMineKnown = mine(state).length >= handOf(state, holder);
	return holder === ownerOf(state) && isMineKnown
		? unusualByNotebook(state, say('object.notMine', { suspect }))
		: [];
}

function againstTwice(state: State, cards: readonly string[]): Objections {
	const again = cards.find((card, at) => cards.indexOf(card) !== at);
	if (again === undefined) return [];
	return impossible(say('object.cardTwice', { suspect: suspectIn(state.roster, again) }));
}
