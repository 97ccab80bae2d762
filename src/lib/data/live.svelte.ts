import { Dexie, liveQuery } from 'dexie';
import { createSubscriber } from 'svelte/reactivity';
import type { Row } from '#lib/core/log.ts';
import type { CellarerDb } from './db.ts';
import { store } from './store.svelte.ts';

/** A query that follows the database, this tab's writes and every other tab's. */
export class Live<T> {
	#current: T | undefined;
	readonly #subscribe: () => void;

	constructor(query: (db: CellarerDb) => Promise<T>) {
		this.#subscribe = createSubscriber((update) =>
			follow(query, (value) => {
				this.#current = value;
				update();
			})
		);
	}

	/** Undefined until the first answer, so that nothing flashes empty. */
	get current(): T | undefined {
		this.#subscribe();
		return this.#current;
	}
}

/** The rows of one table. Rows are only added, so only what is new is read. */
export class LiveLog {
	#rows: readonly Row[];
	readonly #subscribe: () => void;

	constructor(table: string, rows: readonly Row[]) {
		this.#rows = $state.raw(rows);
		this.#subscribe = createSubscriber(() =>
			follow(
				(db) => rowsAfter(db, table, this.#lastSeq),
				(saved) => this.add(saved)
			)
		);
	}

	get rows(): readonly Row[] {
		this.#subscribe();
		return this.#rows;
	}

	/** Takes in rows that have been saved; those it has are left as they are. */
	add(saved: readonly Row[]): void {
		const fresh = saved.filter((row) => row.seq > this.#lastSeq);
		if (fresh.length > 0) this.#rows = [...this.#rows, ...fresh];
	}

	get #lastSeq(): number {
		return this.#rows.at(-1)?.seq ?? 0;
	}
}

export async function rowsAfter(db: CellarerDb, table: string, seq: number): Promise<Row[]> {
	return await db.rows
		.where('[table+seq]')
		.between([table, seq], [table, Dexie.maxKey], false, true)
		.toArray();
}

/** Answers now and after every change, from whichever database is in use. */
export function follow<T>(
	query: (db: CellarerDb) => Promise<T>,
	next: (value: T) => void
): () => void {
	let stopQuery: (() => void) | undefined;
	const stopStore = store.follow((db) => {
		stopQuery?.();
		// A query that fails leaves the last answer standing: the write path reports what is wrong.
		const subscription = liveQuery(() => query(db)).subscribe({ next, error: () => undefined });
		stopQuery = () => subscription.unsubscribe();
	});
	return () => {
		stopStore();
		stopQuery?.();
	};
}
