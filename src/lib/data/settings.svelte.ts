import { follow } from './live.svelte.ts';
import { store } from './store.svelte.ts';

/** What a player can choose; the first is how it is before they did. */
const choices = {
	language: ['auto', 'ru', 'en'],
	theme: ['auto', 'light', 'dark'],
	textSize: ['normal', 'large', 'huge'],
	sound: [true, false],
	haptics: [true, false],
	keepAwake: [true, false],
	/** How much is reasoned for a player: what is certain, everything, or nothing. */
	reasoning: ['certain', 'all', 'none'],
	/** "Ready to work offline" was said. */
	saidOffline: [false, true]
} as const;
export type Settings = { readonly [K in keyof typeof choices]: (typeof choices)[K][number] };

/** Read by the script in app.html before the first paint. */
const mirrorKey = 'cellarer';

/**
 * Settings live in the database. A mirror in localStorage is there for the first paint only;
 * where it is forbidden, the first paint follows the system.
 */
class LiveSettings {
	#values = $state.raw<Settings>({ ...defaults(), ...readMirror() });

	get values(): Settings {
		return this.#values;
	}

	/** Follows the database, and so the other tabs, for as long as the app is open. */
	start(): void {
		follow(
			(db) => db.settings.toArray(),
			(saved) => this.#show(known(saved.map(({ key, value }) => [key, value])))
		);
	}

	/** Shown at once; what cannot be saved goes back to what it was. */
	async set<K extends keyof Settings>(key: K, value: Settings[K]): Promise<void> {
		const { [key]: before } = this.#values;
		this.#show({ [key]: value });
		try {
			await store.write((db) => db.settings.put({ key, value }));
		} catch {
			// The banner says what is wrong with the database.
			this.#show({ [key]: before });
		}
	}

	#show(change: Partial<Settings>): void {
		this.#values = { ...this.#values, ...change };
		writeMirror(this.#values);
	}
}

export const settings = new LiveSettings();

function defaults(): Settings {
	return Object.fromEntries(
		Object.entries(choices).map(([key, [first]]) => [key, first])
	) as Settings;
}

/**
 * Keeps what this version knows. A file may bring in anything: a language that we do not speak
 * would keep the app from opening, now and after every reload.
 */
function known(entries: readonly (readonly [string, unknown])[]): Partial<Settings> {
	const allowed = new Map<string, readonly unknown[]>(Object.entries(choices));
	return Object.fromEntries(entries.filter(([key, value]) => allowed.get(key)?.includes(value)));
}

function readMirror(): Partial<Settings> {
	try {
		const saved: unknown = JSON.parse(localStorage.getItem(mirrorKey) ?? '{}');
		return typeof saved === 'object' && saved !== null ? known(Object.entries(saved)) : {};
	} catch {
		return {};
	}
}

function writeMirror(values: Settings): void {
	try {
		localStorage.setItem(mirrorKey, JSON.stringify(values));
	} catch {
		// Forbidden or full: the database has them all the same.
	}
}
