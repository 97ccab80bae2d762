import { settings } from '#lib/data/settings.svelte.ts';
import { chosenLanguage, language } from '#lib/i18n/language.svelte.ts';

export const ssr = false;
export const prerender = false;

/** Asked for at once, while the page's own code is still on its way. */
const firstWords = language.use(chosenLanguage(settings.values.language, navigator.languages));

export async function load(): Promise<void> {
	await firstWords;
}
