import { settings } from '#lib/data/settings.svelte.ts';
import { chosenLanguage, language } from '#lib/i18n/language.svelte.ts';

export const ssr = false;
export const prerender = false;

export async function load(): Promise<void> {
	await language.use(chosenLanguage(settings.values.language, navigator.languages));
}
