/** The grammar that messages need, by Intl: numbers, plurals, lists, sums. */

export const languages = ['ru', 'en'] as const;
export type Language = (typeof languages)[number];

type Forms<L extends Language> = L extends 'ru'
	? { readonly one: string; readonly few: string; readonly many: string }
	: { readonly one: string; readonly other: string };

export interface Grammar<L extends Language = Language> {
	/** 1,234 or 1 234; a true minus sign. */
	number(value: number): string;
	/** +3, −2, 0. */
	signed(value: number): string;
	/** The noun that goes with the number; the number itself is not written. */
	noun(value: number, forms: Forms<L>): string;
	/** «Аня, Борис и Вера». */
	list(items: readonly string[]): string;
	/** «1 + 2 + 3». */
	sum(values: readonly number[]): string;
}

export function grammar<L extends Language>(language: L): Grammar<L> {
	const plural = new Intl.PluralRules(language);
	const format = new Intl.NumberFormat(language);
	const conjunction = new Intl.ListFormat(language, { type: 'conjunction' });
	const number = (value: number): string => format.format(value).replace('-', '−');
	return {
		number,
		signed: (value) => (value > 0 ? `+${number(value)}` : number(value)),
		noun: (value, forms) => {
			const all: Readonly<Record<string, string>> = forms;
			return all[plural.select(value)] ?? all['other'] ?? all['many'] ?? '';
		},
		list: (items) => conjunction.format(items),
		sum: (values) => values.map(number).join(' + ')
	};
}
