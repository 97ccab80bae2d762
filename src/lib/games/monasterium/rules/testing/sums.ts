import type { Source } from '../data.ts';
import { bySource } from '../prestige.ts';
import { sheetOf, type State } from '../state.ts';

/** What a source gave a seat. */
export function sumOfSource(state: State, seat: string, source: Source): number {
	const found = bySource(sheetOf(state, seat)).find((each) => each.source === source);
	return found?.points ?? 0;
}
