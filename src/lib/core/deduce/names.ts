import { hidden, pile, type Place, type Setting } from './facts.ts';

/** Cards and places by number: `hidden` is 0, `pile` is 1, hands follow in seat order. */
export interface Names {
	readonly setting: Setting;
	readonly places: readonly Place[];
	/** Every card's number. */
	readonly cards: readonly number[];
	readonly cardOf: ReadonlyMap<string, number>;
	readonly handOf: ReadonlyMap<string, number>;
}

export const hiddenPlace = 0;
export const pilePlace = 1;

export function namesOf(setting: Setting): Names {
	return {
		setting,
		places: [hidden, pile, ...setting.players],
		cards: setting.roster.map((_, at) => at),
		cardOf: new Map(setting.roster.map(({ id }, at) => [id, at])),
		handOf: new Map(setting.players.map((id, at) => [id, pilePlace + 1 + at]))
	};
}
