import type { Variable } from './literal.ts';

/** The open variables, the one most recently part of a conflict first. */
export class Queue {
	private newest: Variable | undefined;
	/** Every variable newer than this is answered. */
	private search: Variable | undefined;
	private clock = 0;

	append(variable: Variable): void {
		variable.stamp = ++this.clock;
		variable.older = this.newest;
		variable.newer = undefined;
		if (this.newest !== undefined) this.newest.newer = variable;
		this.newest = variable;
		this.reopen(variable);
	}

	bump(variable: Variable): void {
		if (variable === this.newest) return;
		const { older, newer } = variable;
		if (variable === this.search) this.search = older ?? newer;
		if (older !== undefined) older.newer = newer;
		if (newer !== undefined) newer.older = older;
		this.append(variable);
	}

	/** A variable that has lost its answer may have to be found again. */
	reopen(variable: Variable): void {
		const isOpen = variable.yes.value === 0;
		if (isOpen && (this.search === undefined || variable.stamp > this.search.stamp))
			this.search = variable;
	}

	next(): Variable | undefined {
		let variable = this.search;
		while (variable !== undefined && variable.yes.value !== 0) variable = variable.older;
		if (variable !== undefined) this.search = variable;
		return variable;
	}
}
