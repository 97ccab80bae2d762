import { expect } from 'vitest';
import type { ScoreLine } from '../explain.ts';
import { sentence, type Dictionary, type Message, type Voice } from '../message.ts';

/** The same words in each language. */
export interface Words {
	readonly en: Dictionary;
	readonly ru: Dictionary;
}

export interface Spoken {
	readonly en: string;
	readonly ru: string;
}

/** What a careless dictionary leaves in a sentence. */
const leftovers = /undefined|null|NaN|\[object|[{}]| {2}|^\s|\s$|^$/;

/** Expects a whole sentence in each language, and hands both back. */
export function spokenIn(words: Words, message: Message, edition: string): Spoken {
	const voice = (name: string): Voice => ({ name: () => name, term: () => undefined, edition });
	expect(Object.keys(words.en)).toContain(message.key);
	expect(Object.keys(words.ru)).toContain(message.key);
	const said = {
		en: sentence(words.en, message, voice('Ann')),
		ru: sentence(words.ru, message, voice('Аня'))
	};
	expect(said.en).not.toMatch(leftovers);
	expect(said.ru).not.toMatch(leftovers);
	return said;
}

/** The reasons of a line and of all its parts. */
export function reasonsOf(line: ScoreLine): readonly Message[] {
	return [line.why, ...line.parts.flatMap(reasonsOf)];
}
