import type { Voice } from '#lib/core/message.ts';
import { grammar } from '#lib/i18n/grammar.ts';
import type { Card, LateCard, Slot } from '../rules/cards.ts';
import type { Area, Monastery, Place, Row, Source, Tile } from '../rules/data.ts';

export const g = grammar('ru');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A number with its noun: for one, for two, for five. */
const counted = (n: number, ...[one, few, many]: readonly [string, string, string]): string =>
	`${g.number(n)}\u00a0${g.noun(n, { one, few, many })}`;

export const letters: Record<Monastery, string> = { A: 'А', B: 'Б', C: 'В', D: 'Г', E: 'Д' };
const called = (id: Monastery, voice: Voice): string => {
	const own = voice.term(`monastery-${id}`);
	return own === undefined ? letters[id] : `«${own}»`;
};
export const monastery = (id: Monastery, voice: Voice): string =>
	voice.term(`monastery-${id}`) ?? `Монастырь ${letters[id]}`;
/** «Часовня монастыря Б». */
export const ofMonastery = (id: Monastery, voice: Voice): string =>
	`монастыря ${called(id, voice)}`;

export const areas: Record<Area, string> = {
	refectory: 'трапезная',
	workshop: 'мастерская',
	library: 'библиотека',
	chapel: 'часовня',
	cloister: 'двор'
};
export const places: Record<Place, string> = {
	buildings: 'пристройки',
	chapel: 'часовня',
	cloister: 'двор'
};
export const roman: Record<Row, string> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' };

export const tiles: Record<Tile, string> = {
	soup: 'суп',
	influence: 'влияние',
	rosaries: 'чётки',
	tools: 'инструменты',
	books: 'книги'
};
export const amount = (tile: Tile, n: number): string => {
	switch (tile) {
		case 'soup':
		case 'influence':
		case 'rosaries':
			return `${tiles[tile]}\u00a0×\u00a0${g.number(n)}`;
		case 'tools':
			return counted(n, 'инструмент', 'инструмента', 'инструментов');
		case 'books':
			return counted(n, 'книга', 'книги', 'книг');
	}
};
export const cost = (of: Readonly<Partial<Record<Tile, number>>>): string => {
	const paid = Object.entries(of) as [Tile, number][];
	return paid.length === 0 ? 'бесплатно' : paid.map(([tile, n]) => amount(tile, n)).join(', ');
};

export const sources: Record<Source, string> = {
	refectory: 'трапезная',
	workshop: 'мастерская',
	library: 'библиотека',
	action: 'действие «3 очка»',
	column: 'жёлтый жетон действия',
	windowRow: 'ряд витража',
	windowColumn: 'столбец витража',
	mission: 'задание',
	insteadOfDie: 'вместо кубика',
	other: 'другое',
	track: 'по треку престижа'
};

/** What brings the points of a source by itself. */
export const cameWith = (source: Source): string =>
	source === 'windowRow' || source === 'windowColumn'
		? 'жетоном витража'
		: source === 'mission'
			? 'заданием'
			: 'послушником';

export const dice = (n: number): string => counted(n, 'кубик', 'кубика', 'кубиков');
export const handful = (own: number, neutral: number): string =>
	[
		...(own > 0 ? [counted(own, 'личный', 'личных', 'личных')] : []),
		...(neutral > 0 ? [counted(neutral, 'нейтральный', 'нейтральных', 'нейтральных')] : [])
	].join(' и ');
/** «Взяты 1 личный и 2 нейтральных кубика»: the verb agrees with all, the noun with the last number. */
export const moved = (verb: string, own: number, neutral: number): string => {
	const ending = own + neutral === 1 ? '' : own > 0 && neutral > 0 ? 'ы' : 'о';
	const noun = g.noun(neutral > 0 ? neutral : own, {
		one: 'кубик',
		few: 'кубика',
		many: 'кубиков'
	});
	return `${verb}${ending} ${handful(own, neutral)} ${noun}`;
};
export const novices = (n: number): string => counted(n, 'послушник', 'послушника', 'послушников');
export const rounds = (n: number): string => counted(n, 'раунд', 'раунда', 'раундов');
export const names = (seats: readonly string[], voice: Voice): string =>
	g.list(seats.map((seat) => voice.name(seat)));

export const lateCards: Record<LateCard, string> = {
	'C-novices': '12 послушников в монастырях',
	'C-libraries': '3 послушника в библиотеках',
	'C-cloisters': '6 послушников во дворах',
	'C-windows': 'витражи всех 5 монастырей',
	'C-dice': 'все 3 личных кубика'
};

const isMonastery = (text: string): text is Monastery => text in letters;

/** What a card asks for, in the owner's words; a card not described yet is called by its id. */
export const card = (id: Card, voice: Voice): string => {
	if (id in lateCards) return lateCards[id as LateCard];
	const needs = [1, 2, 3].flatMap((number) => {
		const [at, place] = (voice.term(`${id}.need-${number}`) ?? '').split('/');
		return at !== undefined && isMonastery(at) && place !== undefined && place in places
			? [`${places[place as Place]} ${called(at, voice)}`]
			: [];
	});
	return needs.length > 0 ? needs.join(', ') : `карта ${id}`;
};
/** A mission by its place above the board. */
export const slot = (id: Slot): string =>
	`задание ${id.charAt(0)}, ${id.endsWith('1') ? 'левое' : 'правое'}`;
