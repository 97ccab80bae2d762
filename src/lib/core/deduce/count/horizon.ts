import type { Step, Story } from '../story.ts';
import type { Edge, Version } from '../timeline.ts';

/** Where a card can have been: a place at a time, or on its way. */
export type Spot = Version | Edge;

/** What becomes of a card where its version ends: it stays, or goes. */
export interface Crossing {
	readonly stay: Version | undefined;
	readonly edge: Edge | undefined;
	readonly arrival: Version | undefined;
}

/**
 * How far journeys need to be followed. What goes on out of sight goes on in equally many ways in
 * every world, so a card is left alone from the last version in which anybody asks about it.
 */
export interface Horizon {
	/** Undefined where a journey ends. */
	readonly crossings: ReadonlyMap<Version, Crossing>;
	/** Versions of which nothing is asked, then or later. */
	readonly blind: ReadonlySet<Version>;
}

/** To the end: where each card lies now is asked of all of them. */
export function fullHorizon({ steps }: Story): Horizon {
	return { crossings: new Map(steps.flatMap(crossingsOf)), blind: new Set() };
}

/** As far as facts reach. */
export function horizonOf(story: Story): Horizon {
	const { steps, now } = story;
	const asked = new Set(steps.flatMap(({ claims }) => claims.flatMap(spotOf)));
	const blind = new Set(now.filter((version) => !asked.has(version)));
	const crossings = new Map<Version, Crossing>();
	for (const step of steps.toReversed())
		for (const [before, crossing] of crossingsOf(step)) {
			const { stay, edge, arrival } = crossing;
			const isOpen =
				(stay !== undefined && !blind.has(stay)) ||
				(edge !== undefined && asked.has(edge)) ||
				(arrival !== undefined && !blind.has(arrival));
			if (isOpen) crossings.set(before, crossing);
			else if (!asked.has(before)) blind.add(before);
		}
	return { crossings, blind };
}

function spotOf(claim: Step['claims'][number]): readonly Spot[] {
	if (claim.kind === 'never') return [];
	return [claim.kind === 'went' ? claim.along : claim.where];
}

function crossingsOf({ move: { changes } }: Step): readonly (readonly [Version, Crossing])[] {
	return changes.map(({ before, after, outgoing: edge }) => {
		const stay = edge?.size === before.size ? undefined : after;
		const arrival = changes.find(({ incoming }) => edge !== undefined && incoming === edge)?.after;
		return [before, { stay, edge, arrival }];
	});
}
