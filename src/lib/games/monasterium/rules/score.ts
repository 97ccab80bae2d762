import { group, line, outcome, type Outcome, type ScoreLine } from '#lib/core/explain.ts';
import { decide } from '#lib/core/tiebreak.ts';
import { monasteries } from './data.ts';
import { majorityIn, type Majority } from './majority.ts';
import { bySource, prestigeOf } from './prestige.ts';
import { say } from './say.ts';
import type { Sheet, State } from './state.ts';

/** MON-100 to MON-104: prestige from the track, and the four parts of the final scoring. */
export function score(state: State): Outcome {
	const majorities = monasteries.map((each) => majorityIn(state, each));
	const totals = new Map(
		state.sheets.map((sheet) => [
			sheet.seat,
			group(say('score.total'), [
				prestigeLine(sheet),
				monasteryLine(sheet.seat, majorities),
				chapelLine(sheet),
				cloisterLine(sheet),
				tileLine(sheet)
			])
		])
	);
	const points = new Map([...totals].map(([seat, total]) => [seat, total.points]));
	return outcome(totals, decide(points, []));
}

/** MON-03: by source, where that is known. */
function prestigeLine(sheet: Sheet): ScoreLine {
	const parts = bySource(sheet);
	if (parts.every(({ source }) => source === 'track'))
		return line(prestigeOf(sheet), say('score.prestige'));
	return group(
		say('score.prestige'),
		parts.map(({ points, ...from }) => line(points, say('score.source', from)))
	);
}

/** MON-100. */
function monasteryLine(seat: string, majorities: readonly Majority[]): ScoreLine {
	// Before the first novice is counted our ruling on empty monasteries decides nothing.
	const isEmpty = majorities.every(({ most }) => most === 0);
	if (isEmpty) return line(0, say('score.noNovices'));
	return group(
		say('score.monasteries'),
		majorities.map((each) => majorityLine(seat, each))
	);
}

function majorityLine(seat: string, { monastery, counts, most, holders }: Majority): ScoreLine {
	if (most === 0) {
		const empty = line(0, say('score.emptyMonastery', { monastery }));
		return { ...empty, ruling: 'empty-monastery' };
	}
	const count = counts.get(seat) ?? 0;
	if (!holders.includes(seat)) return line(0, say('score.minority', { monastery, count, most }));
	const others = holders.filter((each) => each !== seat);
	return line(5, say('score.majority', { monastery, count, others }));
}

/** MON-101: 1, 3, 6, 10, 15. */
export function chapelPoints(chapels: number): number {
	return (chapels * (chapels + 1)) / 2;
}

function chapelLine({ novices }: Sheet): ScoreLine {
	const count = monasteries.filter((each) => novices[each].chapel > 0).length;
	return line(chapelPoints(count), say('score.chapels', { count }));
}

/** MON-102. */
function cloisterLine({ novices }: Sheet): ScoreLine {
	const held = monasteries.filter((each) => novices[each].cloister > 0);
	if (held.length === 0) return line(0, say('score.noCloisters'));
	return group(
		say('score.cloisters'),
		held.map((monastery) => {
			const { cloister, chapel } = novices[monastery];
			return line(cloister * chapel * 2, say('score.cloister', { monastery, cloister, chapel }));
		})
	);
}

/** MON-103. */
function tileLine({ tiles }: Sheet): ScoreLine {
	const { tools = 0, books = 0, soup = 0, influence = 0, rosaries = 0 } = tiles;
	const small = soup + influence + rosaries;
	const parts = [
		...(tools > 0 ? [line(tools, say('score.tools', { count: tools }))] : []),
		...(books > 0 ? [line(2 * books, say('score.books', { count: books }))] : []),
		...(small > 0
			? [line(Math.floor(small / 2), say('score.small', { soup, influence, rosaries }))]
			: [])
	];
	return parts.length === 0 ? line(0, say('score.noTiles')) : group(say('score.tiles'), parts);
}
