import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { doubts, progress } from './progress.ts';
import { rules } from './rules.ts';
import { spoken } from './testing/speech.ts';
import {
	accused,
	culprit,
	drew,
	mass,
	played,
	revealed,
	rounds,
	turns,
	type Table
} from './testing/tables.ts';

describe('how far the table is', () => {
	const cases: readonly [string, Table, readonly Event[], en?: string, ru?: string][] = [
		['nobody minds the turns', {}, [drew('ann')]],
		[
			'ABB-16 the bell',
			{},
			rounds(2),
			'mass 1 (Matins), bell on 3',
			'месса 1 (Утреня), колокол на 3'
		],
		[
			'ABB-44 masses alone',
			{},
			[mass(1)],
			'mass 2 (Lauds), bell on 1',
			'месса 2 (Хвалитны), колокол на 1'
		],
		['ABB-16 a mass is due', {}, rounds(4), 'time for mass: Matins', 'пора на мессу: Утреня'],
		[
			'ABB-63 found',
			{},
			[...turns('ann'), culprit(7)],
			'the culprit is found',
			'преступник найден'
		],
		['only the count', { depth: 'score' }, [culprit(7)]]
	];
	it.each(cases)('%s', (...[, table, events, en, ru]) => {
		const said = progress(played(table, ...events));
		expect(said && spoken(said)).toEqual(en === undefined ? undefined : { en, ru });
	});
});

describe('what is unfinished', () => {
	const count = { type: 'HandCounted', seat: 'bob', count: 5 } as const;
	const cases: readonly [string, Table, readonly Event[], readonly string[]][] = [
		['nothing before the culprit is known', {}, [count], []],
		['nothing', {}, [accused('ann', 7, 'culprit')], []],
		['ABB-63 nobody found the culprit', {}, [culprit(7)], ['doubt.noFinder']],
		[
			'ABB-R10 a trait that somebody spoke of',
			{},
			[revealed('bob', { title: 'father' }), accused('ann', 7, 'culprit')],
			['doubt.traits']
		],
		['a hand that does not agree', {}, [count, accused('ann', 7, 'culprit')], ['doubt.hand']],
		['no hands at the count', { depth: 'score' }, [count, accused('ann', 7, 'culprit')], []]
	];
	it.each(cases)('%s', (...[, table, events, keys]) => {
		const all = doubts(played(table, ...events));
		expect(all.map(({ key }) => key)).toEqual(keys);
		all.forEach(spoken);
	});

	it('a result can be told when the culprit is known', () => {
		expect(rules.isCountable(played({}, accused('ann', 7)))).toBe(false);
		expect(rules.isCountable(played({}, accused('ann', 7, 'culprit')))).toBe(true);
		expect(rules.isCountable(played({}, culprit(7)))).toBe(true);
	});
});
