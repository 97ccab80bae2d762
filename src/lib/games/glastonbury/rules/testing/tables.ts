import { expect } from 'vitest';
import type { ScoreLine } from '#lib/core/explain.ts';
import { logOf, fact } from '#lib/core/testing/logs.ts';
import { replay } from '#lib/core/replay.ts';
import type { Setup } from '#lib/core/rules.ts';
import {
	kinds,
	playerColours,
	values,
	type Kind,
	type NeutralColour,
	type PlayerColour,
	type Task
} from '../data.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';

/** What lies in front of one wizard at the end; a seat is called by its colour. */
export interface Hand {
	/** `'blue-1:134 orange-2:4'` is three cards of one kind and one of another. */
	readonly cards?: string;
	readonly powders?: number;
	readonly on?: readonly Kind[];
	readonly spells?: number;
	readonly a?: NeutralColour;
	readonly b?: Task;
}
export type Hands = Readonly<Partial<Record<PlayerColour, Hand>>>;

interface More {
	readonly removed?: PlayerColour;
	readonly endedBy?: PlayerColour;
	readonly powderRuling?: 'best-total' | 'set-points';
	readonly recipes?: boolean;
}

export function setupOf(hands: Hands, more: More = {}): Setup<Options> {
	const recipes = more.recipes ?? Object.values(hands).some(({ a, b }) => (a ?? b) !== undefined);
	return {
		edition: 'cosmodrome-2014',
		depth: 'score',
		seats: colours(hands).map((colour) => ({ id: colour, name: colour, colour })),
		options: { recipes, ...(more.removed && { removed: more.removed }) },
		rulings: { tie: 'shared', powder: more.powderRuling ?? 'best-total' }
	};
}

/** The table after everything was entered, by the same way the app takes. */
export function tableOf(hands: Hands, more: More = {}): State {
	const ended: readonly Event[] = more.endedBy ? [{ type: 'GameEnded', by: more.endedBy }] : [];
	const events = [...colours(hands).flatMap((seat) => eventsOf(seat, hands[seat] ?? {})), ...ended];
	return played(setupOf(hands, more), events);
}

export function played(setup: Setup<Options>, events: readonly Event[]): State {
	const { lines, state } = replay(rules, setup, logOf(...events.map(fact)));
	expect(lines.filter(({ status }) => status !== 'held')).toEqual([]);
	return state;
}

function colours(hands: Hands): readonly PlayerColour[] {
	return Object.keys(hands).flatMap((id) => playerColours.filter((colour) => colour === id));
}

function eventsOf(seat: string, hand: Hand): readonly Event[] {
	return [
		...cardEvents(seat, hand.cards ?? ''),
		{ type: 'PowdersCounted', seat, count: hand.powders ?? 0 },
		{ type: 'SpellsCounted', seat, count: hand.spells ?? 0 },
		...(hand.on ? [{ type: 'PowdersPlaced', seat, on: hand.on } as const] : []),
		...(hand.a ? [{ type: 'ColourRecipeShown', seat, colour: hand.a } as const] : []),
		...(hand.b ? [{ type: 'TaskRecipeShown', seat, task: hand.b } as const] : [])
	];
}

function cardEvents(seat: string, cards: string): readonly Event[] {
	return cards
		.split(' ')
		.filter((each) => each !== '')
		.flatMap((each) => {
			const [id, digits = ''] = each.split(':');
			const [kind] = kinds.filter((one) => one === id);
			if (kind === undefined) throw new Error(`no such kind: ${each}`);
			return values
				.filter((value) => digits.includes(`${value}`))
				.map((value): Event => ({ type: 'CardCounted', seat, kind, value }));
		});
}

export function totalOf(state: State, seat: PlayerColour): ScoreLine {
	const found = rules.score(state).scores.find((score) => score.seat === seat);
	if (found === undefined) throw new Error(`no such seat: ${seat}`);
	return found.total;
}

/** The points of the part whose reason has this key; undefined if there is no such part. */
export function partOf(
	state: State,
	seat: PlayerColour,
	keys: RegExp
): { readonly points: number; readonly key: string } | undefined {
	const part = totalOf(state, seat).parts.find(({ why }) => keys.test(why.key));
	return part && { points: part.points, key: part.why.key };
}
