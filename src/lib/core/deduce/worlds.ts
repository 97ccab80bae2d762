import type { Claim } from './claims.ts';
import type { Fits } from './fits.ts';
import type { Step } from './story.ts';
import type { Edge, Move } from './timeline.ts';

/** The place of every card in a world in which all facts so far are true. */
export type World = readonly number[];

const mostWorlds = 120;

/** Known worlds as they go on after a fact. Each that is left still proves that its cells are possible. */
export function goOn(worlds: readonly World[], step: Step): readonly World[] {
	const moved = worlds.flatMap((world) => movedWorlds(world, step));
	return varied(moved.filter((world) => step.claims.every((claim) => holds(claim, world))));
}

/** Whether it holds whatever the unset traits are; else the world is no proof any more. */
function holds(claim: Claim, world: World): boolean {
	switch (claim.kind) {
		case 'never':
			return false;
		case 'went':
			return true;
		case 'shown':
			return world[claim.card] === claim.where.place && claim.fits.sure.includes(claim.card);
		case 'innocent':
			return (
				claim.fits.sure.filter((card) => world[card] !== claim.where.place).length >= claim.least
			);
		case 'lie': {
			const { sure, maybe } = countAt(claim.fits, world, claim.where.place);
			return sure >= claim.least && sure + maybe <= claim.most;
		}
	}
}

function countAt(fits: Fits, world: World, place: number): { sure: number; maybe: number } {
	return {
		sure: fits.sure.filter((card) => world[card] === place).length,
		maybe: fits.maybe.filter(({ card }) => world[card] === place).length
	};
}

/** One world for each turn of every hand: so each card that may go goes in some, and stays in some. */
function movedWorlds(world: World, { move, claims }: Step): readonly World[] {
	if (move.changes.length === 0) return [world];
	const turns = Math.max(...move.changes.map(({ outgoing }) => outgoing?.from.size ?? 1));
	const named = claims.filter((claim) => claim.kind === 'went');
	return Array.from({ length: turns }, (_, turn) =>
		movedWorld({ world, move, named, turn })
	).filter((each) => each !== undefined);
}

interface Turn {
	readonly world: World;
	readonly move: Move;
	readonly named: readonly (Claim & { kind: 'went' })[];
	readonly turn: number;
}

function movedWorld({ world, move, named, turn }: Turn): World | undefined {
	const later = [...world];
	for (const { after, incoming } of move.changes) {
		if (incoming === undefined) continue;
		const must = named.flatMap(({ along, cards }) => (along === incoming ? cards : []));
		const going = goingCards(world, incoming, { must, turn });
		if (going === undefined) return undefined;
		for (const card of going) later[card] = after.place;
	}
	return later;
}

function goingCards(
	world: World,
	{ from, size }: Edge,
	{ must, turn }: { readonly must: readonly number[]; readonly turn: number }
): readonly number[] | undefined {
	if (must.some((card) => world[card] !== from.place)) return undefined;
	const free = [...world.keys()].filter((c) => world[c] === from.place && !must.includes(c));
	const start = turn % Math.max(1, free.length);
	return [...must, ...free.slice(start), ...free.slice(0, start)].slice(0, size);
}

/** Few of them, first those that show something new. */
function varied(worlds: readonly World[]): readonly World[] {
	const cover = new Cover();
	const news: World[] = [];
	const rest: World[] = [];
	for (const world of worlds) (cover.add(world) ? news : rest).push(world);
	return [...news, ...rest.slice(0, Math.max(0, mostWorlds - news.length))];
}

/** Which cards have been seen in which places. */
export class Cover {
	private readonly placesOf = new Map<number, Set<number>>();

	/** Whether it showed a cell that no other had shown. */
	add(world: World): boolean {
		let isNew = false;
		world.forEach((place, card) => {
			isNew = this.mark(card, place) || isNew;
		});
		return isNew;
	}

	/** Whether that was new. */
	mark(card: number, place: number): boolean {
		const places = this.placesOf.get(card) ?? new Set();
		this.placesOf.set(card, places);
		const isNew = !places.has(place);
		places.add(place);
		return isNew;
	}

	has(card: number, place: number): boolean {
		return this.placesOf.get(card)?.has(place) === true;
	}
}
