import { expect } from 'vitest';
import type { Message } from '#lib/core/message.ts';
import { spokenIn, type Spoken } from '#lib/core/testing/speech.ts';
import { en } from '../../messages/en.ts';
import { ru } from '../../messages/ru.ts';

/** Expects a whole sentence in each language, with no word of the other one in it. */
export function spoken(message: Message): Spoken {
	const said = spokenIn({ en, ru }, message, 'cosmodrome-2014');
	expect(said.en).not.toMatch(/\p{Script=Cyrillic}/u);
	expect(said.ru.replace(/\bI{1,2}\b/g, '')).not.toMatch(/[a-z]/i);
	return said;
}
