import * as v from 'valibot';
import { depths } from '#lib/core/rules.ts';

/**
 * The file. Version 1 is the first; a later version is added beside it, and every version that was
 * ever written is read for ever. Unknown fields are kept: a newer app may have added them.
 */
export const fileVersion = 1;
const formatName = 'cellarer';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const time = v.pipe(v.number(), v.finite());
const text = v.pipe(v.string(), v.maxLength(10_000));

const seat = v.looseObject({
	id,
	name: text,
	colour: v.optional(v.string()),
	person: v.optional(v.string())
});

const setup = v.looseObject({
	edition: v.string(),
	depth: v.picklist(depths),
	seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(20)),
	options: v.unknown(),
	rulings: v.record(v.string(), v.string())
});

const row = v.looseObject({
	id,
	seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
	at: time,
	body: v.looseObject({ kind: v.string() })
});

const standing = v.looseObject({ seat: id, place: v.number(), total: v.number() });

const table = v.looseObject({
	id,
	game: id,
	setup,
	createdAt: time,
	updatedAt: time,
	finishedAt: v.optional(time),
	standing: v.optional(v.array(standing)),
	rows: v.array(row)
});

const file = v.object({
	format: v.literal(formatName),
	version: v.literal(fileVersion),
	exportedAt: v.string(),
	tables: v.array(table),
	people: v.array(v.looseObject({ id, name: text, lastPlayedAt: time })),
	copies: v.array(v.looseObject({ game: id, updatedAt: time, terms: v.record(v.string(), text) })),
	settings: v.array(v.object({ key: v.string(), value: v.unknown() }))
});

export type CellarerFile = v.InferOutput<typeof file>;
export type FileTable = CellarerFile['tables'][number];

export function newFile(
	content: Omit<CellarerFile, 'format' | 'version' | 'exportedAt'>
): CellarerFile {
	return {
		format: formatName,
		version: fileVersion,
		exportedAt: new Date().toISOString(),
		...content
	};
}

/** Why a file cannot be read; each has its sentence in the messages. */
export type FileProblem =
	| { readonly problem: 'notJson' }
	| { readonly problem: 'foreign' }
	| { readonly problem: 'newer' }
	| { readonly problem: 'damaged'; readonly where: string };

export function readFileText(content: string): CellarerFile | FileProblem {
	const raw = parseJson(content);
	if (raw === undefined) return { problem: 'notJson' };
	const head = v.safeParse(
		v.looseObject({ format: v.literal(formatName), version: v.number() }),
		raw
	);
	if (!head.success) return { problem: 'foreign' };
	if (head.output.version > fileVersion) return { problem: 'newer' };
	const result = v.safeParse(file, raw);
	if (result.success) return result.output;
	return { problem: 'damaged', where: v.getDotPath(result.issues[0]) ?? '' };
}

function parseJson(content: string): unknown {
	try {
		return JSON.parse(content) as unknown;
	} catch {
		return undefined;
	}
}
