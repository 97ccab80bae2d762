import { featuresOf } from './data.ts';
import { culpritOf, finder, mayAccuse, saidBy } from './chapter.ts';
import type { EventOf } from './events.ts';
import { againstEmptyHand, againstPlace } from './object-cards.ts';
import { firstOf, impossible, unusualByNotebook, unusual, type Objections } from './object.ts';
import { suspectIn } from './roster.ts';
import { say } from './say.ts';
import type { State } from './state.ts';

/** ABB-50, ABB-53: one trait, and not one that was said. */
export function againstRevelation(state: State, { traits }: EventOf<'RevelationMade'>): Objections {
	const [feature, ...more] = featuresOf(traits);
	if (feature === undefined || more.length > 0) return impossible(say('object.oneTrait'));
	const seat = saidBy(state, feature);
	if (seat !== undefined) return impossible(say('object.alreadySaid', { feature, seat }));
	const suspect = culpritOf(state);
	return state.depth === 'track' && suspect !== undefined
		? unusual(say('object.culpritKnown', { suspect }))
		: [];
}

/** ABB-61 to ABB-63. */
export function againstAccusation(state: State, event: EventOf<'AccusationMade'>): Objections {
	return firstOf(
		() => againstOutcome(event),
		() => againstLateness(state, event),
		() => (mayAccuse(state) ? [] : unusual(say('object.pileLeft', { pile: state.pile }))),
		() => againstProof(state, event),
		() => (event.isCulprit ? againstCulprit(state, event.suspect) : [])
	);
}

/** A card that is shown is not the hidden one. */
function againstOutcome({ shownBy, isCulprit }: EventOf<'AccusationMade'>): Objections {
	return shownBy !== undefined && isCulprit ? impossible(say('object.shownCulprit')) : [];
}

/** ABB-63: the right accusation is the last. At the end of the evening they may be entered in any order. */
function againstLateness(state: State, event: EventOf<'AccusationMade'>): Objections {
	const seat = finder(state);
	if (seat === undefined) return [];
	const isFinding = event.shownBy === undefined && event.suspect === state.culprit;
	if (state.depth === 'score' && !isFinding && !event.isCulprit) return [];
	return impossible(say('object.found', { seat }));
}

/** ABB-62. */
function againstProof(state: State, { suspect, shownBy }: EventOf<'AccusationMade'>): Objections {
	if (shownBy === undefined) return [];
	return firstOf(
		() => (state.depth === 'score' ? [] : againstEmptyHand(state, shownBy)),
		() => againstPlace(state, suspect, shownBy)
	);
}

/** ABB-06: there is one culprit, whose card nobody has seen. */
export function againstCulprit(state: State, id: string): Objections {
	const suspect = suspectIn(state.roster, id);
	const earlier = culpritOf(state);
	if (earlier !== undefined && earlier.id !== id)
		return unusual(say('object.otherCulprit', { earlier, suspect }));
	const sighting = state.sightings[id];
	if (sighting === undefined) return [];
	return unusualByNotebook(state, say('object.seenCulprit', { suspect, holder: sighting.holder }));
}
