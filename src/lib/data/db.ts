import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { Row } from '#lib/core/log.ts';
import type { Message } from '#lib/core/message.ts';
import type { Setup } from '#lib/core/rules.ts';

/** A play of a game: what was set up. What happened is in its rows. */
export interface TableRecord {
	readonly id: string;
	readonly game: string;
	readonly setup: Setup;
	readonly createdAt: number;
	/** When the last row was written. */
	readonly updatedAt: number;
	/** Derived from the log when it changes, so that lists need not replay it. */
	readonly finishedAt?: number | undefined;
	readonly standing?: readonly Standing[] | undefined;
	readonly progress?: Message | undefined;
}

export interface Standing {
	readonly seat: string;
	readonly place: number;
	readonly total: number;
}

export interface Person {
	readonly id: string;
	readonly name: string;
	readonly lastPlayedAt: number;
}

/** What the owner says about the box they own: one record a game. */
export interface Copy {
	readonly game: string;
	readonly updatedAt: number;
	readonly terms: Readonly<Record<string, string>>;
}

export interface Setting {
	readonly key: string;
	readonly value: unknown;
}

export const databaseName = 'cellarer';

/**
 * A later version is added beside this one, and never takes a store or an index away: Dexie opens
 * a newer database from older code too, and would put back, empty, what it misses there.
 */
export const schemaVersion = 1;

export class CellarerDb extends Dexie {
	/** Tables of play; `tables` is what Dexie calls its own stores. */
	declare plays: Table<TableRecord, string>;
	declare rows: Table<Row, [string, number]>;
	declare people: Table<Person, string>;
	declare copies: Table<Copy, string>;
	declare settings: Table<Setting, string>;

	constructor(options: DexieOptions = {}) {
		super(databaseName, {
			// A fact that was shown has reached the disk, not only the system's cache.
			chromeTransactionDurability: 'strict',
			// Dexie's cache would answer live queries before the transaction is through.
			cache: 'disabled',
			...options
		});
		this.version(schemaVersion).stores({
			plays: 'id, game, updatedAt',
			rows: '[table+seq], &id, table',
			people: 'id, name, lastPlayedAt',
			copies: 'game',
			settings: 'key'
		});
	}

	/** A newer version of the app has been here. Dexie counts its versions in tens. */
	get isNewer(): boolean {
		return Math.floor(this.backendDB().version / 10) > schemaVersion;
	}
}
