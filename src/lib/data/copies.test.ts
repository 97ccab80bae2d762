import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { openTab, type Tab } from '#lib/data/testing/tab.ts';
import { compareTerms, type Comparison, type Terms } from './copies.ts';

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
	await tab.replaceTerms('counter', {});
	expect(await terms(tab)).toEqual({});
});

it('keeps what a newer version added to the copy', async () => {
	const tab = await openTab(new IDBFactory());
	const copy = { game: 'counter', updatedAt: 1, terms: {}, printing: 2 };
	await (await tab.store.open()).copies.put(copy);
	await tab.nameTerm('counter', 'red-1', 'Toadstool');
	expect(await (await tab.store.open()).copies.get('counter')).toMatchObject({ printing: 2 });
});

it('can be read once, also before anything was named', async () => {
	const tab = await openTab(new IDBFactory());
	expect(await tab.termsOf('counter')).toEqual({});
	await tab.nameTerm('counter', 'red-1', 'Toadstool');
	expect(await tab.termsOf('counter')).toEqual({ 'red-1': 'Toadstool' });
});

describe('another’s copy of the box', () => {
	it.each<[string, Terms, Terms, Comparison]>([
		['nothing in either', {}, {}, { added: [], same: [], different: [] }],
		['all new', {}, { a: '1', b: '2' }, { added: ['a', 'b'], same: [], different: [] }],
		['all the same', { a: '1' }, { a: '1' }, { added: [], same: ['a'], different: [] }],
		['what only I named', { a: '1', b: '2' }, {}, { added: [], same: [], different: [] }],
		[
			'some of each',
			{ a: '1', b: '2', d: '4' },
			{ a: '1', b: '3', c: '5' },
			{ added: ['c'], same: ['a'], different: ['b'] }
		],
		[
			'a name that every object has',
			{},
			{ toString: 'x' },
			{ added: ['toString'], same: [], different: [] }
		]
	])('is compared with one’s own: %s', (...[, mine, theirs, comparison]) => {
		expect(compareTerms(mine, theirs)).toEqual(comparison);
	});

	it.each([
		['theirs', { a: '1', b: '3', c: '5' }],
		['mine', { a: '1', b: '2', c: '5' }]
	] as const)('is added, and where they differ %s stand', async (prefer, result) => {
		const tab = await openTab(new IDBFactory());
		await tab.replaceTerms('counter', { a: '1', b: '2' });
		await tab.addTerms('counter', { b: '3', c: '5' }, prefer);
		expect(await terms(tab)).toEqual(result);
	});
});
