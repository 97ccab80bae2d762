import type { Options } from '../rules/options.ts';

/** A panel's turn towards its side of the table. */
export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

interface Saved {
	readonly isAround: boolean;
	readonly isClockShown: boolean;
	readonly seconds: number;
	readonly atZero: Options['clock']['atZero'];
	readonly facing: Readonly<Record<string, Turn>>;
}

/** Where the seats are around a tablet that lies flat: clockwise, the first at the lower edge. */
const sides: Readonly<Record<number, readonly Turn[]>> = {
	2: [0, 180],
	3: [0, 90, 270],
	4: [0, 90, 180, 270]
};

/** How this device shows the auction room of one table. It is no fact of the game, so not in the log. */
export class RoomPrefs {
	readonly #key: string;
	#saved: Saved;

	constructor(table: string, seats: readonly string[], clock: Options['clock']) {
		this.#key = `room:${table}`;
		const side = sides[seats.length] ?? [];
		const usual: Saved = {
			isAround: false,
			isClockShown: true,
			...clock,
			facing: Object.fromEntries(seats.map((seat, index) => [seat, side[index] ?? 0]))
		};
		this.#saved = $state.raw({ ...usual, ...this.#read() });
	}

	get isAround(): boolean {
		return this.#saved.isAround;
	}
	get isClockShown(): boolean {
		return this.#saved.isClockShown && this.seconds > 0;
	}
	get seconds(): number {
		return this.#saved.seconds;
	}
	get atZero(): Saved['atZero'] {
		return this.#saved.atZero;
	}

	facing(seat: string): Turn {
		return this.#saved.facing[seat] ?? 0;
	}

	/** To the next side; whoever sits there changes places, for no side has room for two. */
	turn(seat: string): void {
		const now = this.facing(seat);
		const next = turns[(turns.indexOf(now) + 1) % turns.length] ?? 0;
		const { facing } = this.#saved;
		const other = Object.keys(facing).find((each) => facing[each] === next);
		this.set({ facing: { ...facing, ...(other !== undefined && { [other]: now }), [seat]: next } });
	}

	set(change: Partial<Saved>): void {
		this.#saved = { ...this.#saved, ...change };
		try {
			localStorage.setItem(this.#key, JSON.stringify(this.#saved));
		} catch {
			// Storage is forbidden or full: it holds as long as the page.
		}
	}

	#read(): Partial<Saved> {
		try {
			// Written by this class; a field of another kind can only spoil how the room looks.
			return JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Partial<Saved>;
		} catch {
			return {};
		}
	}
}
