import { grammar } from '#lib/i18n/grammar.ts';
import type { MassName, Traits, Value } from '../rules/data.ts';

const g = grammar('en');

const values: Readonly<Record<Value, string>> = {
	templar: 'Templar',
	franciscan: 'Franciscan',
	benedictine: 'Benedictine',
	father: 'Father',
	brother: 'Brother',
	novice: 'Novice',
	hooded: 'Hooded',
	unhooded: 'Bareheaded',
	bearded: 'Bearded',
	shaven: 'Shaven',
	fat: 'Fat',
	thin: 'Thin'
};

const many: Readonly<Partial<Record<Value, string>>> = {
	templar: 'Templars',
	franciscan: 'Franciscans',
	benedictine: 'Benedictines',
	father: 'Fathers',
	brother: 'Brothers',
	novice: 'Novices'
};

const masses: Readonly<Record<MassName, string>> = {
	matins: 'Matins',
	lauds: 'Lauds',
	prime: 'Prime',
	terce: 'Terce',
	sext: 'Sext',
	none: 'None',
	vespers: 'Vespers',
	compline: 'Compline'
};

const suspect = (p: { number: number; name?: string | undefined }): string =>
	p.name ?? `Suspect ${g.number(p.number)}`;

const described = ({ order, title, hood, beard, build }: Traits): string =>
	[order, title, hood, beard, build]
		.flatMap((value) => (value === undefined ? [] : [values[value].toLowerCase()]))
		.join(', ')
		.replace(
			/^(templar|franciscan|benedictine)/,
			(word) => word.charAt(0).toUpperCase() + word.slice(1)
		);

const counted = (count: number, one: string, other: string): readonly string[] =>
	count === 0 ? [] : [`${g.number(count)} ${g.noun(count, { one, other })}`];

/** Words of the owner's roster, and of the traits. */
export const roster = {
	'copy.title': 'Your suspects',
	'copy.hint':
		'Find each card of your box by its traits, then give it its name and title. The suspect sheet works without names too.',

	'trait.order': 'Order',
	'trait.title': 'Title',
	'trait.hood': 'Hood',
	'trait.beard': 'Beard',
	'trait.build': 'Build',
	'value.templar': values.templar,
	'value.franciscan': values.franciscan,
	'value.benedictine': values.benedictine,
	'value.father': values.father,
	'value.brother': values.brother,
	'value.novice': values.novice,
	'value.hooded': values.hooded,
	'value.unhooded': values.unhooded,
	'value.bearded': values.bearded,
	'value.shaven': values.shaven,
	'value.fat': values.fat,
	'value.thin': values.thin,

	'roster.many': (p: { value: Value }) => many[p.value] ?? values[p.value],
	'roster.suspect': suspect,
	'roster.tile': (p: { number: number; name?: string | undefined; traits: Traits }) =>
		`${suspect(p)}: ${described(p.traits)}`,
	'roster.named': (p: { count: number; of: number }) =>
		`${g.number(p.count)} of ${g.number(p.of)} named`,

	'roster.place': (p: { number: number; of: number }) =>
		`Suspect ${g.number(p.number)} of ${g.number(p.of)}`,
	'roster.name': 'Name',
	'roster.example': 'For example, Bruno',
	'roster.corrections': 'If the card looks different',
	'roster.previous': 'Previous',
	'roster.next': 'Next',
	'roster.done': 'Done',

	'roster.counts': 'Does it add up?',
	'roster.countsHint': 'The rulebook says how many there are of each.',
	'roster.count': (p: { count: number; of: number }) => `${g.number(p.count)} of ${g.number(p.of)}`,
	'roster.countHolds': 'right',
	'roster.countOver': 'too many',
	'roster.double': (p: { names: readonly string[] }) =>
		`${g.list(p.names)} share all five traits. No two cards do: look at them once more.`,

	'roster.masses': 'Cards passed on at mass',
	'roster.massesHint':
		'How many suspect cards each mass card tells to pass on. What you leave open is asked at the table.',
	'roster.mass': (p: { mass: MassName }) => masses[p.mass],
	'roster.massCards': (p: { cards?: number | undefined }) =>
		p.cards === undefined ? 'not known' : g.number(p.cards),
	'roster.massFewer': (p: { mass: MassName }) => `${masses[p.mass]}: fewer`,
	'roster.massMore': (p: { mass: MassName }) => `${masses[p.mass]}: more`,

	'roster.holds': (p: { names: number; traits: number; masses: number }) =>
		p.names + p.traits + p.masses === 0
			? 'nothing that we know'
			: g.list([
					...counted(p.names, 'name', 'names'),
					...counted(p.traits, 'trait', 'traits'),
					...counted(p.masses, 'mass card', 'mass cards')
				])
};
