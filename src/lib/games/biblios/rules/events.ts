import * as v from 'valibot';
import {
	cardValues,
	categories,
	churchKinds,
	dieValues,
	goldInBox,
	goldValues,
	letters,
	payments,
	shifts
} from './data.ts';

const seat = v.pipe(v.string(), v.minLength(1));
const between = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const category = v.picklist(categories);
const letter = v.optional(v.picklist(letters));
const church = v.picklist(churchKinds);
/** BIB-R14: no purse bounds a bid; twelve digits are the end of any bluff. */
const amount = between(1, 999_999_999_999);
const card = { seat, category, value: v.picklist(cardValues), letter };
const gold = between(0, goldInBox);

/** What the active player turned over, as much of it as the table cares to enter. */
const revealed = v.variant('kind', [
	v.object({
		kind: v.literal('category'),
		category,
		value: v.optional(v.picklist(cardValues))
	}),
	v.object({ kind: v.literal('gold'), value: v.optional(v.picklist(goldValues)) }),
	v.object({ kind: v.literal('church'), church: v.optional(church) }),
	v.object({ kind: v.literal('unknown'), pays: v.picklist(payments) })
]);
export type RevealedCard = Readonly<v.InferOutput<typeof revealed>>;

const dieShift = v.pipe(v.object({ category, by: v.picklist(shifts) }), v.readonly());
export type DieShift = v.InferOutput<typeof dieShift>;

/** Everything that can be recorded. A released shape is never changed or removed: a new one joins it. */
const event = v.variant('type', [
	/** BIB-50: a church card came into a hand; no changes means that it was discarded unused. */
	v.object({
		type: v.literal('ChurchCardTaken'),
		seat,
		kind: church,
		changes: v.pipe(v.array(dieShift), v.maxLength(2), v.readonly())
	}),
	/** BIB-21: every card in the open was taken. */
	v.object({ type: v.literal('GiftTurnEnded'), seat }),
	/** The table goes on to the auctions; what was not tracked of the gifts stays untold. */
	v.object({ type: v.literal('GiftsEnded') }),
	v.object({ type: v.literal('CardRevealed'), card: v.pipe(revealed, v.readonly()) }),
	v.object({ type: v.literal('BidMade'), seat, amount }),
	v.object({ type: v.literal('Passed'), seat }),
	/** Gold by its value, or a number of cards. */
	v.object({ type: v.literal('PricePaid'), seat, amount }),
	/** BIB-38: the winner of the bidding did not pay. */
	v.object({ type: v.literal('FineTaken'), seat }),
	/** The table goes on to the count; what was not tracked of the auctions stays untold. */
	v.object({ type: v.literal('AuctionsEnded') }),
	v.object({ type: v.literal('DieRead'), category, value: v.picklist(dieValues) }),
	v.object({ type: v.literal('CardCounted'), ...card }),
	/** The card was entered by mistake. */
	v.object({ type: v.literal('CardTakenBack'), ...card }),
	/** The sum of a category, where nobody wants to enter card by card. */
	v.object({ type: v.literal('TotalCounted'), seat, category, total: between(0, 30) }),
	/** The earliest letter among a seat's cards of a category; without a letter, taken back. */
	v.object({ type: v.literal('FirstLetterRead'), seat, category, letter }),
	/** How many gold cards of each value. */
	v.object({ type: v.literal('GoldCounted'), seat, ones: gold, twos: gold, threes: gold })
]);

export type Event = Readonly<v.InferOutput<typeof event>>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export function parse(raw: unknown): Event | undefined {
	const result = v.safeParse(event, raw);
	return result.success ? result.output : undefined;
}
