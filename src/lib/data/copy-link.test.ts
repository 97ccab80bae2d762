import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fragmentOf, readFragment } from './copy-link.ts';

/** The same packing, of anything at all. */
async function packed(text: string | Uint8Array<ArrayBuffer>): Promise<string> {
	const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	const bytes = await new Response(stream).arrayBuffer();
	return `v1.${Buffer.from(bytes).toString('base64url')}`;
}

const key = fc
	.string({ unit: 'grapheme', maxLength: 100 })
	.filter(
		(text) => text.length <= 100 && !['__proto__', 'prototype', 'constructor'].includes(text)
	);
const value = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((text) => text.length <= 200);

describe('a copy in a link', () => {
	it('comes back as it was', async () => {
		const terms = fc.dictionary(key, value, { maxKeys: 40, noNullPrototype: true });
		await fc.assert(
			fc.asyncProperty(terms, async (each) => {
				const fragment = await fragmentOf(each);
				expect(fragment).toMatch(/^v1\.[\w-]+$/);
				expect(await readFragment(fragment)).toEqual(each);
				expect(await readFragment(`#${fragment}`)).toEqual(each);
			}),
			{ numRuns: 50 }
		);
	});

	it('is the same link whatever was named first', async () => {
		const one = await fragmentOf({ 'red-1': 'Toadstool', 'red-2': 'Newt' });
		expect(await fragmentOf({ 'red-2': 'Newt', 'red-1': 'Toadstool' })).toBe(one);
	});

	it('is short enough for a picture when 24 suspects are named in Russian', async () => {
		const names = ['Отец Сергий', 'Брат Малахия', 'Послушник Фома', 'Брат Беренгар'];
		const titles = ['father', 'brother', 'novice', 'brother'];
		const suspects = Array.from({ length: 24 }, (_, at) => {
			const id = `monk-${String(at + 1).padStart(2, '0')}`;
			return [
				[id, `${names[at % 4] ?? ''} ${(at * 7919).toString(36)}`],
				[`${id}.title`, titles[(at * 3) % 4] ?? '']
			];
		});
		const fragment = await fragmentOf(Object.fromEntries(suspects.flat()) as never);
		expect(fragment.length).toBeLessThan(1200);
	});

	it('that an earlier version made is still read', async () => {
		const written = 'v1.q1YqSk3RNVSyUgrJT0wpLsnPz1GqBQA';
		expect(await readFragment(written)).toEqual({ 'red-1': 'Toadstool' });
	});
});

describe('a link that is not taken', () => {
	const letters = (count: number, each: (at: number) => [string, unknown]): string =>
		JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => each(at))));

	it.each<[string, string | Promise<string>]>([
		['nothing', ''],
		['only the sign', '#'],
		['a place in the page', '#top'],
		['no code', 'v1.'],
		['other letters', 'v1.a+b/c='],
		['code that unpacks to nothing', 'v1.AAAA'],
		['one letter too few', fragmentOf({ a: 'b' }).then((text) => text.slice(0, -2))],
		['text that is no JSON', packed('Dear diary')],
		['bytes that are no text', packed(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))],
		['a list', packed('["a"]')],
		['null', packed('null')],
		['a number for a name', packed('{"red-1":5}')],
		['names within names', packed('{"red-1":{"a":"b"}}')],
		['too many', packed(letters(401, (at) => [`t${at}`, 'x']))],
		['a name too long', packed(letters(1, () => ['t', 'x'.repeat(201)]))],
		['an id too long', packed(letters(1, () => ['t'.repeat(101), 'x']))],
		['a very long fragment', `v1.${'A'.repeat(100_000)}`],
		['no version', 'vx.AAAA']
	])('%s', async (_, fragment) => {
		expect(await readFragment(await fragment)).toBe('broken');
	});

	it('a newer version is told from a broken link', async () => {
		expect(await readFragment('v2.abc')).toBe('newer');
	});

	it('a bomb is not unpacked to its end', async () => {
		const bomb = await packed(new Uint8Array(40_000_000).fill(0x20));
		expect(bomb.length).toBeLessThan(100_000);
		const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read');
		expect(await readFragment(bomb)).toBe('broken');
		// Of the hundreds of pieces it would unpack to.
		expect(read.mock.calls.length).toBeLessThan(30);
		read.mockRestore();
	});

	it('any garbage', async () => {
		await fc.assert(
			fc.asyncProperty(fc.base64String(), fc.string(), async (code, text) => {
				const url = code.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
				for (const each of [`v1.${url}`, text, `v1.${text}`])
					expect(['string', 'object']).toContain(typeof (await readFragment(each)));
			})
		);
	});

	it('keys that name what every object has are left out or harmless', async () => {
		const fragment = await packed('{"__proto__":"x","constructor":"y","toString":"z","a":"b"}');
		const read = await readFragment(fragment);
		expect(read).toEqual({ toString: 'z', a: 'b' });
		expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
		expect(({} as Record<string, unknown>)['a']).toBeUndefined();
	});
});
