import type { Literal, Reason } from './literal.ts';

/** At least `least` of the literals are true, if the guard is. Counted, never unrolled to clauses. */
export class AtLeast implements Reason {
	readonly literals: readonly Literal[];
	readonly guard: Literal | undefined;
	/** How many more may become false. */
	spare: number;
	/** How many may be false in all. */
	private readonly mostFalse: number;

	constructor(literals: readonly Literal[], least: number, guard: Literal | undefined) {
		this.literals = literals;
		this.guard = guard;
		this.mostFalse = literals.length - least;
		this.spare = this.mostFalse;
		for (const literal of literals) literal.counting.push(this);
		guard?.guarding.push(this);
	}

	get isBinding(): boolean {
		return this.guard === undefined || this.guard.value > 0;
	}

	/** Built only when the learning asks: as many false literals as it takes, older than the implied. */
	because(implied: Literal | undefined): readonly Literal[] {
		const isOfGuard = this.guard !== undefined && implied === this.guard.not;
		const isOfLiteral = implied !== undefined && !isOfGuard;
		const before = implied?.variable.position ?? Infinity;
		let needed = isOfLiteral ? this.mostFalse : this.mostFalse + 1;
		const found: Literal[] = this.guard === undefined || isOfGuard ? [] : [this.guard.not];
		for (const literal of this.literals) {
			if (needed === 0) break;
			if (literal.value >= 0 || literal.variable.position >= before) continue;
			found.push(literal);
			needed--;
		}
		return found;
	}
}
