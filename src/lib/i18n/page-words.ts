import type { Dictionary } from '#lib/core/message.ts';
import { language, type Loaders } from './language.svelte.ts';

/** Words of one page, loaded with it: a start needs none of them. */
class PageWords<W extends Dictionary> {
	readonly #id: string;
	readonly #loaders: Loaders<W>;

	constructor(id: string, loaders: Loaders<W>) {
		this.#id = `page:${id}`;
		this.#loaders = loaders;
	}

	/** The page's route waits for it. */
	async load(): Promise<void> {
		await language.learn(this.#id, this.#loaders);
	}

	get current(): W {
		return language.dictionary(this.#id) as W;
	}
}

export const settingsWords = new PageWords('settings', {
	en: async () => (await import('./messages/settings-en.ts')).en,
	ru: async () => (await import('./messages/settings-ru.ts')).ru
});

export const setupWords = new PageWords('setup', {
	en: async () => (await import('./messages/setup-en.ts')).en,
	ru: async () => (await import('./messages/setup-ru.ts')).ru
});

/** For a table, its log and its result, and for the parts they are made of. */
export const tableWords = new PageWords('table', {
	en: async () => (await import('./messages/table-en.ts')).en,
	ru: async () => (await import('./messages/table-ru.ts')).ru
});
