import * as v from 'valibot';
import type { Seat } from '#lib/core/rules.ts';
import { defaultRoster } from './data.ts';
import { rosterOf, traitsSchema, type Copy } from './roster.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const suspect = v.pipe(v.object({ id, traits: v.optional(traitsSchema, {}) }), v.readonly());

/** Every field may be absent, so that an older set-up and a newer one are both read. */
const options = v.object({
	/** Whose notebook this device keeps; without it, it only minds what is public. */
	me: v.optional(id),
	/** ABB-09: who has the bell at the start; without it, the first seat. */
	firstSeat: v.optional(id),
	/** ABB-81: the quick game. */
	quick: v.optional(v.boolean(), false),
	/** ABB-82 to ABB-84: the tactical options. */
	noLibrary: v.optional(v.boolean(), false),
	noEvents: v.optional(v.boolean(), false),
	twoBooks: v.optional(v.boolean(), false),
	/** The suspects as the owner's copy had them when the table was set up. */
	roster: v.optional(
		v.pipe(
			v.array(suspect),
			v.minLength(1),
			v.maxLength(60),
			v.check((all) => new Set(all.map((each) => each.id)).size === all.length),
			v.readonly()
		),
		defaultRoster
	)
});

export type Options = Readonly<v.InferOutput<typeof options>>;

export function parseOptions(raw: unknown): Options | undefined {
	const result = v.safeParse(options, raw);
	return result.success ? result.output : undefined;
}

/** Who keeps the notebook and who begins is kept as long as they sit at the table. */
export function fittingOptions(seats: readonly Seat[], earlier: Options | undefined): Options {
	const seated = (seat: string | undefined): string | undefined =>
		seats.find((each) => each.id === seat)?.id ?? seats[0]?.id;
	if (earlier === undefined)
		return { ...v.parse(options, {}), me: seats[0]?.id, firstSeat: seats[0]?.id };
	return {
		...earlier,
		me: earlier.me === undefined ? undefined : seated(earlier.me),
		firstSeat: seated(earlier.firstSeat)
	};
}

/** A table is played with the roster it was set up with: a later correction of the copy leaves it alone. */
export function withCopy(chosen: Options, copy: Copy): Options {
	return { ...chosen, roster: rosterOf(copy) };
}
