import { describe, expect, it } from 'vitest';
import { defaultRoster, published } from './data.ts';
import type { Event } from './events.ts';
import {
	knownOf,
	openSuspects,
	remaining,
	sheet,
	type Deduced,
	type Known,
	type SheetCard
} from './sheet.ts';
import { spoken } from './testing/speech.ts';
import { annsHand, culprit, monk, monks, played, told, took } from './testing/tables.ts';

const mark = (kind: 'out' | 'doubted' | 'held', by?: string): Event => ({
	type: 'SuspectMarked',
	suspect: monk(7),
	mark: kind,
	...(by && { by })
});
const clear: Event = { type: 'SuspectCleared', suspect: monk(7) };

function seventh(...events: readonly Event[]): SheetCard {
	const card = sheet(played({}, ...events)).find(({ suspect }) => suspect.id === monk(7));
	if (card === undefined) throw new Error('the seventh suspect is missing');
	return card;
}

describe('the sheet', () => {
	const cases: readonly [string, readonly Event[], Known, isOut: boolean][] = [
		['nothing is known', [], { kind: 'open' }, false],
		['it is mine', [told('ann', 7)], { kind: 'mine' }, true],
		['another has it', [told('bob', 7)], { kind: 'held', seat: 'bob', isSure: true }, true],
		[
			'another had it',
			[told('bob', 7), took('cid', 'bob')],
			{ kind: 'held', seat: 'bob', isSure: false },
			true
		],
		[
			'I had it',
			[told('ann', 7), took('cid', 'ann')],
			{ kind: 'held', seat: 'ann', isSure: false },
			true
		],
		['innocent from elsewhere', [clear], { kind: 'cleared' }, true],
		['the culprit', [culprit(7)], { kind: 'culprit' }, false],
		['the culprit is another', [culprit(8)], { kind: 'cleared' }, true],
		['crossed out by hand', [mark('out')], { kind: 'open' }, true],
		['marked as held', [mark('held', 'bob')], { kind: 'open' }, true],
		['marked as suspicious', [mark('doubted')], { kind: 'open' }, false],
		['the culprit, crossed out', [mark('out'), culprit(7)], { kind: 'culprit' }, false]
	];
	it.each(cases)('%s', (...[, events, known, isOut]) => {
		expect(seventh(...events)).toMatchObject({ known, isOut });
	});

	it('lists every suspect in the order of the roster, with marks and notes', () => {
		const noted: Event = { type: 'SuspectNoted', suspect: monk(7), text: 'limps' };
		const cards = sheet(played({}, mark('doubted'), noted));
		expect(cards.map(({ suspect }) => suspect.id)).toEqual(
			monks(...Array.from({ length: 24 }, (_, at) => at + 1))
		);
		expect(cards[6]).toMatchObject({ mark: { mark: 'doubted' }, note: 'limps' });
		expect(cards[7]).toMatchObject({ mark: undefined, note: undefined });
	});

	const conflicts: readonly [string, readonly Event[], string | undefined][] = [
		['suspicious, and open', [mark('doubted')], undefined],
		['suspicious, and held', [mark('doubted'), told('bob', 7)], 'conflict.cleared'],
		['suspicious, and another is the culprit', [mark('doubted'), culprit(8)], 'conflict.cleared'],
		['suspicious, and the culprit', [mark('doubted'), culprit(7)], undefined],
		['out, and held', [mark('out'), told('bob', 7)], undefined],
		['out, and the culprit', [mark('out'), culprit(7)], 'conflict.culprit'],
		['held, and the culprit', [mark('held', 'bob'), culprit(7)], 'conflict.culprit'],
		['held, and there', [mark('held', 'bob'), told('bob', 7)], undefined],
		['held, and elsewhere', [mark('held', 'bob'), told('cid', 7)], 'conflict.elsewhere'],
		[
			'held, and maybe elsewhere',
			[mark('held', 'bob'), told('cid', 7), took('bob', 'cid')],
			undefined
		],
		['held, and innocent', [mark('held', 'bob'), clear], undefined]
	];
	it.each(conflicts)('a mark by hand: %s', (_name, events, key) => {
		const { conflict } = seventh(...events);
		expect(conflict?.key).toBe(key);
		if (conflict !== undefined) spoken(conflict);
	});
});

describe('who remains', () => {
	it('ABB-03 everybody at first; titles are not known', () => {
		const { left, of, byValue } = remaining(played({}));
		expect([left, of]).toEqual([24, 24]);
		expect(byValue).toEqual({ ...published, father: 0, brother: 0, novice: 0 });
	});

	it('counts who is not out, by each value', () => {
		const state = played({}, annsHand, told('bob', 9), mark('out'));
		expect(remaining(state)).toMatchObject({
			left: 16,
			byValue: { templar: 1, franciscan: 7, benedictine: 8, hooded: 7 }
		});
	});

	it('finds them by traits; ABB-R1 an unset trait may be any', () => {
		const state = played({}, annsHand, {
			type: 'SuspectCorrected',
			suspect: monk(8),
			traits: { title: 'father' }
		});
		const found = (traits: Parameters<typeof openSuspects>[1]): readonly string[] =>
			openSuspects(state, traits).map(({ id }) => id);
		expect(found({ order: 'templar' })).toEqual(monks(7, 8));
		expect(found({ order: 'templar', title: 'father' })).toEqual(monks(7, 8));
		expect(found({ order: 'templar', title: 'novice' })).toEqual(monks(7));
		expect(openSuspects(state)).toHaveLength(18);
	});

	it('one remains when the culprit is known', () => {
		expect(openSuspects(played({}, culprit(7))).map(({ id }) => id)).toEqual([monk(7)]);
	});
});

describe('the sheet with what follows from the log', () => {
	const ids = defaultRoster.map(({ id }) => id);
	/** The others can all be the culprit and anywhere; the seventh only in these places. */
	function deduced(...places: readonly string[]): Deduced {
		const can = (id: string): readonly string[] =>
			id === monk(7) ? places : ['hidden', 'pile', 'bob', 'cid'];
		return {
			culprits: ids.filter((id) => can(id).includes('hidden')),
			places: new Map(ids.map((id) => [id, can(id)]))
		};
	}
	const knownBy = (found: Deduced, ...events: readonly Event[]): Known =>
		knownOf(played({}, ...events), monk(7), found);

	it('who can be the culprit is open', () => {
		expect(knownBy(deduced('hidden', 'bob'))).toEqual({ kind: 'open' });
	});

	it('who cannot is ruled out, and whoever must hold the card is named', () => {
		expect(knownBy(deduced('pile', 'bob'))).toEqual({ kind: 'ruledOut', seat: undefined });
		expect(knownBy(deduced('bob'))).toEqual({ kind: 'ruledOut', seat: 'bob' });
		expect(knownBy(deduced('pile'))).toEqual({ kind: 'ruledOut', seat: undefined });
	});

	it('when nobody else can be it, it is the only one', () => {
		const only: Deduced = { culprits: [monk(7)], places: new Map([[monk(7), ['hidden']]]) };
		expect(knownBy(only)).toEqual({ kind: 'onlyOne' });
		expect(remaining(played({}), only).left).toBe(1);
		const card = sheet(played({}, mark('out')), only)[6];
		expect(card?.conflict && spoken(card.conflict).en).toMatch(/nobody but/);
	});

	it('a card that was seen, and could have gone, may be certain again', () => {
		const events = [told('bob', 7), took('cid', 'bob')];
		expect(knownBy(deduced('bob', 'cid'), ...events)).toMatchObject({ seat: 'bob', isSure: false });
		expect(knownBy(deduced('cid'), ...events)).toEqual({ kind: 'held', seat: 'cid', isSure: true });
	});

	it('counts whoever is left, and a mark that disagrees is said', () => {
		const found = deduced('cid');
		expect(remaining(played({}), found).left).toBe(23);
		const card = sheet(played({}, mark('held', 'bob')), found)[6];
		expect(card?.conflict).toMatchObject({ params: { by: 'bob', holder: 'cid' } });
	});

	it('what was turned over is not for reasoning', () => {
		expect(knownBy(deduced('bob'), culprit(7))).toEqual({ kind: 'culprit' });
	});
});
