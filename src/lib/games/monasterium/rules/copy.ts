import { categoryOf, cards, isEarly, type Card, type CardFacts, type Need } from './cards.ts';
import { columns, monasteries, places, years, type Monastery, type Year } from './data.ts';
import { say, type Say } from './say.ts';

/** What the owner's copy says of the box, word by word under an id. */
export type Copy = Readonly<Record<string, string>>;

export const windowColumns = columns.slice(0, 3);
export const needNumbers = [1, 2, 3] as const;

/** Where the copy keeps each word. */
export const keys = {
	name: (monastery: Monastery): string => `monastery-${monastery}`,
	colour: (monastery: Monastery): string => `monastery-${monastery}.colour`,
	/** MON-85: points of a column of the window, from 1 to 3. */
	window: (column: number): string => `window-${column}`,
	/** MON-91, MON-92: a mission C has one number for all years. */
	points: (card: Card, year: Year): string =>
		categoryOf(card) === 'C' ? `${card}.points` : `${card}.points-${year}`,
	need: (card: Card, number: number): string => `${card}.need-${number}`
};

/** MON-85: the text gives the third column; the others wait for the owner. */
const knownColumn: Readonly<Record<number, number>> = { 3: 4 };

/** A word that is no number, from a file of another version, says nothing. */
export function numberIn(word: string | undefined): number | undefined {
	return word !== undefined && /^\d{1,2}$/.test(word) ? Number(word) : undefined;
}

/** Reads one word of a copy, wherever it is kept. */
export type Read = (id: string) => string | undefined;

export function columnPoints(read: Read, column: number): number | undefined {
	return numberIn(read(keys.window(column))) ?? knownColumn[column];
}

export function needWord({ monastery, place }: Need): string {
	return `${monastery}/${place}`;
}

export function needIn(word: string | undefined): Need | undefined {
	for (const monastery of monasteries)
		for (const place of places)
			if (needWord({ monastery, place }) === word) return { monastery, place };
	return undefined;
}

export function factsOf(read: Read, card: Card): CardFacts {
	const asked = isEarly(card) ? needNumbers : [];
	return {
		needs: asked.flatMap((number) => needIn(read(keys.need(card, number))) ?? []),
		points: years.flatMap((year) => {
			const points = numberIn(read(keys.points(card, year)));
			return points === undefined ? [] : [{ year, points }];
		})
	};
}

/** Whether anything at all is known of a card. */
export function isDescribed({ needs, points }: CardFacts): boolean {
	return needs.length + points.length > 0;
}

export function reader(copy: Copy): Read {
	return (id) => (Object.hasOwn(copy, id) ? copy[id] : undefined);
}

/** How much of the box the owner has described. */
export function copyHolds(copy: Copy): Say {
	const read = reader(copy);
	return say('copy.holds', {
		monasteries: monasteries.filter((each) => read(keys.name(each)) !== undefined).length,
		cards: cards.filter((card) => isDescribed(factsOf(read, card))).length
	});
}
