import { dieValues, mostTaken, tableSize, type DieValue } from './data.ts';
import { clockwiseAfter, clockwiseFrom, firstPlayer } from './rounds.ts';
import { sheetOf, type Handful, type State } from './state.ts';

/** Dice that one player still has to place. */
export interface InHand {
	readonly own: number;
	readonly neutral: number;
}

/** Dice on one space. */
export interface Space {
	readonly value: DieValue;
	readonly neutral: number;
	/** Own dice by seat, those who have some. */
	readonly own: ReadonlyMap<string, number>;
}

export type DicePhase = 'placing' | 'actions' | 'over';

/** MON-20, MON-95: what a player has left of the dice the round began with. */
export function inHand(state: State, seat: string): InHand {
	const { placed, won } = state.dice;
	const mine = placed.filter((each) => each.seat === seat);
	const started = sheetOf(state, seat).ownDice - won.filter((each) => each.seat === seat).length;
	return {
		own: started - sum(mine.map(({ own }) => own)),
		neutral: tableSize(state.seats.length).neutral - sum(mine.map(({ neutral }) => neutral))
	};
}

export function countInHand(state: State, seat: string): number {
	const { own, neutral } = inHand(state, seat);
	return own + neutral;
}

/** MON-33, MON-34: who rolls now; undefined when all dice are placed. */
export function placerNow(state: State): string | undefined {
	const last = state.dice.placed.at(-1)?.seat;
	const order =
		last === undefined ? clockwiseFrom(state, firstPlayer(state)) : clockwiseAfter(state, last);
	return order.find((seat) => countInHand(state, seat) > 0);
}

export function spaceOf({ dice }: State, value: DieValue): Space {
	const on = (all: readonly Handful[]): readonly Handful[] =>
		all.filter((each) => each.value === value);
	const [placed, taken] = [on(dice.placed), on(dice.taken)];
	const won = dice.won.filter((each) => each.value === value);
	const seats = new Set([...placed, ...won].map(({ seat }) => seat));
	const ownOf = (seat: string): number => {
		const of = (all: readonly Handful[]): number =>
			sum(all.filter((each) => each.seat === seat).map(({ own }) => own));
		return of(placed) + won.filter((each) => each.seat === seat).length - of(taken);
	};
	return {
		value,
		neutral: sum(placed.map(({ neutral }) => neutral)) - sum(taken.map(({ neutral }) => neutral)),
		own: new Map(
			[...seats].map((seat) => [seat, ownOf(seat)] as const).filter(([, own]) => own > 0)
		)
	};
}

/** MON-41 to MON-44: how many dice a player may take from a space now. */
export function takeable(state: State, seat: string, value: DieValue): number {
	const { neutral, own } = spaceOf(state, value);
	return Math.min(mostTaken(value), neutral + (own.get(seat) ?? 0));
}

/** MON-42: own dice come first. */
export function handfulOf(
	state: State,
	{
		seat,
		value,
		count
	}: { readonly seat: string; readonly value: DieValue; readonly count: number }
): Handful {
	const own = Math.min(count, spaceOf(state, value).own.get(seat) ?? 0);
	return { seat, value, own, neutral: count - own };
}

function canTake(state: State, seat: string): boolean {
	return dieValues.some((value) => takeable(state, seat, value) > 0);
}

/** MON-40, MON-R7: who takes dice now; undefined while dice are placed and when none are left. */
export function takerNow(state: State): string | undefined {
	if (placerNow(state) !== undefined) return undefined;
	const last = state.dice.taken.at(-1)?.seat;
	const order =
		last === undefined ? clockwiseFrom(state, firstPlayer(state)) : clockwiseAfter(state, last);
	return order.find((seat) => canTake(state, seat));
}

/** MON-31. */
export function dicePhase(state: State): DicePhase {
	if (placerNow(state) !== undefined) return 'placing';
	return takerNow(state) === undefined ? 'over' : 'actions';
}

/** The last dice taken, whose owner may still be busy with them. */
export function acting(state: State): Handful | undefined {
	return state.dice.taken.at(-1);
}

export function sum(numbers: readonly number[]): number {
	return numbers.reduce((all, each) => all + each, 0);
}
