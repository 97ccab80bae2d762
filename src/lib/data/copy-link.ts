import * as v from 'valibot';
import type { Terms } from './copies.ts';
import { termsSchema } from './file-format.ts';

/**
 * A copy as the fragment of an address, which browsers never send to a server:
 * `v1.` and the base64url of the deflated JSON of its terms. Every version that was ever written
 * is read for ever.
 */
const version = 'v1';

/** Far more than any box has; a link that says more was not made by us. */
const mostTerms = 400;
const longestFragment = 100_000;
/** A few hundred bytes can be made to unpack to gigabytes. */
const mostBytes = 200_000;

const schema = v.pipe(termsSchema, v.maxEntries(mostTerms));

/** Why a link cannot be read: it is cut short or none of ours, or a newer version wrote it. */
export type LinkProblem = 'broken' | 'newer';

export async function fragmentOf(terms: Terms): Promise<string> {
	const entries = Object.entries(terms).toSorted(([a], [b]) => (a < b ? -1 : 1));
	const text = JSON.stringify(Object.fromEntries(entries));
	const packed = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
	return `${version}.${base64url(await bytesOf(packed, Infinity))}`;
}

/** Reads a fragment, with or without its sign. Whatever it holds, it does not throw. */
export async function readFragment(fragment: string): Promise<Terms | LinkProblem> {
	const [, number, code] = /^#?v(\d{1,4})\.([\w-]+)$/.exec(fragment) ?? [];
	if (number === undefined || code === undefined || fragment.length > longestFragment)
		return 'broken';
	if (Number(number) > 1) return 'newer';
	try {
		const packed = through(fromBase64url(code), new DecompressionStream('deflate-raw'));
		const text = new TextDecoder('utf-8', { fatal: true }).decode(await bytesOf(packed, mostBytes));
		const raw: unknown = JSON.parse(text);
		// A list would pass for a record of numbers.
		return Array.isArray(raw) ? 'broken' : v.parse(schema, raw);
	} catch {
		return 'broken';
	}
}

type Bytes = Uint8Array<ArrayBuffer>;

function through(bytes: Bytes, stream: ReadableWritablePair<Bytes, Bytes>): ReadableStream<Bytes> {
	const source = new ReadableStream<Bytes>({
		start(controller) {
			controller.enqueue(bytes);
			controller.close();
		}
	});
	return source.pipeThrough(stream);
}

/** Stops reading, and with it the unpacking, as soon as there is too much. */
async function bytesOf(stream: ReadableStream<Bytes>, most: number): Promise<Bytes> {
	const reader = stream.getReader();
	const chunks: Bytes[] = [];
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		length += value.length;
		if (length > most) {
			await reader.cancel();
			throw new RangeError('too much');
		}
		chunks.push(value);
	}
	return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function base64url(bytes: Bytes): string {
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64url(code: string): Bytes {
	const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
