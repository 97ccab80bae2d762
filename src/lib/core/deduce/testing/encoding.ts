import type { Card, Fact, Problem, Traits } from '../facts.ts';
import { Cnf, type Literal } from './cnf.ts';

/** One literal a card: that it lies there. */
type Row = readonly Literal[];

interface Pass {
	readonly from: string;
	readonly to: string;
	readonly size: number;
}

/**
 * A log as clauses, written from the brief and not from the solver: a row of literals for each place
 * and time, a new one only where something moved.
 */
export class Encoding {
	readonly cnf = new Cnf();
	private readonly problem: Problem;
	private readonly rows = new Map<string, Row>();
	private readonly sizes = new Map<string, number>();
	/** The unset traits that were asked about: card, trait, value. */
	private readonly values = new Map<string, Map<string, Literal>>();

	constructor(problem: Problem) {
		this.problem = problem;
		const { players, pile, hand } = problem;
		this.newRow('hidden', 1);
		this.newRow('pile', pile);
		for (const player of players) this.newRow(player, hand);
		this.putEachOnce();
		for (const fact of problem.facts) this.tell(fact);
	}

	/** That the card lies there now. */
	literal(card: string, place: string): Literal | undefined {
		return this.rows.get(place)?.[this.numberOf(card)];
	}

	get places(): readonly string[] {
		return [...this.rows.keys()];
	}

	private tell(fact: Fact): void {
		switch (fact.type) {
			case 'dealt':
				for (const card of fact.cards) this.lies(card, this.problem.me);
				break;
			case 'drew':
				this.moveOne('pile', fact.player, fact.card);
				break;
			case 'took':
				this.moveOne(fact.from, fact.by, fact.card);
				break;
			case 'gave':
				this.moveOne(fact.from, fact.to, fact.card);
				break;
			case 'mass':
				this.celebrate(fact);
				break;
			case 'showed':
				this.show(fact);
				break;
			case 'counted':
				this.cnf.exactly(this.fittingAt(fact.player, fact.traits), fact.count);
				break;
			case 'held':
				this.lies(fact.card, fact.player, fact.yes);
				break;
			case 'crossed':
				this.cnf.atLeast(this.innocent(fact.traits), fact.count);
				break;
			case 'accused':
				this.lies(fact.suspect, fact.shownBy);
				break;
			case 'cleared':
				this.lies(fact.card, 'hidden', false);
		}
	}

	private never(): void {
		this.cnf.add();
	}

	private numberOf(card: string): number {
		return this.problem.roster.findIndex(({ id }) => id === card);
	}

	/** The place as it is from now on, with so many cards. */
	private newRow(place: string, size: number): Row {
		const row = this.problem.roster.map(() => this.cnf.variable());
		this.cnf.exactly(row, size);
		this.rows.set(place, row);
		this.sizes.set(place, size);
		return row;
	}

	private putEachOnce(): void {
		this.problem.roster.forEach((_, card) => {
			const anywhere = [...this.rows.values()].flatMap((row) => row[card] ?? []);
			this.cnf.add(...anywhere);
			anywhere.forEach((here, at) => {
				for (const there of anywhere.slice(at + 1)) this.cnf.add(-here, -there);
			});
		});
	}

	private lies(card: string, place: string, isSo = true): void {
		const literal = this.literal(card, place);
		if (literal === undefined) this.never();
		else this.cnf.add(isSo ? literal : -literal);
	}

	private moveOne(from: string, to: string, card: string | undefined): void {
		const isPossible = this.rows.has(to) && from !== to && (this.sizes.get(from) ?? 0) > 0;
		if (!isPossible) this.never();
		else this.move([{ from, to, size: 1 }], card === undefined ? [] : [{ card, from, to }]);
	}

	private celebrate({ count, gave = [], got = [] }: Fact & { type: 'mass' }): void {
		const { players, me } = this.problem;
		const left = (player: string): string =>
			players[(players.indexOf(player) + 1) % players.length] ?? '';
		const right = players.find((player) => left(player) === me) ?? '';
		const passes = players.map((from) => ({
			from,
			to: left(from),
			size: Math.min(count, this.sizes.get(from) ?? 0)
		}));
		this.move(passes, [
			...gave.map((card) => ({ card, from: me, to: left(me) })),
			...got.map((card) => ({ card, from: right, to: me }))
		]);
	}

	/** All at once. What is `known` to have gone did so. */
	private move(
		passes: readonly Pass[],
		known: readonly { readonly card: string; readonly from: string; readonly to: string }[]
	): void {
		const before = new Map(this.rows);
		const sizes = new Map(this.sizes);
		for (const place of new Set(passes.flatMap(({ from, to }) => [from, to]))) {
			const leave = passes.find(({ from }) => from === place)?.size ?? 0;
			const come = passes.find(({ to }) => to === place)?.size ?? 0;
			this.newRow(place, (sizes.get(place) ?? 0) - leave + come);
		}
		this.putEachOnce();
		const went = (from: string, to: string, card: number): readonly [Literal, Literal] => [
			before.get(from)?.[card] ?? 0,
			this.rows.get(to)?.[card] ?? 0
		];
		for (const { from, to, size } of passes) {
			const going = this.problem.roster.map((_, card) => this.cnf.and(went(from, to, card)));
			this.cnf.exactly(going, size);
		}
		for (const place of before.keys()) this.stayOrGo(place, before, passes);
		for (const { card, from, to } of known) {
			if (this.numberOf(card) < 0) this.never();
			else for (const literal of went(from, to, this.numberOf(card))) this.cnf.add(literal);
		}
	}

	/** A card that was there is there still, or has gone where cards from there went. */
	private stayOrGo(place: string, before: ReadonlyMap<string, Row>, passes: readonly Pass[]): void {
		const to = passes.find(({ from }) => from === place)?.to;
		before.get(place)?.forEach((was, card) => {
			const later = [place, ...(to === undefined ? [] : [to])].flatMap(
				(each) => this.rows.get(each)?.[card] ?? []
			);
			if (!later.includes(was)) this.cnf.add(-was, ...later);
		});
	}

	private show(fact: Fact & { type: 'showed' }): void {
		const { player, traits, card } = fact;
		const fitting = this.fittingAt(player, traits);
		if (fact.none === true) for (const literal of fitting) this.cnf.add(-literal);
		else if (card === undefined) this.cnf.add(...fitting);
		else {
			this.lies(card, player);
			const needs = this.needs(this.problem.roster[this.numberOf(card)], traits);
			if (needs === undefined) this.never();
			else for (const literal of needs) this.cnf.add(literal);
		}
	}

	/** For every card that may fit: that it does, and lies there. */
	private fittingAt(place: string, traits: Traits): Row {
		const row = this.rows.get(place);
		if (row === undefined) this.never();
		return this.fitting(row ?? [], traits);
	}

	private innocent(traits: Traits): Row {
		const row = this.rows.get('hidden') ?? [];
		return this.fitting(
			row.map((literal) => -literal),
			traits
		);
	}

	private fitting(row: Row, traits: Traits): Row {
		return row.flatMap((literal, at) => {
			const needs = this.needs(this.problem.roster[at], traits);
			return needs === undefined ? [] : [this.cnf.and([literal, ...needs])];
		});
	}

	/** What its unset traits would have to be; undefined if its set ones do not fit. */
	private needs(card: Card | undefined, asked: Traits): readonly Literal[] | undefined {
		if (card === undefined) return undefined;
		const wanted = Object.entries(asked).filter(([, value]) => value !== undefined);
		const isOther = wanted.some(
			([trait, value]) => card.traits[trait] !== undefined && card.traits[trait] !== value
		);
		if (isOther) return undefined;
		return wanted
			.filter(([trait]) => card.traits[trait] === undefined)
			.map(([trait, value = '']) => this.value(`${card.id} ${trait}`, value));
	}

	/** That the unset trait is this: one value at most. */
	private value(unset: string, value: string): Literal {
		const values = this.values.get(unset) ?? new Map<string, Literal>();
		this.values.set(unset, values);
		const known = values.get(value);
		if (known !== undefined) return known;
		const literal = this.cnf.variable();
		for (const other of values.values()) this.cnf.add(-literal, -other);
		values.set(value, literal);
		return literal;
	}
}
