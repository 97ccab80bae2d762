import { categoryOf, type Card, type LateCard, type Need, type Slot } from './cards.ts';
import { monasteries, ownDiceInBox, places, type Year } from './data.ts';
import { novicesAt, novicesInAll, sentTo } from './novices.ts';
import { deckFacts } from './options.ts';
import { sheetOf, type Fulfilled, type Sheet, type State } from './state.ts';
import { monasteriesIn } from './window.ts';

/** The card in a slot, if the table has said which it is. */
export function cardIn({ options }: State, slot: Slot): Card | undefined {
	return options.missions.find((each) => each.slot === slot)?.card;
}

export function fulfilled(state: State, seat: string, slot: Slot): Fulfilled | undefined {
	return sheetOf(state, seat).missions.find((each) => each.slot === slot);
}

/** MON-91, MON-92: what a mission scores in a year, if the copy or an earlier disc tells. */
export function missionPoints(state: State, slot: Slot, year: Year): number | undefined {
	const card = cardIn(state, slot);
	const known = card && deckFacts(state.options, card).points.find((each) => each.year === year);
	if (known !== undefined) return known.points;
	const isSame = (each: Fulfilled): boolean =>
		each.slot === slot && (categoryOf(slot) === 'C' || each.year === year);
	return state.sheets.flatMap(({ missions }) => missions).find(isSame)?.points;
}

/** Whether a sheet shows the mission fulfilled; undefined where nobody knows what it asks for. */
export function isMet(state: State, seat: string, slot: Slot): boolean | undefined {
	const card = cardIn(state, slot);
	if (card === undefined) return undefined;
	const sheet = sheetOf(state, seat);
	const { needs } = deckFacts(state.options, card);
	if (categoryOf(card) !== 'C') return needs.length === 3 ? hasAll(sheet, needs) : undefined;
	const { count, of } = tally(sheet, card as LateCard);
	return count >= of;
}

/** MON-92: how far a player is with a mission C. */
export function tally(
	sheet: Sheet,
	card: LateCard
): { readonly count: number; readonly of: number } {
	switch (card) {
		case 'C-novices':
			return { count: novicesInAll(sheet), of: 12 };
		case 'C-libraries':
			return { count: sentTo(sheet, 'library'), of: 3 };
		case 'C-cloisters':
			return { count: novicesAt(sheet, 'cloister'), of: 6 };
		case 'C-windows':
			return { count: monasteriesIn(sheet.window).length, of: monasteries.length };
		case 'C-dice':
			return { count: sheet.ownDice, of: ownDiceInBox };
	}
}

/** MON-91: two novices asked for in one place are two. */
function hasAll({ novices }: Sheet, needs: readonly Need[]): boolean {
	return monasteries.every((monastery) =>
		places.every((place) => {
			const asked = needs.filter((need) => need.monastery === monastery && need.place === place);
			return novices[monastery][place] >= asked.length;
		})
	);
}
