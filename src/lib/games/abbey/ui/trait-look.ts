import type { Value } from '../rules/data.ts';

/** How a value of a trait is told apart in a small space: a line drawing of our own on a 24 × 24 grid. */
export const traitGlyphs: Readonly<Record<Value, string>> = {
	// A cross with widening arms, a tau, a book.
	templar: 'M9 3h6l-1.5 7.5L21 9v6l-7.5-1.5L15 21H9l1.5-7.5L3 15V9l7.5 1.5Z',
	franciscan: 'M4 5h16M4 5v3M20 5v3M12 5v15M9 20h6',
	benedictine: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14',
	// A chapel, a monk, a sprout.
	father: 'M12 2v6M9.5 4.5h5M5 21v-8l7-5 7 5v8ZM10 21v-4h4v4',
	brother: 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 21c0-5 3-7.5 7-7.5s7 2.5 7 7.5Z',
	novice: 'M12 21v-9M12 12c0-4 3-7 7-7 0 4-3 7-7 7ZM12 16c0-3-2-5-6-5 0 3 2 5 6 5Z',
	hooded: 'M4 21C4 11 6 3 12 3s8 8 8 18ZM8.5 21c-.5-6 .5-10 3.5-10s4 4 3.5 10',
	unhooded: 'M12 20a7 7 0 0 1-7-7c0-5 3-9 7-9s7 4 7 9a7 7 0 0 1-7 7ZM6 9c2-2 10-2 12 0',
	bearded: 'M6 10a6 6 0 0 1 12 0c0 7-3 11-6 11s-6-4-6-11ZM6 12c3 3 9 3 12 0M11 16h2',
	shaven: 'M6 10a6 6 0 0 1 12 0c0 5-2.5 9-6 9s-6-4-6-9ZM9.5 14.5c1.5 1 3.5 1 5 0',
	fat: 'M12 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 21c0-7 3-11 9-11s9 4 9 11Z',
	thin: 'M12 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8.5 21c0-7 .5-11 3.5-11s3.5 4 3.5 11Z'
};
