import type { Setting } from '../facts.ts';
import { playByRules } from './abbey.ts';
import { Chance } from './random.ts';
import { fullRoster } from './roster.ts';
import { SimulatedTable, type Game } from './table.ts';

export type { Game } from './table.ts';

export interface Plan {
	readonly seed: number;
	readonly players: number;
	/**
	 * `random`: any fact at any time. `sensible`: mostly questions, and a mass every two rounds.
	 * `ruled`: a game of the box, from the bell to the accusation that ends it.
	 */
	readonly style: 'random' | 'sensible' | 'ruled';
	/** So many; about so many in a `ruled` game, or fewer if it is over before. */
	readonly facts: number;
	/** A small game: so many cards; without it all 24. */
	readonly cards?: number;
	/** How often the owner forgets to note which cards went through their own hand. */
	readonly forgets?: number;
}

const names = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];
/** Pile and hand for three to six players, as in the box. */
const deals: Readonly<Record<number, readonly [pile: number, hand: number]>> = {
	3: [5, 6],
	4: [3, 5],
	5: [3, 4],
	6: [5, 3]
};

export function simulate(plan: Plan): Game {
	const chance = new Chance(plan.seed);
	const table = new SimulatedTable(settingOf(plan, chance), chance, plan.forgets ?? 0);
	table.deal();
	plays[plan.style](table, plan);
	return table.game();
}

function settingOf({ players: count, cards }: Plan, chance: Chance): Setting {
	const players = names.slice(0, count);
	const me = chance.of(players);
	const full = fullRoster(chance);
	if (cards === undefined) {
		const [pile, hand] = deals[count] ?? [0, 0];
		return { roster: full, players, me, pile, hand };
	}
	const hand = Math.max(1, Math.floor((cards - 2) / count));
	const roster = full.slice(0, Math.max(cards, count + 1));
	return { roster, players, me, pile: roster.length - 1 - hand * count, hand };
}

type Play = (table: SimulatedTable, plan: Plan) => void;

const plays: Readonly<Record<Plan['style'], Play>> = {
	random: (table, { facts }) => {
		while (table.facts.length < facts) doAnything(table);
	},
	sensible: playSensibly,
	ruled: (table, { facts }) => playByRules(table, facts)
};

function doAnything(table: SimulatedTable): void {
	const acts = [
		() => table.mass(),
		() => table.take(table.someone()),
		() => table.draw(table.someone()),
		() => table.give(table.someone()),
		() => table.count(table.someone()),
		() => table.count(table.someone()),
		() => table.show(table.someone()),
		() => table.show(table.someone()),
		() => table.hold(table.someone()),
		() => table.cross(table.someone()),
		() => table.accuse(table.someone()),
		() => table.clear()
	];
	table.chance.of(acts)();
}

/** Each in turn does one thing; after every two rounds all pass cards. */
function playSensibly(table: SimulatedTable, { players, facts }: Plan): void {
	for (let turn = 1; table.facts.length < facts; turn++) {
		takeTurn(table, table.setting.players[turn % players] ?? '');
		if (turn % (2 * players) === 0 && table.facts.length < facts) table.mass();
	}
}

/** Mostly questions; now and then a card changes hands. */
function takeTurn(table: SimulatedTable, player: string): void {
	const dice = table.chance.next();
	if (dice < 0.3) table.count(player);
	else if (dice < 0.55) table.show(player);
	else if (dice < 0.65) table.hold(player);
	else if (dice < 0.8) table.take(player);
	else if (dice < 0.87) table.draw(player);
	else if (dice < 0.9) table.give(player);
	else if (dice < 0.96) table.cross(player);
	else table.accuse(player);
}
