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

export const g = grammar('en');

export const traitWords: Record<Trait, string> = {
	order: 'Order',
	title: 'Title',
	hood: 'Hood',
	beard: 'Beard',
	build: 'Build'
};

const nouns: Record<Value<'order' | 'title'>, { readonly one: string; readonly many: string }> = {
	templar: { one: 'Templar', many: 'Templars' },
	franciscan: { one: 'Franciscan', many: 'Franciscans' },
	benedictine: { one: 'Benedictine', many: 'Benedictines' },
	father: { one: 'father', many: 'fathers' },
	brother: { one: 'brother', many: 'brothers' },
	novice: { one: 'novice', many: 'novices' }
};
const adjectives: Record<Value<'hood' | 'beard' | 'build'>, string> = {
	hooded: 'hooded',
	unhooded: 'bareheaded',
	bearded: 'bearded',
	shaven: 'shaven',
	fat: 'fat',
	thin: 'thin'
};
const words: Record<string, string | { readonly one: string; readonly many: string }> = {
	...nouns,
	...adjectives
};

type Number = 'one' | 'many';

/** "Templar", "bearded". */
export const feature = ({ value }: Pick<Feature, 'value'>, number: Number = 'one'): string => {
	const word = words[value] ?? value;
	return typeof word === 'string' ? word : word[number];
};

/** What is said of the culprit: "a Templar", "bearded". */
export const claim = (said: Pick<Feature, 'value'>): string =>
	said.value in nouns ? `a ${feature(said)}` : feature(said);

/** "bearded novice", "fat Templar brothers"; with no traits, "monk". */
export const kind = (traits: Traits, number: Number = 'one'): string => {
	const { order, title, hood, beard, build } = traits;
	const noun =
		order === undefined
			? title === undefined
				? { one: 'monk', many: 'monks' }[number]
				: nouns[title][number]
			: title === undefined
				? nouns[order][number]
				: `${nouns[order].one} ${nouns[title][number]}`;
	const before = [hood, beard, build].flatMap((value) =>
		value === undefined ? [] : [adjectives[value]]
	);
	return [...before, noun].join(' ');
};

const isBare = (traits: Traits): boolean =>
	Object.values(traits).every((value) => value === undefined);

/** "Father Sergio" where the owner named him, "hooded bearded fat Templar" where not. */
export const suspect = (of: Suspect, voice: Voice): string =>
	nameOf(of, voice) ?? (isBare(of.traits) ? 'unknown monk' : kind(of.traits));
/** The same inside a sentence: "the hooded bearded fat Templar". */
export const who = (of: Suspect, voice: Voice): string =>
	nameOf(of, voice) ?? (isBare(of.traits) ? 'an unknown monk' : `the ${kind(of.traits)}`);
export const suspects = (some: readonly Suspect[], voice: Voice): string =>
	g.list(some.map((each) => who(each, voice)));
/** What was asked for, after who showed it. */
export const asked = (traits: Traits): string =>
	isBare(traits) ? '' : ` (asked for: ${kind(traits)})`;
/** A card after a sentence, if it is known. */
export const named = (card: Suspect | undefined, voice: Voice): string =>
	card === undefined ? '' : `: ${who(card, voice)}`;

const nameOf = ({ id, traits }: Suspect, voice: Voice): string | undefined => {
	const name = voice.term(id)?.trim() ?? '';
	if (name === '') return undefined;
	const title = traits.title === undefined ? '' : capital(nouns[traits.title].one);
	const isTitled = name.toLowerCase().startsWith(`${title.toLowerCase()} `);
	return title === '' || isTitled ? name : `${title} ${name}`;
};

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const masses: Record<MassName, string> = {
	matins: 'Matins',
	lauds: 'Lauds',
	prime: 'Prime',
	terce: 'Terce',
	sext: 'Sext',
	none: 'None',
	vespers: 'Vespers',
	compline: 'Compline'
};

export const penances: Record<PenanceReason, string> = {
	cell: 'caught in another’s cell',
	accusation: 'a wrong accusation',
	bell: 'the bell was forgotten',
	table: 'the table decided so'
};

export const cards = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'card', other: 'cards' })}`;
export const names = (seats: readonly string[], voice: Voice): string =>
	g.list(seats.map((seat) => voice.name(seat)));
