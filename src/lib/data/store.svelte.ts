import type { DexieError } from 'dexie';
import { CellarerDb } from './db.ts';

/** Why the app goes on in memory: there is no database here, it would not open, or it is full. */
export type MemoryReason = 'missing' | 'broken' | 'full';

/**
 * The one database. When it cannot be used, an in-memory one with the same face takes its place,
 * filled with what can still be read, so that an evening goes on and can be exported.
 */
class Store {
	#db: CellarerDb | undefined;
	#reason = $state.raw<MemoryReason | undefined>(undefined);
	#opening: Promise<CellarerDb> | undefined;
	readonly #followers = new Set<(db: CellarerDb) => void>();

	get memoryReason(): MemoryReason | undefined {
		return this.#reason;
	}

	open(): Promise<CellarerDb> {
		this.#opening ??= this.#openFirst();
		return this.#opening;
	}

	/** Calls with the database, and again whenever another one takes its place. */
	follow(follower: (db: CellarerDb) => void): () => void {
		this.#followers.add(follower);
		if (this.#db === undefined) void this.open();
		else follower(this.#db);
		return () => this.#followers.delete(follower);
	}

	/** Runs a write; if the disk is full, moves to memory and runs it there. */
	async write<T>(work: (db: CellarerDb) => Promise<T>): Promise<T> {
		const db = await this.open();
		try {
			return await work(db);
		} catch (error) {
			const reason = failureOf(error);
			if (reason === undefined || this.#reason !== undefined) throw error;
			return await work(await this.#moveToMemory(reason, db));
		}
	}

	async #openFirst(): Promise<CellarerDb> {
		if (!('indexedDB' in globalThis) || globalThis.indexedDB === null)
			return await this.#moveToMemory('missing', undefined);
		const db = new CellarerDb();
		try {
			await db.open();
			return this.#use(db);
		} catch (error) {
			return await this.#moveToMemory(failureOf(error) ?? 'broken', undefined);
		}
	}

	async #moveToMemory(reason: MemoryReason, from: CellarerDb | undefined): Promise<CellarerDb> {
		const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
		const memory = new CellarerDb({ indexedDB: new IDBFactory(), IDBKeyRange });
		await memory.open();
		if (from !== undefined) await copyAll(from, memory);
		this.#reason = reason;
		this.#opening = Promise.resolve(memory);
		return this.#use(memory);
	}

	#use(db: CellarerDb): CellarerDb {
		this.#db = db;
		for (const follower of this.#followers) follower(db);
		return db;
	}
}

export const store = new Store();

/** Reading still works on a full disk; a store that cannot be read is left behind, not waited for. */
async function copyAll(from: CellarerDb, to: CellarerDb): Promise<void> {
	for (const source of from.tables) {
		try {
			await to.table(source.name).bulkPut(await source.toArray());
		} catch {
			continue;
		}
	}
}

function failureOf(error: unknown): MemoryReason | undefined {
	if (!(error instanceof Error)) return undefined;
	// A transaction that failed for want of space is an AbortError around the real reason.
	const names = [error.name, (error as Partial<DexieError>).inner?.name ?? ''];
	if (names.includes('QuotaExceededError')) return 'full';
	if (names.includes('MissingAPIError')) return 'missing';
	const lost = ['DatabaseClosedError', 'OpenFailedError', 'UnknownError', 'InvalidStateError'];
	return names.some((name) => lost.includes(name)) ? 'broken' : undefined;
}
