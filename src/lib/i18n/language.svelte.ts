import type { Dictionary } from '#lib/core/message.ts';
import { languages, type Language } from './grammar.ts';
import type { Words } from './messages/en.ts';

export type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

const shell: Loaders<Words> = {
	en: async () => (await import('./messages/en.ts')).en,
	ru: async () => (await import('./messages/ru.ts')).ru
};

/** The language on screen. Words of the shell and of every opened game change together. */
class CurrentLanguage {
	#current = $state.raw<Language>('en');
	#words = $state.raw<Words | undefined>();
	#dictionaries = $state.raw<ReadonlyMap<string, Dictionary>>(new Map());
	readonly #loaders = new Map<string, Loaders<Dictionary>>();

	get current(): Language {
		return this.#current;
	}

	/** The browser's own variant of the language, for dates: British days come before months. */
	get locale(): string {
		const variant = navigator.languages.find((tag) => tag.toLowerCase().startsWith(this.#current));
		return variant ?? this.#current;
	}

	/** The shell's words. The root layout waits for them before anything is shown. */
	get words(): Words {
		if (this.#words === undefined) throw new Error('words were asked for before use()');
		return this.#words;
	}

	/** Empty until it was learnt. */
	dictionary(id: string): Dictionary {
		return this.#dictionaries.get(id) ?? {};
	}

	async use(language: Language): Promise<void> {
		if (language === this.#current && this.#words !== undefined) return;
		const [words, dictionaries] = await Promise.all([
			shell[language](),
			Promise.all(
				[...this.#loaders].map(async ([id, load]) => [id, await load[language]()] as const)
			)
		]);
		this.#current = language;
		this.#words = words;
		this.#dictionaries = new Map(dictionaries);
		document.documentElement.lang = language;
	}

	/** Loads the words of a game or a page and keeps them in step from then on. */
	async learn(id: string, loaders: Loaders<Dictionary>): Promise<void> {
		this.#loaders.set(id, loaders);
		if (this.#dictionaries.has(id)) return;
		const asked = this.#current;
		const dictionary = await loaders[asked]();
		// While it loaded the language may have changed; then use() has brought the right one.
		if (asked === this.#current)
			this.#dictionaries = new Map(this.#dictionaries).set(id, dictionary);
	}
}

export const language = new CurrentLanguage();

/** What the player chose, or the first of the browser's languages that we speak. */
export function chosenLanguage(choice: 'auto' | Language, browser: readonly string[]): Language {
	if (choice !== 'auto') return choice;
	const spoken = browser.map((tag) => languages.find((each) => tag.toLowerCase().startsWith(each)));
	return spoken.find((each) => each !== undefined) ?? 'en';
}
