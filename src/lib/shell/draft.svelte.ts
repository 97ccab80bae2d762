import type { Depth, Seat, Setup } from '#lib/core/rules.ts';
import type { AnyGame, Manifest } from '#lib/games/contract.ts';
import { language } from '#lib/i18n/language.svelte.ts';

interface Saved {
	readonly seats: readonly Seat[];
	readonly edition: string;
	readonly depth: Depth;
	readonly options: unknown;
	readonly rulings: Readonly<Record<string, string>>;
}

/** A table being set up. It survives a reload, and is forgotten when the tab closes. */
export class Draft {
	readonly #manifest: Manifest;
	readonly #game: AnyGame;
	#saved: Saved;

	constructor(manifest: Manifest, game: AnyGame) {
		this.#manifest = manifest;
		this.#game = game;
		this.#saved = $state.raw(this.#read() ?? this.#fresh());
	}

	get seats(): readonly Seat[] {
		return this.#saved.seats;
	}
	get edition(): string {
		return this.#saved.edition;
	}
	get depth(): Depth {
		return this.#saved.depth;
	}
	get options(): unknown {
		return this.#saved.options;
	}
	get rulings(): Readonly<Record<string, string>> {
		return this.#saved.rulings;
	}

	get canAdd(): boolean {
		return this.seats.length < this.#manifest.seats.most;
	}
	get canRemove(): boolean {
		return this.seats.length > this.#manifest.seats.least;
	}

	/** Two seats with this name, if there are such. */
	get doubledName(): string | undefined {
		const names = this.seats.map(({ name }) => name.trim()).filter((name) => name !== '');
		return names.find((name, at) =>
			names.slice(0, at).some((other) => other.toLowerCase() === name.toLowerCase())
		);
	}

	/** The set-up as it stands; a seat without a name gets the one it is shown with. */
	setup(nameOf: (seat: number) => string): Setup {
		const seats = this.seats.map((seat, index) => ({
			...seat,
			name: seat.name.trim() === '' ? nameOf(index + 1) : seat.name.trim()
		}));
		return { ...this.#saved, seats };
	}

	/** Seats of nobody we should remember. */
	get guests(): ReadonlySet<string> {
		return new Set(this.seats.filter(({ name }) => name.trim() === '').map(({ id }) => id));
	}

	add(name = ''): void {
		const empty = this.seats.find((seat) => seat.name.trim() === '');
		if (name !== '' && empty !== undefined) this.rename(empty.id, name);
		else if (this.canAdd) this.#seat([...this.seats, this.#newSeat(this.seats, name)]);
	}

	remove(id: string): void {
		if (this.canRemove) this.#seat(this.seats.filter((seat) => seat.id !== id));
	}

	rename(id: string, name: string): void {
		this.#seat(this.seats.map((seat) => (seat.id === id ? { ...seat, name } : seat)));
	}

	move(id: string, by: -1 | 1): void {
		const from = this.seats.findIndex((seat) => seat.id === id);
		const moved = this.seats[from];
		const to = from + by;
		if (moved === undefined || to < 0 || to >= this.seats.length) return;
		this.#seat(this.seats.toSpliced(from, 1).toSpliced(to, 0, moved));
	}

	/** Whoever had the colour takes the one that was given up. */
	paint(id: string, colour: string): void {
		const given = this.seats.find((seat) => seat.id === id)?.colour;
		this.#seat(
			this.seats.map((seat) => {
				if (seat.id === id) return { ...seat, colour };
				return seat.colour === colour ? { ...seat, colour: given } : seat;
			})
		);
	}

	choose(change: Partial<Pick<Saved, 'edition' | 'depth' | 'options'>>): void {
		this.#save({ ...this.#saved, ...change });
	}

	rule(ruling: string, reading: string): void {
		this.#save({ ...this.#saved, rulings: { ...this.rulings, [ruling]: reading } });
	}

	/** Keeps who sits where for the next table of this tab, and nothing that is over. */
	get #key(): string {
		return `draft:${this.#manifest.id}`;
	}

	#seat(seats: readonly Seat[]): void {
		this.#save({ ...this.#saved, seats, options: this.#game.options(seats, this.options) });
	}

	#newSeat(seats: readonly Seat[], name = ''): Seat {
		const taken = new Set(seats.map(({ colour }) => colour));
		const numbers = seats.map(({ id }) => Number(id.slice(1)));
		return {
			id: `s${Math.max(0, ...numbers) + 1}`,
			name,
			colour: this.#manifest.colours.find((colour) => !taken.has(colour))
		};
	}

	#fresh(): Saved {
		const { seats, editions, depths } = this.#manifest;
		const empty = Array.from({ length: seats.least }).reduce<readonly Seat[]>(
			(before) => [...before, this.#newSeat(before)],
			[]
		);
		return {
			seats: empty,
			edition:
				(editions.find((each) => each.language === language.current) ?? editions[0])?.id ?? '',
			depth: depths[0] ?? 'score',
			options: this.#game.options(empty, undefined),
			rulings: Object.fromEntries(this.#game.rulings.map(({ id, readings }) => [id, readings[0]]))
		};
	}

	#save(saved: Saved): void {
		this.#saved = saved;
		try {
			sessionStorage.setItem(this.#key, JSON.stringify(saved));
		} catch {
			// Storage is forbidden or full: the draft lives as long as the page.
		}
	}

	#read(): Saved | undefined {
		try {
			const text = sessionStorage.getItem(this.#key);
			if (text === null) return undefined;
			// We wrote it in this tab, with this version or the one before an update.
			const saved = JSON.parse(text) as Saved;
			const options = this.#game.rules.parseOptions(saved.options);
			return options === undefined ? undefined : { ...saved, options };
		} catch {
			return undefined;
		}
	}
}
