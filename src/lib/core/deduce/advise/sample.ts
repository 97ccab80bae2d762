import type { Setting } from '../facts.ts';
import { hiddenPlace, namesOf, type Names } from '../names.ts';
import type { World } from '../worlds.ts';

const wordSize = 32;

/** Drawn worlds so that hundreds of questions can be put to all of them: hands as sets of bits. */
export class Sample {
	readonly names: Names;
	readonly size: number;
	/** The cards that are hidden in some world. */
	readonly suspects: readonly number[];
	/** For each world which of the suspects is hidden. */
	readonly culprits: Uint16Array;
	private readonly words: number;
	/** For each place the cards that lie there, in each world so many words. */
	private readonly hands: readonly Int32Array[];

	constructor(setting: Setting, worlds: readonly World[]) {
		this.names = namesOf(setting);
		this.size = worlds.length;
		const hidden = worlds.map((world) => world.indexOf(hiddenPlace));
		this.suspects = [...new Set(hidden)].sort((a, b) => a - b);
		this.culprits = Uint16Array.from(hidden, (card) => this.suspects.indexOf(card));
		this.words = Math.ceil(setting.roster.length / wordSize);
		this.hands = this.names.places.map(() => new Int32Array(this.size * this.words));
		worlds.forEach((world, at) => {
			world.forEach((place, card) => this.put(at, place, card));
		});
	}

	/** In each world, how many of these cards lie there. */
	counts(place: number, cards: readonly number[]): Uint8Array {
		const found = new Uint8Array(this.size);
		const wanted = this.wordsOf(cards);
		const hands = this.hands[place] ?? new Int32Array();
		for (const [word, bits] of wanted.entries())
			for (let at = 0; bits !== 0 && at < this.size; at++)
				found[at] = (found[at] ?? 0) + bitsIn((hands[at * this.words + word] ?? 0) & bits);
		return found;
	}

	private put(at: number, place: number, card: number): void {
		const hands = this.hands[place];
		const word = at * this.words + Math.floor(card / wordSize);
		if (hands !== undefined) hands[word] = (hands[word] ?? 0) | (1 << (card % wordSize));
	}

	private wordsOf(cards: readonly number[]): readonly number[] {
		const words = Array<number>(this.words).fill(0);
		for (const card of cards) {
			const word = Math.floor(card / wordSize);
			words[word] = (words[word] ?? 0) | (1 << (card % wordSize));
		}
		return words;
	}
}

/** Counts all bits at once, in pairs, fours and eights. */
function bitsIn(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
