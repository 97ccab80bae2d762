import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { odds } from './count/odds.ts';
import { deduce } from './deduce.ts';
import type { Problem } from './facts.ts';
import { askSat } from './testing/sat-oracle.ts';

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

/** The shared runner asks whether an answer has all that is expected; here it may have no more. */
describe.each(['abbey-deduction', 'abbey-deduction-full'])('%s', (file) => {
	it.each(casesOf(file))('$name', ({ input, expect: expected }) => {
		const { consistent, places, culprits, unsettled } = deduce(input);
		expect(consistent).toBe(expected.consistent);
		expect(unsettled).toEqual([]);
		if (!expected.consistent) return;
		expect(Object.fromEntries(places)).toEqual(expected.places);
		const possible = expected.possible ?? Object.keys(expected.culprit ?? {});
		expect(culprits.toSorted()).toEqual(possible.toSorted());
	});
});

/** Who knows the answer has to be right too. */
describe.each(['abbey-deduction', 'abbey-deduction-full'])(
	'%s by the ready-made solver',
	(file) => {
		it.each(casesOf(file))('$name', ({ input, expect: expected }) => {
			const { consistent, places } = askSat(input);
			expect(consistent).toBe(expected.consistent);
			if (expected.consistent) expect(Object.fromEntries(places)).toEqual(expected.places);
		});
	}
);

describe.each(['culprits', 'places'] as const)('counted by %s', (wanted) => {
	it.each(casesOf('abbey-deduction'))('$name', ({ input, expect: expected }) => {
		const counted = odds(input, wanted);
		expect(counted !== undefined).toBe(expected.consistent);
		if (counted === undefined) return;
		expect(counted.isExact).toBe(true);
		const shares = Object.fromEntries(counted.culprits);
		expect(Object.keys(shares).toSorted()).toEqual(Object.keys(expected.culprit ?? {}).toSorted());
		for (const [card, share] of Object.entries(expected.culprit ?? {}))
			expect(shares[card]).toBeCloseTo(share, 6);
	});
});
