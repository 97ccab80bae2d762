import type { Literal, Reason } from './literal.ts';

/** At least one is true. Only `first` and `second` are watched. */
export class Clause implements Reason {
	first: Literal;
	second: Literal;
	/** The other literals, in no order. */
	readonly rest: Literal[];
	/** How many decisions a learned clause spans: the fewer, the longer it is kept. */
	readonly span: number;
	isForgotten = false;

	constructor([first, second, ...rest]: readonly [Literal, Literal, ...Literal[]], span = 0) {
		this.first = first;
		this.second = second;
		this.rest = rest;
		this.span = span;
		first.watching.push(this);
		second.watching.push(this);
	}

	/** Watches another literal instead of a false one; false if there is none to watch. */
	moveWatch(falsified: Literal): boolean {
		const { rest } = this;
		for (let at = 0; at < rest.length; at++) {
			const literal = rest[at];
			if (literal === undefined || literal.value < 0) continue;
			rest[at] = falsified;
			this.second = literal;
			literal.watching.push(this);
			return true;
		}
		return false;
	}

	/** Puts the false literal second, and returns the other watched one. */
	otherThan(falsified: Literal): Literal {
		if (this.first === falsified) {
			this.first = this.second;
			this.second = falsified;
		}
		return this.first;
	}

	because(implied: Literal | undefined): readonly Literal[] {
		const all = [this.first, this.second, ...this.rest];
		return implied === undefined ? all : all.filter((literal) => literal !== implied);
	}
}
