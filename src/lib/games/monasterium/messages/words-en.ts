import type { Voice } from '#lib/core/message.ts';
import { grammar } from '#lib/i18n/grammar.ts';
import type { Card, LateCard, Slot } from '../rules/cards.ts';
import type { Area, Monastery, Place, Row, Source, Tile } from '../rules/data.ts';

export const g = grammar('en');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (n: number, one: string, other: string): string =>
	`${g.number(n)} ${g.noun(n, { one, other })}`;

export const monastery = (id: Monastery, voice: Voice): string =>
	voice.term(`monastery-${id}`) ?? `Monastery ${id}`;
export const inside = (id: Monastery, voice: Voice): string =>
	voice.term(`monastery-${id}`) ?? `monastery ${id}`;

export const areas: Record<Area, string> = {
	refectory: 'refectory',
	workshop: 'workshop',
	library: 'library',
	chapel: 'chapel',
	cloister: 'cloister'
};
export const places: Record<Place, string> = {
	buildings: 'buildings',
	chapel: 'chapel',
	cloister: 'cloister'
};
export const roman: Record<Row, string> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' };

export const tiles: Record<Tile, string> = {
	soup: 'soup',
	influence: 'influence',
	rosaries: 'rosaries',
	tools: 'tools',
	books: 'books'
};
export const amount = (tile: Tile, n: number): string => {
	switch (tile) {
		case 'soup':
		case 'influence':
			return `${g.number(n)} ${tile}`;
		case 'rosaries':
			return counted(n, 'rosary', 'rosaries');
		case 'tools':
			return counted(n, 'tool', 'tools');
		case 'books':
			return counted(n, 'book', 'books');
	}
};
export const cost = (of: Readonly<Partial<Record<Tile, number>>>): string => {
	const paid = Object.entries(of) as [Tile, number][];
	return paid.length === 0 ? 'free' : paid.map(([tile, n]) => amount(tile, n)).join(', ');
};

export const sources: Record<Source, string> = {
	refectory: 'refectory',
	workshop: 'workshop',
	library: 'library',
	action: 'action “3 points”',
	column: 'turned action tile',
	windowRow: 'window row',
	windowColumn: 'window column',
	mission: 'mission',
	insteadOfDie: 'instead of a die',
	other: 'other',
	track: 'read off the track'
};

/** What brings the points of a source by itself. */
export const cameWith = (source: Source): string =>
	source === 'windowRow' || source === 'windowColumn'
		? 'window tile'
		: source === 'mission'
			? 'mission'
			: 'novice';

export const dice = (n: number): string => counted(n, 'die', 'dice');
export const handful = (own: number, neutral: number): string =>
	[
		...(own > 0 ? [`${g.number(own)} own`] : []),
		...(neutral > 0 ? [`${g.number(neutral)} neutral`] : [])
	].join(' and ');
export const novices = (n: number): string => counted(n, 'novice', 'novices');
export const rounds = (n: number): string => counted(n, 'round', 'rounds');
export const names = (seats: readonly string[], voice: Voice): string =>
	g.list(seats.map((seat) => voice.name(seat)));

export const lateCards: Record<LateCard, string> = {
	'C-novices': '12 novices in monasteries',
	'C-libraries': '3 novices in libraries',
	'C-cloisters': '6 novices in cloisters',
	'C-windows': 'window tiles of all 5 monasteries',
	'C-dice': 'all 3 own dice'
};

/** What a card asks for, in the owner's words; a card not described yet is called by its id. */
export const card = (id: Card, voice: Voice): string => {
	if (id in lateCards) return lateCards[id as LateCard];
	const needs = [1, 2, 3].flatMap((number) => {
		const [at, place] = (voice.term(`${id}.need-${number}`) ?? '').split('/');
		return at !== undefined && place !== undefined && place in places
			? [`${places[place as Place]} ${voice.term(`monastery-${at}`) ?? at}`]
			: [];
	});
	return needs.length > 0 ? needs.join(', ') : `card ${id}`;
};
/** A mission by its place above the board. */
export const slot = (id: Slot): string =>
	`Mission ${id.charAt(0)}, ${id.endsWith('1') ? 'left' : 'right'}`;
