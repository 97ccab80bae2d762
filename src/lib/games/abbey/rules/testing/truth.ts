import fc from 'fast-check';
import { dealFor, defaultRoster, features, type Traits } from '../data.ts';
import type { Event } from '../events.ts';
import { fits, suspectIn } from '../roster.ts';
import { people } from './tables.ts';

/** Where every card really is. */
export interface Truth {
	readonly hidden: string;
	readonly pile: readonly string[];
	readonly hands: Readonly<Record<string, readonly string[]>>;
}

export interface Evening {
	readonly seats: readonly string[];
	readonly me: string;
	/** Every event as the owner of the notebook could write it, and the truth after it. */
	readonly lines: readonly { readonly event: Event; readonly truth: Truth }[];
}

type Dice = (sides: number) => number;

interface Play {
	readonly seats: readonly string[];
	readonly me: string;
	readonly dice: Dice;
	/** Whether the owner writes down what they know. */
	readonly isNoted: () => boolean;
	/** The card that somebody took last from somebody, by `<owner>/<intruder>`. */
	readonly taken: Map<string, string>;
	hidden: string;
	pile: string[];
	hands: Map<string, string[]>;
}

/** Evenings with real cards, played by the rules; chance comes from a seed. */
export function evenings(noted: 'everything' | 'some'): fc.Arbitrary<Evening> {
	return fc
		.record({ players: fc.constantFrom(3, 4, 5, 6), seed: fc.nat(), length: fc.nat(60) })
		.map(({ players, seed, length }) => {
			const dice = diceOf(seed);
			const seats = people.slice(0, players);
			const isNoted = (): boolean => noted === 'everything' || dice(3) > 0;
			const play = dealtBy(dice, { seats, me: pick(dice, seats) ?? 'ann', isNoted });
			const deal: Event = { type: 'HandDealt', cards: [...handOf(play, play.me)] };
			const dealtAt = noted === 'everything' || dice(2) > 0 ? 0 : dice(length + 2);
			const lines: { event: Event; truth: Truth }[] = [];
			for (let at = 0; at <= length; at += 1) {
				const event = at === dealtAt ? deal : moved(play);
				if (event !== undefined) lines.push({ event, truth: truthOf(play) });
			}
			return { seats, me: play.me, lines };
		});
}

/** Mulberry32: small, and the same everywhere. */
function diceOf(seed: number): Dice {
	let now = seed;
	return (sides) => {
		now = (now + 0x6d2b79f5) | 0;
		let mixed = Math.imul(now ^ (now >>> 15), 1 | now);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * sides);
	};
}

function pick<T>(dice: Dice, from: readonly T[]): T | undefined {
	return from[dice(from.length)];
}

function dealtBy(dice: Dice, { seats, me, isNoted }: Pick<Play, 'seats' | 'me' | 'isNoted'>): Play {
	const deck = defaultRoster.map(({ id }) => id);
	const draw = (count: number): string[] =>
		Array.from({ length: count }, () => deck.splice(dice(deck.length), 1)[0] ?? '');
	const { pile, hand } = dealFor(seats.length);
	const hands = new Map(seats.map((seat) => [seat, draw(hand)]));
	const [hidden = ''] = draw(1);
	return { seats, me, dice, isNoted, taken: new Map(), hidden, pile: draw(pile), hands };
}

function truthOf({ hidden, pile, hands }: Play): Truth {
	const copies = [...hands].map(([seat, cards]) => [seat, [...cards]] as const);
	return { hidden, pile: [...pile], hands: Object.fromEntries(copies) };
}

function handOf({ hands }: Play, seat: string): string[] {
	return hands.get(seat) ?? [];
}

/** One thing that happens at the table; undefined where it cannot. */
function moved(play: Play): Event | undefined {
	const { dice, seats } = play;
	const seat = pick(dice, seats) ?? '';
	const other =
		pick(
			dice,
			seats.filter((each) => each !== seat)
		) ?? '';
	const ways = [drawn, takenFrom, takenFrom, caught, given, massed, shown, answered, proved];
	return pick(dice, ways)?.(play, seat, other);
}

/** A card in the log, if the owner is one of those who saw it and cares to write it down. */
function seen(play: Play, card: string, by: readonly string[]): { readonly card?: string } {
	return by.includes(play.me) && play.isNoted() ? { card } : {};
}

function move(play: Play, card: string, way: { from: string; to: string }): void {
	play.hands.set(
		way.from,
		handOf(play, way.from).filter((each) => each !== card)
	);
	handOf(play, way.to).push(card);
}

function drawn(play: Play, seat: string): Event | undefined {
	const card = play.pile.pop();
	if (card === undefined) return undefined;
	handOf(play, seat).push(card);
	return { type: 'CardDrawn', seat, ...seen(play, card, [seat]) };
}

function takenFrom(play: Play, seat: string, from: string): Event | undefined {
	const card = pick(play.dice, handOf(play, from));
	if (card === undefined) return undefined;
	move(play, card, { from, to: seat });
	play.taken.set(`${from}/${seat}`, card);
	return { type: 'CardTaken', seat, from, ...seen(play, card, [seat, from]) };
}

function caught(play: Play, seat: string, intruder: string): Event | undefined {
	const hand = handOf(play, intruder);
	const taken = play.taken.get(`${seat}/${intruder}`);
	const card = hand.find((each) => each === taken) ?? pick(play.dice, hand);
	if (card === undefined) return undefined;
	move(play, card, { from: intruder, to: seat });
	return { type: 'IntruderCaught', seat, intruder, ...seen(play, card, [seat, intruder]) };
}

function given(play: Play, seat: string, to: string): Event | undefined {
	const card = pick(play.dice, handOf(play, seat));
	if (card === undefined) return undefined;
	move(play, card, { from: seat, to });
	return { type: 'CardGiven', seat, to, ...seen(play, card, [seat, to]) };
}

function massed(play: Play): Event {
	const { seats, dice, me, isNoted } = play;
	const count = 1 + dice(4);
	const passed = seats.map((seat) => {
		const hand = handOf(play, seat);
		return Array.from({ length: Math.min(count, hand.length) }, () =>
			hand.splice(dice(hand.length), 1)
		).flat();
	});
	seats.forEach((seat, at) => handOf(play, seat).push(...(passed.at(at - 1) ?? [])));
	const gave = passed[seats.indexOf(me)] ?? [];
	const got = passed.at(seats.indexOf(me) - 1) ?? [];
	return { type: 'MassHeld', count, ...(isNoted() && { gave }), ...(isNoted() && { got }) };
}

function someTraits(dice: Dice): Traits {
	const some = [pick(dice, features), pick(dice, features)].flatMap((each) => each ?? []);
	return Object.fromEntries(some.map(({ trait, value }) => [trait, value]));
}

function shown(play: Play, seat: string, to: string): Event {
	const traits = someTraits(play.dice);
	const fitting = ofKind(play, seat, traits);
	const card = pick(play.dice, fitting);
	if (card === undefined) return { type: 'NoneShown', seat, to, traits };
	return { type: 'CardShown', seat, to, traits, ...seen(play, card, [seat, to]) };
}

function ofKind(play: Play, seat: string, traits: Traits): readonly string[] {
	return handOf(play, seat).filter((id) => fits(suspectIn(defaultRoster, id), traits) === true);
}

function answered(play: Play, seat: string): Event {
	const traits = someTraits(play.dice);
	const { id: suspect } = pick(play.dice, defaultRoster) ?? { id: '' };
	const isHeld = handOf(play, seat).includes(suspect);
	if (play.dice(2) > 0) return { type: 'HoldingTold', seat, suspect, isHeld };
	return { type: 'KindCounted', seat, traits, count: ofKind(play, seat, traits).length };
}

/** A wrong accusation, as soon as the parlor is empty. */
function proved(play: Play, seat: string, shownBy: string): Event | undefined {
	const suspect = pick(play.dice, handOf(play, shownBy));
	if (suspect === undefined || play.pile.length > 0) return undefined;
	return { type: 'AccusationMade', seat, suspect, shownBy };
}
