import * as v from 'valibot';
import type { Seat } from '#lib/core/rules.ts';
import { cards, slots, type Card, type CardFacts } from './cards.ts';
import { factsOf, isDescribed, reader, type Copy } from './copy.ts';
import { monasteries, places, years } from './data.ts';

const need = v.pipe(
	v.object({ monastery: v.picklist(monasteries), place: v.picklist(places) }),
	v.readonly()
);
const yearly = v.pipe(
	v.object({ year: v.picklist(years), points: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
	v.readonly()
);
const facts = v.pipe(
	v.object({
		card: v.picklist(cards),
		needs: v.optional(v.pipe(v.array(need), v.maxLength(3), v.readonly()), []),
		points: v.optional(v.pipe(v.array(yearly), v.maxLength(3), v.readonly()), [])
	}),
	v.readonly()
);
const drawn = v.pipe(v.object({ slot: v.picklist(slots), card: v.picklist(cards) }), v.readonly());

/** Every field may be absent, so that an older set-up and a newer one are both read. */
const options = v.object({
	/** MON-22: who has the chalice at the start; without it, the first seat. */
	firstSeat: v.optional(v.pipe(v.string(), v.minLength(1))),
	/** Whether the dice on the board are tracked too. */
	dice: v.optional(v.boolean(), true),
	/** MON-15: which card lies where, as far as the table says. */
	missions: v.optional(v.pipe(v.array(drawn), v.maxLength(slots.length), v.readonly()), []),
	/** What the owner's copy said of these cards when the table was set up. */
	deck: v.optional(v.pipe(v.array(facts), v.maxLength(cards.length), v.readonly()), [])
});

export type Options = Readonly<v.InferOutput<typeof options>>;

export function parseOptions(raw: unknown): Options | undefined {
	const result = v.safeParse(options, raw);
	return result.success ? result.output : undefined;
}

const usual: Options = v.parse(options, {});

/** MON-22: who begins is kept as long as they sit at the table. */
export function fittingOptions(seats: readonly Seat[], earlier: Options = usual): Options {
	const first = seats.find(({ id }) => id === earlier.firstSeat) ?? seats[0];
	return { ...earlier, firstSeat: first?.id };
}

/** A table is played with the cards as they were when it was set up. */
export function withCopy(chosen: Options, copy: Copy): Options {
	const read = reader(copy);
	const deck = chosen.missions
		.map(({ card }) => ({ card, ...factsOf(read, card) }))
		.filter(isDescribed);
	return { ...chosen, deck };
}

/** What this table knows of a card. */
export function deckFacts({ deck }: Options, card: Card): CardFacts {
	return deck.find((each) => each.card === card) ?? { needs: [], points: [] };
}
