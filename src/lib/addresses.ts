import { resolve } from '$app/paths';

/** Every address of the app in one place. */
export const to = {
	shelf: () => resolve('/'),
	setup: (game: string) => resolve('/new/[game]', { game }),
	table: (id: string) => resolve('/table/[id]', { id }),
	result: (id: string) => resolve('/table/[id]/result', { id }),
	past: () => resolve('/past'),
	settings: () => resolve('/settings'),
	copy: (game: string) => resolve('/copy/[game]', { game }),
	/** The copy on the way to a table: back leads to the set-up again. */
	copyFromSetup: (game: string) => `${resolve('/copy/[game]', { game })}?from=setup`
};
