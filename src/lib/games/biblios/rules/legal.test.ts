import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '#lib/core/replay.ts';
import { frozen, frozenRules } from '#lib/core/testing/frozen.ts';
import { cancel, fact, logOf } from '#lib/core/testing/logs.ts';
import { bidderNow, stillIn } from './bidding.ts';
import type { Event } from './events.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';
import { legalGames } from './testing/random.ts';
import { people, setupOf } from './testing/tables.ts';

/** The bidding once more, written another way: a queue of those who are in. */
class Queue {
	readonly #seats: readonly string[];
	#turn: number;
	#active = 0;
	#queue: string[] = [];
	#fined: string[] = [];
	#best: string | undefined;
	#isBidding = false;

	constructor(players: number, first: string) {
		this.#seats = people.slice(0, players);
		this.#turn = Math.max(0, this.#seats.indexOf(first));
	}

	get bidder(): string | undefined {
		return this.#isBidding && !this.#isWon ? this.#queue[0] : undefined;
	}

	/** Nobody outside of the bidding. */
	get left(): readonly string[] {
		return this.#isBidding ? this.#queue.toSorted() : [];
	}

	get #isWon(): boolean {
		return this.#queue.length === 1 && this.#queue[0] === this.#best;
	}

	see(event: Event): void {
		if (event.type === 'CardRevealed') {
			this.#active = this.#turn;
			this.#turn = (this.#turn + 1) % this.#seats.length;
			this.#fined = [];
			this.#start();
		}
		if (event.type === 'BidMade') {
			this.#best = event.seat;
			this.#queue = [...this.#queue.slice(1), event.seat];
		}
		if (event.type === 'Passed') this.#queue.shift();
		if (event.type === 'FineTaken') {
			this.#fined.push(event.seat);
			this.#start();
		}
		if (this.#queue.length === 0 || event.type === 'PricePaid') this.#isBidding = false;
	}

	#start(): void {
		this.#best = undefined;
		this.#queue = [];
		for (let step = 1; step <= this.#seats.length; step += 1) {
			const seat = this.#seats[(this.#active + step) % this.#seats.length] ?? '';
			if (!this.#fined.includes(seat)) this.#queue.push(seat);
		}
		this.#isBidding = true;
	}
}

/** Those still in while there is bidding or paying to do. */
function leftIn(state: State): readonly string[] {
	return state.auctions.at(-1)?.status === 'open' ? stillIn(state).toSorted() : [];
}

describe('the laws of tracked games', () => {
	it('BIB-32 to BIB-39 bidderNow and stillIn agree with a queue, after every line', () => {
		fc.assert(
			fc.property(legalGames, ({ table, events }) => {
				const queue = new Queue(table.players ?? 3, table.options?.firstSeat ?? '');
				let state = rules.begin(setupOf(table));
				for (const event of events) {
					state = rules.evolve(state, event);
					queue.see(event);
					expect([bidderNow(state), leftIn(state)]).toEqual([queue.bidder, queue.left]);
				}
			}),
			{ numRuns: 300 }
		);
	});

	it('undoing the last lines equals never having written them', () => {
		fc.assert(
			fc.property(legalGames, fc.nat(60), ({ table, events }, count) => {
				const setup = setupOf(table);
				const undone = Math.min(count, events.length);
				const kept = events.slice(0, events.length - undone);
				const cancels = Array.from({ length: undone }, (_, at) => cancel(`r${events.length - at}`));
				const there = replay(rules, setup, logOf(...events.map(fact), ...cancels));
				const never = replay(rules, setup, logOf(...kept.map(fact)));
				expect(there.state).toEqual(never.state);
				expect(rules.score(there.state)).toEqual(rules.score(never.state));
			})
		);
	});

	it('what is legal holds in the log, and nothing is mutated', () => {
		fc.assert(
			fc.property(legalGames, ({ table, events }) => {
				const rows = frozen(logOf(...events.map(fact)));
				const { lines } = replay(frozenRules(rules), frozen(setupOf(table)), rows);
				expect(lines.every(({ status }) => status === 'held')).toBe(true);
			})
		);
	});

	it('BIB-55 dice stay within 1 and 6; BIB-R8 no more auctions than cards', () => {
		fc.assert(
			fc.property(legalGames, ({ table, events }) => {
				const { state } = replay(rules, setupOf(table), logOf(...events.map(fact)));
				for (const value of Object.values(state.dice)) {
					expect(value).toBeGreaterThanOrEqual(1);
					expect(value).toBeLessThanOrEqual(6);
				}
				expect(state.auctions.length).toBeLessThanOrEqual(20);
			})
		);
	});
});
