import { featuresOf, type Traits } from './data.ts';
import type { EventOf } from './events.ts';
import { handOf, isSurelyWith, surelyWith } from './hands.ts';
import { againstEmptyHand, againstPlace } from './object-cards.ts';
import { firstOf, impossible, unusualByNotebook, unusual, type Objections } from './object.ts';
import { fits, suspectIn } from './roster.ts';
import { say } from './say.ts';
import type { State } from './state.ts';

/** ABB-36: one or two traits, and the card has them. */
export function againstShowing(state: State, event: EventOf<'CardShown'>): Objections {
	const { seat, traits, card } = event;
	return firstOf(
		() => againstEmptyHand(state, seat),
		() => againstAsking(traits),
		() => {
			if (card === undefined) return [];
			const suspect = suspectIn(state.roster, card);
			return fits(suspect, traits) === false
				? unusual(say('object.lacksTrait', { suspect, traits }))
				: [];
		},
		() => againstPlace(state, card, seat)
	);
}

/** ABB-37, ABB-24: who has none has none that the log knows of. */
export function againstNone(state: State, { seat, traits }: EventOf<'NoneShown'>): Objections {
	return firstOf(
		() => againstAsking(traits),
		() => againstFewer(state, { seat, traits, count: 0 })
	);
}

function againstAsking(traits: Traits): Objections {
	return featuresOf(traits).length > 2 ? unusual(say('object.traitsAsked')) : [];
}

interface Count {
	readonly seat: string;
	readonly traits: Traits;
	readonly count: number;
}

/** ABB-20, ABB-24: an answer may be at odds with the log: then one of the two is wrong. */
export function againstCount(state: State, event: Count): Objections {
	const { seat, count } = event;
	const hand = handOf(state, seat);
	if (count > hand) return unusual(say('object.countOverHand', { seat, hand }));
	return againstFewer(state, event);
}

function againstFewer(state: State, { seat, traits, count }: Count): Objections {
	const suspects = surelyWith(state, seat).filter((each) => fits(each, traits) === true);
	return suspects.length <= count
		? []
		: unusualByNotebook(state, say('object.hasMore', { seat, suspects }));
}

export function againstHolding(
	state: State,
	{ seat, suspect, isHeld }: EventOf<'HoldingTold'>
): Objections {
	if (isHeld)
		return firstOf(
			() => againstEmptyHand(state, seat),
			() => againstPlace(state, suspect, seat)
		);
	if (!isSurelyWith(state, suspect, seat)) return [];
	return unusualByNotebook(
		state,
		say('object.cardElsewhere', { suspect: suspectIn(state.roster, suspect), holder: seat })
	);
}

/** Nobody crosses out more suspects of a kind than there are. */
export function againstCrossed(
	state: State,
	{ traits, count }: EventOf<'CrossedCounted'>
): Objections {
	const most = state.roster.filter((each) => fits(each, traits) !== false).length;
	return count > most ? impossible(say('object.crossedOver', { traits, most })) : [];
}

export function againstClearing(state: State, { suspect }: EventOf<'SuspectCleared'>): Objections {
	if (suspect !== state.culprit) return [];
	return unusual(say('object.isCulprit', { suspect: suspectIn(state.roster, suspect) }));
}

export function againstMark({ mark, by }: EventOf<'SuspectMarked'>): Objections {
	return mark === 'held' && by === undefined ? impossible(say('object.heldByWhom')) : [];
}
