import type { Manifest } from '../contract.ts';

export const manifest: Manifest = {
	id: 'biblios',
	name: { ru: 'Biblios / Аббатство', en: 'Biblios' },
	editions: [
		{ id: 'abbatstvo-2017', language: 'ru', name: { ru: 'Аббатство', en: 'Abbatstvo (Biblios)' } },
		{ id: 'biblios', language: 'en', name: { ru: 'Biblios', en: 'Biblios' } }
	],
	seats: { least: 2, most: 4 },
	minutes: 30,
	depths: ['track', 'score'],
	colours: [],
	hasTerms: false,
	// An open book and a quill.
	glyph:
		'M11 21c-2.2-1.5-5-2-8-2V8c3 0 5.8.5 8 2v11c2.2-1.5 5-2 8-2v-5M11 10c.6-.4 1.2-.7 1.9-1M14 15l1.3-4.3C15.5 6.5 17.5 3.5 21 2c.6 4.6-1.4 8-5.7 8.7'
};
