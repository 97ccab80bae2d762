import type { Tools } from './kinds.ts';
import type { Hold, Layer } from './layer.ts';
import { isBlind, type Sight } from './sights.ts';

/** What nothing tells apart any more becomes one: labels of a class, and places nobody asks about. */
export class Blur {
	private readonly tools: Tools;
	private readonly sight: Sight;
	private readonly known: readonly Map<number, number>[];
	private readonly isBlind: readonly boolean[];

	constructor(tools: Tools, sight: Sight) {
		this.tools = tools;
		this.sight = sight;
		this.known = sight.map(() => new Map<number, number>());
		this.isBlind = sight.map(isBlind);
	}

	over(layer: Layer): Layer {
		return layer.mapped((hold) =>
			this.known.reduce((seen, _, place) => this.at(seen, place), hold)
		);
	}

	/** The hold with one place as it is seen from now on. What nobody asks about is put away. */
	at(hold: Hold, place: number): Hold {
		const { hands } = this.tools;
		const away = this.sight.length;
		const seen = this.hand(hold[place] ?? hands.empty, place);
		if (this.isBlind[place] !== true) return seen === hold[place] ? hold : hold.with(place, seen);
		const joined = hands.join(hold[away] ?? hands.empty, seen);
		return hold.with(place, hands.empty).with(away, joined);
	}

	private hand(hand: number, place: number): number {
		const { hands, kinds } = this.tools;
		const known = this.known[place];
		const classes = this.sight[place] ?? [];
		const found = known?.get(hand) ?? hands.map(hand, (mask) => kinds.relabelled(mask, classes));
		known?.set(hand, found);
		return found;
	}
}
