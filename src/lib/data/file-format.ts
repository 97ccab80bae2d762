import * as v from 'valibot';

/**
 * The file. Version 1 is the first; a later version is added beside it, and every version that was
 * ever written is read for ever. Unknown fields are kept: a newer app may have added them.
 */
export const fileVersion = 1;
const formatName = 'cellarer';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const word = v.pipe(v.string(), v.maxLength(100));
/** Several times what can be typed in, so that a name never swamps a screen. */
const name = v.pipe(v.string(), v.maxLength(200));
/** Up to the year 9999: a date that no calendar has would break every list it stands in. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(253_402_300_799_999));

/** What an owner says about a box. */
export const termsSchema = v.record(word, name);

const seat = v.looseObject({ id, name, colour: v.optional(word), person: v.optional(word) });

/** What this version cannot play is kept all the same: opening the table says so. */
const setup = v.looseObject({
	edition: word,
	depth: word,
	seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(20)),
	options: v.optional(v.unknown()),
	rulings: v.record(word, word)
});

const row = v.looseObject({
	id,
	seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
	at: time,
	body: v.looseObject({ kind: word })
});

const standing = v.looseObject({ seat: id, place: v.number(), total: v.number() });

const table = v.looseObject({
	id,
	game: id,
	setup,
	createdAt: time,
	updatedAt: time,
	// Derived from the log, and so no reason to refuse it.
	finishedAt: v.fallback(v.optional(time), undefined),
	standing: v.fallback(v.optional(v.array(standing)), undefined),
	rows: v.array(row)
});

const file = v.object({
	format: v.literal(formatName),
	version: v.literal(fileVersion),
	exportedAt: v.string(),
	tables: v.array(table),
	people: v.array(v.looseObject({ id, name, lastPlayedAt: time })),
	copies: v.array(v.looseObject({ game: id, updatedAt: time, terms: termsSchema })),
	settings: v.array(v.object({ key: word, value: v.optional(v.unknown()) }))
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
	| { readonly problem: 'conflict' }
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
	const { success, output, issues } = v.safeParse(file, raw);
	if (success) return contradictsItself(output) ? { problem: 'conflict' } : output;
	// The place may be named by the file itself, at any length.
	return { problem: 'damaged', where: (v.getDotPath(issues[0]) ?? '').slice(0, 100) };
}

/** The same table, row or seat twice: which of them is meant cannot be told. */
function contradictsItself({ tables }: CellarerFile): boolean {
	const rows = tables.flatMap((each) => each.rows);
	return [tables, rows, ...tables.map((each) => each.setup.seats)].some(
		(list) => new Set(list.map((item) => item.id)).size < list.length
	);
}

function parseJson(content: string): unknown {
	try {
		return JSON.parse(content) as unknown;
	} catch {
		return undefined;
	}
}
