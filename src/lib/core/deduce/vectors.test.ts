import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deduce } from './deduce.ts';
import type { Problem } from './facts.ts';

interface Case {
	readonly name: string;
	readonly input: Problem;
	readonly expect: {
		readonly consistent: boolean;
		readonly culprit?: Readonly<Record<string, number>>;
		readonly possible?: readonly string[];
		readonly places?: Readonly<Record<string, readonly string[]>>;
	};
}

function casesOf(file: string): readonly Case[] {
	const path = new URL(`../../../../tests/vectors/${file}.json`, import.meta.url);
	return JSON.parse(readFileSync(path, 'utf8')) as readonly Case[];
}

describe.each(['abbey-deduction', 'abbey-deduction-full'])('%s', (file) => {
	it.each(casesOf(file))('$name', ({ input, expect: expected }) => {
		const { consistent, places, culprits } = deduce(input);
		expect(consistent).toBe(expected.consistent);
		if (!expected.consistent) return;
		expect(Object.fromEntries(places)).toEqual(expected.places);
		const possible = expected.possible ?? Object.keys(expected.culprit ?? {});
		expect(culprits.toSorted()).toEqual(possible.toSorted());
	});
});
