import { expect, it } from 'vitest';
import { differences } from './support/differences.ts';

const cases: readonly [
	name: string,
	answer: unknown,
	expected: unknown,
	found: readonly string[]
][] = [
	['the same', { a: [1, 'x', null] }, { a: [1, 'x', null] }, []],
	['nearly the same number', { a: 0.3333333 }, { a: 1 / 3 }, []],
	['another number', { a: 0.3333 }, { a: 0.5 }, ['answer.a is 0.3333, not 0.5']],
	['no number', { a: '1' }, { a: 1 }, ['answer.a is "1", not 1']],
	['not a number at all', { a: NaN }, { a: 1 }, ['answer.a is null, not 1']],
	['more than was asked', { a: 1, b: 2 }, { a: 1 }, []],
	['a missing key', { b: 2 }, { a: 1 }, ['answer.a is missing']],
	['a key with nothing in it', { a: undefined }, { a: null }, ['answer.a is undefined, not null']],
	[
		'a missing key deep down',
		{ a: { b: {} } },
		{ a: { b: { c: 0 } } },
		['answer.a.b.c is missing']
	],
	['a key of the language', {}, { toString: 1 }, ['answer.toString is missing']],
	['a longer list', { a: [1, 2] }, { a: [1] }, ['answer.a is [1,2], not [1]']],
	['a shorter list', { a: [] }, { a: [1] }, ['answer.a is [], not [1]']],
	[
		'another order',
		['x', 'y'],
		['y', 'x'],
		['answer[0] is "x", not "y"', 'answer[1] is "y", not "x"']
	],
	['a record for a list', { a: { 0: 1 } }, { a: [1] }, ['answer.a is {"0":1}, not [1]']],
	['a list for a record', { a: [1] }, { a: {} }, ['answer.a is [1], not {}']],
	['nothing at all', undefined, { a: 1 }, ['answer is undefined, not {"a":1}']]
];

it.each(cases)('finds the differences: %s', (...[, answer, expected, found]) => {
	expect(differences(answer, expected)).toEqual(found);
});
