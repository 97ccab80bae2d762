import { cardOf } from './data.ts';
import type { Event } from './events.ts';
import type { Cauldron, State } from './state.ts';

export function evolve(state: State, event: Event): State {
	switch (event.type) {
		case 'CardCounted': {
			const card = cardOf(event.kind, event.value);
			return everyCauldron(state, (cauldron) => {
				if (cauldron.seat !== event.seat) return without(cauldron, card);
				if (cauldron.cards.includes(card)) return cauldron;
				return { ...cauldron, cards: [...cauldron.cards, card] };
			});
		}
		case 'CardTakenBack': {
			const card = cardOf(event.kind, event.value);
			return cauldron(state, event.seat, (held) => without(held, card));
		}
		case 'PowdersCounted':
			return cauldron(state, event.seat, (held) => ({
				...held,
				powders: event.count,
				placed: undefined
			}));
		case 'SpellsCounted':
			return cauldron(state, event.seat, (held) => ({ ...held, spells: event.count }));
		case 'PowdersPlaced':
			return cauldron(state, event.seat, (held) => ({ ...held, placed: event.on }));
		case 'PowdersLeftToBest':
			return cauldron(state, event.seat, (held) => ({ ...held, placed: undefined }));
		case 'ColourRecipeShown':
			return everyCauldron(state, (held) => {
				if (held.seat === event.seat) return { ...held, colourRecipe: event.colour };
				return held.colourRecipe === event.colour ? { ...held, colourRecipe: undefined } : held;
			});
		case 'TaskRecipeShown':
			return everyCauldron(state, (held) => {
				if (held.seat === event.seat) return { ...held, taskRecipe: event.task };
				return held.taskRecipe === event.task ? { ...held, taskRecipe: undefined } : held;
			});
		case 'GameEnded':
			return { ...state, endedBy: event.by };
	}
}

function without(cauldron: Cauldron, card: Cauldron['cards'][number]): Cauldron {
	if (!cauldron.cards.includes(card)) return cauldron;
	return { ...cauldron, cards: cauldron.cards.filter((held) => held !== card) };
}

function everyCauldron(state: State, change: (cauldron: Cauldron) => Cauldron): State {
	return { ...state, cauldrons: state.cauldrons.map(change) };
}

function cauldron(state: State, seat: string, change: (cauldron: Cauldron) => Cauldron): State {
	return everyCauldron(state, (held) => (held.seat === seat ? change(held) : held));
}
