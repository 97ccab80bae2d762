import type { Voice } from '#lib/core/message.ts';
import { grammar } from '#lib/i18n/grammar.ts';
import type { CardValue, Category, ChurchKind, Letter, Payment } from '../rules/data.ts';
import type { RevealedCard } from '../rules/events.ts';

export const g = grammar('en');

export const categories: Record<Category, { readonly name: string; readonly card: string }> = {
	monks: { name: 'Monks', card: 'Monk' },
	pigments: { name: 'Pigments', card: 'Pigment' },
	holyBooks: { name: 'Holy books', card: 'Holy book' },
	manuscripts: { name: 'Manuscripts', card: 'Manuscript' },
	forbiddenTomes: { name: 'Forbidden tomes', card: 'Forbidden tome' }
};
export const category = (id: Category): string => categories[id].name;

export const church: Record<ChurchKind, string> = {
	'plus-one': '+1 on one die',
	'minus-one': '−1 on one die',
	'plus-two': '+1 on two dice',
	'minus-two': '−1 on two dice',
	either: '+1 or −1 on one die'
};

export const card = (revealed: RevealedCard): string => {
	switch (revealed.kind) {
		case 'category':
			return numbered(categories[revealed.category].card, revealed.value);
		case 'gold':
			return numbered('Gold', revealed.value);
		case 'church':
			return revealed.church === undefined
				? 'Church card'
				: `Church card, ${church[revealed.church]}`;
		case 'unknown':
			return revealed.pays === 'gold' ? 'A card (paid in gold)' : 'A card (paid in cards)';
	}
};
export const numbered = (name: string, value: number | undefined): string =>
	value === undefined ? name : `${name} ${value}`;

export interface Counted {
	readonly category: Category;
	readonly value: CardValue;
	readonly letter?: Letter | undefined;
}
export const counted = (p: Counted): string =>
	`${categories[p.category].card} ${p.value}${p.letter === undefined ? '' : `, letter ${p.letter}`}`;

export const price = (amount: number, pays: Payment): string =>
	pays === 'gold' ? `${g.number(amount)} gold` : cards(amount);
export const cards = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'card', other: 'cards' })}`;
export const names = (seats: readonly string[], voice: Voice): string =>
	g.list(seats.map((seat) => voice.name(seat)));
export const firstLetters = (seats: readonly string[], voice: Voice): string =>
	`${g.noun(seats.length, { one: 'enter the first letter', other: 'enter the first letters' })} of ${names(seats, voice)}`;
export const again = (isDiscarded: boolean): string =>
	isDiscarded ? 'Nobody is left to bid, and the card is discarded' : 'The card is auctioned again';

export interface Amount {
	readonly seat: string;
	readonly amount: number;
}
export const amounts = (all: readonly Amount[], voice: Voice): string =>
	all.map(({ seat, amount }) => `${voice.name(seat)} (${g.number(amount)})`).join(', ');
