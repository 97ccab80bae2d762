/** The vocabulary: cards with traits lie in places, move, and are asked about. */

/** Trait = value. In a question all of them must hold; on a card an absent trait is unset. */
export type Traits = Readonly<Record<string, string | undefined>>;

export interface Card {
	readonly id: string;
	readonly traits: Traits;
}

/** `hidden`, `pile`, or the id of the player whose hand it is. */
export type Place = string;
export const hidden: Place = 'hidden';
export const pile: Place = 'pile';

/** How it began: one card hidden, some in the pile, the same number in each hand. */
export interface Setting {
	readonly roster: readonly Card[];
	/** In seat order, clockwise: the next one sits to the left. */
	readonly players: readonly string[];
	/** Whose log this is. */
	readonly me: string;
	readonly pile: number;
	readonly hand: number;
}

/** A setting and the log that one player kept, in order. */
export interface Problem extends Setting {
	readonly facts: readonly Fact[];
}

/** A card that is absent is unknown, also where it went through my own hand. */
export type Fact =
	| { readonly type: 'dealt'; readonly cards: readonly string[] }
	| { readonly type: 'drew'; readonly player: string; readonly card?: string | undefined }
	| {
			readonly type: 'took';
			readonly by: string;
			readonly from: string;
			readonly card?: string | undefined;
	  }
	| {
			readonly type: 'gave';
			readonly from: string;
			readonly to: string;
			readonly card?: string | undefined;
	  }
	| Mass
	| Showed
	| {
			readonly type: 'counted';
			readonly player: string;
			readonly traits: Traits;
			readonly count: number;
	  }
	| {
			readonly type: 'held';
			readonly player: string;
			readonly card: string;
			readonly yes: boolean;
	  }
	| {
			readonly type: 'crossed';
			readonly player: string;
			readonly traits: Traits;
			readonly count: number;
	  }
	| {
			readonly type: 'accused';
			readonly by: string;
			readonly suspect: string;
			readonly shownBy: string;
	  }
	| { readonly type: 'cleared'; readonly card: string };

/** Everyone at once passes `count` cards, or all they have, to the left; `gave` and `got` are mine. */
export interface Mass {
	readonly type: 'mass';
	readonly count: number;
	readonly gave?: readonly string[] | undefined;
	readonly got?: readonly string[] | undefined;
}

/** Asked for a card with these traits, the player showed one to `to`, or has none. */
export interface Showed {
	readonly type: 'showed';
	readonly player: string;
	readonly to: string;
	readonly traits: Traits;
	/** Which one, if I saw it. */
	readonly card?: string | undefined;
	readonly none?: boolean | undefined;
}
