import { AtLeast } from './at-least.ts';
import { Clause } from './clause.ts';
import { decisionsBehind, lessonOf, type Lesson } from './learn.ts';
import { Variable, type Literal, type Reason } from './literal.ts';
import { propagate } from './propagate.ts';
import { luby } from './restarts.ts';
import { Trail } from './trail.ts';

/** `unknown`: the cap on conflicts was met first. */
export type Verdict = 'possible' | 'impossible' | 'unknown';

const restartUnit = 64;
const mostLearned = 4000;

/** Conflict-driven search with learning over clauses and counts. */
export class Solver {
	/** After `impossible`: assumptions that cannot all hold. */
	core: readonly Literal[] = [];
	conflicts = 0;
	private readonly trail = new Trail();
	private isBroken = false;
	private learned: Clause[] = [];
	/** Level by level, what the last call assumed: the next call goes on from what they share. */
	private assumed: readonly Literal[] = [];

	newLiteral(): Literal {
		const variable = new Variable();
		this.trail.queue.append(variable);
		return variable.yes;
	}

	/** At least one of them is true. */
	addClause(...literals: readonly Literal[]): void {
		this.trail.backTo(0);
		if (literals.some((each) => each.value > 0 || literals.includes(each.not))) return;
		const [first, second, ...rest] = new Set(literals.filter(({ value }) => value === 0));
		if (first === undefined) this.isBroken = true;
		else if (second === undefined) this.settle(first);
		else new Clause([first, second, ...rest]);
	}

	/** At least so many of them are true, if the guard is. */
	addAtLeast(literals: readonly Literal[], least: number, guard?: Literal): void {
		this.trail.backTo(0);
		const open = literals.filter(({ value }) => value === 0);
		const needed = least - literals.filter(({ value }) => value > 0).length;
		if (needed <= 0 || (guard?.value ?? 1) < 0) return;
		if (needed > open.length) this.addClause(...(guard === undefined ? [] : [guard.not]));
		else if (needed === 1) this.addClause(...open, ...(guard === undefined ? [] : [guard.not]));
		else if (needed === open.length) this.addAll(open, guard);
		else new AtLeast(open, needed, guard);
	}

	addAtMost(literals: readonly Literal[], most: number, guard?: Literal): void {
		const negated = literals.map(({ not }) => not);
		this.addAtLeast(negated, literals.length - most, guard);
	}

	/** Whether all constraints and these assumptions can hold together. If so, `value`s are a world. */
	solve(assumptions: readonly Literal[], mostConflicts = Infinity): Verdict {
		this.goOnFrom(assumptions);
		this.core = [];
		const start = this.conflicts;
		let untilRestart = restartUnit;
		for (let restarts = 1; !this.isBroken;) {
			const broken = propagate(this.trail);
			if (broken !== undefined) {
				this.learnFrom(broken);
				untilRestart--;
			} else if (this.conflicts - start >= mostConflicts) return 'unknown';
			else if (untilRestart <= 0) {
				untilRestart = restartUnit * luby(++restarts);
				this.restart();
			} else {
				const verdict = this.decide(assumptions);
				if (verdict !== undefined) return verdict;
			}
		}
		return 'impossible';
	}

	/** Which answer to try first. */
	prefer(literal: Literal): void {
		literal.variable.phase = literal;
	}

	/** Whether the constraints alone, without search, already say that it is false. */
	isRefuted(literal: Literal): boolean {
		return literal.value < 0 && literal.variable.level === 0;
	}

	private addAll(literals: readonly Literal[], guard: Literal | undefined): void {
		for (const literal of literals)
			this.addClause(literal, ...(guard === undefined ? [] : [guard.not]));
	}

	private settle(literal: Literal): void {
		this.trail.put(literal, undefined);
		if (propagate(this.trail) !== undefined) this.isBroken = true;
	}

	private goOnFrom(assumptions: readonly Literal[]): void {
		const { assumed } = this;
		let shared = 0;
		while (shared < assumed.length && assumed[shared] === assumptions[shared]) shared++;
		this.trail.backTo(shared);
		this.assumed = assumptions;
	}

	private restart(): void {
		this.trail.backTo(this.assumed.length);
		if (this.learned.length > mostLearned) this.forget();
	}

	/** Drops the half of the lessons that span most. */
	private forget(): void {
		const sorted = this.learned.toSorted((a, b) => a.span - b.span);
		for (const clause of sorted.slice(sorted.length >> 1)) clause.isForgotten = clause.span > 2;
		this.learned = sorted.filter(({ isForgotten }) => !isForgotten);
	}

	private learnFrom(broken: Reason): void {
		this.conflicts++;
		if (this.trail.level === 0) {
			this.isBroken = true;
			return;
		}
		const lesson = lessonOf(this.trail, broken);
		this.trail.backTo(lesson.level);
		this.trail.put(lesson.literals[0], this.kept(lesson));
	}

	private kept({ literals: [first, second, ...rest], span }: Lesson): Clause | undefined {
		if (second === undefined) return undefined;
		const clause = new Clause([first, second, ...rest], span);
		this.learned.push(clause);
		return clause;
	}

	/** Decides one more thing: an assumption while there are any, then what was last in conflict. */
	private decide(assumptions: readonly Literal[]): Verdict | undefined {
		const assumption = assumptions[this.trail.level];
		if (assumption === undefined) return this.guess();
		if (assumption.value < 0) {
			this.core = [assumption, ...decisionsBehind(this.trail, [assumption])];
			return 'impossible';
		}
		this.trail.openLevel();
		if (assumption.value === 0) this.trail.put(assumption, undefined);
		return undefined;
	}

	private guess(): Verdict | undefined {
		const variable = this.trail.queue.next();
		if (variable === undefined) return 'possible';
		this.trail.openLevel();
		this.trail.put(variable.phase, undefined);
		return undefined;
	}
}
