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
