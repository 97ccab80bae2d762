/** Twelve digits: far more than any game needs, and still exact. */
const mostDigits = 12;

/** What a press of a key makes of the text on the keypad; digits, `+`, `-` and `back`. */
export function pressed(text: string, key: string): string {
	if (key === 'back') return text.slice(0, -1);
	const isOperator = key === '+' || key === '-';
	if (isOperator) return /[+-]$/.test(text) ? text.slice(0, -1) + key : text + key;
	if (!/^\d$/.test(key)) return text;
	const term = /\d*$/.exec(text)?.[0] ?? '';
	if (term === '0') return text.slice(0, -1) + key;
	return term.length >= mostDigits ? text : text + key;
}

/** Adds up a text such as `10+15-3`; an operator at the end is not there yet. Empty is undefined. */
export function sumOf(text: string): number | undefined {
	const terms = text.replace(/[+-]+$/, '').match(/[+-]?\d+/g);
	return terms?.reduce((sum, term) => sum + Number(term), 0);
}
