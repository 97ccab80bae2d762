import type { Voice } from '#lib/core/message.ts';
import { grammar } from '#lib/i18n/grammar.ts';
import type {
	Feature,
	MassName,
	PenanceReason,
	Suspect,
	Trait,
	Traits,
	Value
} from '../rules/data.ts';

export const g = grammar('ru');

export const traitWords: Record<Trait, string> = {
	order: 'Орден',
	title: 'Сан',
	hood: 'Капюшон',
	beard: 'Борода',
	build: 'Фигура'
};

/** One of them, and how many of them there are: «тамплиер», «тамплиеров». */
interface Forms {
	readonly one: string;
	readonly many: string;
}
type Number = keyof Forms;

const nouns: Record<Value<'order' | 'title'>, Forms> = {
	templar: { one: 'тамплиер', many: 'тамплиеров' },
	franciscan: { one: 'францисканец', many: 'францисканцев' },
	benedictine: { one: 'бенедиктинец', many: 'бенедиктинцев' },
	father: { one: 'отец', many: 'отцов' },
	brother: { one: 'брат', many: 'братьев' },
	novice: { one: 'послушник', many: 'послушников' }
};
const adjectives: Record<Value<'beard' | 'build'>, Forms> = {
	bearded: { one: 'бородатый', many: 'бородатых' },
	shaven: { one: 'бритый', many: 'бритых' },
	fat: { one: 'толстый', many: 'толстых' },
	thin: { one: 'худой', many: 'худых' }
};
const hoods: Record<Value<'hood'>, Forms> = {
	hooded: { one: 'в капюшоне', many: 'в капюшоне' },
	unhooded: { one: 'без капюшона', many: 'без капюшона' }
};
const all: Record<Value, Forms> = { ...nouns, ...adjectives, ...hoods };

/** «тамплиер», «бородатый», «в капюшоне». */
export const feature = ({ value }: Pick<Feature, 'value'>, number: Number = 'one'): string =>
	all[value][number];

/** What is said of the culprit: «преступник — тамплиер», «преступник в капюшоне». */
export const claim = (said: Pick<Feature, 'value'>): string =>
	said.value in nouns ? `преступник\u00a0— ${feature(said)}` : `преступник ${feature(said)}`;

/** «бородатый послушник», «толстых братьев-тамплиеров»; with no traits, «монах». */
export const kind = (traits: Traits, number: Number = 'one'): string => {
	const { order, title, hood, beard, build } = traits;
	const noun = [title, order].flatMap((value) => (value === undefined ? [] : [nouns[value]]));
	const plain: Forms = { one: 'монах', many: 'монахов' };
	const before = [build, beard].flatMap((value) =>
		value === undefined ? [] : [adjectives[value][number]]
	);
	return [
		...before,
		noun.length === 0 ? plain[number] : noun.map((each) => each[number]).join('-'),
		...(hood === undefined ? [] : [hoods[hood][number]])
	].join(' ');
};

const isBare = (traits: Traits): boolean =>
	Object.values(traits).every((value) => value === undefined);

/** «отец Сергио» where the owner named him, «толстый бородатый тамплиер в капюшоне» where not. */
export const suspect = ({ id, traits }: Suspect, voice: Voice): string => {
	const name = voice.term(id)?.trim() ?? '';
	if (name === '') return isBare(traits) ? 'неизвестный монах' : kind(traits);
	const title = traits.title === undefined ? '' : nouns[traits.title].one;
	const isTitled = name.toLowerCase().startsWith(`${title} `);
	return title === '' || isTitled ? name : `${title} ${name}`;
};
export const suspects = (some: readonly Suspect[], voice: Voice): string =>
	g.list(some.map((each) => suspect(each, voice)));
/** What was asked for, after who showed it. */
export const asked = (traits: Traits): string =>
	isBare(traits) ? '' : `, просьба: ${kind(traits)}`;
/** A card after a sentence, if it is known. */
export const named = (card: Suspect | undefined, voice: Voice): string =>
	card === undefined ? '' : ` (${suspect(card, voice)})`;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const masses: Record<MassName, string> = {
	matins: 'Утреня',
	lauds: 'Хвалитны',
	prime: 'Первый час',
	terce: 'Третий час',
	sext: 'Шестой час',
	none: 'Девятый час',
	vespers: 'Вечерня',
	compline: 'Повечерие'
};

export const penances: Record<PenanceReason, string> = {
	cell: 'чужая келья',
	accusation: 'неверное обвинение',
	bell: 'забытый колокол',
	table: 'так решил стол'
};

export const cards = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'карта', few: 'карты', many: 'карт' })}`;
export const cardsAccusative = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'карту', few: 'карты', many: 'карт' })}`;
export const names = (seats: readonly string[], voice: Voice): string =>
	g.list(seats.map((seat) => voice.name(seat)));
