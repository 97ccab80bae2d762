import type { Dictionary } from '#lib/core/message.ts';
import { languages, type Language } from './grammar.ts';
import type { Words } from './messages/en.ts';

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

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

	/** The shell's words. The root layout waits for them before anything is shown. */
	get words(): Words {
		if (this.#words === undefined) throw new Error('words were asked for before use()');
		return this.#words;
	}

	dictionary(game: string): Dictionary {
		return this.#dictionaries.get(game) ?? {};
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

	/** Loads a game's words and keeps them in step from then on. */
	async learn(game: string, loaders: Loaders<Dictionary>): Promise<void> {
		this.#loaders.set(game, loaders);
		if (this.#dictionaries.has(game)) return;
		const asked = this.#current;
		const dictionary = await loaders[asked]();
		// While it loaded the language may have changed; then use() has brought the right one.
		if (asked === this.#current)
			this.#dictionaries = new Map(this.#dictionaries).set(game, dictionary);
	}
}

export const language = new CurrentLanguage();

/** What the player chose, or the first of the browser's languages that we speak. */
export function chosenLanguage(choice: 'auto' | Language, browser: readonly string[]): Language {
	if (choice !== 'auto') return choice;
	const spoken = browser.map((tag) => languages.find((each) => tag.toLowerCase().startsWith(each)));
	return spoken.find((each) => each !== undefined) ?? 'en';
}
