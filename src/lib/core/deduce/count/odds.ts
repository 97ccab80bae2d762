import type { Card, Place, Problem } from '../facts.ts';
import { hiddenPlace } from '../names.ts';
import { storyOf, type Story } from '../story.ts';
import { dice } from './dice.ts';
import { Follow } from './follow.ts';
import type { Weights } from './naming.ts';
import { possibleEver, type Possible } from './possible.ts';
import { meanOf, spreadOf } from './spread.ts';
import { Sums } from './sums.ts';

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

export const usualEffort: Effort = { mostStates: 20_000, beam: 5000, runs: 5 };

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
	const isSure = story.steps.every(({ claims }) => !claims.some(hasUnset));
	yield;
	const { all, some } = counters(story, possible, { wanted, effort });
	const exact = sharesOf(yield* all());
	if (exact !== undefined)
		return oddsOf(story, possible, { wanted, runs: [exact], isExact: isSure });
	const runs: Weights[] = [];
	for (let seed = 1; seed <= effort.runs; seed++) {
		const run = sharesOf(yield* some(dice(seed)));
		if (run !== undefined) runs.push(run);
	}
	return oddsOf(story, possible, { wanted, runs, isExact: false });
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

/** Card by card a count may take so many times more steps than fact by fact there may be states. */
const workPerState = 750;
/** Fact by fact a state is so many times more work. */
const followPerState = 10;

interface Counters {
	readonly all: () => Generator<undefined, Weights | undefined>;
	readonly some: (chance: () => number) => Generator<undefined, Weights | undefined>;
}

/** Card by card, or fact by fact where cards have too many journeys for that. */
function counters(
	story: Story,
	possible: Possible,
	{ wanted, effort }: { readonly wanted: Wanted; readonly effort: Effort }
): Counters {
	const sums = Sums.of(story, possible, wanted);
	if (sums !== undefined)
		return {
			all: () => sums.all(effort.mostStates * workPerState),
			some: (chance) => sums.some(effort.beam, chance)
		};
	const follow = new Follow(story, possible, { wanted, few: effort.fewStates });
	return {
		all: () => follow.all(effort.mostStates),
		some: (chance) => follow.some(Math.ceil(effort.beam / followPerState), chance)
	};
}

type Claims = Story['steps'][number]['claims'];

/** A question about an unset trait is taken for what it says at least, so the count is no longer exact. */
function hasUnset(claim: Claims[number]): boolean {
	return claim.kind !== 'never' && claim.kind !== 'went' && claim.fits.maybe.length > 0;
}

/** Of all that was found hidden. */
function sharesOf(weights: Weights | undefined): Weights | undefined {
	const total = weights?.reduce((sum, its) => sum + (its[hiddenPlace] ?? 0), 0) ?? 0;
	return total > 0 ? weights?.map((its) => its.map((weight) => weight / total)) : undefined;
}

interface Result {
	readonly wanted: Wanted;
	readonly runs: readonly Weights[];
	readonly isExact: boolean;
}

/** What can be is never given nothing, also where no sample has shown it. */
const leastShare = 1e-4;

function oddsOf(
	{ names, now }: Story,
	possible: Possible,
	{ wanted, runs, isExact }: Result
): Odds {
	const shares = (card: number, place: number): readonly number[] =>
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
		whole(new Map(placesOf(card).map((at) => [names.places[at] ?? '', meanOf(shares(card, at))])))
	]);
	const spreads = culprits.map((card) => spreadOf(shares(card, hiddenPlace)));
	return {
		isExact,
		spread: runs.length === 0 ? 1 : Math.max(0, ...spreads),
		culprits: whole(
			new Map(culprits.map((card) => [idOf(card), meanOf(shares(card, hiddenPlace))]))
		),
		places: new Map(wanted === 'places' ? places : [])
	};
}

/** The shares, with a little for each that has none. */
function whole<Key>(shares: ReadonlyMap<Key, number>): ReadonlyMap<Key, number> {
	if ([...shares.values()].every((share) => share > 0)) return shares;
	const raised = [...shares].map(([key, share]) => [key, Math.max(leastShare, share)] as const);
	const total = raised.reduce((sum, [, share]) => sum + share, 0);
	return new Map(raised.map(([key, share]) => [key, share / total]));
}
