import type { Problem } from './facts.ts';
import type { Cell } from './deducer.ts';
import { Logic } from './logic.ts';
import type { Literal } from './sat/literal.ts';
import { storyOf, type Story } from './story.ts';

/** Facts, by their index in the log, that are enough for a claim. */
export interface Ground {
	/** In the order of the log. */
	readonly facts: readonly number[];
	/** Whether every single one is needed; false only if the search for a smaller set was cut short. */
	readonly isMinimal: boolean;
}

/** A ground is looked for among many sets, so each has to be quick. */
const usualConflicts = 20_000;

/**
 * The facts that already imply that this card is not in that place now; undefined if it can be.
 * Who went where, in public, is not among them: it holds in every world.
 */
export function why(
	problem: Problem,
	cell: Cell,
	mostConflicts = usualConflicts
): Ground | undefined {
	const story = storyOf(problem);
	const place = story.now[story.names.places.indexOf(cell.place)];
	const card = story.names.cardOf.get(cell.card);
	if (place === undefined || card === undefined) return undefined;
	const search = new Search(story, mostConflicts);
	return search.groundOf([search.logic.literal(place, card)]);
}

/** Facts that cannot all be true; undefined if the log contradicts nothing. */
export function conflict(problem: Problem, mostConflicts = usualConflicts): Ground | undefined {
	const search = new Search(storyOf(problem), mostConflicts);
	const found = search.groundOf([]);
	return found && (search.pairAround(found) ?? found);
}

/** Looks for a small set of facts that rules something out. */
class Search {
	readonly logic: Logic;
	private readonly mostConflicts: number;

	constructor({ names, start, steps }: Story, mostConflicts: number) {
		this.mostConflicts = mostConflicts;
		this.logic = new Logic(names, start, 'loose');
		for (const step of steps) this.logic.add(step);
	}

	/** Begins with what the search used, then leaves out what is not needed, in two orders: the smaller set is read. */
	groundOf(assumed: readonly Literal[]): Ground | undefined {
		const core = this.enough([...this.logic.selectors.keys()], assumed);
		if (core === undefined) return undefined;
		const newestFirst = this.shrunk(core.toReversed(), assumed);
		if (newestFirst.facts.length < 2) return newestFirst;
		const oldestFirst = this.shrunk(core, assumed);
		return oldestFirst.facts.length < newestFirst.facts.length ? oldestFirst : newestFirst;
	}

	/**
	 * Two facts that contradict each other, one of them in the conflict: whoever said two things wants
	 * to read both, and not a third way in which one of them is wrong.
	 */
	pairAround({ facts }: Ground): Ground | undefined {
		if (facts.length < 3) return undefined;
		const all = [...this.logic.selectors.keys()].toReversed();
		for (const one of facts.toReversed())
			for (const other of all) {
				const pair = [one, other].toSorted((a, b) => a - b);
				const found = one === other ? undefined : this.enough(pair, []);
				if (found !== undefined) return { facts: found, isMinimal: true };
			}
		return undefined;
	}

	/** Leaves out one fact after the other, as long as the others are enough. */
	private shrunk(inOrder: readonly number[], assumed: readonly Literal[]): Ground {
		let kept = inOrder.toSorted((a, b) => a - b);
		let isMinimal = true;
		for (const fact of inOrder) {
			if (!kept.includes(fact)) continue;
			const fewer = this.enough(
				kept.filter((each) => each !== fact),
				assumed
			);
			if (fewer === undefined) isMinimal &&= this.isKnown;
			else kept = [...fewer];
		}
		return { facts: kept, isMinimal };
	}

	private isKnown = true;

	/** Of these facts some that rule it out; undefined if it can be, or nobody knows. */
	private enough(
		facts: readonly number[],
		assumed: readonly Literal[]
	): readonly number[] | undefined {
		const { solver, selectors } = this.logic;
		const chosen = facts.flatMap((fact) => selectors[fact] ?? []);
		const verdict = solver.solve([...chosen, ...assumed], this.mostConflicts);
		this.isKnown = verdict !== 'unknown';
		if (verdict !== 'impossible') return undefined;
		const core = new Set(solver.core);
		return facts.filter((fact) => {
			const selector = selectors[fact];
			return selector !== undefined && core.has(selector);
		});
	}
}
