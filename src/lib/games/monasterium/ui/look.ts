import { isColourName, type ColourName } from '#lib/i18n/colours.ts';
import type { StoryPart } from '../rules/breakdown.ts';
import { keys, type Read } from '../rules/copy.ts';
import type { Area, GainSource, Monastery, Place, Tile } from '../rules/data.ts';

/** Line drawings of our own on a 24 × 24 grid. */
const bowl = 'M3 11h18c0 5-3.5 9-9 9s-9-4-9-9ZM9 7c-1-1.5 1-2 0-4M14 7c-1-1.5 1-2 0-4';
const hammer = 'M4 20 13 11M10 5l3-2 7 7-2 3ZM10 5l8 8';
const book = 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2ZM12 6v14';

export const areaGlyphs: Readonly<Record<Area | Place, string>> = {
	refectory: bowl,
	workshop: hammer,
	library: book,
	buildings: 'M4 21V10l8-6 8 6v11ZM9 21v-6h6v6',
	chapel: 'M12 2v5M9.5 4h5M6 21V12l6-5 6 5v9ZM10 21v-4a2 2 0 0 1 4 0v4',
	cloister: 'M3 21V8h18v13M3 8l2-4h14l2 4M6 21v-5a2.5 2.5 0 0 1 5 0v5M13 21v-5a2.5 2.5 0 0 1 5 0v5'
};

export const sourceGlyphs: Readonly<Record<GainSource, string>> = {
	refectory: bowl,
	workshop: hammer,
	library: book,
	action: 'm12 3 2.7 6 6.3.7-4.7 4.3 1.4 6.4L12 17.2 6.3 20.4l1.4-6.4L3 9.7 9.3 9Z',
	column: 'M5 10h14v11H5ZM12 12.5v6M9 15.5h6M8 6.5a6 6 0 0 1 8 0M16 3.5v3h-3',
	windowRow: 'M4 4h16v16H4ZM4 9.3h16M4 14.7h16M7 12h10',
	windowColumn: 'M4 4h16v16H4ZM9.3 4v16M14.7 4v16M12 7v10',
	mission: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 10l2.2 2.2L15.5 8',
	insteadOfDie: 'M5 5h14v14H5ZM3 21 21 3',
	other: 'M6 6h.5M12 6h.5M18 6h.5M6 12h.5M12 12h.5M18 12h.5M6 18h.5M12 18h.5M18 18h.5'
};

export const tileGlyphs: Readonly<Record<Tile, string>> = {
	soup: bowl,
	influence: 'M12 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM9 12.5 7 21l5-3 5 3-2-8.5',
	rosaries: 'M8 3c-5.5 5-3 10 4 11 7-1 9.5-6 4-11M12 14v8M9 17h6',
	tools: hammer,
	books: book
};

export const chalice = 'M6 3h12c0 5-2 8-6 8s-6-3-6-8ZM12 11v7M9 18h6l1.5 3h-9Z';
export const novice = 'M12 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM5 21c0-6 3-9 7-9s7 3 7 9Z';

/** MON-R1: the colour of a monastery's window tiles, where the owner has told. */
export function colourOf(read: Read, monastery: Monastery): ColourName | undefined {
	const said = read(keys.colour(monastery));
	return isColourName(said) ? said : undefined;
}

/** How a part of the story is told apart: a colour and a drawing. */
export const partLooks: Readonly<Record<StoryPart, { colour: ColourName; glyph: string }>> = {
	buildings: { colour: 'brown', glyph: areaGlyphs.buildings },
	actions: { colour: 'orange', glyph: sourceGlyphs.action },
	window: { colour: 'blue', glyph: sourceGlyphs.windowRow },
	missions: { colour: 'purple', glyph: sourceGlyphs.mission },
	other: { colour: 'white', glyph: sourceGlyphs.other },
	monasteries: { colour: 'red', glyph: 'M5 21V11c0-4 3-7 7-9 4 2 7 5 7 9v10Z' },
	chapels: { colour: 'yellow', glyph: areaGlyphs.chapel },
	cloisters: { colour: 'green', glyph: areaGlyphs.cloister },
	tiles: { colour: 'black', glyph: bowl }
};
