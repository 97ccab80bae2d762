import { group, line, outcome, type Outcome } from '../explain.ts';
import { speaker, type Message } from '../message.ts';
import type { Objection, Rules, Setup } from '../rules.ts';
import { decide } from '../tiebreak.ts';

/** A game as small as a game can be: purses that are filled, doubled and paid from. */

export type Event =
	| { readonly type: 'Gained'; readonly seat: string; readonly count: number }
	| { readonly type: 'Doubled'; readonly seat: string }
	| { readonly type: 'Paid'; readonly seat: string; readonly count: number };

export interface State {
	readonly purses: Readonly<Record<string, readonly number[]>>;
}

export interface Options {
	readonly start: number;
}

export const words = {
	noSeat: 'nobody sits there',
	tooPoor: (p: { has: number }) => `only ${p.has}`,
	much: 'that is a lot',
	total: 'total',
	coin: (p: { count: number }) => `${p.count} at once`,
	did: (p: { event: Event }) => `${p.event.seat}: ${p.event.type}`
};
const say = speaker<typeof words>();

export const setup: Setup<Options> = {
	edition: 'first',
	depth: 'score',
	seats: [
		{ id: 'ann', name: 'Ann' },
		{ id: 'bob', name: 'Bob' }
	],
	options: { start: 1 },
	rulings: {}
};

function hasFields(raw: unknown): raw is Readonly<Record<string, unknown>> {
	return typeof raw === 'object' && raw !== null;
}

function parse(raw: unknown): Event | undefined {
	if (!hasFields(raw) || typeof raw['seat'] !== 'string') return undefined;
	const { type, seat, count } = raw;
	if (type === 'Doubled') return { type, seat };
	if ((type !== 'Gained' && type !== 'Paid') || typeof count !== 'number') return undefined;
	return { type, seat, count };
}

function held(state: State, seat: string): number {
	return (state.purses[seat] ?? []).reduce((sum, count) => sum + count, 0);
}

function objections(state: State, event: Event): readonly Objection[] {
	if (!Object.hasOwn(state.purses, event.seat))
		return [{ level: 'impossible', why: say('noSeat') }];
	const has = held(state, event.seat);
	if (event.type === 'Paid' && event.count > has)
		return [{ level: 'impossible', why: say('tooPoor', { has }) }];
	if (event.type === 'Gained' && event.count > 5) return [{ level: 'unusual', why: say('much') }];
	return [];
}

function changed(state: State, event: Event): readonly number[] {
	const purse = state.purses[event.seat] ?? [];
	switch (event.type) {
		case 'Gained':
			return [...purse, event.count];
		case 'Doubled':
			return [...purse, held(state, event.seat)];
		case 'Paid':
			return [...purse, -event.count];
	}
}

function score(state: State): Outcome {
	const totals = new Map(
		Object.entries(state.purses).map(([seat, purse]) => [
			seat,
			group(
				say('total'),
				purse.map((count) => line(count, say('coin', { count })))
			)
		])
	);
	return outcome(
		totals,
		decide(new Map([...totals].map(([seat, { points }]) => [seat, points])), [])
	);
}

export const rules: Rules<Options, Event, State> = {
	parseOptions: (raw) =>
		hasFields(raw) && typeof raw['start'] === 'number' ? { start: raw['start'] } : undefined,
	parse,
	begin: ({ seats, options }) => ({
		purses: Object.fromEntries(seats.map(({ id }) => [id, [options.start]]))
	}),
	objections,
	evolve: (state, event) => ({
		purses: { ...state.purses, [event.seat]: changed(state, event) }
	}),
	score,
	isCountable: () => true,
	doubts: () => [],
	progress: () => undefined,
	narrate: (_state, event): Message => say('did', { event })
};
