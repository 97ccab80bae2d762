import { newFile, type CellarerFile, type FileTable } from '../src/lib/data/file-format.ts';

const evening = Date.UTC(2026, 10, 18, 19);

const setups = {
	glastonbury: {
		edition: 'cosmodrome-2014',
		depth: 'score',
		options: { recipes: false },
		rulings: { tie: 'shared', powder: 'best-total' }
	},
	biblios: {
		edition: 'abbatstvo-2017',
		depth: 'track',
		options: { startValue: 3, firstSeat: 's1', fine: 'standard', clock: { seconds: 20 } },
		rulings: {}
	},
	abbey: {
		edition: 'days-of-wonder-2003',
		depth: 'track',
		options: { me: 's1', firstSeat: 's2' },
		rulings: { tie: 'shared' }
	},
	monasterium: {
		edition: 'dlp-games',
		depth: 'track',
		options: { firstSeat: 's1' },
		rulings: { 'empty-monastery': 'nobody', 'extra-novice': 'counted' }
	}
};

interface Play {
	readonly id?: string;
	readonly game?: keyof typeof setups;
	readonly players?: readonly string[];
	/** What was recorded, in order. */
	readonly facts?: readonly unknown[];
	readonly isFinished?: boolean;
}

/** A table as a file holds it, of Glastonbury if nothing else is said. */
export function tableOf({
	id = 'table-1',
	game = 'glastonbury',
	players = ['Аня', 'Борис'],
	facts = [],
	isFinished = false
}: Play): FileTable {
	const colours = game === 'biblios' ? [] : ['red', 'yellow', 'green', 'blue', 'white', 'black'];
	const bodies = [
		...facts.map((fact) => ({ kind: 'fact', fact })),
		...(isFinished ? [{ kind: 'finish' }] : [])
	];
	return {
		id,
		game,
		setup: {
			...setups[game],
			seats: players.map((name, index) => ({ id: `s${index + 1}`, name, colour: colours[index] }))
		},
		createdAt: evening,
		updatedAt: evening + bodies.length,
		rows: bodies.map((body, index) => ({
			id: `${id}-${index + 1}`,
			seq: index + 1,
			at: evening + index,
			body
		}))
	};
}

export function fileOf(...tables: FileTable[]): CellarerFile {
	return newFile({ tables, people: [], copies: [], settings: [] });
}
