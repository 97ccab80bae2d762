import { advice } from '#lib/core/deduce/advise/advice.ts';
import { drawn } from '#lib/core/deduce/count/draw.ts';
import { upTo } from '#lib/core/deduce/testing/leaving-out.ts';
import type { Game } from '#lib/core/deduce/testing/simulate.ts';
import { median, type Figure } from '../figure.ts';
import { lengths } from './games.ts';
import { timed } from './time.ts';

const stride = 20;
/** As many as the app draws. */
const worlds = 2000;

/** Drawing worlds in the middle and at the end of the log, and choosing among all questions by them. */
export function adviceFigures(games: readonly Game[]): readonly Figure[] {
	const times = games.flatMap((game) =>
		lengths(game, stride).map((length) => {
			const { problem } = upTo(game, length);
			const drawing = timed(() => drawn(problem, { worlds }));
			const advising = timed(() => advice(problem, drawing.result));
			return { drawing: drawing.ms, advising: advising.ms };
		})
	);
	const [drawing, advising] = [
		times.map((each) => each.drawing),
		times.map((each) => each.advising)
	];
	return [
		{ what: `Drawing ${worlds} worlds, median`, value: median(drawing), unit: 'ms' },
		{ what: `Drawing ${worlds} worlds, worst`, value: Math.max(...drawing), unit: 'ms' },
		{ what: 'Advice by them, median', value: median(advising), unit: 'ms' },
		{ what: 'Advice by them, worst', value: Math.max(...advising), unit: 'ms', most: 100 }
	];
}
