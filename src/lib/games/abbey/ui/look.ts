import type { Value } from '../rules/data.ts';

interface OrderLook {
	/** For signs, lines and words: at least 3:1 on every paper of both themes. */
	readonly colour: string;
	/** The cloth, its shade, and what is sewn on it. */
	readonly habit: string;
	readonly shade: string;
	readonly sign: string;
	/** A sign of our own on a 24 × 24 grid, to be filled. */
	readonly glyph: string;
}

/** How an order is told apart: by the colour of its habit and by a sign. */
export const orderLook: Readonly<Record<Value<'order'>, OrderLook>> = {
	// A cross pattée.
	templar: {
		colour: 'light-dark(#a5231a, #f28b78)',
		habit: 'light-dark(#fffdf6, #efe7d6)',
		shade: 'light-dark(#d9cdb4, #c2b498)',
		sign: '#a5231a',
		glyph: 'M7.5 1.500h9l-2.7 8.7 8.7-2.700v9l-8.7-2.7 2.7 8.700h-9l2.7-8.7-8.7 2.700v-9l8.7 2.700Z'
	},
	// A Tau.
	franciscan: {
		colour: 'light-dark(#7d4a1c, #d8a06a)',
		habit: 'light-dark(#9a6633, #a06d3c)',
		shade: 'light-dark(#6f4318, #6d441d)',
		sign: '#fbeccb',
		glyph:
			'M2.5 2.500h19v6.500h-1.500q-.7-2.2-3-2.200h-2.400l.6 12.500q.1 1.5 2.3 1.700v1.500h-11V21q2.2-.2 2.3-1.700l.6-12.500H7q-2.3 0-3 2.200H2.500Z'
	},
	// An open book.
	benedictine: {
		colour: 'light-dark(#31415a, #9db4d6)',
		habit: 'light-dark(#3a4557, #64748f)',
		shade: 'light-dark(#222a37, #414e63)',
		sign: '#f6edd8',
		glyph:
			'M1 4.500q6.5-2 10.1 1.600v14.900q-3.6-3.4-10.1-1.500ZM23 4.500q-6.5-2-10.1 1.600v14.900q3.6-3.4 10.1-1.500Z'
	}
};

/** A habit of no known order. */
export const plainHabit = {
	habit: 'light-dark(#d8ccb2, #7d705d)',
	shade: 'light-dark(#b8a987, #5a4f40)'
};

/** A sign for each title on a 24 × 24 grid, to be filled: a cross, a lozenge, a ring. */
export const titleGlyph: Readonly<Record<Value<'title'>, string>> = {
	father: 'M9.5 2h5v5.500H20v5h-5.500V22h-5v-9.500H4v-5h5.500Z',
	brother: 'M12 2.5 21 12l-9 9.500L3 12Z',
	novice: 'M12 2.500a9.5 9.5 0 0 1 0 19 9.5 9.5 0 0 1 0-19Zm0 5.500a4 4 0 0 0 0 8 4 4 0 0 0 0-8Z'
};

/** Orders and titles by the signs of the portraits. */
export const filledGlyphs = {
	templar: orderLook.templar.glyph,
	franciscan: orderLook.franciscan.glyph,
	benedictine: orderLook.benedictine.glyph,
	...titleGlyph
} satisfies Partial<Record<Value, string>>;

/** The other traits, as line drawings on a 24 × 24 grid. */
export const lineGlyphs: Readonly<Record<Value<'hood' | 'beard' | 'build'>, string>> = {
	hooded: 'M4 21C4 11 6 3 12 3s8 8 8 18ZM8.5 21c-.5-6 .5-10 3.5-10s4 4 3.5 10',
	unhooded: 'M12 20a7 7 0 0 1-7-7c0-5 3-9 7-9s7 4 7 9a7 7 0 0 1-7 7ZM6 9c2-2 10-2 12 0',
	bearded: 'M6 10a6 6 0 0 1 12 0c0 7-3 11-6 11s-6-4-6-11ZM6 12c3 3 9 3 12 0M11 16h2',
	shaven: 'M6 10a6 6 0 0 1 12 0c0 5-2.5 9-6 9s-6-4-6-9ZM9.5 14.5c1.5 1 3.5 1 5 0',
	fat: 'M12 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 21c0-7 3-11 9-11s9 4 9 11Z',
	thin: 'M12 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8.5 21c0-7 .5-11 3.5-11s3.5 4 3.5 11Z'
};
