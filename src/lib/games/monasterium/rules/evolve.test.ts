import { describe, expect, it } from 'vitest';
import { frozen } from '#lib/core/testing/frozen.ts';
import { evolve } from './evolve.ts';
import { objections } from './objections.ts';
import { everyEvent } from './testing/events.ts';
import { place, played, verdict } from './testing/tables.ts';

const before = frozen(played({ players: 2 }, place('ann', 2, '2'), place('bob', 2, '3')));

describe('what an event changes', () => {
	it.each(everyEvent.map((event) => [JSON.stringify(event), event] as const))(
		'leaves the earlier state as it was: %s',
		(_name, event) => {
			const copy = structuredClone(before);
			evolve(before, event);
			expect(before).toEqual(copy);
		}
	);

	it('MON-95 a new round begins without dice on the board', () => {
		expect(evolve(before, { type: 'RoundEnded' })).toMatchObject({
			round: 1,
			dice: { placed: [], won: [], taken: [], rerolled: [] }
		});
	});

	it('MON-97 at the count only what lies there is entered', () => {
		const counting = played({ depth: 'score', players: 2 });
		const possible = everyEvent
			.filter((event) => objections(counting, event).length === 0)
			.map(({ type }) => type);
		expect([...new Set(possible)]).toEqual(['PrestigeRead', 'TilesCounted', 'NovicesCounted']);
	});

	it('somebody who does not sit there has no say', () => {
		expect(verdict(before, { type: 'RerollUsed', seat: 'zoe' })).toEqual([
			'impossible',
			'object.noSeat'
		]);
	});
});
