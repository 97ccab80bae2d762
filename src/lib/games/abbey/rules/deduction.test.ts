import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deduce } from '#lib/core/deduce/deduce.ts';
import { defaultRoster } from './data.ts';
import { inquiryOf, isMove } from './deduction.ts';
import type { Event } from './events.ts';
import { annsHand, monk, played, told, took } from './testing/tables.ts';
import { evenings, type Evening } from './testing/truth.ts';
import { rules } from './rules.ts';
import { setupOf } from './testing/tables.ts';

const traits = { beard: 'bearded' } as const;
const cases: readonly [name: string, event: Event, fact: unknown][] = [
	[
		'an intruder gives a card back',
		{ type: 'IntruderCaught', seat: 'ann', intruder: 'bob', card: monk(3) },
		{ type: 'gave', from: 'bob', to: 'ann', card: monk(3) }
	],
	[
		'a card handed over',
		{ type: 'CardGiven', seat: 'bob', to: 'cid' },
		{ type: 'gave', from: 'bob', to: 'cid' }
	],
	[
		'none of the kind',
		{ type: 'NoneShown', seat: 'bob', to: 'ann', traits },
		{ type: 'showed', player: 'bob', to: 'ann', traits, none: true }
	],
	[
		'a wrong accusation',
		{ type: 'AccusationMade', seat: 'bob', suspect: monk(3), shownBy: 'cid' },
		{ type: 'accused', by: 'bob', suspect: monk(3), shownBy: 'cid' }
	],
	['a mass of which nothing was noted', { type: 'MassHeld', count: 2 }, { type: 'mass', count: 2 }]
];

describe('the log as the solver reads it', () => {
	it.each(cases)('%s', (_name, event, fact) => {
		expect(inquiryOf(played({}), [event])?.problem.facts).toEqual([fact]);
	});

	it.each<Event>([
		{ type: 'SilenceKept', seat: 'bob' },
		{ type: 'RevelationMade', seat: 'bob', traits },
		{ type: 'SuspectMarked', suspect: monk(3), mark: 'out' },
		{ type: 'AccusationMade', seat: 'bob', suspect: monk(3) },
		{ type: 'HandCounted', seat: 'bob', count: 3 }
	])('nothing follows from $type', (event) => {
		expect(inquiryOf(played({}), [event])?.problem.facts).toEqual([]);
	});

	it('ABB-08 the deal comes first, and every fact knows its line', () => {
		const events = [told('bob', 9), took('cid', 'bob'), annsHand];
		const inquiry = inquiryOf(played({}, ...events), events);
		expect(inquiry?.problem.facts.map(({ type }) => type)).toEqual(['dealt', 'held', 'took']);
		expect(inquiry?.sources).toEqual([2, 0, 1]);
	});

	it('a roster that was never dealt like this is nothing to reason about', () => {
		const options = { roster: defaultRoster.slice(1) };
		expect(inquiryOf(played({ options }), [])).toBeUndefined();
	});

	it('knows what moves cards', () => {
		expect(isMove(took('cid', 'bob'))).toBe(true);
		expect(isMove({ type: 'MassHeld', count: 2 })).toBe(true);
		expect(isMove(told('bob', 9))).toBe(false);
		expect(isMove({ type: 'SilenceKept', seat: 'bob' })).toBe(false);
	});

	it('a table without a notebook has nobody to reason for', () => {
		expect(inquiryOf(played({ options: { me: undefined } }), [])).toBeUndefined();
	});
});

describe('what the solver makes of an evening', () => {
	const isTrue = ({ seats, me, lines }: Evening): void => {
		const { pile, hands, hidden } = lines.at(-1)?.truth ?? { pile: [], hands: {}, hidden: '' };
		const events = lines.map(({ event }) => event);
		const { edition, rulings, depth } = setupOf({});
		const state = events.reduce(
			(now, event) => rules.evolve(now, event),
			rules.begin({
				edition,
				rulings,
				depth,
				seats: seats.map((id) => ({ id, name: id })),
				options: { ...setupOf({}).options, me }
			})
		);
		const inquiry = inquiryOf(state, events);
		if (inquiry === undefined || hidden === '') return;
		const { consistent, places } = deduce(inquiry.problem);
		expect(consistent).toBe(true);
		expect(places.get(hidden)).toContain('hidden');
		for (const card of pile) expect(places.get(card)).toContain('pile');
		for (const [seat, cards] of Object.entries(hands))
			for (const card of cards) expect(places.get(card)).toContain(seat);
	};

	it.each(['everything', 'some'] as const)(
		'the truth is never ruled out, if %s is noted',
		{ timeout: 60_000 },
		(noted) => {
			fc.assert(fc.property(evenings(noted), isTrue), { numRuns: 30 });
		}
	);
});
