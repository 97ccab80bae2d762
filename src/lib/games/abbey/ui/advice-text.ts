import type { Question } from '#lib/core/deduce/advise/questions.ts';
import type { Reply } from '#lib/core/deduce/advise/table.ts';
import type { Traits } from '../rules/data.ts';
import { suspectIn } from '../rules/roster.ts';
import { say } from '../rules/say.ts';
import type { AbbeyPlay } from './abbey-play.ts';

/** A question in words: to whom, and what. */
export function questionText(play: AbbeyPlay, question: Question): string {
	const { player: seat } = question;
	if (question.kind === 'held') {
		const suspect = suspectIn(play.state.roster, question.card);
		return play.text(say('advice.held', { seat, suspect }));
	}
	// The solver knows the traits by the names that our roster gave them.
	const traits = question.traits as Traits;
	return play.text(say(`advice.${question.kind}`, { seat, traits }));
}

export function replyText(play: AbbeyPlay, reply: Reply): string {
	if ('count' in reply) return play.text(say('answer.number', reply));
	if ('yes' in reply) return play.text(say(reply.yes ? 'answer.yes' : 'answer.no'));
	if (reply.card === undefined) return play.text(say('answer.none'));
	return play.text(say('answer.card', { suspect: suspectIn(play.state.roster, reply.card) }));
}
