import type { World } from '#lib/core/deduce/worlds.ts';

/** Worlds one after the other, a byte a card: a thousand small lists would hold up the page that gets them. */
export function packed(worlds: readonly World[]): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(worlds.flat());
}

export function unpacked(bytes: Uint8Array, cards: number): readonly World[] {
	return Array.from({ length: bytes.length / cards }, (_, at) =>
		Array.from(bytes.subarray(at * cards, (at + 1) * cards))
	);
}
