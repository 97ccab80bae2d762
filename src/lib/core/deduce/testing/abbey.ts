import type { Card } from '../facts.ts';
import type { Chance } from './random.ts';
import type { SimulatedTable } from './table.ts';

/**
 * A game of the box, told by the rules' ids in `games/abbey/RULES.md`. Only the way from room to room
 * is left out: a monk may go to any that is open, and likes to go where another stands.
 */
export function playByRules(table: SimulatedTable, facts: number): void {
	const abbey = new Abbey(table);
	while (!abbey.isOver && table.facts.length < facts) abbey.takeTurn();
}

const rooms = ['chapel', 'courtyard', 'parlor', 'scriptorium', 'library', 'crypt', 'chapter'];
const confessionals = ['confessional north', 'confessional south'];

interface Intruder {
	readonly player: string;
	/** None if there was nothing to take. */
	readonly card: Card | undefined;
}

class Abbey {
	isOver = false;
	private readonly table: SimulatedTable;
	private readonly chance: Chance;
	private readonly players: readonly string[];
	private first: number;
	private seat: number;
	private bell: number;
	private masses = 0;
	/** What each of the eight mass cards says (ABB-46, ABB-R5). */
	private readonly massCards: readonly number[];
	private readonly roomOf = new Map<string, string>();
	private readonly lastConfessed: Map<string, string>;
	/** Who is in another's cell, by its owner. */
	private readonly intruders = new Map<string, Intruder>();
	private readonly penitents = new Set<string>();
	private readonly cryptCards = new Set<string>();
	private readonly readers = new Set<string>();

	constructor(table: SimulatedTable) {
		this.table = table;
		this.chance = table.chance;
		this.players = table.setting.players;
		this.first = this.chance.below(this.players.length);
		this.seat = this.first;
		this.bell = this.firstChime - 1;
		this.massCards = Array.from({ length: 8 }, () => 1 + this.chance.below(3));
		this.lastConfessed = new Map(confessionals.map((room) => [room, table.someone()]));
		for (const player of this.players) this.roomOf.set(player, 'chapel');
	}

	/** ABB-15, ABB-67, ABB-R6. */
	takeTurn(): void {
		if (this.seat === this.first) this.moveBell();
		const player = this.players[this.seat] ?? '';
		this.seat = (this.seat + 1) % this.players.length;
		if (this.penitents.delete(player)) return;
		this.visit(player);
		if (!this.penitents.has(player) && this.chance.is(0.5) && this.cryptCards.delete(player))
			this.visit(player);
	}

	/** ABB-09, ABB-80. */
	private get firstChime(): number {
		return this.players.length === 6 ? 2 : 1;
	}

	/** ABB-16, ABB-40 to ABB-45. */
	private moveBell(): void {
		this.bell++;
		if (this.bell <= 4) return;
		for (const player of this.players) this.roomOf.set(player, 'chapel');
		this.intruders.clear();
		this.table.mass(this.massCards[this.masses++ % this.massCards.length]);
		this.first = (this.first + this.players.length - 1) % this.players.length;
		this.seat = this.first;
		this.bell = this.firstChime;
	}

	/** ABB-17 to ABB-20. */
	private visit(player: string): void {
		if (this.isOver) return;
		for (const [owner, intruder] of this.intruders)
			if (intruder.player === player) this.intruders.delete(owner);
		const room = this.chosenRoom(player);
		this.roomOf.set(player, room);
		const there = this.othersIn(room, player).filter((other) => !this.penitents.has(other));
		if (there.length > 0) this.talk(player, this.chance.of(there));
		this.enter(room, player);
	}

	private chosenRoom(player: string): string {
		const open = [...rooms, ...confessionals, ...this.players.map(cellOf)].filter(
			(room) => room !== this.roomOf.get(player) && this.isOpen(room, player)
		);
		const busy = open.filter((room) => this.othersIn(room, player).length > 0);
		return this.chance.of(busy.length > 0 && this.chance.is(0.6) ? busy : open);
	}

	/** ABB-27, ABB-29, ABB-34, ABB-38. The chapter hall has nothing to note before ABB-61 opens it. */
	private isOpen(room: string, player: string): boolean {
		if (room === cellOf(player)) return true;
		if (room === 'chapter') return this.table.cardsAt('pile').length === 0;
		if (room === 'crypt') return !this.cryptCards.has(player);
		if (room === 'library') return !this.readers.has(player) && this.hasFewest(player);
		return rooms.includes(room) || this.othersIn(room, player).length === 0;
	}

	private hasFewest(player: string): boolean {
		const sizes = this.players.map((each) => this.table.cardsAt(each).length);
		const own = this.table.cardsAt(player).length;
		return own === Math.min(...sizes) && own < Math.max(...sizes);
	}

	private othersIn(room: string, player: string): readonly string[] {
		return this.players.filter((other) => other !== player && this.roomOf.get(other) === room);
	}

	/** ABB-21 to ABB-23: an answer may have its price, and some keep silent. */
	private talk(asker: string, asked: string): void {
		if (this.chance.is(0.1)) return;
		this.question(asker, asked);
		if (this.chance.is(0.5)) this.question(asked, asker);
	}

	private question(asker: string, asked: string): void {
		const dice = this.chance.next();
		if (asked === this.table.setting.me) return;
		if (dice < 0.55) this.table.count(asker, asked);
		else if (dice < 0.85) this.table.hold(asker, asked);
		else this.table.crossSeen(asked);
	}

	private enter(room: string, player: string): void {
		if (confessionals.includes(room)) this.confess(room, player);
		else if (room === 'parlor') this.sitDown(player);
		else if (room === 'crypt') this.cryptCards.add(player);
		else if (room === 'chapter') this.accuse(player);
		else if (room === 'scriptorium' || room === 'library') this.read(room, player);
		else if (room === cellOf(player)) this.comeHome(player);
		else this.intrude(room, player);
	}

	/** ABB-30. */
	private confess(room: string, player: string): void {
		const last = this.lastConfessed.get(room) ?? player;
		this.lastConfessed.set(room, player);
		if (last !== player) this.table.take(player, last);
	}

	/** ABB-35, ABB-36. */
	private sitDown(player: string): void {
		if (this.table.cardsAt('pile').length > 0) this.table.draw(player);
		else this.beShown(player);
	}

	/** ABB-28, ABB-29: some books have a player show a card, whatever lies in the parlor. */
	private read(room: string, player: string): void {
		if (room === 'library') this.readers.add(player);
		if (this.chance.is(0.6)) this.beShown(player);
	}

	private beShown(player: string): void {
		const asked = this.chance.of(this.players.filter((each) => each !== player));
		if (asked !== this.table.setting.me) this.table.show(player, asked);
	}

	/** ABB-60 to ABB-63. */
	private accuse(player: string): void {
		if (this.chance.is(0.5)) return;
		this.isOver = this.table.guess(player);
		if (!this.isOver) this.doPenance(player);
	}

	/** ABB-32. */
	private intrude(room: string, player: string): void {
		const owner = this.players.find((each) => cellOf(each) === room);
		if (owner !== undefined)
			this.intruders.set(owner, { player, card: this.table.take(player, owner) });
	}

	/** ABB-33. */
	private comeHome(owner: string): void {
		const intruder = this.intruders.get(owner);
		if (intruder === undefined) return;
		this.intruders.delete(owner);
		this.doPenance(intruder.player);
		const hand = this.table.cardsAt(intruder.player);
		const isStillThere = hand.some(({ id }) => id === intruder.card?.id);
		if (intruder.card !== undefined)
			this.table.give(intruder.player, owner, isStillThere ? intruder.card : undefined);
	}

	private doPenance(player: string): void {
		this.roomOf.set(player, 'chapel');
		this.penitents.add(player);
	}
}

function cellOf(player: string): string {
	return `cell of ${player}`;
}
