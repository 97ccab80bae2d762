import type { MassName, Traits, Value } from '../rules/data.ts';
import { capital, feature, g, masses } from './words-en.ts';

const suspect = (p: { number: number; name?: string | undefined }): string =>
	p.name ?? `Suspect ${g.number(p.number)}`;

const described = ({ order, title, hood, beard, build }: Traits): string =>
	[order, title, hood, beard, build]
		.flatMap((value) => (value === undefined ? [] : [feature({ value })]))
		.join(', ');

const counted = (count: number, one: string, other: string): readonly string[] =>
	count === 0 ? [] : [`${g.number(count)} ${g.noun(count, { one, other })}`];

/** Words of the owner's roster. */
export const roster = {
	'copy.title': 'Your suspects',
	'copy.hint':
		'Find each card of your box by its traits, then give it its name and title. The suspect sheet works without names too.',

	'roster.many': (p: { value: Value }) => capital(feature(p, 'many')),
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
