import { newFile, type CellarerFile, type FileTable } from '../src/lib/data/file-format.ts';

const evening = Date.UTC(2026, 10, 18, 19);

interface Play {
	readonly id?: string;
	readonly players?: readonly string[];
	/** What was recorded, in order. */
	readonly facts?: readonly unknown[];
}

/** A table of Glastonbury as a file holds it. */
export function tableOf({
	id = 'table-1',
	players = ['Аня', 'Борис'],
	facts = []
}: Play): FileTable {
	const colours = ['red', 'yellow', 'green', 'blue'];
	return {
		id,
		game: 'glastonbury',
		setup: {
			edition: 'cosmodrome-2014',
			depth: 'score',
			seats: players.map((name, index) => ({ id: `s${index + 1}`, name, colour: colours[index] })),
			options: { recipes: false },
			rulings: { tie: 'shared', powder: 'best-total' }
		},
		createdAt: evening,
		updatedAt: evening + facts.length,
		rows: facts.map((fact, index) => ({
			id: `${id}-${index + 1}`,
			seq: index + 1,
			at: evening + index,
			body: { kind: 'fact', fact }
		}))
	};
}

export function fileOf(...tables: FileTable[]): CellarerFile {
	return newFile({ tables, people: [], copies: [], settings: [] });
}
