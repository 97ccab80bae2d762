import type { Card, Fact, Problem, Traits } from '../facts.ts';

/**
 * The oracle: every world, card by card, followed through the log. It shares no code with the
 * solver and reads the facts as a child would. For a dozen cards or fewer.
 */
export interface Truths {
	readonly consistent: boolean;
	/** The probability of each place of each card; only those that can be. */
	readonly places: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** The places of all cards, one character each, in the order of the roster. */
type Worlds = Map<string, number>;

/** The cards that lie there. */
function cardsAt(world: string, place: string): number[] {
	return Array.from(world).flatMap((its, card) => (its === place ? [card] : []));
}

export function bruteForce(problem: Problem): Truths {
	const places = ['hidden', 'pile', ...problem.players];
	let worlds = deals(problem);
	for (const fact of problem.facts) worlds = followed(problem, worlds, fact);
	const total = [...worlds.values()].reduce((sum, weight) => sum + weight, 0);
	const found = new Map<string, Map<string, number>>();
	for (const [world, weight] of worlds)
		problem.roster.forEach(({ id }, at) => {
			const place = places[Number(world[at])] ?? '';
			const its = found.get(id) ?? new Map<string, number>();
			found.set(id, its.set(place, (its.get(place) ?? 0) + weight / total));
		});
	return { consistent: worlds.size > 0, places: found };
}

function deals({ roster, players, pile, hand, facts, me }: Problem): Worlds {
	const mine = facts[0]?.type === 'dealt' ? facts[0].cards : [];
	let partial = new Map([['', [1, pile, ...players.map(() => hand)]]]);
	for (const { id } of roster) {
		const next = new Map<string, number[]>();
		for (const [world, left] of partial)
			left.forEach((count, place) => {
				const isMine = place === players.indexOf(me) + 2;
				if (count === 0 || (mine.includes(id) && !isMine)) return;
				next.set(world + String(place), left.with(place, count - 1));
			});
		partial = next;
	}
	return new Map([...partial.keys()].map((world) => [world, 1]));
}

function followed(problem: Problem, worlds: Worlds, fact: Fact): Worlds {
	const later: Worlds = new Map();
	for (const [world, weight] of worlds)
		for (const [next, share] of outcomes(problem, world, fact))
			later.set(next, (later.get(next) ?? 0) + weight * share);
	return later;
}

/** The worlds that this one can become, each with how likely it is to, and to give this answer. */
function outcomes(problem: Problem, world: string, fact: Fact): readonly [string, number][] {
	const { roster, players } = problem;
	const seat = (player: string): string => String(players.indexOf(player) + 2);
	const number = (id: string): number => roster.findIndex((card) => card.id === id);
	const at = (place: string): number[] => cardsAt(world, place);
	const fit = (place: string, traits: Traits): number[] =>
		at(place).filter((card) => isFit(roster[card], traits));
	const answer = (isSo: boolean, share = 1): readonly [string, number][] =>
		isSo ? [[world, share]] : [];
	const single = (from: string, to: string, id?: string): readonly [string, number][] =>
		at(from)
			.filter((card) => id === undefined || card === number(id))
			.map((card) => [put(world, [card], to), 1 / at(from).length]);
	switch (fact.type) {
		case 'dealt':
			return answer(fact.cards.every((id) => world[number(id)] === seat(problem.me)));
		case 'drew':
			return single('1', seat(fact.player), fact.card);
		case 'took':
			return single(seat(fact.from), seat(fact.by), fact.card);
		case 'gave':
			return single(seat(fact.from), seat(fact.to), fact.card);
		case 'mass':
			return masses(problem, world, fact);
		case 'showed': {
			const cards = fit(seat(fact.player), fact.traits);
			if (fact.none === true) return answer(cards.length === 0);
			if (fact.card === undefined) return answer(cards.length > 0);
			return answer(cards.includes(number(fact.card)), 1 / cards.length);
		}
		case 'counted':
			return answer(fit(seat(fact.player), fact.traits).length === fact.count);
		case 'held':
			return answer((world[number(fact.card)] === seat(fact.player)) === fact.yes);
		case 'crossed': {
			const kind = roster.filter((card) => isFit(card, fact.traits)).length;
			return answer(kind - fit('0', fact.traits).length >= fact.count);
		}
		case 'accused':
			return answer(world[number(fact.suspect)] === seat(fact.shownBy));
		case 'cleared':
			return answer(world[number(fact.card)] !== '0');
	}
}

function isFit(card: Card | undefined, traits: Traits): boolean {
	return Object.entries(traits).every(([trait, value]) => card?.traits[trait] === value);
}

function put(world: string, cards: readonly number[], place: string): string {
	return Array.from(world, (was, card) => (cards.includes(card) ? place : was)).join('');
}

function masses(
	{ roster, players, me }: Problem,
	world: string,
	{ count, gave, got }: Fact & { type: 'mass' }
): readonly [string, number][] {
	const ids = (cards: readonly number[]): readonly string[] =>
		cards.map((card) => roster[card]?.id ?? '');
	const isNoted = (cards: readonly number[], noted: readonly string[] | undefined): boolean =>
		noted === undefined || noted.every((id) => ids(cards).includes(id));
	const mine = players.indexOf(me);
	const before = (mine + players.length - 1) % players.length;
	let results: readonly [string, number][] = [[world, 1]];
	players.forEach((_, seat) => {
		const hand = cardsAt(world, String(seat + 2));
		const choices = choose(hand, Math.min(count, hand.length));
		const fitting = choices.filter(
			(cards) => (seat !== mine || isNoted(cards, gave)) && (seat !== before || isNoted(cards, got))
		);
		const to = String(((seat + 1) % players.length) + 2);
		results = results.flatMap(([so, share]) =>
			fitting.map((cards): [string, number] => [put(so, cards, to), share / choices.length])
		);
	});
	return results;
}

function choose(items: readonly number[], count: number): readonly (readonly number[])[] {
	if (count === 0) return [[]];
	return items.flatMap((item, at) =>
		choose(items.slice(at + 1), count - 1).map((rest) => [item, ...rest])
	);
}
