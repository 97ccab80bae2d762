import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonsOf } from '#lib/core/testing/speech.ts';
import { alphabets, categories, type EditionId } from './data.ts';
import { evolve } from './evolve.ts';
import { objections } from './objections.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { categoryWinner } from './standings.ts';
import type { Holding, State } from './state.ts';
import type { Event } from './events.ts';
import { randomCounts } from './testing/random.ts';
import { spokenInEveryEdition } from './testing/speech.ts';
import { counted, setupOf, type Hand } from './testing/tables.ts';

describe.each<[EditionId, string, Readonly<Record<'carl' | 'sara', Hand>>]>([
	[
		'abbatstvo-2017',
		'gold-cards',
		{
			carl: { monks: '2В 3Д 4З', pigments: 4, holyBooks: 3, manuscripts: 3, gold: '3' },
			sara: { monks: '2Б 3Г 4И', forbiddenTomes: 2, gold: '11' }
		}
	],
	[
		'biblios',
		'gold-value',
		{
			carl: { monks: '2C 3E 4H', pigments: 4, holyBooks: 3, manuscripts: 3, gold: '1' },
			sara: { monks: '2B 3D 4I', forbiddenTomes: 2, gold: '3' }
		}
	]
])('the final example of %s', (edition, decidedBy, hands) => {
	const dice = { monks: 5, pigments: 2, holyBooks: 2, manuscripts: 4, forbiddenTomes: 3 } as const;
	const state = counted(hands, { edition, dice });

	it('BIB-61 Sara wins the monks, 9 each, by her letter', () => {
		expect(categoryWinner(state, 'monks')).toBe('sara');
		const [first] = hands.sara.monks?.toString().slice(1) ?? '';
		expect(score(state).scores[1]?.total.parts[0]).toMatchObject({
			points: 5,
			why: { key: 'score.letters', params: { best: 9, first } }
		});
	});

	it(`BIB-62 both have 8 points, and Sara’s gold decides`, () => {
		const { scores, decision } = score(state);
		expect(scores.map(({ total, place }) => [total.points, place])).toEqual([
			[8, 2],
			[8, 1]
		]);
		expect(decision).toMatchObject({ winners: ['sara'], decidedBy });
	});
});

describe('a category', () => {
	interface Line {
		readonly points: number;
		readonly key: string;
		readonly params?: unknown;
	}
	const monksOf = (state: State): readonly Line[] =>
		score(state).scores.map(({ total }) => {
			const { points = NaN, why } = total.parts[0] ?? {};
			return { points, key: why?.key ?? '', params: why?.params };
		});
	const cases: readonly [string, Readonly<Record<string, Hand>>, readonly object[]][] = [
		[
			'BIB-60 goes to the highest total',
			{ ann: { monks: '4 2' }, bob: { monks: '3 2' }, cid: {} },
			[
				{ points: 3, key: 'score.won', params: { best: 6, next: 5 } },
				{ points: 0, key: 'score.lost', params: { total: 5, best: 6 } },
				{ points: 0, key: 'score.noCards' }
			]
		],
		[
			'BIB-60 goes to whoever alone has a card',
			{ ann: {}, bob: { monks: 1 } },
			[
				{ points: 0, key: 'score.noCards' },
				{ points: 3, key: 'score.won', params: { best: 1, next: 0 } }
			]
		],
		[
			'BIB-R9 goes to nobody if nobody has a card',
			{ ann: {}, bob: { pigments: 1 } },
			[
				{ points: 0, key: 'score.nobody' },
				{ points: 0, key: 'score.nobody' }
			]
		],
		[
			'BIB-61 of equal totals goes to the earliest letter on any card',
			{ ann: { monks: '4Б 2И' }, bob: { monks: '3В 3Г' }, cid: { monks: '2А' } },
			[
				{ points: 3, key: 'score.letters', params: { best: 6, first: 'Б', later: ['В'] } },
				{ points: 0, key: 'score.letters', params: { best: 6, first: 'Б', later: ['В'] } },
				{ points: 0, key: 'score.lost', params: { total: 2, best: 6 } }
			]
		],
		[
			'BIB-61 of three equal totals too',
			{ ann: { monks: '2Г' }, bob: { monks: '2В' }, cid: { monks: '2Б' } },
			[
				{ points: 0, key: 'score.letters', params: { first: 'Б', later: ['Г'] } },
				{ points: 0, key: 'score.letters', params: { first: 'Б', later: ['В'] } },
				{ points: 3, key: 'score.letters', params: { first: 'Б', later: ['Г', 'В'] } }
			]
		],
		[
			'BIB-R15 waits for letters, and says whose',
			{ ann: { monks: '3Г' }, bob: { monks: 3 }, cid: {} },
			[
				{ points: 0, key: 'score.readLetters', params: { best: 3, seats: ['bob'] } },
				{ points: 0, key: 'score.readLetters', params: { best: 3, seats: ['bob'] } },
				{ points: 0, key: 'score.noCards' }
			]
		],
		[
			'BIB-R15 does not wait for a letter that cannot come first',
			{ ann: { monks: 3 }, bob: { monks: '3А' } },
			[
				{ points: 0, key: 'score.letters', params: { first: 'А', later: [] } },
				{ points: 3, key: 'score.letters', params: { first: 'А', later: [] } }
			]
		]
	];
	it.each(cases)('%s', (_name, hands, lines) => {
		expect(monksOf(counted(hands))).toMatchObject(lines);
	});

	it('BIB-R6 the third Cyrillic letter is no Latin B', () => {
		const state = counted({ ann: { monks: '2В' }, bob: { monks: '2Б' } });
		expect(categoryWinner(state, 'monks')).toBe('bob');
	});

	it('BIB-61 a first letter read on its own decides like one on a card', () => {
		const read = (seat: string, letter: 'Г' | 'Б'): Event => ({
			type: 'FirstLetterRead',
			seat,
			category: 'monks',
			letter
		});
		const tied = counted({ ann: { monks: 3 }, bob: { monks: 3 } });
		expect(categoryWinner(evolve(tied, read('ann', 'Г')), 'monks')).toBeUndefined();
		const state = evolve(evolve(tied, read('ann', 'Г')), read('bob', 'Б'));
		expect(categoryWinner(state, 'monks')).toBe('bob');
	});

	it('BIB-R9 names our ruling where it decided, once anything is counted', () => {
		const rulingsOf = (state: State): readonly unknown[] =>
			score(state).scores[0]?.total.parts.map(({ ruling }) => ruling) ?? [];
		expect(rulingsOf(counted({ ann: {}, bob: {} }))).toEqual(Array(5).fill(undefined));
		expect(rulingsOf(counted({ ann: { monks: 1 }, bob: {} }))).toEqual([
			undefined,
			...Array<string>(4).fill('empty-category')
		]);
	});
});

/** BIB-60 and BIB-61 once more, written another way: one list of all, sorted. */
function naiveWinner(state: State, category: (typeof categories)[number]): string | undefined {
	const rank = (holding: Holding): number =>
		Math.min(...holding.cards.map(({ letter }) => 'АБВГДЕЖЗИ'.indexOf(letter ?? '?')));
	const [best] = state.hands
		.map(({ seat, holdings }) => ({
			seat,
			sum: holdings[category].cards.reduce((sum, { value }) => sum + value, 0),
			rank: rank(holdings[category])
		}))
		.filter(({ sum }) => sum > 0)
		.toSorted((a, b) => b.sum - a.sum || a.rank - b.rank);
	return best?.seat;
}

function entered(events: readonly Event[], seats = setupOf().seats): State {
	const setup = { ...setupOf({ depth: 'score' }), seats };
	return events.reduce(
		(state, event) =>
			objections(state, event).some(({ level }) => level === 'impossible')
				? state
				: rules.evolve(state, event),
		rules.begin(setup)
	);
}

describe('the laws of scoring', () => {
	it('BIB-60 BIB-61 BIB-62 every die goes to the best of those who have cards, and no further', () => {
		const letters = fc.shuffledSubarray([...alphabets.cyrillic], { minLength: 9 });
		const dealt = fc.tuple(letters, fc.array(fc.nat(3), { minLength: 9, maxLength: 9 }));
		fc.assert(
			fc.property(fc.array(dealt, { minLength: 5, maxLength: 5 }), (piles) => {
				const state = entered(
					piles.flatMap(([order, holders], at) =>
						order.flatMap((letter, card) => {
							const seat = setupOf().seats[(holders[card] ?? 0) - 1]?.id;
							const raw = { type: 'CardCounted', seat, category: categories[at], letter };
							return rules.parse({ ...raw, value: 1 + (card % 4) }) ?? [];
						})
					)
				);
				const points = new Map(state.seats.map((seat) => [seat, 0]));
				for (const category of categories) {
					const winner = naiveWinner(state, category);
					expect(categoryWinner(state, category)).toBe(winner);
					if (winner !== undefined) points.set(winner, (points.get(winner) ?? 0) + 3);
				}
				const { scores } = score(state);
				expect(scores.map(({ total }) => total.points)).toEqual([...points.values()]);
			})
		);
	});

	it('other names for the seats, the same scores under the other names', () => {
		const renamed: Readonly<Record<string, string>> = { ann: 'bob', bob: 'cid', cid: 'ann' };
		const name = (id: string): string => renamed[id] ?? id;
		fc.assert(
			fc.property(randomCounts, (events) => {
				const here = score(entered(events));
				const there = score(
					entered(
						events.map((event) => ('seat' in event ? { ...event, seat: name(event.seat) } : event)),
						setupOf().seats.map((seat) => ({ ...seat, id: name(seat.id) }))
					)
				);
				expect(there.scores.map(({ seat, total, place }) => [seat, total.points, place])).toEqual(
					here.scores.map(({ seat, total, place }) => [name(seat), total.points, place])
				);
				expect(there.decision.winners).toEqual(here.decision.winners.map(name));
				expect(there.decision.decidedBy).toBe(here.decision.decidedBy);
			})
		);
	});

	it('other places at the table, the same points and winners', () => {
		const places = fc.shuffledSubarray([...setupOf().seats], { minLength: 3 });
		fc.assert(
			fc.property(randomCounts, places, (events, seats) => {
				const here = score(entered(events));
				const there = score(entered(events, seats));
				for (const { seat, total } of here.scores)
					expect(there.scores.find((each) => each.seat === seat)?.total.points).toBe(total.points);
				expect(there.decision.winners.toSorted()).toEqual(here.decision.winners.toSorted());
			})
		);
	});

	it('every line and every rung can be said in both languages and editions', () => {
		fc.assert(
			fc.property(randomCounts, (events) => {
				const { scores, decision } = score(entered(events));
				for (const { total } of scores) reasonsOf(total).forEach(spokenInEveryEdition);
				for (const { why } of decision.ladder) spokenInEveryEdition(why);
			})
		);
	});
});
