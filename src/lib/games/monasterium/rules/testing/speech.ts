import { expect } from 'vitest';
import type { Message } from '#lib/core/message.ts';
import { spokenIn, type Spoken } from '#lib/core/testing/speech.ts';
import { en } from '../../messages/en.ts';
import { ru } from '../../messages/ru.ts';

/** Piles of missions and rows have Latin letters in the Russian box too. */
const printed = /\b([ABC]\d?|I{1,3}|IV)\b/g;

/** Expects a whole sentence in each language, with no word of the other one in it. */
export function spoken(message: Message): Spoken {
	const said = spokenIn({ en, ru }, message, 'dlp-games');
	expect(said.en).not.toMatch(/\p{Script=Cyrillic}/u);
	expect(said.ru.replace(printed, '')).not.toMatch(/[a-z]/i);
	return said;
}
