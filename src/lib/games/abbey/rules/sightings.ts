import type { Sighting, State } from './state.ts';

/** Cards that go from one hand to another; `known` are those of which the owner knows which they are. */
export interface Pass {
	readonly from: string;
	readonly to: string;
	readonly count: number;
	readonly known: readonly string[];
}

/** The owner saw or heard where a card is now. */
export function withSeen(state: State, card: string | undefined, holder: string): State {
	if (card === undefined) return state;
	return { ...state, sightings: { ...state.sightings, [card]: { holder, isSure: true } } };
}

/** All at once: what one gets in the same moment is not passed on. */
export function withPasses(state: State, passes: readonly Pass[]): State {
	const moved = passes.flatMap(({ known }) => known);
	return {
		...state,
		hands: handsAfter(state, passes),
		sightings: sightingsAfter(state, passes),
		leaks: [...new Set([...state.leaks, ...passes.filter(isUnseen).map(({ from }) => from)])],
		taken: Object.fromEntries(
			Object.entries(state.taken).filter(([, card]) => !moved.includes(card))
		)
	};
}

function handsAfter({ hands }: State, passes: readonly Pass[]): State['hands'] {
	const after = { ...hands };
	for (const { from, to, count } of passes) {
		after[from] = Math.max(0, (after[from] ?? 0) - count);
		after[to] = (after[to] ?? 0) + count;
	}
	return after;
}

function sightingsAfter(state: State, passes: readonly Pass[]): State['sightings'] {
	const stayed = Object.entries(state.sightings).map(
		([card, sighting]) => [card, stillSeen(state, sighting, passes)] as const
	);
	const moved = passes.flatMap(({ to, known }) =>
		known.map((card) => [card, { holder: to, isSure: true }] as const)
	);
	return Object.fromEntries([...stayed, ...moved]);
}

/** What remains certain of a card that was not itself seen to move. */
function stillSeen(state: State, sighting: Sighting, passes: readonly Pass[]): Sighting {
	const pass = passes.find(({ from }) => from === sighting.holder);
	if (!sighting.isSure || pass === undefined || !isUnseen(pass)) return sighting;
	const isWholeHand = pass.count >= (state.hands[pass.from] ?? 0);
	return isWholeHand ? { holder: pass.to, isSure: true } : { ...sighting, isSure: false };
}

/** Whether a card went that could be any of the hand. */
function isUnseen({ count, known }: Pass): boolean {
	return known.length < count;
}
