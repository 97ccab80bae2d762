import type { Traits } from './facts.ts';
import type { Names } from './names.ts';

/** A value that an unset trait would need to have. */
export interface Need {
	readonly trait: string;
	readonly value: string;
}

/**
 * Which cards fit a question. A card whose trait is unset may or may not fit, and `needs` says
 * under which values it would: taking either for granted could eliminate the truth.
 */
export interface Fits {
	readonly sure: readonly number[];
	readonly maybe: readonly MaybeFit[];
}

export interface MaybeFit {
	readonly card: number;
	readonly needs: readonly Need[];
}

export function fitsOf({ setting }: Names, traits: Traits): Fits {
	const sure: number[] = [];
	const maybe: MaybeFit[] = [];
	setting.roster.forEach((card, at) => {
		const needs = needsOf(card.traits, traits);
		if (needs?.length === 0) sure.push(at);
		else if (needs !== undefined) maybe.push({ card: at, needs });
	});
	return { sure, maybe };
}

/** What must be true of the unset traits; undefined where a known trait already says no. */
function needsOf(known: Traits, asked: Traits): readonly Need[] | undefined {
	const needs: Need[] = [];
	for (const [trait, value] of Object.entries(asked)) {
		if (value === undefined) continue;
		const has = known[trait];
		if (has === undefined) needs.push({ trait, value });
		else if (has !== value) return undefined;
	}
	return needs;
}

export function onlyCards(cards: readonly number[]): Fits {
	return { sure: cards, maybe: [] };
}
