import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as v from 'valibot';

const cases = v.array(
	v.object({ name: v.string(), game: v.string(), input: v.unknown(), expect: v.unknown() })
);

export interface Vector {
	/** The file's name without its ending. */
	readonly file: string;
	readonly name: string;
	readonly game: string;
	readonly input: unknown;
	readonly expect: unknown;
}

/** Every case of every file in these folders; the same file in two of them is read once. */
export function vectorsIn(folders: readonly string[]): readonly Vector[] {
	const files = new Map<string, string>();
	for (const path of folders.flatMap(jsonFiles)) {
		const text = readFileSync(path, 'utf8');
		files.set(`${basename(path)}\n${text}`, path);
	}
	return [...files.values()].flatMap(vectorsOf);
}

function jsonFiles(folder: string): readonly string[] {
	if (!existsSync(folder)) throw new Error(`there is no folder ${folder}`);
	return readdirSync(folder)
		.filter((name) => name.endsWith('.json'))
		.toSorted()
		.map((name) => join(resolve(folder), name));
}

function vectorsOf(path: string): readonly Vector[] {
	const read = v.safeParse(cases, JSON.parse(readFileSync(path, 'utf8')));
	if (!read.success) throw new Error(`${path} is no list of cases: ${v.summarize(read.issues)}`);
	const file = basename(path, '.json');
	return read.output.map((each) => ({ file, ...each }));
}
