import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from './rules.ts';
import { everyEvent } from './testing/events.ts';
import { randomFacts } from './testing/random.ts';
import { spoken } from './testing/speech.ts';
import { lay, place, played, rounds, send, setupOf, take } from './testing/tables.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

const told = (state: State, event: Event): ReturnType<typeof spoken> =>
	spoken(rules.narrate(state, event, 'table'));

describe('the log', () => {
	it.each(everyEvent.map((event) => [JSON.stringify(event), event] as const))(
		'tells in whole sentences: %s',
		(_name, event) => {
			told(played({}), event);
		}
	);

	it('says of dice whose they are', () => {
		const state = played({ players: 2 }, place('ann', 2, '5+1'), place('bob', 2, '5+1'));
		expect(told(state, take('ann', 2, 3))).toEqual({
			en: 'Ann takes 1 own and 2 neutral from 2',
			ru: 'Аня: из ячейки 2 взяты 1\u00a0личный и 2\u00a0нейтральных кубика'
		});
	});

	it.each([
		['1', 'положен 1\u00a0нейтральный кубик'],
		['4', 'положено 4\u00a0нейтральных кубика'],
		['0+1', 'положен 1\u00a0личный кубик'],
		['5+1', 'положены 1\u00a0личный и 5\u00a0нейтральных кубиков']
	])('MON-33 agrees with the number of dice: %s', (dice, said) => {
		const { ru } = told(played({ players: 2 }), place('ann', 1, dice));
		expect(ru).toBe(`Аня: в ячейку 1 ${said}`);
	});

	it('MON-95 to MON-97 says what ends with a round', () => {
		expect(told(played({ players: 2 }), { type: 'RoundEnded' }).en).toBe(
			'Year 1, round 1 is over; the chalice goes to Ann'
		);
		expect(told(played({ players: 2 }, ...rounds(1)), { type: 'RoundEnded' }).en).toBe(
			'Year 1 is over; the chalice goes to Ann'
		);
		expect(told(played({ players: 2 }, ...rounds(5)), { type: 'RoundEnded' }).en).toContain(
			'the final scoring begins'
		);
	});

	it('MON-85 says what a window tile completes', () => {
		const state = played({}, lay('ann', 1, 'A'), lay('ann', 2, 'B'));
		expect(told(state, lay('ann', 3, 'C', 2)).en).toBe(
			'Ann: window tile of monastery C, row 3, column 1; column complete, +2'
		);
	});

	it('MON-64 says what a novice brought', () => {
		const library = send('ann', [1, 1], ['A', 'library']);
		expect(told(played({}), library)).toEqual({
			en: 'Ann: novice to the library of monastery A (row I, die 1), +3',
			ru: 'Аня: послушник отправлен, библиотека монастыря А (ряд I, кубик 1), +3'
		});
		expect(told(played({}), send('ann', [3, 1], ['A', 'chapel'])).en).toMatch(/die 1\)$/);
	});

	it('MON-15 calls a mission by its card where the table said which it is', () => {
		const state = played({ options: { missions: [{ slot: 'C-1', card: 'C-dice' }] } });
		const event = { type: 'MissionFulfilled', seat: 'ann', slot: 'C-1', points: 6 } as const;
		expect(told(state, event)).toEqual({
			en: 'Ann: mission “all 3 own dice”, year 1, +6',
			ru: 'Аня: задание «все 3 личных кубика», год 1, +6'
		});
	});

	it('objects, and doubts, in whole sentences', () => {
		fc.assert(
			fc.property(fc.array(randomFacts, { maxLength: 40, size: 'max' }), (facts) => {
				let state = rules.begin(setupOf({ players: 2 }));
				for (const event of facts) {
					const against = rules.objections(state, event);
					against.forEach(({ why }) => spoken(why));
					if (against.length === 0) state = rules.evolve(state, event);
				}
				rules.doubts(state).forEach(spoken);
			})
		);
	});
});
