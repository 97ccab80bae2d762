import type { TableRecord } from './db.ts';
import { Live } from './live.svelte.ts';

/** Every table, the last touched first. */
export function liveTables(): Live<readonly TableRecord[]> {
	return new Live((db) => db.plays.orderBy('updatedAt').reverse().toArray());
}
