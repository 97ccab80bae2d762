import type { Manifest } from '../contract.ts';

export const manifest: Manifest = {
	id: 'monasterium',
	name: { ru: 'Монастериум', en: 'Monasterium' },
	editions: [{ id: 'dlp-games', language: 'ru', name: { ru: 'Монастериум', en: 'Monasterium' } }],
	seats: { least: 2, most: 4 },
	minutes: 90,
	depths: ['track', 'score'],
	colours: ['red', 'blue', 'green', 'yellow', 'purple', 'brown', 'black'],
	hasTerms: true,
	// A pointed window of three lights.
	glyph: 'M5 21V11c0-4 3-7 7-9 4 2 7 5 7 9v10ZM12 2v19M5 13h14'
};
