import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, withMost, type Step } from './tiebreak.ts';

const seats = ['ann', 'bob', 'cid', 'dan'];

function totals(...points: readonly number[]): ReadonlyMap<string, number> {
	return new Map(points.map((each, at) => [seats[at] ?? `seat ${at}`, each]));
}

/** A step that keeps those who are named. */
function keeping(id: string, ...kept: readonly string[]): Step {
	return { id, why: { key: id }, narrow: (tied) => tied.filter((seat) => kept.includes(seat)) };
}

describe('those with the most', () => {
	const cases: readonly [
		name: string,
		values: Readonly<Record<string, number | undefined>>,
		kept: readonly string[]
	][] = [
		['one alone', { ann: 1, bob: 3, cid: 2 }, ['bob']],
		['two, in seat order', { ann: 3, bob: 1, cid: 3 }, ['ann', 'cid']],
		['losses', { ann: -3, bob: -1 }, ['bob']],
		['nothing is more than no value', { ann: undefined, bob: 0 }, ['bob']],
		['a loss is more than no value', { ann: undefined, bob: -5 }, ['bob']],
		['everybody, if nobody has a value', { ann: undefined, bob: undefined }, ['ann', 'bob']],
		['nobody of nobody', {}, []]
	];
	it.each(cases)('%s', (_name, values, kept) => {
		expect(withMost(Object.keys(values), (seat) => values[seat])).toEqual(kept);
	});
});

describe('a victory', () => {
	it('by points asks no step and shows no ladder', () => {
		const step = keeping('never', 'ann');
		expect(decide(totals(1, 3, 2), [step], 'tie')).toEqual({
			winners: ['bob'],
			decidedBy: 'points',
			ladder: []
		});
	});

	it('of a tie goes to whom the first step leaves', () => {
		expect(decide(totals(5, 5, 1), [keeping('gold', 'bob')])).toEqual({
			winners: ['bob'],
			decidedBy: 'gold',
			ladder: [{ step: 'gold', why: { key: 'gold' }, before: ['ann', 'bob'], after: ['bob'] }]
		});
	});

	it('of three is narrowed to two, and those two to one', () => {
		const steps = [keeping('gold', 'ann', 'cid', 'dan'), keeping('monks', 'bob', 'cid', 'dan')];
		const decision = decide(totals(5, 5, 5), steps);
		expect(decision).toMatchObject({ winners: ['cid'], decidedBy: 'monks' });
		expect(decision.ladder).toMatchObject([
			{ step: 'gold', before: ['ann', 'bob', 'cid'], after: ['ann', 'cid'] },
			{ step: 'monks', before: ['ann', 'cid'], after: ['cid'] }
		]);
	});

	it('is not decided by a step that keeps all; the next one is asked', () => {
		const steps = [keeping('gold', ...seats), keeping('monks', 'ann')];
		const decision = decide(totals(5, 5), steps);
		expect(decision).toMatchObject({ winners: ['ann'], decidedBy: 'monks' });
		expect(decision.ladder.map(({ step, after }) => [step, after.length])).toEqual([
			['gold', 2],
			['monks', 1]
		]);
	});

	it('skips a step that keeps nobody, and does not show it', () => {
		const decision = decide(totals(5, 5), [keeping('gold'), keeping('monks', 'bob')]);
		expect(decision).toMatchObject({ winners: ['bob'], decidedBy: 'monks' });
		expect(decision.ladder.map(({ step }) => step)).toEqual(['monks']);
	});

	it('asks no step after the one that left one winner', () => {
		const asked: string[] = [];
		const late: Step = {
			...keeping('late'),
			narrow: (tied) => {
				asked.push(...tied);
				return tied;
			}
		};
		decide(totals(5, 5), [keeping('gold', 'ann'), late]);
		expect(asked).toEqual([]);
	});

	it('is shared by those whom no step tells apart, with the ruling that says so', () => {
		const decision = decide(totals(5, 5, 5), [keeping('gold', 'ann', 'cid')], 'tie');
		expect(decision).toMatchObject({
			winners: ['ann', 'cid'],
			decidedBy: 'shared',
			ruling: 'tie'
		});
	});

	it('names no ruling unless one decided', () => {
		expect(decide(totals(5, 5), [keeping('gold', 'ann')], 'tie').ruling).toBeUndefined();
		expect(decide(totals(5, 4), [], 'tie').ruling).toBeUndefined();
	});

	it('never goes to a seat that was not tied, whatever a step says', () => {
		const astray: Step = { ...keeping('astray'), narrow: () => ['cid', 'bob'] };
		expect(decide(totals(5, 5, 1), [astray])).toMatchObject({ winners: ['bob'] });
	});

	it('of an empty table is nobody’s', () => {
		expect(decide(new Map(), [])).toEqual({ winners: [], decidedBy: 'points', ladder: [] });
	});
});

describe('the laws of the ladder', () => {
	const step = fc
		.tuple(fc.constantFrom('a', 'b', 'c'), fc.subarray(seats))
		.map(([id, kept]) => keeping(id, ...kept));
	const points = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 4 });

	it('each rung narrows the one before, and the last one names the winners', () => {
		fc.assert(
			fc.property(points, fc.array(step), (each, steps) => {
				const { winners, ladder, decidedBy } = decide(totals(...each), steps);
				const most = Math.max(...each);
				let tied: readonly string[] = seats.filter((_seat, at) => each[at] === most);
				for (const rung of ladder) {
					expect(rung.before).toEqual(tied);
					expect(rung.after.length).toBeGreaterThan(0);
					expect(tied).toEqual(expect.arrayContaining([...rung.after]));
					tied = rung.after;
				}
				expect(winners).toEqual(tied);
				const last = ladder.at(-1)?.step ?? 'points';
				expect(decidedBy).toBe(winners.length === 1 ? last : 'shared');
			})
		);
	});

	it('there is a ladder only where there was a tie', () => {
		fc.assert(
			fc.property(points, fc.array(step), (each, steps) => {
				const isTied = each.filter((one) => one === Math.max(...each)).length > 1;
				if (!isTied) expect(decide(totals(...each), steps).ladder).toEqual([]);
			})
		);
	});
});
