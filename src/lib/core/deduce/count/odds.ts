import type { Card, Place, Problem } from '../facts.ts';
import { hiddenPlace } from '../names.ts';
import { storyOf, type Story } from '../story.ts';
import { dice } from './dice.ts';
import { Filter, type Limits } from './filter.ts';
import { fullHorizon, horizonOf } from './horizon.ts';
import { journeysOf } from './journeys.ts';
import { weighed, type Weights } from './naming.ts';
import { goodOrder, quickOrder } from './order.ts';
import { possibleEver, type Possible } from './possible.ts';
import { fullSights, sightsOf, type Sight } from './sights.ts';
import { Room } from './room.ts';
import { sheetOf } from './sheet.ts';
import { meanOf, spreadOf } from './spread.ts';
import { swept } from './sweep.ts';
import { talliesOf } from './tallies.ts';

/** How much work a count may be. */
export interface Effort {
	/** Past so many states the count is no longer exact. */
	readonly mostStates: number;
	/** How many states are then kept, by chance. */
	readonly beam: number;
	/** How often that is repeated, to see how far the results differ. */
	readonly runs: number;
	/** Below so many states it is not worth looking for likeness. */
	readonly fewStates?: number | undefined;
}

export const usualEffort: Effort = { mostStates: 20_000, beam: 400, runs: 8 };

/** "If players pass cards at random." */
export interface Odds {
	/** Whether the numbers are what counting all worlds would give. */
	readonly isExact: boolean;
	/** The largest standard error among them; 0 if nothing was left to chance. */
	readonly spread: number;
	/** The probability of each card that can be the hidden one: which ones can is the logic's word. */
	readonly culprits: ReadonlyMap<string, number>;
	/** The probability of each place that a card can be in; only if places were asked for. */
	readonly places: ReadonlyMap<string, ReadonlyMap<Place, number>>;
}

/** `culprits` is much faster: where other cards lie may then be forgotten on the way. */
export type Wanted = 'culprits' | 'places';

/** Can be left between any two steps. Undefined if the log contradicts itself. */
export function* counting(
	problem: Problem,
	wanted: Wanted,
	effort = usualEffort
): Generator<undefined, Odds | undefined> {
	const story = storyOf(problem);
	const possible = possibleEver(story);
	if (possible === undefined) return undefined;
	const sights = wanted === 'culprits' ? sightsOf(story) : fullSights(story);
	const count = { story, possible, sights };
	const isSure = story.steps.every(({ claims }) => !claims.some(hasUnset));
	const whole =
		(yield* summed(count, wanted, effort.mostStates * workPerState)) ??
		(yield* followed(count, { most: effort.mostStates, few: effort.fewStates }));
	if (whole !== undefined) return oddsOf(count, wanted, { runs: [whole], isExact: isSure });
	const runs: Weights[] = [];
	for (let seed = 1; seed <= effort.runs; seed++) {
		const beam = { most: effort.beam, chance: dice(seed) };
		const run = yield* followed(count, { most: Infinity, few: effort.fewStates, beam });
		if (run !== undefined) runs.push(run);
	}
	return oddsOf(count, wanted, { runs, isExact: false });
}

/** All at once. */
export function odds(problem: Problem, wanted: Wanted, effort = usualEffort): Odds | undefined {
	const work = counting(problem, wanted, effort);
	for (;;) {
		const { done, value } = work.next();
		if (done === true) return value;
	}
}

/** How likely the hidden card is to have each value of each trait; `undefined` is an unset one. */
export function traitOdds(
	roster: readonly Card[],
	{ culprits }: Odds
): ReadonlyMap<string, ReadonlyMap<string | undefined, number>> {
	const found = new Map<string, Map<string | undefined, number>>();
	for (const trait of new Set(roster.flatMap(({ traits }) => Object.keys(traits)))) {
		const values = new Map<string | undefined, number>();
		for (const { id, traits } of roster) {
			const share = culprits.get(id);
			if (share !== undefined) values.set(traits[trait], (values.get(traits[trait]) ?? 0) + share);
		}
		found.set(trait, values);
	}
	return found;
}

/** Card by card a count may take so many times more steps than there may be states. */
const workPerState = 750;
/** So much work is less than the search for a better order. */
const quickWork = 200_000;
/** A card with more journeys than this would be too much in any case. */
const mostJourneys = 1000;

/** To name the cards may take so many times more nodes than there may be states. */
const nodesPerState = 8;

interface Count {
	readonly story: Story;
	readonly possible: Possible;
	readonly sights: readonly Sight[];
}

type Claims = Story['steps'][number]['claims'];

/** A question about an unset trait is taken for what it says at least, so the count is no longer exact. */
function hasUnset(claim: Claims[number]): boolean {
	return claim.kind !== 'never' && claim.kind !== 'went' && claim.fits.maybe.length > 0;
}

/** The share of each place for each card, by giving each its journey; undefined if it was too much. */
function* summed(
	{ story, possible }: Count,
	wanted: Wanted,
	mostWork: number
): Generator<undefined, Weights | undefined> {
	const horizon = wanted === 'culprits' ? horizonOf(story) : fullHorizon(story);
	const journeys = journeysOf({ ...story, possible, horizon }, mostJourneys);
	const sheet = journeys && sheetOf(talliesOf(story, horizon), journeys);
	if (sheet === undefined) return undefined;
	yield;
	const order = quickOrder(sheet);
	const soon = sharesOf(yield* swept(sheet, order, Math.min(quickWork, mostWork)));
	if (soon !== undefined || mostWork <= quickWork) return soon;
	const better = goodOrder(new Room(sheet, order), order);
	yield;
	return sharesOf(yield* swept(sheet, better, mostWork));
}

/** Of all that was found hidden. */
function sharesOf(weights: Weights | undefined): Weights | undefined {
	const total = weights?.reduce((sum, its) => sum + (its[hiddenPlace] ?? 0), 0) ?? 0;
	return total > 0 ? weights?.map((its) => its.map((weight) => weight / total)) : undefined;
}

/** The share of each place for each card, by one run of the filter; undefined if it was too much. */
function* followed(count: Count, limits: Limits): Generator<undefined, Weights | undefined> {
	const filter = new Filter(count, limits);
	while (filter.step()) yield;
	if (filter.isLost) return undefined;
	return sharesOf(named(filter, count.story.names.cards, limits));
}

/** Names the cards in every way or, where states are left to chance, in as many as are kept. */
function named(filter: Filter, cards: readonly number[], limits: Limits): Weights | undefined {
	const most = nodesPerState * (limits.beam?.most ?? limits.most);
	const weights = weighed(filter, filter.layer, { cards, most });
	if (weights !== undefined || limits.beam === undefined) return weights;
	filter.finish();
	return weighed(filter, filter.layer, { cards, most });
}

function oddsOf(
	{ story: { names, now }, possible }: Count,
	wanted: Wanted,
	{ runs, isExact }: { readonly runs: readonly Weights[]; readonly isExact: boolean }
): Odds {
	const share = (card: number, place: number): readonly number[] =>
		runs.map((run) => run[card]?.[place] ?? 0);
	const idOf = (card: number): string => names.setting.roster[card]?.id ?? '';
	const placesOf = (card: number): readonly number[] =>
		[...now.keys()].filter((place) => {
			const version = now[place];
			return version !== undefined && possible.get(version)?.includes(card) === true;
		});
	const culprits = names.cards.filter((card) => placesOf(card).includes(hiddenPlace));
	const places = names.cards.map((card): readonly [string, ReadonlyMap<Place, number>] => [
		idOf(card),
		new Map(placesOf(card).map((at) => [names.places[at] ?? '', meanOf(share(card, at))]))
	]);
	return {
		isExact,
		spread: Math.max(0, ...culprits.map((card) => spreadOf(share(card, hiddenPlace)))),
		culprits: new Map(culprits.map((card) => [idOf(card), meanOf(share(card, hiddenPlace))])),
		places: new Map(wanted === 'places' ? places : [])
	};
}
