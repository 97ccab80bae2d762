import type { Voice } from '#lib/core/message.ts';
import type { Suspect, Traits, Value } from '../rules/data.ts';
import { capital, claim, g, kind, suspect, who } from './words-en.ts';

/** 0 and 100 are for what is certain. */
const percent = (chance: number): string => {
	const rounded = Math.round(chance * 100);
	if (chance > 0 && rounded < 1) return '<1%';
	return chance < 1 && rounded > 99 ? '>99%' : `${rounded}%`;
};
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const tenth = (value: number): number => Math.round(value * 10) / 10;
const points = (value: number): string =>
	`${g.signed(tenth(value))} ${Math.abs(tenth(value)) === 1 ? 'point' : 'points'}`;
const place = (at: string, voice: Voice): string => {
	if (at === 'hidden') return 'the culprit';
	return at === 'pile' ? 'in the parlor' : `with ${voice.name(at)}`;
};

/** What follows from the log, and what to do about it. */
export const reasoning = {
	'reasoning.title': 'Deductions',
	'reasoning.open': (p: { left: number; of: number }) =>
		`${g.number(p.left)} of ${g.number(p.of)} still suspect. Open the deductions`,
	'reasoning.failed':
		'This browser cannot reason for you. Everything else works; crossing out by hand does too.',
	'level.label': 'How much help?',
	'level.none': 'None',
	'level.none.hint': 'Cross out by hand; cards that were seen are marked.',
	'level.certain': 'The certain',
	'level.certain.hint': 'Crosses out whoever cannot be the culprit, and says why.',
	'level.all': 'Everything',
	'level.all.hint': 'Chances too, and what is worth asking.',

	chance: (p: { chance: number }) => percent(p.chance),
	'chance.of': (p: { what: string; chance: number }) => `${p.what}, ${percent(p.chance)}`,
	'chances.title': 'Chances',
	'chances.exact': 'Exact, if players pass their cards at random.',
	'chances.about': (p: { spread: number }) =>
		`About, give or take ${Math.max(1, Math.round(p.spread * 200))} in a hundred, if players pass their cards at random.`,
	'chances.roughly': 'Roughly, if players pass their cards at random.',
	'chances.counting': 'Counting…',
	'chances.suspects': 'Most likely',
	'chances.traits': 'What the culprit is like',

	'advice.title': 'Worth asking',
	'advice.hint':
		'How much of what is not known about the culprit the answer tells, on average. Early on a few percent are good.',
	'advice.parlor': 'In the parlor, ask to see',
	'advice.none': 'No question would tell anything new now.',
	'advice.line': (p: { question: string }) => `Worth asking. ${p.question}`,
	'advice.count': (p: { seat: string; traits: Traits }, voice: Voice) =>
		`${voice.name(p.seat)}: how many ${kind(p.traits, 'many')} in hand?`,
	'advice.held': (p: { seat: string; suspect: Suspect }, voice: Voice) =>
		`${voice.name(p.seat)}: is ${who(p.suspect, voice)} in hand?`,
	'advice.show': (p: { seat: string; traits: Traits }, voice: Voice) =>
		`${voice.name(p.seat)}: a ${kind(p.traits)}`,
	'answer.number': (p: { count: number }) => g.number(p.count),
	'answer.yes': 'Yes',
	'answer.no': 'No',
	'answer.none': 'Has none',
	'answer.card': (p: { suspect: Suspect }, voice: Voice) => capital(suspect(p.suspect, voice)),
	'answer.means': (p: { left: number; likely: Suspect; chance: number }, voice: Voice) =>
		p.left === 1
			? `it would be ${who(p.likely, voice)}`
			: `about ${g.number(p.left)} left, most likely ${who(p.likely, voice)} (${percent(p.chance)})`,

	'stakes.title': 'Speak up?',
	'stakes.revelation': (p: { value: Value; chance: number; points: number }) =>
		`Revelation “${claim(p)}”: ${percent(p.chance)} likely, ${points(p.points)} on average`,
	'stakes.accusation': (p: { suspect: Suspect; chance: number; points: number }, voice: Voice) =>
		`Accuse ${who(p.suspect, voice)}: ${percent(p.chance)} likely, ${points(p.points)} on average`,
	'stakes.none':
		'Nothing is likelier than one in three yet: speaking up would cost more than it brings.',

	'where.title': 'Where the card can be',
	'where.place': (p: { place: string }, voice: Voice) => capital(place(p.place, voice)),
	'where.can': (p: { place: string; chance: number | undefined }, voice: Voice) =>
		p.chance === undefined
			? `${capital(place(p.place, voice))}: possible`
			: `${capital(place(p.place, voice))}: ${percent(p.chance)}`,
	'where.cannot': (p: { place: string }, voice: Voice) =>
		`${capital(place(p.place, voice))}: impossible. Why?`,
	'why.title': (p: { place: string }, voice: Voice) =>
		p.place === 'hidden' ? 'Why not the culprit?' : `Why not ${place(p.place, voice)}?`,
	'why.searching': 'Looking for the reason…',
	'why.unknown': 'Too many lines play together for a short reason.',
	'why.public': 'The number of cards that everybody holds and passes is reason enough.',
	'why.enough': (p: { count: number }) =>
		p.count === 1 ? 'One line is enough:' : `These ${g.number(p.count)} lines leave no other way:`,
	'why.when': (p: { masses: number }) =>
		p.masses === 0
			? 'before the first mass'
			: `after the ${ordinals[p.masses - 1] ?? `${p.masses}th`} mass`,
	'why.moves': (p: { count: number }) =>
		`Between them cards changed hands ${p.count === 1 ? 'once' : p.count === 2 ? 'twice' : `${g.number(p.count)} times`}; that is reckoned with.`,
	'why.line': (p: { line: string }) => `Show in the log: ${p.line}`,

	'contradiction.title': 'The log does not add up',
	'contradiction.notice': (p: { count: number }) =>
		p.count === 1
			? 'One line of the log cannot be true. The deductions go on without it.'
			: `${g.number(p.count)} lines of the log cannot all be true. The deductions go on without them.`,
	'contradiction.open': 'Look',
	'contradiction.hint':
		'One of these is wrong, or something between them was forgotten. What is cancelled stays in the log and can be restored.',
	'contradiction.more': (p: { count: number }) =>
		`${g.number(p.count)} more ${g.noun(p.count, { one: 'contradiction', other: 'contradictions' })} after this one.`,
	'contradiction.mended': 'Everything fits together again.',
	'contradiction.cancel': 'Cancel',
	'contradiction.cancelLine': (p: { line: string }) => `Cancel: ${p.line}`,
	'contradiction.correct': 'Correct',
	'contradiction.correctLine': (p: { line: string }) => `Correct: ${p.line}`,
	'object.unlikely': (p: { share: number }) =>
		p.share === 0
			? 'That does not seem to fit what is in the log. Record it all the same?'
			: `By the log that is most unlikely (${percent(p.share)}). Record it all the same?`,
	'conflict.onlyOne': (p: { suspect: Suspect }, voice: Voice) =>
		`Crossed out by hand, but nobody but ${who(p.suspect, voice)} can be the culprit.`
};
