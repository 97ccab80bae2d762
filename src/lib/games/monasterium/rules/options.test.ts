import { describe, expect, it } from 'vitest';
import { cards, cardsOf } from './cards.ts';
import { columnPoints, copyHolds, factsOf, keys, needIn, reader } from './copy.ts';
import { deckFacts, fittingOptions, parseOptions, withCopy, type Options } from './options.ts';
import { preparation } from './prepare.ts';
import { spoken } from './testing/speech.ts';
import { setupOf } from './testing/tables.ts';

const seats = ['ann', 'bob'].map((id) => ({ id, name: id }));
const usual = fittingOptions(seats);
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe('options', () => {
	it('MON-22 who begins is kept as long as they sit there', () => {
		expect(usual).toEqual({ firstSeat: 'ann', dice: true, missions: [], deck: [] });
		expect(fittingOptions(seats, { ...usual, firstSeat: 'bob' }).firstSeat).toBe('bob');
		expect(fittingOptions(seats.slice(0, 1), { ...usual, firstSeat: 'bob' }).firstSeat).toBe('ann');
	});

	it('an older set-up without them is read', () => {
		expect(parseOptions({})).toEqual({ dice: true, missions: [], deck: [] });
	});

	it.each([
		['nothing', undefined],
		['MON-15 a card that is in no box', { missions: [{ slot: 'A-1', card: 'A9' }] }],
		['dice in writing', { dice: 'yes' }]
	])('%s is no set of options', (_name, raw) => {
		expect(parseOptions(raw)).toBeUndefined();
	});
});

describe('the owner’s copy', () => {
	const copy = {
		[keys.name('B')]: 'Melk',
		[keys.window(1)]: '2',
		[keys.points('A2', 1)]: '10',
		[keys.points('A2', 3)]: '4',
		[keys.need('A2', 1)]: 'B/chapel',
		[keys.need('A2', 2)]: 'Z/chapel',
		[keys.points('C-dice', 2)]: '6',
		[keys.points('B1', 1)]: 'ten'
	};

	it('MON-15 there are five cards in each pile', () => {
		expect([cards.length, cardsOf('A').length, cardsOf('B').length, cardsOf('C').length]).toEqual([
			15, 5, 5, 5
		]);
	});

	it('MON-R5 reads what it can, and nothing from what is no value of ours', () => {
		expect(factsOf(reader(copy), 'A2')).toEqual({
			needs: [{ monastery: 'B', place: 'chapel' }],
			points: [
				{ year: 1, points: 10 },
				{ year: 3, points: 4 }
			]
		});
		expect(factsOf(reader(copy), 'B1')).toEqual({ needs: [], points: [] });
		expect(needIn('__proto__')).toBeUndefined();
	});

	it('MON-92 a mission C has one number for all years', () => {
		expect(factsOf(reader(copy), 'C-dice').points).toEqual([
			{ year: 1, points: 6 },
			{ year: 2, points: 6 },
			{ year: 3, points: 6 }
		]);
	});

	it('MON-85 MON-R5 of the window only the third column is known without it', () => {
		const columns = [1, 2, 3];
		expect(columns.map((each) => columnPoints(reader({}), each))).toEqual([
			undefined,
			undefined,
			4
		]);
		expect(columns.map((each) => columnPoints(reader(copy), each))).toEqual([2, undefined, 4]);
	});

	it('a table keeps what the copy said of its cards', () => {
		const chosen: Options = {
			...usual,
			missions: [
				{ slot: 'A-1', card: 'A2' },
				{ slot: 'B-1', card: 'B1' }
			]
		};
		const boxed = withCopy(chosen, copy);
		expect(parseOptions(written(boxed))).toEqual(boxed);
		expect(boxed.deck.map(({ card }) => card)).toEqual(['A2']);
		expect(deckFacts(boxed, 'A2').points[0]).toEqual({ year: 1, points: 10 });
		expect(deckFacts(boxed, 'B1')).toEqual({ needs: [], points: [] });
	});

	it('says how much there is', () => {
		expect(copyHolds(copy)).toEqual({ key: 'copy.holds', params: { monasteries: 1, cards: 2 } });
	});
});

describe('what to do with the box', () => {
	it.each([
		['MON-10 MON-12 MON-20', 2, 'side for two', '4 window', '5 neutral'],
		['MON-10 MON-12 MON-20', 3, '3–4', '6 window', '3 neutral'],
		['MON-10 MON-12 MON-20', 4, '3–4', '8 window', '2 neutral']
	] as const)('%s for %i players', (_rules, players, ...parts) => {
		const said = preparation(setupOf({ players })).map((step) => spoken(step).en);
		for (const part of parts) expect(said.join('\n')).toContain(part);
		expect(said.some((step) => step.includes('marked 4'))).toBe(players === 3);
		expect(said.at(-1)).toContain('chalice');
	});

	it('MON-21 everybody begins with two influence, two soup and a rosary', () => {
		const said = preparation(setupOf()).map((step) => spoken(step).en);
		expect(said).toContain('Each player takes 2 influence, 2 soup, and 1 rosary');
	});

	it('MON-15 names the cards that were drawn', () => {
		const options = { missions: [{ slot: 'C-1' as const, card: 'C-dice' as const }] };
		const said = preparation(setupOf({ options })).map((step) => spoken(step).en);
		expect(said.join('\n')).toContain('all 3 own dice');
	});
});
