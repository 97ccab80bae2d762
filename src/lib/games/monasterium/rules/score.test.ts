import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonsOf } from '#lib/core/testing/speech.ts';
import { breakdown, partsOf } from './breakdown.ts';
import { monasteries, type Tile } from './data.ts';
import { sum } from './dice.ts';
import { majorityIn } from './majority.ts';
import { bySource, prestigeOf, race } from './prestige.ts';
import { rules } from './rules.ts';
import { chapelPoints } from './score.ts';
import { sheetOf, type State } from './state.ts';
import { legalGames, randomFacts } from './testing/random.ts';
import { spoken } from './testing/speech.ts';
import {
	counted,
	gain,
	played,
	read,
	roundEnded,
	setupOf,
	stock,
	totalOf
} from './testing/tables.ts';

const partOf = (state: State, seat: string): ReturnType<typeof partsOf> =>
	partsOf(rules.score(state), seat);

describe('the final scoring', () => {
	it('MON-102 the rulebook’s three in the chapel and three in the cloister are worth 18', () => {
		const state = played({ depth: 'score' }, ...counted('ann', 'A 0/3/3'));
		expect(partOf(state, 'ann').cloisters).toBe(18);
	});

	it('MON-102 a cloister without a chapel is worth nothing, monastery by monastery', () => {
		const state = played({ depth: 'score' }, ...counted('ann', 'A 1/0/4', 'B 0/3/0', 'C 1/1/2'));
		expect(partOf(state, 'ann').cloisters).toBe(4);
	});

	it('MON-100 the most in buildings, chapel and cloister together gets 5', () => {
		const state = played(
			{ depth: 'score' },
			...counted('ann', 'A 1/1/1', 'B 1/0/0'),
			...counted('bob', 'A 2/0/0', 'B 0/0/2')
		);
		expect([partOf(state, 'ann').monasteries, partOf(state, 'bob').monasteries]).toEqual([5, 5]);
		expect(majorityIn(state, 'A')).toMatchObject({ most: 3, holders: ['ann'] });
	});

	it('MON-100 everybody who ties for most gets 5', () => {
		const state = played(
			{ depth: 'score' },
			...counted('ann', 'A 2/0/0'),
			...counted('bob', 'A 0/2/0'),
			...counted('cid', 'A 1/0/0')
		);
		expect(majorityIn(state, 'A').holders).toEqual(['ann', 'bob']);
		expect(['ann', 'bob', 'cid'].map((seat) => partOf(state, seat).monasteries)).toEqual([5, 5, 0]);
	});

	it('MON-R3 a monastery without novices gives nothing, and says whose ruling that is', () => {
		const state = played({ depth: 'score' }, ...counted('ann', 'A 1/0/0'));
		expect(majorityIn(state, 'B').holders).toEqual([]);
		const [, lines] = totalOf(state, 'bob').parts;
		expect(lines?.parts.map(({ points, ruling }) => [points, ruling])).toEqual([
			[0, undefined],
			...Array.from({ length: 4 }, () => [0, 'empty-monastery'])
		]);
	});

	it.each([0, 1, 2, 3, 4, 5])('MON-101 chapels in %i monasteries', (chapels) => {
		const state = played(
			{ depth: 'score' },
			...monasteries.slice(0, chapels).flatMap((each) => counted('ann', `${each} 0/2/0`))
		);
		expect(partOf(state, 'ann').chapels).toBe([0, 1, 3, 6, 10, 15][chapels]);
		expect(chapelPoints(chapels)).toBe([0, 1, 3, 6, 10, 15][chapels]);
	});

	it.each([
		['tools', { tools: 3 }, 3],
		['books', { books: 2 }, 4],
		['one small tile', { soup: 1 }, 0],
		['small tiles of three kinds are counted together', { soup: 1, influence: 1, rosaries: 1 }, 1],
		['an even number', { soup: 2, influence: 3, rosaries: 1 }, 3]
	] satisfies [string, Partial<Record<Tile, number>>, number][])(
		'MON-103 %s',
		(_name, held, points) => {
			expect(partOf(played({ depth: 'score' }, ...stock('ann', held)), 'ann').tiles).toBe(points);
		}
	);

	it('MON-104 equal totals share the victory, by the book and no ruling of ours', () => {
		const state = played({ depth: 'score' }, read('ann', 40), read('cid', 40), read('bob', 39));
		const { decision } = rules.score(state);
		expect(decision).toEqual({
			winners: ['ann', 'cid'],
			decidedBy: 'shared',
			ladder: [],
			ruling: undefined
		});
	});

	it('says every reason in whole sentences', () => {
		fc.assert(
			fc.property(fc.array(randomFacts, { maxLength: 30, size: 'max' }), (facts) => {
				const state = facts.reduce(
					(now, event) =>
						rules.objections(now, event).some(({ level }) => level === 'impossible')
							? now
							: rules.evolve(now, event),
					rules.begin(setupOf())
				);
				for (const { total } of rules.score(state).scores) reasonsOf(total).forEach(spoken);
			})
		);
	});
});

// Whole games: a busy machine takes its time.
describe('the laws of prestige', { timeout: 30_000 }, () => {
	it('MON-03 prestige is the sum of its sources, and the total of its parts', () => {
		fc.assert(
			fc.property(legalGames, ({ table, events }) => {
				const state = played(table, ...events);
				for (const seat of state.seats) {
					const sheet = sheetOf(state, seat);
					const sources = sum(bySource(sheet).map(({ points }) => points));
					expect(sources).toBe(prestigeOf(sheet));
					expect(race(state, seat).at(-1)).toBe(prestigeOf(sheet));
					expect(sum(breakdown(state, seat).map(({ points }) => points))).toBe(
						totalOf(state, seat).points
					);
				}
			})
		);
	});

	it('MON-97 the projection at the last fact is the final score', () => {
		fc.assert(
			fc.property(legalGames, ({ table, events }) => {
				const state = played(table, ...events);
				const ended =
					state.phase === 'counting' ? state : rules.evolve(state, { type: 'YearsEnded' });
				expect(rules.score(ended)).toEqual(rules.score(state));
			})
		);
	});

	it('the race remembers where everybody stood at the end of a round', () => {
		const state = played(
			{},
			gain('ann', 'action', 3),
			roundEnded,
			roundEnded,
			gain('ann', 'other', 4),
			gain('bob', 'library', 3)
		);
		expect([race(state, 'ann'), race(state, 'bob')]).toEqual([
			[3, 3, 7],
			[0, 0, 3]
		]);
	});
});
