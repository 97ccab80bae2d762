import * as v from 'valibot';
import { penanceReasons } from './data.ts';
import { traitsSchema } from './roster.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const seat = id;
const suspect = id;
const cards = v.pipe(v.array(suspect), v.maxLength(60), v.readonly());
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60));
const text = v.pipe(v.string(), v.trim(), v.maxLength(1000));

/** Everything that can be recorded. A released shape is never changed or removed: a new one joins it. */
const event = v.variant('type', [
	/** ABB-08: the owner's starting hand. */
	v.object({ type: v.literal('HandDealt'), cards }),
	/** ABB-35: a card from the parlor's pile; the card if the owner knows it. */
	v.object({ type: v.literal('CardDrawn'), seat, card: v.optional(suspect) }),
	/** ABB-30, ABB-32: a card drawn at random from a hand, in a confessional, a cell or by a card's effect. */
	v.object({
		type: v.literal('CardTaken'),
		seat,
		from: seat,
		card: v.optional(suspect)
	}),
	/** ABB-33: the owner of a cell comes home, gets a card back, and the intruder does penance. */
	v.object({
		type: v.literal('IntruderCaught'),
		seat,
		intruder: seat,
		card: v.optional(suspect)
	}),
	/** A card handed over by the effect of a card. */
	v.object({ type: v.literal('CardGiven'), seat, to: seat, card: v.optional(suspect) }),
	/** ABB-40 to ABB-46: everybody passes so many cards to the left; what the owner gave and got, if noted. */
	v.object({
		type: v.literal('MassHeld'),
		count,
		gave: v.optional(cards),
		got: v.optional(cards)
	}),
	/** ABB-36: asked for a card with these traits, the seat showed one to another; the card if the owner saw it. */
	v.object({
		type: v.literal('CardShown'),
		seat,
		to: seat,
		traits: traitsSchema,
		card: v.optional(suspect)
	}),
	/** ABB-37: asked so, the seat has none. */
	v.object({ type: v.literal('NoneShown'), seat, to: seat, traits: traitsSchema }),
	/** ABB-20 to ABB-24: answers to questions. */
	v.object({ type: v.literal('KindCounted'), seat, traits: traitsSchema, count }),
	v.object({ type: v.literal('HoldingTold'), seat, suspect, isHeld: v.boolean() }),
	v.object({ type: v.literal('CrossedCounted'), seat, traits: traitsSchema, count }),
	/** ABB-22: a finger on the lips. */
	v.object({ type: v.literal('SilenceKept'), seat }),
	v.object({ type: v.literal('NoteWritten'), text, seat: v.optional(seat) }),
	/** Known to be innocent from elsewhere: a book, an event, a word at the table. */
	v.object({ type: v.literal('SuspectCleared'), suspect }),
	/** How many cards a seat was seen to hold: a check of the bookkeeping, not a change of it. */
	v.object({ type: v.literal('HandCounted'), seat, count }),

	/** The owner's own marks; without one, the mark is taken off. `held` says by whom. */
	v.object({
		type: v.literal('SuspectMarked'),
		suspect,
		mark: v.optional(v.picklist(['out', 'doubted', 'held'])),
		by: v.optional(seat)
	}),
	/** An empty text takes the note off. */
	v.object({ type: v.literal('SuspectNoted'), suspect, text }),
	/** ABB-R1: a trait of a suspect was wrong or unset in the roster of this table. */
	v.object({ type: v.literal('SuspectCorrected'), suspect, traits: traitsSchema }),

	/** ABB-15: the turn is over; whoever does penance is passed over, and the bell moves by itself. */
	v.object({ type: v.literal('TurnEnded'), seat }),
	v.object({ type: v.literal('PenanceGiven'), seat, why: v.picklist(penanceReasons) }),
	v.object({ type: v.literal('LibraryVisited'), seat }),
	v.object({ type: v.literal('CryptCardTaken'), seat }),
	v.object({ type: v.literal('CryptCardUsed'), seat }),
	/** ABB-31: a book that may be carried out of the scriptorium, and its use. */
	v.object({ type: v.literal('BookKept'), seat }),
	v.object({ type: v.literal('BookUsed'), seat }),
	/** ABB-50: one trait of the culprit, said in public. */
	v.object({ type: v.literal('RevelationMade'), seat, traits: traitsSchema }),
	/**
	 * ABB-60: `shownBy`: another held the card, and the accuser was wrong. `isCulprit`: nobody did, and the
	 * hidden card was looked at. Neither: what the culprit turns out to be will tell.
	 */
	v.object({
		type: v.literal('AccusationMade'),
		seat,
		suspect,
		shownBy: v.optional(seat),
		isCulprit: v.optional(v.literal(true))
	}),
	/** The hidden card was turned over. */
	v.object({ type: v.literal('CulpritRevealed'), suspect })
]);

export type Event = Readonly<v.InferOutput<typeof event>>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
export const marks = ['out', 'doubted', 'held'] as const satisfies readonly NonNullable<
	EventOf<'SuspectMarked'>['mark']
>[];

export function parse(raw: unknown): Event | undefined {
	const result = v.safeParse(event, raw);
	return result.success ? result.output : undefined;
}
