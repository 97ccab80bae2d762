import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from './events.ts';
import { everyEvent } from './testing/events.ts';
import { factsOf } from './testing/random.ts';

function written(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value)) as unknown;
}

describe('reading an event', () => {
	it.each(everyEvent.map((event) => [JSON.stringify(event), event] as const))(
		'survives the log: %s',
		(_name, event) => {
			expect(parse(written(event))).toEqual(event);
		}
	);

	it('survives the log, whatever the event', () => {
		fc.assert(
			fc.property(factsOf(['ann', 'bob']), (event) => {
				expect(parse(written(event))).toEqual(event);
			})
		);
	});

	it('keeps what it knows of an event that a newer version has widened', () => {
		expect(parse({ type: 'SilenceKept', seat: 'bob', room: 'chapel' })).toEqual({
			type: 'SilenceKept',
			seat: 'bob'
		});
	});
});

describe('what is no event', () => {
	const shown = { type: 'CardShown', seat: 'bob', to: 'ann', traits: {} };
	const cases: readonly [name: string, raw: unknown][] = [
		['nothing', undefined],
		['a word', 'MassHeld'],
		['an unknown type', { ...shown, type: 'CardEaten' }],
		['no seat', { type: 'CardDrawn' }],
		['an empty seat', { type: 'CardDrawn', seat: '' }],
		['no traits', { ...shown, traits: undefined }],
		['ABB-03 a value of another trait', { ...shown, traits: { order: 'novice' } }],
		[
			'ABB-52 not a novice',
			{ type: 'RevelationMade', seat: 'ann', traits: { title: 'not novice' } }
		],
		['a count below nothing', { type: 'MassHeld', count: -1 }],
		['half a card', { type: 'HandCounted', seat: 'ann', count: 0.5 }],
		['an unknown mark', { type: 'SuspectMarked', suspect: 'monk-01', mark: 'guilty' }],
		['an unknown reason for penance', { type: 'PenanceGiven', seat: 'ann', why: 'sloth' }],
		[
			'an accusation that is not the culprit’s in so many words',
			{ type: 'AccusationMade', seat: 'ann', suspect: 'monk-01', isCulprit: false }
		]
	];
	it.each(cases)('%s', (_name, raw) => {
		expect(parse(raw)).toBeUndefined();
	});
});
