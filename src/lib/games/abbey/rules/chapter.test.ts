import { describe, expect, it } from 'vitest';
import { finder, mayAccuse, neededTraits, saidBy, unsaidFeatures } from './chapter.ts';
import { features } from './data.ts';
import { accused, culprit, drew, monk, parlorEmptied, played, revealed } from './testing/tables.ts';

describe('the chapter hall', () => {
	it('ABB-61 opens for accusations when the parlor is empty', () => {
		expect(mayAccuse(played({}, drew('ann')))).toBe(false);
		expect(mayAccuse(played({}, ...parlorEmptied))).toBe(true);
		expect(mayAccuse(played({ depth: 'score' }))).toBe(true);
	});

	it('ABB-53 remembers who said what', () => {
		const state = played({}, revealed('bob', { order: 'templar' }));
		expect(saidBy(state, { trait: 'order', value: 'templar' })).toBe('bob');
		expect(saidBy(state, { trait: 'order', value: 'franciscan' })).toBeUndefined();
		expect(unsaidFeatures(state)).toEqual(features.filter(({ value }) => value !== 'templar'));
	});

	it('ABB-R10 asks for traits of the culprit that somebody spoke of', () => {
		const said = [revealed('bob', { title: 'father' }), revealed('ann', { order: 'templar' })];
		expect(neededTraits(played({}, ...said))).toEqual([]);
		expect(neededTraits(played({}, ...said, culprit(7)))).toEqual(['title']);
		const known = {
			type: 'SuspectCorrected',
			suspect: monk(7),
			traits: { title: 'novice' }
		} as const;
		expect(neededTraits(played({}, ...said, culprit(7), known))).toEqual([]);
	});

	it('ABB-63 knows who found the culprit', () => {
		expect(finder(played({}, accused('bob', 7)))).toBeUndefined();
		expect(finder(played({}, accused('bob', 7, 'culprit')))).toBe('bob');
		expect(finder(played({}, accused('bob', 7), culprit(7)))).toBe('bob');
		expect(finder(played({}, accused('bob', 8), culprit(7)))).toBeUndefined();
		expect(finder(played({}, accused('bob', 7, 'cid'), culprit(7)))).toBeUndefined();
	});
});
