import * as v from 'valibot';
import type { Seat } from '#lib/core/rules.ts';
import { dieValues } from './data.ts';

/** BIB-39, BIB-40: what happens to who does not pay. */
export const fines = ['standard', 'bluff'] as const;
export const atZero = ['signal', 'pass'] as const;
export const clockRange = { least: 5, most: 60 } as const;

const seconds = v.pipe(
	v.number(),
	v.integer(),
	v.check((value) => value === 0 || (value >= clockRange.least && value <= clockRange.most))
);

/** Every field may be absent, so that an older set-up and a newer one are both read. */
const options = v.object({
	/** BIB-R2: what the dice show at the start. */
	startValue: v.optional(v.picklist(dieValues), 3),
	/** BIB-15: who begins; without it, the first seat. */
	firstSeat: v.optional(v.pipe(v.string(), v.minLength(1))),
	fine: v.optional(v.picklist(fines), 'standard'),
	/** The bidder's clock: 0 seconds is no clock. */
	clock: v.optional(
		v.pipe(
			v.object({
				seconds: v.optional(seconds, 0),
				atZero: v.optional(v.picklist(atZero), 'signal')
			}),
			v.readonly()
		),
		{}
	)
});

export type Options = Readonly<v.InferOutput<typeof options>>;

export function parseOptions(raw: unknown): Options | undefined {
	const result = v.safeParse(options, raw);
	return result.success ? result.output : undefined;
}

const usual: Options = v.parse(options, {});

/** BIB-15: who begins is kept as long as they sit at the table. */
export function fittingOptions(seats: readonly Seat[], earlier: Options = usual): Options {
	const first = seats.find(({ id }) => id === earlier.firstSeat) ?? seats[0];
	return { ...earlier, firstSeat: first?.id };
}
