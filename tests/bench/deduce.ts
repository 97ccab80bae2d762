import { adviceFigures } from './deduce/advice.ts';
import { countFigures } from './deduce/count.ts';
import { frozenGames, warmGames } from './deduce/games.ts';
import { logicFigures, refreshes } from './deduce/logic.ts';
import { readyMadeFigures } from './deduce/ready-made.ts';
import { whyFigures } from './deduce/why.ts';
import { isWithin, printed, type Figure } from './figure.ts';

const seats = [3, 4, 5, 6];
const games = 12;

for (const players of seats) measured(players, warmGames(players));

console.log('Times are work of the processor, not of the clock, which other programs share.');
const broken = seats.flatMap((players) => {
	const figures = measured(players, frozenGames(players, games));
	console.log(`\n${players} players\n${figures.map(printed).join('\n')}`);
	return figures.filter((figure) => !isWithin(figure)).map(({ what }) => `${what} (${players})`);
});
if (broken.length > 0) {
	console.log(`\nOver budget: ${broken.join('; ')}.`);
	process.exitCode = 1;
}

function measured(players: number, played: ReturnType<typeof frozenGames>): readonly Figure[] {
	const ours = played.map(refreshes);
	return [
		...logicFigures(ours.flat()),
		...readyMadeFigures(played, ours),
		...whyFigures(played),
		...countFigures(players, played),
		...adviceFigures(played)
	];
}
