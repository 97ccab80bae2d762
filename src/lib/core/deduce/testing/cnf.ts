/** A variable by its number from 1 on, or its negation. */
export type Literal = number;

/** Clauses, and counts made of clauses: what a solver without counts of its own has to be told. */
export class Cnf {
	readonly clauses: (readonly Literal[])[] = [];
	private variables = 0;

	variable(): Literal {
		return ++this.variables;
	}

	/** At least one of them. */
	add(...clause: readonly Literal[]): void {
		this.clauses.push(clause);
	}

	/** A literal that is true exactly if all of these are. */
	and(literals: readonly Literal[]): Literal {
		const [first, ...rest] = literals;
		if (first !== undefined && rest.length === 0) return first;
		const all = this.variable();
		for (const literal of literals) this.add(-all, literal);
		this.add(all, ...literals.map((literal) => -literal));
		return all;
	}

	exactly(row: readonly Literal[], count: number): void {
		this.between(row, count, count);
	}

	atLeast(row: readonly Literal[], count: number): void {
		this.between(row, count, row.length);
	}

	/** A chain of sums: so many are true among the first ones, no further than can matter. */
	between(row: readonly Literal[], least: number, most: number): void {
		if (least > row.length || most < 0) this.add();
		else if (2 * least > row.length)
			this.chain(
				row.map((literal) => -literal),
				row.length - most,
				row.length - least
			);
		else this.chain(row, least, most);
	}

	private chain(row: readonly Literal[], least: number, most: number): void {
		const highest = Math.min(row.length, most < row.length ? most + 1 : least);
		let sums: readonly Literal[] = [];
		for (const literal of row) sums = this.oneMore(sums, literal, highest);
		const reached = sums[least - 1];
		if (least > 0 && reached !== undefined) this.add(reached);
		const passed = sums[most];
		if (passed !== undefined) this.add(-passed);
	}

	/** "At least one, two, … of the row so far", from the same without the last. */
	private oneMore(before: readonly Literal[], literal: Literal, highest: number): Literal[] {
		return Array.from({ length: Math.min(before.length + 1, highest) }, (_, at) => {
			const sum = this.variable();
			const was = before[at];
			const less = before[at - 1];
			if (was !== undefined) this.add(-was, sum);
			this.add(sum, -literal, ...(less === undefined ? [] : [-less]));
			this.add(-sum, literal, ...(was === undefined ? [] : [was]));
			if (less !== undefined) this.add(-sum, less, ...(was === undefined ? [] : [was]));
			return sum;
		});
	}
}
