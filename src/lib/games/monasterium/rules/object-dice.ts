import { mostTaken, ownDiceInBox } from './data.ts';
import { dicePhase, inHand, placerNow, takeable, takerNow } from './dice.ts';
import type { EventOf } from './events.ts';
import { impossible, unusual, type Objections } from './object.ts';
import { isLastRound, roundsInAll } from './rounds.ts';
import { say } from './say.ts';
import { sheetOf, type State } from './state.ts';

/** MON-33, MON-34. */
export function againstPlacing(state: State, event: EventOf<'DicePlaced'>): Objections {
	const { seat, own, neutral } = event;
	const left = inHand(state, seat);
	if (own + neutral === 0) return impossible(say('object.noDice'));
	if (own > left.own || neutral > left.neutral)
		return impossible(say('object.notInHand', { seat, ...left }));
	return againstTurn(placerNow(state), seat);
}

/** MON-40 to MON-44. */
export function againstTaking(state: State, event: EventOf<'DiceTaken'>): Objections {
	const { seat, value, count } = event;
	if (dicePhase(state) === 'placing') return impossible(say('object.stillPlacing'));
	const most = takeable(state, seat, value);
	if (most === 0) return impossible(say('object.nothingToTake', { seat, value }));
	if (count > most)
		return impossible(say('object.tooManyDice', { value, most, limit: mostTaken(value) }));
	return againstTurn(takerNow(state), seat);
}

/** MON-32: the order is the table's to know. */
function againstTurn(now: string | undefined, seat: string): Objections {
	return now === undefined || now === seat
		? []
		: unusual(say('object.notTheirTurn', { now, seat }));
}

/** MON-52, MON-53. */
export function againstOwnDie(state: State, { seat }: EventOf<'OwnDieWon'>): Objections {
	const { ownDice } = sheetOf(state, seat);
	return ownDice < ownDiceInBox ? [] : impossible(say('object.allOwnDice', { seat }));
}

/** MON-36. */
export function againstReroll(state: State, { seat }: EventOf<'RerollUsed'>): Objections {
	return state.dice.rerolled.includes(seat) ? impossible(say('object.rerolled', { seat })) : [];
}

/** MON-40: a round in which dice are tracked ends when none are left; who tracks none is not asked. */
export function againstRoundEnd(state: State): Objections {
	const { placed } = state.dice;
	if (placed.length === 0 || dicePhase(state) === 'over') return [];
	return unusual(say('object.diceLeft'));
}

/** MON-97. */
export function againstYearsEnd(state: State): Objections {
	if (isLastRound(state)) return [];
	return unusual(say('object.roundsLeft', { left: roundsInAll(state) - state.round - 1 }));
}
