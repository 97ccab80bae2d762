import { liveQuery } from 'dexie';
import { store } from './store.svelte.ts';

/** What a player can choose, and how it is before they did. */
export const defaults = {
	language: 'auto' as 'auto' | 'ru' | 'en',
	theme: 'auto' as 'auto' | 'light' | 'dark',
	textSize: 'normal' as 'normal' | 'large' | 'huge',
	sound: true,
	haptics: true,
	keepAwake: true,
	/** "Ready to work offline" was said. */
	saidOffline: false
};
export type Settings = typeof defaults;

/** Read by the script in app.html before the first paint. */
const mirrorKey = 'cellarer';

/**
 * Settings live in the database. A mirror in localStorage is there for the first paint only;
 * where it is forbidden, the first paint follows the system.
 */
class LiveSettings {
	#values = $state.raw<Settings>({ ...defaults, ...readMirror() });

	get values(): Settings {
		return this.#values;
	}

	/** Follows the database, and so the other tabs, for as long as the app is open. */
	start(): void {
		store.follow((db) => {
			liveQuery(() => db.settings.toArray()).subscribe({
				next: (saved) => this.#show(known(saved.map(({ key, value }) => [key, value]))),
				error: () => undefined
			});
		});
	}

	async set<K extends keyof Settings>(key: K, value: Settings[K]): Promise<void> {
		this.#show({ [key]: value });
		await store.write((db) => db.settings.put({ key, value }));
	}

	#show(change: Partial<Settings>): void {
		this.#values = { ...this.#values, ...change };
		writeMirror(this.#values);
	}
}

export const settings = new LiveSettings();

/** Keeps what this version knows; a value of the wrong kind is left out. */
function known(entries: readonly (readonly [string, unknown])[]): Partial<Settings> {
	const names = new Map<string, string>(
		Object.entries(defaults).map(([key, value]) => [key, typeof value])
	);
	return Object.fromEntries(entries.filter(([key, value]) => names.get(key) === typeof value));
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
