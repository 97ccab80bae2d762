import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pressed, sumOf } from './sum.ts';

const keys = (text: string): readonly string[] => Array.from(text);
const keyed = (pressing: readonly string[]): string => pressing.reduce(pressed, '');

describe('a key of the keypad', () => {
	it.each<[string, readonly string[], string]>([
		['digits follow each other', ['1', '0'], '10'],
		['a sum goes on', ['1', '0', '+', '1', '5'], '10+15'],
		['a minus may come first', ['-', '3'], '-3'],
		['a second operator replaces the first', ['7', '+', '-', '2'], '7-2'],
		['a leading zero gives way', ['0', '0', '7'], '7'],
		['a leading zero gives way in a later term', ['5', '+', '0', '3'], '5+3'],
		['a zero inside stays', ['1', '0', '0'], '100'],
		['back takes the last', ['1', '2', 'back'], '1'],
		['back takes an operator', ['1', '+', 'back'], '1'],
		['back on nothing is nothing', ['back'], ''],
		['what is no key is not heard', ['1', 'x', '12', '.', 'e', '٣'], '1'],
		['a thirteenth digit is not taken', keys('9999999999999'), '999999999999'],
		['a new term has its own twelve digits', keys('999999999999+1'), '999999999999+1']
	])('%s', (_, pressing, text) => {
		expect(keyed(pressing)).toBe(text);
	});
});

describe('the sum', () => {
	it.each<[string, number | undefined]>([
		['', undefined],
		['-', undefined],
		['+', undefined],
		['0', 0],
		['10+15', 25],
		['10+15-3', 22],
		['-3', -3],
		['-3-4', -7],
		['10+', 10],
		['10-', 10],
		['+5', 5],
		['999999999999+999999999999', 1_999_999_999_998]
	])('of %s is %s', (text, sum) => {
		expect(sumOf(text)).toBe(sum);
	});

	it('of whatever was pressed is what one reckons by hand', () => {
		const term = fc.integer({ min: 0, max: 999_999_999_999 });
		fc.assert(
			fc.property(
				fc.array(fc.tuple(fc.constantFrom('+', '-'), term), { minLength: 1 }),
				(terms) => {
					const pressing = terms.flatMap(([sign, number]) => keys(`${sign}${number}`));
					const byHand = terms.reduce((sum, [sign, n]) => (sign === '+' ? sum + n : sum - n), 0);
					expect(sumOf(keyed(pressing))).toBe(byHand);
				}
			)
		);
	});

	it('never fails, whatever is pressed', () => {
		const key = fc.constantFrom(...keys('0123456789+-'), 'back');
		fc.assert(
			fc.property(fc.array(key), (pressing) => {
				const sum = sumOf(keyed(pressing));
				expect(sum === undefined || Number.isSafeInteger(sum)).toBe(true);
			})
		);
	});
});
