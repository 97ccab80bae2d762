import type { Traits } from '../facts.ts';
import { fitsOf } from '../fits.ts';
import type { Question } from './questions.ts';
import type { Sample } from './sample.ts';

/** What can be replied. Without a card none is shown. */
export type Reply =
	{ readonly count: number } | { readonly yes: boolean } | { readonly card: string | undefined };

/** How many worlds give each reply, by suspect. */
export interface Table {
	readonly replies: readonly Reply[];
	/** Row by row, one a reply; in it one number a suspect. */
	readonly cells: Float64Array;
}

/**
 * Undefined where an unset trait leaves the reply open in some world. Nothing could be concluded
 * from it either, so that it is not worth asking.
 */
export function tableOf(sample: Sample, question: Question): Table | undefined {
	const place = sample.names.handOf.get(question.player);
	if (place === undefined) return undefined;
	switch (question.kind) {
		case 'held': {
			const card = sample.names.cardOf.get(question.card);
			return card === undefined ? undefined : held(sample, place, card);
		}
		case 'count': {
			const cards = fitting(sample, place, question.traits);
			return cards && counted(sample, place, cards);
		}
		case 'show': {
			const cards = fitting(sample, place, question.traits);
			return cards && shown(sample, place, cards);
		}
	}
}

/** The cards that fit, if no card that may or may not fit is ever there. */
function fitting(sample: Sample, place: number, traits: Traits): readonly number[] | undefined {
	const { sure, maybe } = fitsOf(sample.names, traits);
	const isOpen = maybe.some(({ card }) => sample.worldsWith(place, card).length > 0);
	return isOpen ? undefined : sure;
}

function held(sample: Sample, place: number, card: number): Table {
	const replies = [{ yes: false }, { yes: true }];
	return { replies, cells: tallied(sample, sample.counts(place, [card]), replies.length) };
}

function counted(sample: Sample, place: number, cards: readonly number[]): Table {
	const counts = sample.counts(place, cards);
	const most = counts.reduce((a, b) => Math.max(a, b), 0);
	const replies = Array.from({ length: most + 1 }, (_, count) => ({ count }));
	return { replies, cells: tallied(sample, counts, replies.length) };
}

function tallied({ suspects, culprits }: Sample, rows: Uint8Array, count: number): Float64Array {
	const cells = new Float64Array(count * suspects.length);
	for (let at = 0; at < rows.length; at++) {
		const cell = (rows[at] ?? 0) * suspects.length + (culprits[at] ?? 0);
		cells[cell] = (cells[cell] ?? 0) + 1;
	}
	return cells;
}

/** A world with several cards to show is shared out among them. The last row is for none. */
function shown(sample: Sample, place: number, cards: readonly number[]): Table {
	const { suspects, culprits, names } = sample;
	const cells = new Float64Array((cards.length + 1) * suspects.length);
	const counts = sample.counts(place, cards);
	const add = (row: number, at: number, share: number): void => {
		const cell = row * suspects.length + (culprits[at] ?? 0);
		cells[cell] = (cells[cell] ?? 0) + share;
	};
	counts.forEach((count, at) => {
		if (count === 0) add(cards.length, at, 1);
	});
	cards.forEach((card, row) => {
		for (const at of sample.worldsWith(place, card)) add(row, at, 1 / (counts[at] ?? 1));
	});
	const ids = cards.map((card) => ({ card: names.setting.roster[card]?.id }));
	return { replies: [...ids, { card: undefined }], cells };
}
