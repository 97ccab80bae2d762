import type { Claim } from './claims.ts';
import type { Fits, MaybeFit, Need } from './fits.ts';
import type { Names } from './names.ts';
import type { Literal } from './sat/literal.ts';
import { Solver, type Verdict } from './sat/solver.ts';
import type { Step } from './story.ts';
import type { Change, Edge, Move, Now, Version } from './timeline.ts';

/** One literal a card. */
type Row = readonly Literal[];

/**
 * A log as constraints. What moved is hard structure; what a fact claims hangs on its selector,
 * so that facts can be left out one by one, or is `firm`, which is faster.
 */
export class Logic {
	readonly solver = new Solver();
	/** One a fact, in order. */
	readonly selectors: Literal[] = [];
	private readonly names: Names;
	private readonly isFirm: boolean;
	private readonly rows = new Map<Version | Edge, Row>();
	/** What a card's unset trait is, by card, trait and value. */
	private readonly values = new Map<string, Literal>();
	private readonly both = new Map<Literal, Map<Literal, Literal>>();

	constructor(names: Names, start: Now, claims: 'firm' | 'loose') {
		this.names = names;
		this.isFirm = claims === 'firm';
		for (const version of start) this.layOut(version);
		this.placeOnce(start);
	}

	add({ move, claims, now }: Step): void {
		this.move(move);
		if (move.changes.length > 0) this.placeOnce(now);
		const selector = this.solver.newLiteral();
		this.selectors.push(selector);
		if (this.isFirm) this.solver.addClause(selector);
		for (const claim of claims) this.claim(claim, selector);
	}

	/** Whether all facts and these literals can be true together. */
	ask(literals: readonly Literal[], mostConflicts?: number): Verdict {
		const facts = this.isFirm ? [] : this.selectors;
		return this.solver.solve([...facts, ...literals], mostConflicts);
	}

	/** "This card lies there", or goes that way. */
	literal(where: Version | Edge, card: number): Literal {
		const literal = this.row(where)[card];
		if (literal === undefined) throw new Error(`there is no card ${card}`);
		return literal;
	}

	private row(where: Version | Edge): Row {
		const row = this.rows.get(where);
		if (row === undefined) throw new Error('this place is not on the timeline');
		return row;
	}

	/** Hand sizes are said again after every move: without that the search explodes. */
	private layOut(where: Version | Edge): void {
		const row = this.names.cards.map(() => this.solver.newLiteral());
		this.rows.set(where, row);
		this.exactly(row, where.size);
	}

	private exactly(row: Row, count: number): void {
		this.solver.addAtLeast(row, count);
		this.solver.addAtMost(row, count);
	}

	/** Each card is in one place at a time. */
	private placeOnce(now: Now): void {
		const rows = now.map((version) => this.row(version));
		for (const card of this.names.cards)
			this.exactly(
				rows.flatMap((row) => row[card] ?? []),
				1
			);
	}

	private move({ changes }: Move): void {
		for (const { outgoing } of changes) if (outgoing !== undefined) this.leave(outgoing);
		for (const { after } of changes) this.layOut(after);
		for (const change of changes) for (const card of this.names.cards) this.carry(change, card);
	}

	/** Where all cards leave, going is the same as having been there. */
	private leave(edge: Edge): void {
		if (edge.size === edge.from.size) this.rows.set(edge, this.row(edge.from));
		else this.layOut(edge);
	}

	private carry({ before, after, incoming, outgoing }: Change, card: number): void {
		const was = this.literal(before, card);
		const is = this.literal(after, card);
		const came = incoming && this.literal(incoming, card);
		const left = outgoing && this.literal(outgoing, card);
		const { solver } = this;
		solver.addClause(is.not, was, ...(came ? [came] : []));
		solver.addClause(was.not, is, ...(left ? [left] : []));
		if (came) solver.addClause(came.not, is);
		if (!left) return;
		solver.addClause(left.not, was);
		solver.addClause(left.not, is.not);
	}

	private claim(claim: Claim, selector: Literal): void {
		switch (claim.kind) {
			case 'never':
				this.solver.addClause(selector.not);
				break;
			case 'went':
				for (const card of claim.cards)
					this.solver.addClause(selector.not, this.literal(claim.along, card));
				break;
			case 'lie': {
				const row = this.fitting(claim.fits, (card) => this.literal(claim.where, card));
				this.solver.addAtLeast(row, claim.least, selector);
				this.solver.addAtMost(row, claim.most, selector);
				this.leaveRest(claim, selector);
				break;
			}
			case 'shown':
				this.shown(claim, selector);
				break;
			case 'innocent': {
				const row = this.fitting(claim.fits, (card) => this.literal(claim.where, card).not);
				this.solver.addAtLeast(row, claim.least, selector);
			}
		}
	}

	/**
	 * The other cards there are what is left of its size. Two counts that only their sum contradicts
	 * would else be tried card by card.
	 */
	private leaveRest(
		{ where, fits, least, most }: Claim & { kind: 'lie' },
		selector: Literal
	): void {
		if (fits.sure.length < 2 || fits.maybe.length > 0 || most === 0) return;
		const rest = this.row(where).filter((_, card) => !fits.sure.includes(card));
		this.solver.addAtLeast(rest, where.size - most, selector);
		this.solver.addAtMost(rest, where.size - least, selector);
	}

	private shown({ where, card, fits }: Claim & { kind: 'shown' }, selector: Literal): void {
		this.solver.addClause(selector.not, this.literal(where, card));
		if (fits.sure.includes(card)) return;
		const maybe = fits.maybe.find((each) => each.card === card);
		if (maybe === undefined) this.solver.addClause(selector.not);
		for (const need of maybe?.needs ?? [])
			this.solver.addClause(selector.not, this.value(card, need));
	}

	/** For each card that may fit: that it fits and the literal holds. */
	private fitting(fits: Fits, literal: (card: number) => Literal): Row {
		return [
			...fits.sure.map(literal),
			...fits.maybe.map((maybe) => this.fittingOne(maybe, literal(maybe.card)))
		];
	}

	private fittingOne({ card, needs }: MaybeFit, literal: Literal): Literal {
		return needs.reduce((all, need) => this.and(all, this.value(card, need)), literal);
	}

	private and(a: Literal, b: Literal): Literal {
		const known = this.both.get(a)?.get(b);
		if (known !== undefined) return known;
		const and = this.solver.newLiteral();
		this.solver.addClause(and.not, a);
		this.solver.addClause(and.not, b);
		this.solver.addClause(and, a.not, b.not);
		this.both.set(a, (this.both.get(a) ?? new Map<Literal, Literal>()).set(b, and));
		return and;
	}

	/** "This unset trait of the card is that": open, but never two values at once. */
	private value(card: number, { trait, value }: Need): Literal {
		const key = JSON.stringify([card, trait, value]);
		const known = this.values.get(key);
		if (known !== undefined) return known;
		const literal = this.solver.newLiteral();
		const others = JSON.stringify([card, trait]).slice(0, -1) + ',';
		for (const [other, its] of this.values)
			if (other.startsWith(others)) this.solver.addClause(literal.not, its.not);
		this.values.set(key, literal);
		return literal;
	}
}
