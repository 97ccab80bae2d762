import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonsOf } from '#lib/core/testing/speech.ts';
import { defaultRoster, features } from './data.ts';
import type { Event } from './events.ts';
import { suspectIn } from './roster.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { factsOf } from './testing/random.ts';
import { spoken } from './testing/speech.ts';
import { accused, culprit, monk, people, played, revealed, setupOf } from './testing/tables.ts';

/** The seventh: a Templar, bareheaded, shaven, fat; the title is not known. */
const found = culprit(7);
const titled: Event = { type: 'SuspectCorrected', suspect: monk(7), traits: { title: 'father' } };

function lines(...events: readonly Event[]): readonly (readonly [string, number, string])[] {
	return score(played({ depth: 'score' }, ...events)).scores.flatMap(({ seat, total }) =>
		total.parts.map(({ points, why }) => [seat, points, why.key] as const)
	);
}

describe('what a word is worth', () => {
	const cases: readonly [
		string,
		readonly Event[],
		readonly (readonly [string, number, string])[]
	][] = [
		[
			'ABB-51 a true revelation',
			[revealed('ann', { order: 'templar' }), found],
			[['ann', 2, 'score.revelationRight']]
		],
		[
			'ABB-51 a wrong one',
			[revealed('ann', { order: 'franciscan' }), found],
			[['ann', -1, 'score.revelationWrong']]
		],
		[
			'ABB-R10 before the culprit is known',
			[revealed('ann', { order: 'templar' })],
			[['ann', 0, 'score.revelationOpen']]
		],
		[
			'ABB-R10 of a trait nobody has entered',
			[revealed('ann', { title: 'father' }), found],
			[['ann', 0, 'score.revelationOpen']]
		],
		[
			'ABB-R10 once it is entered',
			[revealed('ann', { title: 'father' }), revealed('bob', { title: 'novice' }), found, titled],
			[
				['ann', 2, 'score.revelationRight'],
				['bob', -1, 'score.revelationWrong']
			]
		],
		[
			'ABB-63 the right accusation',
			[accused('bob', 7, 'culprit')],
			[['bob', 4, 'score.accusationRight']]
		],
		[
			'ABB-63 right when the card is turned',
			[accused('bob', 7), found],
			[['bob', 4, 'score.accusationRight']]
		],
		[
			'ABB-62 a card that was shown',
			[accused('bob', 8, 'ann')],
			[['bob', -2, 'score.accusationShown']]
		],
		[
			'ABB-62 the culprit is another',
			[accused('bob', 8), found],
			[['bob', -2, 'score.accusationWrong']]
		],
		['nobody knows yet', [accused('bob', 8)], [['bob', 0, 'score.accusationOpen']]],
		[
			'ABB-63 the culprit is found once',
			[accused('bob', 7), accused('cid', 7), found],
			[
				['bob', 4, 'score.accusationRight'],
				['cid', 0, 'score.accusationLate']
			]
		],
		[
			'ABB-71 everything adds up, revelations first',
			[
				accused('ann', 8, 'bob'),
				revealed('ann', { hood: 'hooded' }),
				revealed('ann', { build: 'fat' }),
				accused('ann', 7, 'culprit')
			],
			[
				['ann', -1, 'score.revelationWrong'],
				['ann', 2, 'score.revelationRight'],
				['ann', -2, 'score.accusationShown'],
				['ann', 4, 'score.accusationRight']
			]
		]
	];
	it.each(cases)('%s', (_name, events, expected) => {
		expect(lines(...events)).toEqual(expected);
	});

	it('says why, in both languages', () => {
		const { scores } = score(
			played({ depth: 'score' }, revealed('ann', { hood: 'hooded' }), accused('ann', 8), found)
		);
		expect(scores[0]?.total.parts.map(({ why }) => spoken(why))).toEqual([
			{
				en: 'Revelation: the culprit is hooded; no, bareheaded',
				ru: 'Предположение неверно: преступник в капюшоне; на самом деле без капюшона'
			},
			{
				en: 'Accused the bareheaded shaven thin Templar: the culprit is the bareheaded shaven fat Templar',
				ru: 'Обвинение неверно: худой бритый тамплиер без капюшона; преступник другой: толстый бритый тамплиер без капюшона'
			}
		]);
	});
});

describe('who wins', () => {
	const decided = (...events: readonly Event[]): unknown => {
		const { winners, decidedBy, ruling, ladder } = score(played({}, ...events)).decision;
		for (const { why } of ladder) spoken(why);
		return [winners, decidedBy, ruling];
	};
	const two = [revealed('ann', { order: 'templar' }), revealed('ann', { build: 'fat' })];

	it('ABB-70 the most points, whoever found the culprit', () => {
		const three = [...two, revealed('ann', { beard: 'shaven' })];
		expect(decided(...three, accused('bob', 7, 'culprit'))).toEqual([['ann'], 'points', undefined]);
	});

	it('ABB-72 a tie goes to the finder', () => {
		expect(decided(...two, accused('bob', 7, 'culprit'))).toEqual([
			['bob'],
			'found-culprit',
			undefined
		]);
	});

	it('ABB-R3 a tie without the finder is shared', () => {
		const events = [
			...two,
			revealed('cid', { hood: 'unhooded' }),
			revealed('cid', { beard: 'shaven' }),
			accused('bob', 8, 'ann'),
			accused('bob', 7, 'culprit')
		];
		expect(decided(...events)).toEqual([['ann', 'cid'], 'shared', 'tie']);
	});

	it('ABB-R3 a tie that an entry may still break is not our ruling’s', () => {
		expect(decided()).toEqual([['ann', 'bob', 'cid'], 'shared', undefined]);
		expect(decided(revealed('ann', { title: 'father' }), found)).toEqual([
			['ann', 'bob', 'cid'],
			'shared',
			undefined
		]);
	});
});

/** ABB-71 once more, as one sum over the facts. */
function naivePoints(events: readonly Event[], id: string): ReadonlyMap<string, number> {
	const { traits } = suspectIn(defaultRoster, id);
	const points = new Map<string, number>();
	const add = (seat: string, more: number): void => {
		points.set(seat, (points.get(seat) ?? 0) + more);
	};
	for (const event of events) {
		if (event.type === 'RevelationMade')
			for (const { trait, value } of features) {
				if (event.traits[trait] !== value || traits[trait] === undefined) continue;
				add(event.seat, traits[trait] === value ? 2 : -1);
			}
		if (event.type === 'AccusationMade') add(event.seat, event.suspect === id ? 4 : -2);
	}
	return points;
}

describe('the laws of scoring', () => {
	it('ABB-71 the totals are the sum of what was said', () => {
		const seat = fc.constantFrom<string[]>('ann', 'bob', 'cid');
		const said = fc.uniqueArray(fc.record({ seat, feature: fc.constantFrom(...features) }), {
			selector: ({ feature }) => feature.value
		});
		const wrong = fc.array(fc.record({ seat, card: fc.integer({ min: 8, max: 24 }) }));
		fc.assert(
			fc.property(said, wrong, seat, (revelations, accusations, finder) => {
				const events: readonly Event[] = [
					...revelations.map(({ seat, feature: { trait, value } }) =>
						revealed(seat, { [trait]: value })
					),
					...accusations.map(({ seat, card }) => accused(seat, card)),
					accused(finder, 7, 'culprit')
				];
				const expected = naivePoints(events, monk(7));
				for (const { seat, total } of score(played({ depth: 'score' }, ...events)).scores)
					expect(total.points).toBe(expected.get(seat) ?? 0);
			})
		);
	});

	it('every line, rung and doubt can be said in both languages', () => {
		fc.assert(
			fc.property(
				fc.array(factsOf(people.slice(0, 3)), { maxLength: 40, size: 'max' }),
				(events) => {
					const state = events.reduce(
						(now, event) =>
							rules.objections(now, event).some(({ level }) => level === 'impossible')
								? now
								: rules.evolve(now, event),
						rules.begin(setupOf())
					);
					const { scores, decision } = score(state);
					for (const { total } of scores) reasonsOf(total).forEach(spoken);
					for (const { why } of decision.ladder) spoken(why);
					for (const doubt of rules.doubts(state)) spoken(doubt);
					const progress = rules.progress(state);
					if (progress !== undefined) spoken(progress);
				}
			)
		);
	});
});
