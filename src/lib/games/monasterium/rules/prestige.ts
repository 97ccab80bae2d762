import { sources, type Source } from './data.ts';
import { sum } from './dice.ts';
import { sheetOf, type Gain, type Sheet, type State } from './state.ts';

export function prestigeOf({ gains }: Sheet): number {
	return sum(gains.map(({ points }) => points));
}

/** What each source gave, those that gave something, in the order of the vocabulary. */
export function bySource({
	gains
}: Sheet): readonly { source: Source; points: number; times: number }[] {
	return sources
		.map((source) => {
			const mine = gains.filter((gain) => gain.source === source);
			return { source, points: sum(mine.map(({ points }) => points)), times: mine.length };
		})
		.filter(({ points, times }) => times > 0 && points !== 0);
}

/** Prestige at the end of every round so far. */
export function race(state: State, seat: string): readonly number[] {
	const { gains } = sheetOf(state, seat);
	return Array.from({ length: state.round + 1 }, (_, round) =>
		sum(gains.filter((gain) => gain.round <= round).map(({ points }) => points))
	);
}

/** The gain, if it is one. */
export function gained(sheet: Sheet, gain: Gain): Sheet {
	return gain.points === 0 ? sheet : { ...sheet, gains: [...sheet.gains, gain] };
}
