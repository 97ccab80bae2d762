import { Dexie, type BulkError, type DexieError, type Transaction } from 'dexie';
import { CellarerDb } from './db.ts';

/** Why the app goes on in memory: there is no database here, it would not open, or it is full. */
export type MemoryReason = 'missing' | 'broken' | 'full';

/**
 * What is wrong with the database. `outdated`: a newer version of the app has it, and this one only
 * reads. `blocked`: an older version in another tab has not let go of it yet.
 */
export type Trouble = MemoryReason | 'outdated' | 'blocked';

/** A newer version of the app has the database: what this one wrote might not be found there. */
export class Outdated extends Error {
	override readonly name = 'Outdated';
}

type Work<T> = (db: CellarerDb) => Promise<T>;

/**
 * The one database. When it cannot be used, an in-memory one with the same face takes its place,
 * filled with what can still be read, so that an evening goes on and can be exported.
 */
class Store {
	#trouble = $state.raw<Trouble | undefined>(undefined);
	/** Undefined while one is being opened. */
	#db: CellarerDb | undefined;
	#memory: CellarerDb | undefined;
	#opening: Promise<CellarerDb> | undefined;
	readonly #followers = new Set<(db: CellarerDb) => void>();

	get trouble(): Trouble | undefined {
		return this.#trouble;
	}

	open(): Promise<CellarerDb> {
		return this.#opening ?? this.#wait(this.#openFirst());
	}

	/** Calls with the database, and again whenever another one takes its place. */
	follow(follower: (db: CellarerDb) => void): () => void {
		this.#followers.add(follower);
		if (this.#db === undefined) this.open().catch(() => undefined);
		else follower(this.#db);
		return () => this.#followers.delete(follower);
	}

	/**
	 * The one way to write: all in one transaction, or nothing. If the database will not take it,
	 * moves to memory and writes there.
	 */
	async write<T>(work: Work<T>): Promise<T> {
		const db = await this.open();
		if (this.#trouble === 'outdated') throw new Outdated();
		try {
			return await reconnecting(db, work);
		} catch (error) {
			const reason = failureOf(error);
			if (reason === undefined || db === this.#memory) throw error;
			return await transact(await this.#insteadOf(db, reason), work);
		}
	}

	async #openFirst(): Promise<CellarerDb> {
		const db = new CellarerDb();
		db.on('blocked', () => (this.#trouble = 'blocked'));
		// Dexie closes it, so that the newer version need not wait, and opens it again to read.
		db.on('versionchange', ({ newVersion }) => {
			if (newVersion !== null) this.#trouble = 'outdated';
		});
		try {
			await db.open();
		} catch (error) {
			return await this.#moveToMemory(failureOf(error) ?? 'broken');
		}
		this.#trouble = db.isNewer ? 'outdated' : undefined;
		return this.#use(db);
	}

	/** Writers that fail together move together: a second memory would lack what the first was told. */
	#insteadOf(db: CellarerDb, reason: MemoryReason): Promise<CellarerDb> {
		if (this.#db !== db) return this.open();
		this.#db = undefined;
		return this.#wait(this.#moveToMemory(reason, db));
	}

	async #moveToMemory(reason: MemoryReason, from?: CellarerDb): Promise<CellarerDb> {
		const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
		const indexedDB = new IDBFactory();
		// Live queries never answer while Dexie knows of no IndexedDB at all.
		if (reason === 'missing') Dexie.dependencies.indexedDB = indexedDB;
		const memory = new CellarerDb({ indexedDB, IDBKeyRange });
		await memory.open();
		if (from !== undefined) await copyAll(from, memory);
		this.#memory = memory;
		this.#trouble = reason;
		return this.#use(memory);
	}

	#wait(opening: Promise<CellarerDb>): Promise<CellarerDb> {
		this.#opening = opening;
		// If not even memory could be had, the next who asks begins anew.
		opening.catch(() => (this.#opening = undefined));
		return opening;
	}

	#use(db: CellarerDb): CellarerDb {
		this.#db = db;
		for (const follower of this.#followers) follower(db);
		return db;
	}
}

export const store = new Store();

/** A page that slept may wake up with a dead connection; on iPhones a new one mostly works. */
async function reconnecting<T>(db: CellarerDb, work: Work<T>): Promise<T> {
	const connection = db.backendDB();
	try {
		return await transact(db, work);
	} catch (error) {
		if (failureOf(error) !== 'broken') throw error;
		if (db.backendDB() === connection) db.close({ disableAutoOpen: false });
		return await transact(db, work);
	}
}

/**
 * A full disk may be told by the transaction alone: Chromium aborts it, and a request in it is
 * answered with a mere AbortError or never. So the transaction's own error comes first.
 */
async function transact<T>(db: CellarerDb, work: Work<T>): Promise<T> {
	return await new Promise((resolve, reject) => {
		const scope = async ({ idbtrans, on }: Transaction): Promise<T> => {
			on('abort', () => {
				if (idbtrans.error !== null) reject(idbtrans.error);
			});
			try {
				return await work(db);
			} catch (error) {
				throw idbtrans.error ?? error;
			}
		};
		db.transaction('rw', db.tables, scope).then(resolve, reject);
	});
}

/**
 * Reading still works on a full disk. In one transaction, which waits for the writers still at work:
 * what they were told is saved comes along. A store that cannot be read is left behind.
 */
async function copyAll(from: CellarerDb, to: CellarerDb): Promise<void> {
	const read = from.transaction('r', from.tables, () =>
		Promise.all(
			from.tables.map(async (source) => ({
				name: source.name,
				items: await source.toArray().catch((): unknown[] => [])
			}))
		)
	);
	for (const { name, items } of await read.catch(() => [])) await to.table(name).bulkPut(items);
}

function failureOf(error: unknown): MemoryReason | undefined {
	const names = namesOf(error);
	if (names.includes('QuotaExceededError')) return 'full';
	if (names.includes('MissingAPIError') || names.includes('SecurityError')) return 'missing';
	const lost = ['DatabaseClosedError', 'OpenFailedError', 'UnknownError', 'InvalidStateError'];
	return names.some((name) => lost.includes(name)) ? 'broken' : undefined;
}

/** The real reason may be wrapped: in an AbortError by a transaction, in a BulkError by a list. */
function namesOf(error: unknown): readonly string[] {
	if (typeof error !== 'object' || error === null) return [];
	const { name = '', inner, failures = [] }: Partial<BulkError & DexieError> = error;
	return [name, ...namesOf(inner), ...failures.flatMap(namesOf)];
}
