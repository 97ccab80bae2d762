import type { AtLeast } from './at-least.ts';
import type { Clause } from './clause.ts';

/** Why a literal had to be true: the literals that were all false already. */
export interface Reason {
	/** Without a literal: why this constraint itself is broken. */
	because(implied: Literal | undefined): readonly Literal[];
}

/** A yes-or-no question. Objects, not numbered arrays: every look-up is a field of known type. */
export class Variable {
	readonly yes: Literal;
	/** The answer it had last, tried first next time. */
	phase: Literal;
	level = 0;
	/** When it was answered, in the order of the trail. */
	position = 0;
	reason: Reason | undefined;
	isSeen = false;
	/** Its neighbours in the order of recent use, and its time in it. */
	older: Variable | undefined;
	newer: Variable | undefined;
	stamp = 0;

	constructor() {
		this.yes = new Literal(this);
		this.phase = this.yes.not;
	}
}

/** A variable or its negation. */
export class Literal {
	readonly variable: Variable;
	readonly not: Literal;
	/** 1 true, -1 false, 0 open. */
	value = 0;
	/** The clauses to look at when this becomes false. */
	readonly watching: Clause[] = [];
	/** The constraints that count this becoming false. */
	readonly counting: AtLeast[] = [];
	/** The constraints that bind only while this is true. */
	readonly guarding: AtLeast[] = [];

	constructor(variable: Variable, not?: Literal) {
		this.variable = variable;
		this.not = not ?? new Literal(variable, this);
	}
}
