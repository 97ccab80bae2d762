import type { Voice } from '#lib/core/message.ts';
import { grammar } from '#lib/i18n/grammar.ts';
import type { CardValue, Category, ChurchKind, EditionId, Letter, Payment } from '../rules/data.ts';
import type { RevealedCard } from '../rules/events.ts';

export const g = grammar('ru');

export interface Words {
	readonly name: string;
	readonly card: string;
}
export const shared = {
	monks: { name: 'Монахи', card: 'Монах' },
	holyBooks: { name: 'Священные книги', card: 'Священная книга' },
	manuscripts: { name: 'Манускрипты', card: 'Манускрипт' }
};
/** The two editions have other words for two of the categories. */
export const editions: Record<EditionId, Record<Category, Words>> = {
	'abbatstvo-2017': {
		...shared,
		pigments: { name: 'Пигменты', card: 'Пигмент' },
		forbiddenTomes: { name: 'Запретные тома', card: 'Запретный том' }
	},
	biblios: {
		...shared,
		pigments: { name: 'Краски', card: 'Краска' },
		forbiddenTomes: { name: 'Апокрифы', card: 'Апокриф' }
	}
};
export const words = (id: Category, { edition }: Voice): Words =>
	editions[edition === 'biblios' ? edition : 'abbatstvo-2017'][id];
export const category = (id: Category, voice: Voice): string => words(id, voice).name;

export const church: Record<ChurchKind, string> = {
	'plus-one': '+1 на один кубик',
	'minus-one': '−1 на один кубик',
	'plus-two': '+1 на два кубика',
	'minus-two': '−1 на два кубика',
	either: '+1 или −1 на один кубик'
};

export const card = (revealed: RevealedCard, voice: Voice): string => {
	switch (revealed.kind) {
		case 'category':
			return numbered(words(revealed.category, voice).card, revealed.value);
		case 'gold':
			return numbered('Золото', revealed.value);
		case 'church':
			return revealed.church === undefined ? 'Церковь' : `Церковь, ${church[revealed.church]}`;
		case 'unknown':
			return revealed.pays === 'gold' ? 'Карта (плата золотом)' : 'Карта (плата картами)';
	}
};
export const numbered = (name: string, value: number | undefined): string =>
	value === undefined ? name : `${name} ${value}`;

export interface Counted {
	readonly category: Category;
	readonly value: CardValue;
	readonly letter?: Letter | undefined;
}
export const counted = (p: Counted, voice: Voice): string =>
	`${words(p.category, voice).card} ${p.value}${p.letter === undefined ? '' : `, буква ${p.letter}`}`;

export const cards = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'карта', few: 'карты', many: 'карт' })}`;
export const cardsAccusative = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'карту', few: 'карты', many: 'карт' })}`;
export const price = (amount: number, pays: Payment): string =>
	pays === 'cards'
		? cards(amount)
		: `${g.number(amount)} ${g.noun(amount, { one: 'золотой', few: 'золотых', many: 'золотых' })}`;
export const names = (seats: readonly string[], voice: Voice): string =>
	g.list(seats.map((seat) => voice.name(seat)));
export const firstLetters = (seats: readonly string[], voice: Voice): string =>
	`${seats.length === 1 ? 'первую букву' : 'первые буквы'}: ${names(seats, voice)}`;
export const again = (isDiscarded: boolean): string =>
	isDiscarded ? 'Торговаться больше некому, карта сброшена' : 'Торги за карту начинаются заново';
export const amounts = (
	all: readonly { readonly seat: string; readonly amount: number }[],
	voice: Voice
): string => all.map(({ seat, amount }) => `${voice.name(seat)} (${g.number(amount)})`).join(', ');
