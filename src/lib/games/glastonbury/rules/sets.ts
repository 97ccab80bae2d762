import { group, line, type ScoreLine } from '#lib/core/explain.ts';
import { colourOf, type Kind, type Value } from './data.ts';
import { say } from './say.ts';
import { valuesByKind, type Cauldron } from './state.ts';

/** GLA-23: four of a kind earn this beside their sum; it is never doubled. */
const bonus = 5;

export interface Holding {
	readonly kind: Kind;
	readonly values: readonly Value[];
	readonly powders: number;
	/** GLA-24: points of the wizard's own colour count twice, losses too. */
	readonly isOwn: boolean;
}

/** GLA-20 to GLA-24: what one kind is worth, with its reason. */
export function kindLine({ kind, values, powders, isOwn }: Holding): ScoreLine {
	const size = Math.min(values.length + powders, 4);
	const times = isOwn ? 2 : 1;
	if (size === 1) {
		const [value = 1] = values;
		return line(-value * times, say('score.single', { kind, value, doubled: isOwn }));
	}
	if (size === 2) return line(0, say('score.pair', { kind, values, powders }));
	const sum = values.reduce<number>((total, value) => total + value, 0) * times;
	const parts = [line(sum, say('score.sum', { values, doubled: isOwn }))];
	if (size === 4) parts.push(line(bonus, say('score.bonus')));
	return group(say('score.set', { kind, size, powders }), parts);
}

/** What the cauldron holds of each kind, with the powders laid as given. */
export function holdingsOf(cauldron: Cauldron, placement: readonly Kind[]): readonly Holding[] {
	return [...valuesByKind(cauldron)].map(([kind, values]) => ({
		kind,
		values,
		powders: placement.filter((each) => each === kind).length,
		isOwn: colourOf(kind) === cauldron.colour
	}));
}

/** GLA-19: every kind in the cauldron, with the powders laid as given. */
export function ingredientLine(cauldron: Cauldron, placement: readonly Kind[]): ScoreLine {
	const lines = holdingsOf(cauldron, placement).map(kindLine);
	return group(
		say('score.ingredients'),
		lines.toSorted((a, b) => b.points - a.points)
	);
}
