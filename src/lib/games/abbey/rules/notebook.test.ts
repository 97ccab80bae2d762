import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { suspectIn } from './roster.ts';
import { monk, played } from './testing/tables.ts';

const mark = (kind?: 'out' | 'doubted' | 'held', by?: string): Event => ({
	type: 'SuspectMarked',
	suspect: monk(7),
	...(kind && { mark: kind }),
	...(by && { by })
});
const note = (text: string): Event => ({ type: 'SuspectNoted', suspect: monk(7), text });

describe('marks and notes', () => {
	it('a mark is put, changed and taken off', () => {
		expect(played({}, mark('doubted')).marks).toEqual({
			[monk(7)]: { mark: 'doubted', by: undefined }
		});
		expect(played({}, mark('doubted'), mark('held', 'bob')).marks).toEqual({
			[monk(7)]: { mark: 'held', by: 'bob' }
		});
		expect(played({}, mark('out'), mark()).marks).toEqual({});
	});

	it('only a card that is held is held by somebody', () => {
		expect(played({}, mark('out', 'bob')).marks[monk(7)]?.by).toBeUndefined();
	});

	it('a note is written, changed and taken off', () => {
		expect(played({}, note('a'), note('b')).notes).toEqual({ [monk(7)]: 'b' });
		expect(played({}, note('a'), note('')).notes).toEqual({});
	});
});

describe('ABB-R1 the roster of the table', () => {
	const corrected: Event = {
		type: 'SuspectCorrected',
		suspect: monk(7),
		traits: { title: 'father', hood: 'hooded', beard: undefined }
	};
	it('takes what the correction names, and leaves the rest', () => {
		const before = played({});
		const { roster } = played({}, corrected);
		expect(suspectIn(before.roster, monk(7)).traits).toEqual({
			order: 'templar',
			hood: 'unhooded',
			beard: 'shaven',
			build: 'fat'
		});
		expect(suspectIn(roster, monk(7)).traits).toEqual({
			order: 'templar',
			title: 'father',
			hood: 'hooded',
			beard: 'shaven',
			build: 'fat'
		});
		expect(roster.filter(({ id }) => id !== monk(7))).toEqual(
			before.roster.filter(({ id }) => id !== monk(7))
		);
	});
});

describe('what belongs to a player', () => {
	const of = (type: 'BookKept' | 'BookUsed' | 'CryptCardTaken' | 'LibraryVisited'): Event => ({
		type,
		seat: 'bob'
	});
	it('ABB-31 books are kept and used', () => {
		expect(played({}, of('BookKept'), of('BookKept'), of('BookUsed')).books['bob']).toBe(1);
		expect(played({}, of('BookUsed')).books['bob']).toBe(0);
	});
	it('ABB-38 a crypt card is kept until it is used', () => {
		expect(played({}, of('CryptCardTaken')).crypt).toEqual(['bob']);
		const used = played({}, of('CryptCardTaken'), { type: 'CryptCardUsed', seat: 'bob' });
		expect([used.crypt, used.again]).toEqual([[], 'bob']);
	});
	it('ABB-29 a visit to the library is remembered', () => {
		expect(played({}, of('LibraryVisited')).library).toEqual(['bob']);
	});
});

describe('what changes nothing', () => {
	const silent: readonly Event[] = [
		{ type: 'SilenceKept', seat: 'bob' },
		{ type: 'NoteWritten', text: 'a' },
		{ type: 'KindCounted', seat: 'bob', traits: { order: 'templar' }, count: 2 },
		{ type: 'CrossedCounted', seat: 'bob', traits: { order: 'templar' }, count: 2 },
		{ type: 'NoneShown', seat: 'bob', to: 'ann', traits: { order: 'templar' } },
		{ type: 'CardShown', seat: 'bob', to: 'cid', traits: { order: 'templar' } }
	];
	it.each(silent.map((event) => [event.type, event] as const))('%s', (_name, event) => {
		expect(played({}, event)).toEqual(played({}));
	});
});
