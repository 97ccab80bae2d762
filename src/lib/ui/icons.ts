import { firstIcons } from './first-icons.ts';

/** Our own line icons on a 24 × 24 grid. */
export const icons = {
	...firstIcons,
	up: 'M5 15l7-7 7 7',
	down: 'M5 9l7 7 7-7',
	plus: 'M12 5v14M5 12h14',
	minus: 'M5 12h14',
	dots: 'M5 11.5v1M12 11.5v1M19 11.5v1',
	menu: 'M11.5 5h1M11.5 12h1M11.5 19h1',
	erase: 'M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7ZM12.5 9.5l5 5M17.5 9.5l-5 5',
	download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
	upload: 'M12 15.5V4.5M7 9l5-5 5 5M4 20h16',
	bin: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
	restore: 'M4 4v6h6M4.7 10A8 8 0 1 1 4 14',
	undo: 'M9 14 4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3',
	redo: 'm15 14 5-5-5-5M20 9H10a5.5 5.5 0 0 0 0 11h3',
	log: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
	crown: 'M4 19h16M5 15.5 3 7l5 4 4-6 4 6 5-4-2 8.5Z'
} as const;

export type IconName = keyof typeof icons;
