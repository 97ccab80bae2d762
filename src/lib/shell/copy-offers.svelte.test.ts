import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fileOf } from '#lib/data/testing/file.ts';
import { openTab, type Tab } from '#lib/data/testing/tab.ts';
import type { CopyOffers, LinkResult, Offer } from './copy-offers.svelte.ts';

type Terms = Readonly<Record<string, string>>;

let tab: Tab;
let offers: CopyOffers;
beforeEach(async () => {
	tab = await openTab(new IDBFactory());
	const { CopyOffers } = await import('./copy-offers.svelte.ts');
	offers = new CopyOffers('counter');
});

const asked = async (): Promise<Offer> =>
	await vi.waitFor(() => {
		if (offers.current === undefined) throw new Error('nothing is asked');
		return offers.current;
	});
const linkOf = async (terms: Terms): Promise<string> => {
	const { fragmentOf } = await import('#lib/data/copy-link.ts');
	return `#${await fragmentOf(terms)}`;
};
const fileWith = (terms: Terms) =>
	fileOf({
		copies: [
			{ game: 'counter', updatedAt: 1, terms },
			{ game: 'chess', updatedAt: 1, terms: { rook: 'Castle' } }
		]
	});

describe('a copy in a link', () => {
	it('is asked about before anything is taken over', async () => {
		await tab.replaceTerms('counter', { a: '1', b: '2', c: '3' });
		const result = offers.inLink(await linkOf({ b: '2', c: 'x', d: '4' }));
		expect(await asked()).toMatchObject({
			from: 'link',
			comparison: { added: ['d'], same: ['b'], different: ['c'] }
		});
		expect(await tab.termsOf('counter')).toEqual({ a: '1', b: '2', c: '3' });
		offers.answer('theirs');
		expect(await result).toEqual({ kind: 'taken', before: { a: '1', b: '2', c: '3' } });
		expect(await tab.termsOf('counter')).toEqual({ a: '1', b: '2', c: 'x', d: '4' });
		expect(offers.current).toBeUndefined();
	});

	it.each([
		['mine', { kind: 'taken', before: { a: '1' } }, { a: '1', b: '2' }],
		[undefined, { kind: 'declined' }, { a: '1' }]
	] as const)('answered with %s', async (answer, result, terms) => {
		await tab.replaceTerms('counter', { a: '1' });
		const taken = offers.inLink(await linkOf({ a: 'x', b: '2' }));
		await asked();
		offers.answer(answer);
		expect(await taken).toEqual(result);
		expect(await tab.termsOf('counter')).toEqual(terms);
	});

	it.each<[string, () => Promise<string>, LinkResult['kind']]>([
		['nothing in it', () => linkOf({}), 'empty'],
		['nothing new in it', () => linkOf({ a: '1' }), 'allHere'],
		['nothing to read in it', () => Promise.resolve('#v1.AAAA'), 'broken'],
		['a later version', () => Promise.resolve('#v7.AAAA'), 'newer']
	])('is not asked about with %s', async (_, link, kind) => {
		await tab.replaceTerms('counter', { a: '1' });
		expect(await offers.inLink(await link())).toEqual({ kind });
		expect(offers.current).toBeUndefined();
	});

	it('gives way to a second one', async () => {
		const first = offers.inLink(await linkOf({ a: '1' }));
		await asked();
		const second = offers.inLink(await linkOf({ b: '2' }));
		expect(await first).toEqual({ kind: 'declined' });
		await asked();
		offers.answer('theirs');
		await second;
		expect(await tab.termsOf('counter')).toEqual({ b: '2' });
	});
});

describe('a copy in a file', () => {
	it.each([
		['theirs', { a: '1', b: 'x', c: '3' }],
		['mine', { a: '1', b: '2', c: '3' }]
	] as const)('is merged as answered: %s', async (answer, terms) => {
		await tab.replaceTerms('counter', { a: '1', b: '2' });
		const content = offers.inFile(fileWith({ b: 'x', c: '3' }));
		expect(await asked()).toMatchObject({ from: 'file', comparison: { different: ['b'] } });
		offers.answer(answer);
		const wanted = await content;
		if (wanted === undefined) throw new Error('it was answered');
		await tab.merge({ ...wanted, tables: [] });
		expect(await tab.termsOf('counter')).toEqual(terms);
		expect(await tab.termsOf('chess')).toEqual({ rook: 'Castle' });
	});

	it('is the last word even where a clock runs ahead', async () => {
		const copy = { game: 'counter', updatedAt: Date.now() + 60_000, terms: { a: '1' } };
		await (await tab.store.open()).copies.put(copy);
		const content = offers.inFile(fileWith({ a: 'x' }));
		await asked();
		offers.answer('theirs');
		await tab.merge({ ...fileOf(), ...(await content), tables: [] });
		expect(await tab.termsOf('counter')).toEqual({ a: 'x' });
	});

	it('that is not wanted keeps the whole file out', async () => {
		const content = offers.inFile(fileWith({ a: '1' }));
		await asked();
		offers.answer();
		expect(await content).toBeUndefined();
	});

	it.each([{ a: '1' }, {}])('with nothing new is not asked about: %o', async (terms: Terms) => {
		await tab.replaceTerms('counter', { a: '1', b: '2' });
		const file = fileWith(terms);
		expect(await offers.inFile(file)).toBe(file);
	});

	it('without a copy of this game is none of its business', async () => {
		const file = fileOf({ copies: [] });
		expect(await offers.inFile(file)).toBe(file);
	});
});
