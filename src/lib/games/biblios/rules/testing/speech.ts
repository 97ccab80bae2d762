import { expect } from 'vitest';
import type { Message } from '#lib/core/message.ts';
import { spokenIn, type Spoken } from '#lib/core/testing/speech.ts';
import { en } from '../../messages/en.ts';
import { ru } from '../../messages/ru.ts';
import { editionIds, type EditionId } from '../data.ts';

/** The letters on the cards stand alone, in any sentence. */
const loneLetter = /(?<![\p{L}])\p{L}(?![\p{L}])/gu;

/** Expects a whole sentence in each language, with no word of the other one in it. */
export function spoken(message: Message, edition: EditionId = 'abbatstvo-2017'): Spoken {
	const said = spokenIn({ en, ru }, message, edition);
	expect(said.en.replace(loneLetter, '')).not.toMatch(/\p{Script=Cyrillic}/u);
	expect(said.ru.replace(loneLetter, '').replace('Biblios', '')).not.toMatch(/[a-z]/i);
	return said;
}

export function spokenInEveryEdition(message: Message): void {
	for (const edition of editionIds) spoken(message, edition);
}
