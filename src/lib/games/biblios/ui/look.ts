import type { ColourName } from '#lib/i18n/colours.ts';
import type { Category } from '../rules/data.ts';

/** How a category is told apart: a colour and a line drawing of our own on a 24 × 24 grid. */
export const look: Readonly<Record<Category, { colour: ColourName; glyph: string }>> = {
	// A quill.
	monks: {
		colour: 'brown',
		glyph: 'M20 4C12 4 7 9 6 17l-2 3M6 17c6 0 10-2 12-6M11 12l-5 5M18 11h-4M20 4c0 3-.5 5-2 7'
	},
	// A drop.
	pigments: {
		colour: 'blue',
		glyph: 'M12 3c4 5 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 11 8 8 12 3ZM9 15a3 3 0 0 0 3 3'
	},
	// A cross.
	holyBooks: { colour: 'red', glyph: 'M12 3v18M6 9h12M10 3h4M10 21h4M6 7v4M18 7v4' },
	// A scroll.
	manuscripts: {
		colour: 'orange',
		glyph:
			'M7 4h11v13M7 4a2 2 0 0 0-2 2v2h4M7 4a2 2 0 0 1 2 2v12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-1H11v1M12 8h3M12 12h3'
	},
	// A lock.
	forbiddenTomes: {
		colour: 'green',
		glyph: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2'
	}
};
