import * as v from 'valibot';
import { kinds, neutralColours, powdersInBox, spellsInBox, tasks, values } from './data.ts';

const seat = v.pipe(v.string(), v.minLength(1));
const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const kind = v.picklist(kinds);
const card = { seat, kind, value: v.picklist(values) };

/** Everything that can be recorded. A released shape is never changed or removed: a new one joins it. */
const event = v.variant('type', [
	/** The card lies in this seat's cauldron; if another seat had it, that was a mistake. */
	v.object({ type: v.literal('CardCounted'), ...card }),
	/** The card was entered by mistake. */
	v.object({ type: v.literal('CardTakenBack'), ...card }),
	v.object({ type: v.literal('PowdersCounted'), seat, count: upTo(powdersInBox) }),
	v.object({ type: v.literal('SpellsCounted'), seat, count: upTo(spellsInBox) }),
	/** The owner lays the powders where they like; one kind a powder, absent kinds left unused. */
	v.object({
		type: v.literal('PowdersPlaced'),
		seat,
		on: v.pipe(v.array(kind), v.maxLength(powdersInBox), v.readonly())
	}),
	/** Back to the best placement. */
	v.object({ type: v.literal('PowdersLeftToBest'), seat }),
	v.object({
		type: v.literal('ColourRecipeShown'),
		seat,
		colour: v.optional(v.picklist(neutralColours))
	}),
	v.object({ type: v.literal('TaskRecipeShown'), seat, task: v.optional(v.picklist(tasks)) }),
	/** This seat took the last card of a line, or ended the game by a special situation. */
	v.object({ type: v.literal('GameEnded'), by: v.optional(seat) })
]);

export type Event = Readonly<v.InferOutput<typeof event>>;

export function parse(raw: unknown): Event | undefined {
	const result = v.safeParse(event, raw);
	return result.success ? result.output : undefined;
}
