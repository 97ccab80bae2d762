import { colours, numbers } from './data.ts';
import { say } from './say.ts';

/** What the owner can name: every ingredient, and each colour as their cards show it. */
export const terms = colours.flatMap((colour) => {
	const group = say('copy.colour', { colour });
	return [
		...numbers.map((number) => ({
			id: `${colour}-${number}`,
			label: say('copy.kind', { number }),
			group
		})),
		{ id: colour, label: say('copy.colourName'), group }
	];
});
