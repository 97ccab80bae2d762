import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Device } from '#lib/data/testing/device.ts';
import { openTab } from '#lib/data/testing/tab.ts';

/** A localStorage with this in it; the node of the tests has none. */
function mirror(text: string | undefined): Map<string, string> {
	const kept = new Map(text === undefined ? [] : [['cellarer', text]]);
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value)
	});
	return kept;
}

beforeEach(() => {
	mirror(undefined);
});
afterEach(() => {
	vi.unstubAllGlobals();
});

describe('settings', () => {
	it('begin as the system has it', async () => {
		const { settings } = await openTab(new IDBFactory());
		expect(settings.values).toEqual({
			language: 'auto',
			theme: 'auto',
			textSize: 'normal',
			sound: true,
			haptics: true,
			keepAwake: true,
			reasoning: 'certain',
			saidOffline: false
		});
	});

	it('are shown at once, saved, and found again', async () => {
		const device = new IDBFactory();
		const { settings } = await openTab(device);
		const saving = settings.set('theme', 'dark');
		expect(settings.values.theme).toBe('dark');
		await saving;
		const later = await openTab(device);
		later.settings.start();
		await vi.waitFor(() => expect(later.settings.values.theme).toBe('dark'));
	});

	it('go back when they cannot be saved', async () => {
		const device = new Device();
		const { settings } = await openTab(device.indexedDB);
		device.refuseWrites('DataError', 'thrown');
		await settings.set('theme', 'dark');
		expect(settings.values.theme).toBe('auto');
		vi.restoreAllMocks();
	});

	it('change in the other tabs too', async () => {
		const device = new IDBFactory();
		const [here, there] = [await openTab(device), await openTab(device)];
		there.settings.start();
		await here.settings.set('sound', false);
		await vi.waitFor(() => expect(there.settings.values.sound).toBe(false));
	});

	it('follow to memory when the disk is lost', async () => {
		const tab = await openTab(new IDBFactory());
		tab.settings.start();
		const disk = await tab.store.open();
		await tab.store.write(async (db) => {
			if (db === disk) throw new DOMException('', 'QuotaExceededError');
			await db.settings.put({ key: 'textSize', value: 'huge' });
		});
		await vi.waitFor(() => expect(tab.settings.values.textSize).toBe('huge'));
		await disk.settings.put({ key: 'textSize', value: 'large' });
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(tab.settings.values.textSize).toBe('huge');
	});

	it('are mirrored for the first paint', async () => {
		const kept = mirror(undefined);
		const { settings } = await openTab(new IDBFactory());
		await settings.set('language', 'ru');
		expect(JSON.parse(kept.get('cellarer') ?? '')).toMatchObject({ language: 'ru' });
	});

	it.each([
		['a language that we do not speak', 'language', 'fr'],
		['a value of another kind', 'sound', 'yes'],
		['nothing', 'theme', null],
		['what this version does not know', 'candles', 7],
		['what every object has', '__proto__', { sound: false }]
	])('%s is not taken from the database', async (_, key, value) => {
		const tab = await openTab(new IDBFactory());
		const before = tab.settings.values;
		await (
			await tab.store.open()
		).settings.bulkPut([
			{ key, value },
			{ key: 'keepAwake', value: false }
		]);
		tab.settings.start();
		await vi.waitFor(() => expect(tab.settings.values.keepAwake).toBe(false));
		expect(tab.settings.values).toEqual({ ...before, keepAwake: false });
	});

	it.each(['{', 'null', '[1]', '{"language":"fr"}', '{"__proto__":{"sound":false}}'])(
		'a mirror of %s is no obstacle',
		async (text) => {
			mirror(text);
			const { settings } = await openTab(new IDBFactory());
			expect(settings.values.language).toBe('auto');
			expect(settings.values.sound).toBe(true);
		}
	);

	it('do without a mirror where it is forbidden', async () => {
		vi.stubGlobal('localStorage', undefined);
		const { settings } = await openTab(new IDBFactory());
		await settings.set('theme', 'light');
		expect(settings.values.theme).toBe('light');
	});
});
