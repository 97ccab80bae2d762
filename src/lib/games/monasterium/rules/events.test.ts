import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

	it('survives the log, whatever the event', () => {
		fc.assert(
			fc.property(randomFacts, (event) => {
				expect(parse(written(event))).toEqual(event);
			})
		);
	});

	it('keeps what it knows of an event that a newer version has widened', () => {
		expect(parse({ type: 'RerollUsed', seat: 'ann', dice: 2 })).toEqual({
			type: 'RerollUsed',
			seat: 'ann'
		});
	});
});

describe('what is no event', () => {
	const taken = { type: 'DiceTaken', seat: 'ann', value: 2, count: 2 };
	const gained = { type: 'PrestigeGained', seat: 'ann', source: 'action', points: 3 };
	const sent = {
		type: 'NoviceSent',
		seat: 'ann',
		row: 1,
		stand: 1,
		monastery: 'A',
		area: 'library'
	};
	it.each([
		['no type', { seat: 'ann' }],
		['no seat', { ...taken, seat: '' }],
		['MON-43 four dice at once', { ...taken, count: 4 }],
		['no dice at all', { ...taken, count: 0 }],
		['a seventh space', { ...taken, value: 7 }],
		['no prestige', { ...gained, points: 0 }],
		['prestige from the track as a gain', { ...gained, source: 'track' }],
		['half a point', { ...gained, points: 1.5 }],
		['MON-17 a fifth row', { ...sent, row: 5 }],
		['MON-17 a sixth column', { ...sent, stand: 6 }],
		['MON-02 a sixth monastery', { ...sent, monastery: 'F' }],
		['a fourth row of the window', { type: 'WindowTileLaid', seat: 'ann', row: 4, monastery: 'A' }],
		['MON-15 a third mission A', { type: 'MissionFulfilled', seat: 'ann', slot: 'A-3', points: 1 }],
		['less than no tiles', { type: 'TilesCounted', seat: 'ann', tile: 'soup', count: -1 }]
	])('%s', (_name, raw) => {
		expect(parse(raw)).toBeUndefined();
	});
});
