import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { openTab, type Tab } from '#lib/data/testing/tab.ts';

async function terms(tab: Tab): Promise<Readonly<Record<string, string>> | undefined> {
	return (await (await tab.store.open()).copies.get('counter'))?.terms;
}

it('the owner names things one by one', async () => {
	const tab = await openTab(new IDBFactory());
	await tab.nameTerm('counter', 'red-1', ' Toadstool ');
	await tab.nameTerm('counter', 'red-2', 'Newt');
	expect(await terms(tab)).toEqual({ 'red-1': 'Toadstool', 'red-2': 'Newt' });
});

it('an empty name gives back ours', async () => {
	const tab = await openTab(new IDBFactory());
	await tab.nameTerm('counter', 'red-1', 'Toadstool');
	await tab.nameTerm('counter', 'red-1', '  ');
	expect(await terms(tab)).toEqual({});
});

it('two names given at once are both kept', async () => {
	const tab = await openTab(new IDBFactory());
	await Promise.all([
		tab.nameTerm('counter', 'red-1', 'Toadstool'),
		tab.nameTerm('counter', 'red-2', 'Newt')
	]);
	expect(await terms(tab)).toEqual({ 'red-1': 'Toadstool', 'red-2': 'Newt' });
});

it('all names can be given back', async () => {
	const tab = await openTab(new IDBFactory());
	await tab.nameTerm('counter', 'red-1', 'Toadstool');
	await tab.resetCopy('counter');
	expect(await terms(tab)).toEqual({});
});

it('keeps what a newer version added to the copy', async () => {
	const tab = await openTab(new IDBFactory());
	const copy = { game: 'counter', updatedAt: 1, terms: {}, printing: 2 };
	await (await tab.store.open()).copies.put(copy);
	await tab.nameTerm('counter', 'red-1', 'Toadstool');
	expect(await (await tab.store.open()).copies.get('counter')).toMatchObject({ printing: 2 });
});
