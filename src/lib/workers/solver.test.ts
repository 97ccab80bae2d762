import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#lib/core/deduce/facts.ts';
import type { ChancesTold, Found, LogicTold } from './post.ts';
import { Solver } from './solver.ts';

/** A worker that does nothing by itself: the test answers for it. */
class SilentWorker {
	static all: SilentWorker[] = [];
	readonly kind: 'logic' | 'chances';
	readonly asked: { readonly id: number }[] = [];
	isEnded = false;
	onmessage: ((event: { data: unknown }) => void) | undefined;
	onerror: (() => void) | undefined;

	constructor(url: URL) {
		this.kind = url.href.includes('logic') ? 'logic' : 'chances';
		SilentWorker.all.push(this);
	}
	postMessage(asked: { readonly id: number }): void {
		this.asked.push(asked);
	}
	terminate(): void {
		this.isEnded = true;
	}
	tell(told: LogicTold | ChancesTold): void {
		this.onmessage?.({ data: told });
	}
}

const problem: Problem = { roster: [], players: [], me: '', pile: 0, hand: 0, facts: [] };
const found: Found = {
	problem,
	conflicts: [],
	findings: { consistent: true, culprits: [], places: new Map(), unsettled: [] }
};
const wish = { wants: 'all', canSee: false } as const;
const working = (kind: SilentWorker['kind']): SilentWorker | undefined =>
	SilentWorker.all.findLast((each) => each.kind === kind && !each.isEnded);

describe('the workers that think about a log', () => {
	const hears = { found: vi.fn(), told: vi.fn(), failed: vi.fn() };
	let solver: Solver;
	const answer = (at: number): void =>
		working('logic')?.tell({ kind: 'found', id: working('logic')?.asked[at]?.id ?? -1, found });

	beforeEach(() => {
		SilentWorker.all = [];
		vi.stubGlobal('Worker', SilentWorker);
		vi.clearAllMocks();
		solver = new Solver(hears);
	});
	afterEach(() => vi.unstubAllGlobals());

	it('are not there before there is a log', () => {
		expect(SilentWorker.all).toEqual([]);
	});

	it('tell what follows, and then how likely it is', () => {
		solver.follow(problem, wish);
		answer(0);
		expect(hears.found).toHaveBeenCalledWith(found);
		expect(working('chances')?.asked).toEqual([{ problem, ...wish }]);
		working('chances')?.tell({ kind: 'done' });
		expect(hears.told).toHaveBeenCalledWith({ kind: 'done' });
	});

	it('do not tell what follows from an older log', () => {
		solver.follow(problem, wish);
		solver.follow(problem, wish);
		answer(0);
		expect(hears.found).not.toHaveBeenCalled();
		answer(1);
		expect(hears.found).toHaveBeenCalledOnce();
	});

	it('a newer fact ends the count for an older one, and only that', () => {
		solver.follow(problem, wish);
		answer(0);
		const [logic, chances] = [working('logic'), working('chances')];
		solver.follow(problem, wish);
		expect(chances?.isEnded).toBe(true);
		expect(logic?.isEnded).toBe(false);
	});

	it('a worker that has done its count is there for the next', () => {
		solver.follow(problem, wish);
		answer(0);
		const chances = working('chances');
		chances?.tell({ kind: 'done' });
		solver.follow(problem, wish);
		answer(1);
		expect(working('chances')).toBe(chances);
		expect(chances?.asked).toHaveLength(2);
	});

	it('count nothing where nothing can be', () => {
		solver.follow(problem, wish);
		const findings = { ...found.findings, consistent: false };
		working('logic')?.tell({ kind: 'found', id: 1, found: { ...found, findings } });
		expect(working('chances')).toBeUndefined();
	});

	it('answer why, each question its own', async () => {
		const [first, second] = ['a', 'b'].map((card) => solver.why(problem, { card, place: 'x' }));
		const [a, b] = working('logic')?.asked ?? [];
		const ground = { facts: [1], isMinimal: true };
		working('logic')?.tell({ kind: 'ground', id: b?.id ?? -1, ground });
		working('logic')?.tell({ kind: 'ground', id: a?.id ?? -1, ground: undefined });
		expect(await second).toEqual(ground);
		expect(await first).toBeUndefined();
	});

	it('rest when nobody wants to know, and leave no question open', async () => {
		solver.follow(problem, wish);
		answer(0);
		const why = solver.why(problem, { card: 'a', place: 'x' });
		solver.rest();
		expect(SilentWorker.all.every(({ isEnded }) => isEnded)).toBe(true);
		expect(await why).toBeUndefined();
	});

	it('say so when one breaks down', () => {
		solver.follow(problem, wish);
		working('logic')?.onerror?.();
		expect(hears.failed).toHaveBeenCalledOnce();
		expect(working('logic')).toBeUndefined();
	});
});
