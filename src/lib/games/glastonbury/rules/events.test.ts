import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kinds, values } from './data.ts';
import { parse } from './events.ts';
import { everyEvent } from './testing/events.ts';
import { randomFacts } from './testing/random.ts';

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

	it('GLA-03 reads each of the 72 cards', () => {
		const read = kinds.flatMap((kind) =>
			values.map((value) => parse({ type: 'CardCounted', seat: 'red', kind, value }))
		);
		expect(read.filter((event) => event !== undefined)).toHaveLength(72);
	});

	it('keeps what it knows of an event that a newer version has widened', () => {
		expect(parse({ type: 'PowdersLeftToBest', seat: 'red', since: 2 })).toEqual({
			type: 'PowdersLeftToBest',
			seat: 'red'
		});
	});

	it('survives the log, whatever the event', () => {
		fc.assert(
			fc.property(randomFacts, (event) => {
				expect(parse(written(event))).toEqual(event);
			})
		);
	});
});

describe('what is no event', () => {
	const card = { type: 'CardCounted', seat: 'red', kind: 'red-1', value: 1 };
	const cases: readonly [name: string, raw: unknown][] = [
		['nothing', undefined],
		['null', null],
		['a number', 7],
		['a word', 'CardCounted'],
		['a list', [card]],
		['an empty record', {}],
		['an unknown type', { ...card, type: 'CardStolen' }],
		['a type that is a word of the language', { ...card, type: 'constructor' }],
		['no seat', { ...card, seat: undefined }],
		['an empty seat', { ...card, seat: '' }],
		['a seat that is a number', { ...card, seat: 1 }],
		['GLA-03 an unknown kind', { ...card, kind: 'red-3' }],
		['GLA-03 a kind without number', { ...card, kind: 'red' }],
		['GLA-03 the value 0', { ...card, value: 0 }],
		['GLA-03 the value 5', { ...card, value: 5 }],
		['GLA-03 a value between', { ...card, value: 1.5 }],
		['a value in writing', { ...card, value: '1' }],
		['GLA-04 three powders', { type: 'PowdersCounted', seat: 'red', count: 3 }],
		['powders below nothing', { type: 'PowdersCounted', seat: 'red', count: -1 }],
		['half a powder', { type: 'PowdersCounted', seat: 'red', count: 0.5 }],
		['no number at all', { type: 'PowdersCounted', seat: 'red', count: NaN }],
		['GLA-05 eleven spells', { type: 'SpellsCounted', seat: 'red', count: 11 }],
		[
			'GLA-04 powders on three kinds',
			{ type: 'PowdersPlaced', seat: 'red', on: ['red-1', 'red-2', 'blue-1'] }
		],
		['powder on an unknown kind', { type: 'PowdersPlaced', seat: 'red', on: ['red-9'] }],
		['powder on no list', { type: 'PowdersPlaced', seat: 'red' }],
		[
			'GLA-41 a colour recipe for a player’s colour',
			{ type: 'ColourRecipeShown', seat: 'red', colour: 'red' }
		],
		['an unknown task', { type: 'TaskRecipeShown', seat: 'red', task: 'most-fours' }],
		['ended by a number', { type: 'GameEnded', by: 3 }]
	];
	it.each(cases)('%s', (_name, raw) => {
		expect(parse(raw)).toBeUndefined();
	});

	it('garbage is refused without a throw', () => {
		fc.assert(
			fc.property(fc.anything(), (raw) => {
				expect(parse(raw)).toBeUndefined();
			})
		);
	});
});
