import type { Manifest } from '../contract.ts';

export const manifest: Manifest = {
	id: 'glastonbury',
	name: { ru: 'Гластонбери', en: 'Glastonbury' },
	editions: [
		{ id: 'cosmodrome-2014', language: 'ru', name: { ru: 'Гластонбери', en: 'Glastonbury' } }
	],
	seats: { least: 2, most: 4 },
	minutes: 30,
	depths: ['score'],
	colours: ['red', 'yellow', 'green', 'blue'],
	hasTerms: true,
	// A cauldron on three feet, with steam.
	glyph:
		'M4 10h16M5 10c-1 3-1 9 4 10h6c5-1 5-7 4-10M8 20l-1 2M16 20l1 2M9 7c-1-1.5 1-2 0-4M13 7c-1-1.5 1-2 0-4'
};
