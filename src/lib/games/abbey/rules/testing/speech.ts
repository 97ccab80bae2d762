import { expect } from 'vitest';
import { sentence, type Message } from '#lib/core/message.ts';
import { spokenIn, type Spoken } from '#lib/core/testing/speech.ts';
import { en } from '../../messages/en.ts';
import { ru } from '../../messages/ru.ts';

/** Expects a whole sentence in each language, with no word of the other one in it. */
export function spoken(message: Message): Spoken {
	const said = spokenIn({ en, ru }, message, 'abbey');
	expect(said.en).not.toMatch(/\p{Script=Cyrillic}/u);
	expect(said.ru).not.toMatch(/[a-z]/i);
	return said;
}

/** The sentence at a table whose owner has named these suspects; seats go by their ids. */
export function spokenWith(names: Readonly<Record<string, Spoken>>, message: Message): Spoken {
	const said = (language: keyof Spoken): string =>
		sentence(language === 'en' ? en : ru, message, {
			name: (seat) => seat,
			term: (id) => names[id]?.[language],
			edition: 'abbey'
		});
	return { en: said('en'), ru: said('ru') };
}
