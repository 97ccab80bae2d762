import type { Literal, Reason, Variable } from './literal.ts';
import { Queue } from './queue.ts';

/** What is true now, in the order in which it became so, level by level. */
export class Trail {
	readonly queue = new Queue();
	private readonly literals: Literal[] = [];
	private readonly levels: number[] = [];
	private head = 0;

	get level(): number {
		return this.levels.length;
	}

	get length(): number {
		return this.literals.length;
	}

	at(position: number): Literal | undefined {
		return this.literals[position];
	}

	/** The literal that was decided to open this level. */
	decisionOf(level: number): Literal | undefined {
		const start = this.levels[level - 1] ?? this.literals.length;
		return start === (this.levels[level] ?? this.literals.length)
			? undefined
			: this.literals[start];
	}

	/** The next literal whose consequences nobody has drawn yet. */
	take(): Literal | undefined {
		const literal = this.literals[this.head];
		if (literal !== undefined) this.head++;
		return literal;
	}

	openLevel(): void {
		this.levels.push(this.literals.length);
	}

	put(literal: Literal, reason: Reason | undefined): void {
		const { variable } = literal;
		literal.value = 1;
		literal.not.value = -1;
		variable.level = this.levels.length;
		variable.position = this.literals.length;
		variable.reason = reason;
		this.literals.push(literal);
		for (const count of literal.not.counting) count.spare--;
	}

	backTo(level: number): void {
		const length = this.levels[level];
		if (length === undefined) return;
		for (let at = this.literals.length - 1; at >= length; at--) {
			const literal = this.literals[at];
			if (literal !== undefined) this.open(literal, literal.variable);
		}
		this.literals.length = length;
		this.levels.length = level;
		this.head = Math.min(this.head, length);
	}

	private open(literal: Literal, variable: Variable): void {
		literal.value = 0;
		literal.not.value = 0;
		variable.phase = literal;
		for (const count of literal.not.counting) count.spare++;
		this.queue.reopen(variable);
	}
}
