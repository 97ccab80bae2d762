import type { Manifest } from '../contract.ts';

export const manifest: Manifest = {
	id: 'abbey',
	name: { ru: 'Тайна аббатства', en: 'Mystery of the Abbey' },
	editions: [
		{
			id: 'days-of-wonder-2003',
			language: 'ru',
			name: { ru: 'Тайна аббатства', en: 'Mystery of the Abbey' }
		}
	],
	seats: { least: 3, most: 6 },
	minutes: 90,
	depths: ['track', 'score'],
	// Whatever the figures of the box are painted in.
	colours: ['red', 'yellow', 'green', 'blue', 'white', 'black', 'purple', 'brown', 'orange'],
	hasTerms: true,
	// A monk's hood.
	glyph: 'M4 21c0-10 2-18 8-18s8 8 8 18ZM8.5 21c-.5-6 .5-10 3.5-10s4 4 3.5 10'
};
