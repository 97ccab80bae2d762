import type { Setting } from '../facts.ts';
import { hiddenPlace, namesOf, type Names } from '../names.ts';
import type { World } from '../worlds.ts';

/** Drawn worlds, laid out so that hundreds of questions can be put to all of them at once. */
export class Sample {
	readonly names: Names;
	readonly size: number;
	/** The cards that are hidden in some world. */
	readonly suspects: readonly number[];
	/** For each world which of the suspects is hidden. */
	readonly culprits: Uint16Array;
	/** For each place and card the worlds in which it lies there. */
	private readonly having: readonly (readonly Uint32Array[])[];

	constructor(setting: Setting, worlds: readonly World[]) {
		this.names = namesOf(setting);
		this.size = worlds.length;
		const hidden = worlds.map((world) => world.indexOf(hiddenPlace));
		this.suspects = [...new Set(hidden)].sort((a, b) => a - b);
		this.culprits = Uint16Array.from(hidden, (card) => this.suspects.indexOf(card));
		const having = this.names.places.map(() => this.names.cards.map((): number[] => []));
		worlds.forEach((world, at) => {
			world.forEach((place, card) => having[place]?.[card]?.push(at));
		});
		this.having = having.map((cards) => cards.map((its) => Uint32Array.from(its)));
	}

	/** The worlds in which the card lies there. */
	worldsWith(place: number, card: number): Uint32Array {
		return this.having[place]?.[card] ?? new Uint32Array();
	}

	/** In each world, how many of these cards lie there. */
	counts(place: number, cards: readonly number[]): Uint8Array {
		const counts = new Uint8Array(this.size);
		for (const card of cards)
			for (const at of this.worldsWith(place, card)) counts[at] = (counts[at] ?? 0) + 1;
		return counts;
	}
}
