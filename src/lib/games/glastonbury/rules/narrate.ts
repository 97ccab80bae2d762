import { cardOf } from './data.ts';
import type { Event } from './events.ts';
import { say, type Say } from './say.ts';
import { holderOf, type State } from './state.ts';

/** At the count every card lies open, so the sentence is the same for all eyes. */
export function narrate(state: State, event: Event): Say {
	switch (event.type) {
		case 'CardCounted': {
			const from = holderOf(state, cardOf(event.kind, event.value))?.seat;
			const moved = from !== undefined && from !== event.seat;
			return say('log.CardCounted', { ...event, ...(moved && { from }) });
		}
		case 'CardTakenBack':
			return say('log.CardTakenBack', event);
		case 'PowdersCounted':
			return say('log.PowdersCounted', event);
		case 'SpellsCounted':
			return say('log.SpellsCounted', event);
		case 'PowdersPlaced':
			return say('log.PowdersPlaced', event);
		case 'PowdersLeftToBest':
			return say('log.PowdersLeftToBest', event);
		case 'ColourRecipeShown':
			return say('log.ColourRecipeShown', event);
		case 'TaskRecipeShown':
			return say('log.TaskRecipeShown', event);
		case 'GameEnded':
			return say('log.GameEnded', event);
	}
}
