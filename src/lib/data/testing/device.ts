import { IDBFactory, IDBObjectStore, IDBRequest } from 'fake-indexeddb';
import { vi } from 'vitest';

/**
 * How a disk refuses a write: at once, in answer, or by aborting the transaction, which answers
 * the request with no reason, or, in some browsers, not at all.
 */
export const refusals = ['thrown', 'answered', 'aborted', 'silent'] as const;
type Refusal = (typeof refusals)[number];

/** A device with a disk of its own, shared by the tabs opened on it. */
export class Device {
	readonly indexedDB = new IDBFactory();
	readonly #connections = new Set<IDBDatabase>();
	readonly #dropped = new Map<IDBDatabase, string>();

	constructor() {
		const open = this.indexedDB.open.bind(this.indexedDB);
		vi.spyOn(this.indexedDB, 'open').mockImplementation((...how) => {
			const request = open(...how);
			// Before Dexie, which binds a connection's methods as it gets it.
			request.addEventListener('success', () => this.#watch(request.result));
			return request;
		});
	}

	#watch(connection: IDBDatabase): void {
		this.#connections.add(connection);
		const begin = connection.transaction.bind(connection);
		vi.spyOn(connection, 'transaction').mockImplementation((...how) => {
			const name = this.#dropped.get(connection);
			if (name !== undefined) throw new DOMException('', name);
			return begin(...how);
		});
	}

	/** From now on the disk can be read, and every write is refused. */
	refuseWrites(name: string, how: Refusal): void {
		const connections = this.#connections;
		for (const method of ['add', 'put'] as const) {
			// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its store
			const write = IDBObjectStore.prototype[method];
			vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
				this: IDBObjectStore,
				...args: [unknown, IDBValidKey?]
			) {
				const next = (): Request => write.apply(this, args);
				if (!connections.has(this.transaction.db)) return next();
				return refused[how]({ error: new DOMException('', name), in: this.transaction, next });
			});
		}
	}

	/** Connections break, as those of a page that slept; new ones work. */
	dropConnections(name: string): void {
		for (const connection of this.#connections) this.#dropped.set(connection, name);
	}

	/** Nothing can be opened any more. */
	refuseOpening(name: string): void {
		vi.spyOn(this.indexedDB, 'open').mockImplementation(() => {
			throw new DOMException('', name);
		});
	}
}

type Request = IDBRequest<IDBValidKey>;

interface Attempt {
	readonly error: DOMException;
	readonly in: IDBTransaction;
	readonly next: () => Request;
}

const refused: Record<Refusal, (attempt: Attempt) => Request> = {
	thrown: ({ error }) => {
		throw error;
	},
	answered: ({ error, next }) => {
		next();
		// The same key again: this request fails, and is made to say why.
		return Object.defineProperty(next(), 'error', { get: () => error, set: () => undefined });
	},
	aborted: ({ error, in: transaction, next }) => {
		const request = next();
		queueMicrotask(() => abort(transaction, error));
		return request;
	},
	silent: ({ error, in: transaction }) => {
		queueMicrotask(() => abort(transaction, error));
		return new IDBRequest();
	}
};

/** As the browser aborts, with a reason, which a page cannot. */
function abort(transaction: IDBTransaction, { name }: DOMException): void {
	(transaction as unknown as { _abort: (name: string) => void })._abort(name);
}
