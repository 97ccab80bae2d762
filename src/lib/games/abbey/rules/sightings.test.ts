import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { cardToReturn, mine } from './hands.ts';
import { rules } from './rules.ts';
import type { Sighting, State } from './state.ts';
import { openSuspects } from './sheet.ts';
import {
	accused,
	annsHand,
	caught,
	dealt,
	drew,
	gave,
	mass,
	monk,
	parlorEmptied,
	played,
	setupOf,
	told,
	took
} from './testing/tables.ts';
import { evenings, type Evening, type Truth } from './testing/truth.ts';

const sure = (holder: string): Sighting => ({ holder, isSure: true });
const unsure = (holder: string): Sighting => ({ holder, isSure: false });
const cleared: Sighting = { holder: undefined, isSure: false };
const clear = (card: number): Event => ({ type: 'SuspectCleared', suspect: monk(card) });
const emptied = (seat: string, to: string, cards: number): readonly Event[] =>
	Array.from({ length: cards }, () => gave(seat, to));

describe('where a card is', () => {
	const cases: readonly [string, readonly Event[], card: number, Sighting | undefined][] = [
		['ABB-08 dealt', [annsHand], 1, sure('ann')],
		['never seen', [annsHand], 7, undefined],
		['ABB-35 drawn and seen', [drew('ann', 7)], 7, sure('ann')],
		['ABB-30 taken and seen', [took('ann', 'bob', 7)], 7, sure('ann')],
		['ABB-32 taken from the owner', [annsHand, took('bob', 'ann', 1)], 1, sure('bob')],
		['what stayed when the taken card is known', [annsHand, took('bob', 'ann', 1)], 2, sure('ann')],
		['what stayed when it is not', [annsHand, took('bob', 'ann')], 2, unsure('ann')],
		['ABB-33 given back', [took('bob', 'ann', 1), caught('ann', 'bob', 1)], 1, sure('ann')],
		['given', [annsHand, gave('ann', 'cid', 1)], 1, sure('cid')],
		['ABB-20 told', [told('bob', 7)], 7, sure('bob')],
		['ABB-20 told not to be there', [told('bob', 7), told('bob', 7, false)], 7, cleared],
		['told not to be where it never was', [told('bob', 7), told('cid', 7, false)], 7, sure('bob')],
		['ABB-62 shown', [...parlorEmptied, accused('ann', 7, 'cid')], 7, sure('cid')],
		['cleared from elsewhere', [clear(7)], 7, cleared],
		['cleared after it was seen', [told('bob', 7), clear(7)], 7, sure('bob')],
		['its holder loses a card unseen', [told('bob', 7), took('cid', 'bob')], 7, unsure('bob')],
		['another loses one', [told('bob', 7), took('bob', 'cid')], 7, sure('bob')],
		['its holder loses another, seen', [told('bob', 7), took('ann', 'bob', 8)], 7, sure('bob')],
		['it is seen again', [told('bob', 7), took('cid', 'bob'), told('cid', 7)], 7, sure('cid')],
		[
			'ABB-R12 the last card of a hand goes unseen',
			[...emptied('bob', 'cid', 5), told('bob', 7), took('cid', 'bob')],
			7,
			sure('cid')
		]
	];
	it.each(cases)('%s', (...[, events, card, expected]) => {
		expect(played({}, ...events).sightings[monk(card)]).toEqual(expected);
	});
});

describe('ABB-41 ABB-42 ABB-R12 where a card is after a mass', () => {
	const cases: readonly [string, readonly Event[], card: number, Sighting | undefined][] = [
		['the owner gave it', [annsHand, mass(1, [1], [7])], 1, sure('bob')],
		['the owner kept it', [annsHand, mass(1, [1], [7])], 2, sure('ann')],
		['the owner got it', [annsHand, mass(1, [1], [7])], 7, sure('ann')],
		['the owner did not note what went', [annsHand, mass(1)], 1, unsure('ann')],
		['nor what came', [annsHand, mass(1, [1])], 7, undefined],
		['another passed some', [told('bob', 7), mass(5)], 7, unsure('bob')],
		['another passed all', [told('bob', 7), mass(6)], 7, sure('cid')],
		['the right neighbour passed all', [told('cid', 7), mass(6)], 7, sure('ann')],
		['the right neighbour kept it', [told('cid', 7), mass(1, undefined, [8])], 7, sure('cid')],
		['the owner passed all', [annsHand, mass(6)], 1, sure('bob')],
		[
			'a short hand went whole',
			[...emptied('bob', 'cid', 4), told('bob', 7), mass(2)],
			7,
			sure('cid')
		],
		['a mass of none', [told('bob', 7), mass(0)], 7, sure('bob')],
		[
			'what was not certain stays where it was seen',
			[told('bob', 7), took('cid', 'bob'), mass(5)],
			7,
			unsure('bob')
		]
	];
	it.each(cases)('%s', (...[, events, card, expected]) => {
		expect(played({}, ...events).sightings[monk(card)]).toEqual(expected);
	});
});

describe('ABB-08 a starting hand that is entered late', () => {
	const cases: readonly [string, readonly Event[], card: number, Sighting][] = [
		['is there while nothing has gone', [took('ann', 'bob')], 1, sure('ann')],
		['may be gone after an unseen loss', [took('bob', 'ann')], 1, unsure('ann')],
		['may be gone after a mass that was not noted', [mass(1)], 1, unsure('ann')],
		['is there after a mass that was', [mass(1, [1])], 2, sure('ann')],
		['is where it was seen since', [mass(1, [1])], 1, sure('bob')]
	];
	it.each(cases)('%s', (...[, events, card, expected]) => {
		expect(played({}, ...events, annsHand).sightings[monk(card)]).toEqual(expected);
	});

	it('nobody’s notebook has no hand', () => {
		const state = rules.evolve(rules.begin(setupOf({ options: { me: undefined } })), dealt(1));
		expect(state.sightings).toEqual({});
	});
});

function evening({ seats, me }: Evening): State {
	const table = setupOf({ players: seats.length as 3 | 4 | 5 | 6 });
	return rules.begin({ ...table, options: { ...table.options, me } });
}

function expectTrue(state: State, truth: Truth): void {
	const wrong = Object.entries(state.sightings).filter(
		([card, { holder, isSure }]) =>
			card === truth.hidden || (isSure && truth.hands[holder ?? 'nobody']?.includes(card) !== true)
	);
	expect(wrong).toEqual([]);
	expect(openSuspects(state).map(({ id }) => id)).toContain(truth.hidden);
}

describe('against real cards', () => {
	it('ABB-R12 what is certain is true, and the culprit is never out', () => {
		fc.assert(
			fc.property(evenings('some'), (played) => {
				let state = evening(played);
				for (const { event, truth } of played.lines) {
					state = rules.evolve(state, event);
					expectTrue(state, truth);
				}
			}),
			{ numRuns: 300 }
		);
	});

	it('the hands and the parlor are as large as they are', () => {
		fc.assert(
			fc.property(evenings('some'), (played) => {
				let state = evening(played);
				for (const { event, truth } of played.lines) {
					state = rules.evolve(state, event);
					expect(state.pile).toBe(truth.pile.length);
					for (const seat of played.seats)
						expect(state.hands[seat]).toBe(truth.hands[seat]?.length);
				}
			})
		);
	});

	it('nothing true is refused, or asked about', () => {
		fc.assert(
			fc.property(evenings('some'), (played) => {
				let state = evening(played);
				for (const { event } of played.lines) {
					expect(rules.objections(state, event)).toEqual([]);
					state = rules.evolve(state, event);
				}
			}),
			{ numRuns: 300 }
		);
	});

	it('who notes everything always knows their own hand', () => {
		fc.assert(
			fc.property(evenings('everything'), (played) => {
				let state = evening(played);
				for (const { event, truth } of played.lines) {
					state = rules.evolve(state, event);
					const cards = mine(state).map(({ id }) => id);
					expect(cards).toEqual(truth.hands[played.me]?.toSorted());
				}
			})
		);
	});

	it('ABB-33 the card to give back is with the intruder', () => {
		fc.assert(
			fc.property(evenings('some'), (played) => {
				let state = evening(played);
				for (const { event, truth } of played.lines) {
					state = rules.evolve(state, event);
					for (const owner of played.seats)
						for (const intruder of played.seats) {
							const card = cardToReturn(state, owner, intruder);
							if (card !== undefined) expect(truth.hands[intruder]).toContain(card);
						}
				}
			})
		);
	});
});
