import type { Objection } from '#lib/core/rules.ts';
import { cardOf, powdersInBox, spellsInBox } from './data.ts';
import type { Event } from './events.ts';
import { say, type Say } from './say.ts';
import { cauldronOf, holderOf, isInPlay, type State } from './state.ts';

const impossible = (why: Say): readonly Objection[] => [{ level: 'impossible', why }];

/** A thing of which there is one: which of the two has it is for the table to say. */
const elsewhere = (why: Say, holder: string, seat: string): readonly Objection[] => [
	{
		level: 'unusual',
		why,
		answers: { keep: say('name', { seat: holder }), record: say('name', { seat }) }
	}
];

export function objections(state: State, event: Event): readonly Objection[] {
	const seat = event.type === 'GameEnded' ? event.by : event.seat;
	if (seat !== undefined && cauldronOf(state, seat) === undefined)
		return impossible(say('object.noSeat'));
	switch (event.type) {
		case 'CardCounted':
			return cardObjections(state, event);
		case 'CardTakenBack': {
			const holder = holderOf(state, cardOf(event.kind, event.value));
			if (holder?.seat === event.seat) return [];
			return impossible(say('object.notHeld', event));
		}
		case 'PowdersCounted':
			return tooMany(state, event, 'powders');
		case 'SpellsCounted':
			return tooMany(state, event, 'spells');
		case 'PowdersPlaced':
			return placementObjections(state, event);
		case 'ColourRecipeShown': {
			if (event.colour === undefined) return [];
			const { seat, colour } = event;
			const other = state.cauldrons.find((held) => held.colourRecipe === colour);
			if (other === undefined || other.seat === seat) return [];
			const why = say('object.colourRecipeElsewhere', { colour, holder: other.seat });
			return elsewhere(why, other.seat, seat);
		}
		case 'TaskRecipeShown': {
			if (event.task === undefined) return [];
			const { seat, task } = event;
			const other = state.cauldrons.find((held) => held.taskRecipe === task);
			if (other === undefined || other.seat === seat) return [];
			const why = say('object.taskRecipeElsewhere', { task, holder: other.seat });
			return elsewhere(why, other.seat, seat);
		}
		case 'PowdersLeftToBest':
		case 'GameEnded':
			return [];
	}
}

/** GLA-03, GLA-30: a card exists once, and not at all if its colour stayed in the box. */
function cardObjections(
	state: State,
	event: Extract<Event, { type: 'CardCounted' }>
): readonly Objection[] {
	const { seat, kind, value } = event;
	if (!isInPlay(state, kind)) return impossible(say('object.removed', { kind }));
	const holder = holderOf(state, cardOf(kind, value));
	if (holder === undefined) return [];
	if (holder.seat === seat) return impossible(say('object.alreadyHeld', event));
	const why = say('object.heldElsewhere', { kind, value, holder: holder.seat });
	return elsewhere(why, holder.seat, seat);
}

/** GLA-04, GLA-05: all cauldrons together cannot hold more than the box. */
function tooMany(
	state: State,
	event: { readonly seat: string; readonly count: number },
	what: 'powders' | 'spells'
): readonly Objection[] {
	const most = what === 'powders' ? powdersInBox : spellsInBox;
	const others = state.cauldrons
		.filter((cauldron) => cauldron.seat !== event.seat)
		.reduce((sum, cauldron) => sum + cauldron[what], 0);
	if (others + event.count <= most) return [];
	return impossible(say('object.tooMany', { what, most, others }));
}

/** GLA-25, GLA-R4: a powder goes on a kind of which its owner holds a card. */
function placementObjections(
	state: State,
	event: Extract<Event, { type: 'PowdersPlaced' }>
): readonly Objection[] {
	const cauldron = cauldronOf(state, event.seat);
	if (cauldron === undefined) return [];
	if (event.on.length > cauldron.powders)
		return impossible(say('object.noPowder', { count: cauldron.powders }));
	const missing = event.on.find((kind) => !cauldron.cards.some((card) => card.startsWith(kind)));
	return missing === undefined ? [] : impossible(say('object.powderOnNothing', { kind: missing }));
}
