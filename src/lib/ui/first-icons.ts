/** Those on the shelf: the others are not loaded before a screen that shows them. */
export const firstIcons = {
	back: 'M15 5l-7 7 7 7',
	forward: 'M9 5l7 7-7 7',
	cross: 'M6 6l12 12M18 6L6 18',
	warning: 'M12 4 2.5 20h19ZM12 10v4.5M12 17v.5',
	settings:
		'M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0ZM5 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z'
} as const;
