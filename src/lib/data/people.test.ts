import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import type { Seat } from '#lib/core/rules.ts';
import { openTab, type Tab } from '#lib/data/testing/tab.ts';
import type { Person } from './db.ts';

afterEach(() => {
	vi.restoreAllMocks();
});

const seat = (id: string, name: string): Seat => ({ id, name });

async function remember(tab: Tab, ...seats: readonly Seat[]): Promise<readonly Seat[]> {
	return await tab.store.write((db) => tab.rememberPeople(db, seats, new Set()));
}

async function people(tab: Tab): Promise<readonly Person[]> {
	return await (await tab.store.open()).people.toArray();
}

it('someone who comes again is the same person, however the name is written', async () => {
	const tab = await openTab(new IDBFactory());
	const [first] = await remember(tab, seat('s1', 'Жанна'));
	const [again] = await remember(tab, seat('s2', ' жанна '));
	expect(again?.person).toBe(first?.person);
	expect(await people(tab)).toMatchObject([{ name: 'Жанна' }]);
});

it('remembers when they last played', async () => {
	const tab = await openTab(new IDBFactory());
	vi.spyOn(Date, 'now').mockReturnValue(1000);
	await remember(tab, seat('s1', 'Anna'), seat('s2', 'Boris'));
	vi.spyOn(Date, 'now').mockReturnValue(2000);
	await remember(tab, seat('s1', 'Boris'));
	const times = new Map((await people(tab)).map(({ name, lastPlayedAt }) => [name, lastPlayedAt]));
	expect(times).toEqual(
		new Map([
			['Anna', 1000],
			['Boris', 2000]
		])
	);
});

it('keeps a name as it was typed, whatever it looks like', async () => {
	const tab = await openTab(new IDBFactory());
	for (const name of ['__proto__', '<img src=x onerror=alert(1)>', '😀'])
		await remember(tab, seat('s1', name));
	expect((await people(tab)).map(({ name }) => name).sort()).toEqual([
		'<img src=x onerror=alert(1)>',
		'__proto__',
		'😀'
	]);
});
