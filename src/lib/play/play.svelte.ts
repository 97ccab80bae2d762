import type { Outcome } from '#lib/core/explain.ts';
import { cancelsOf, isCancel, steps, type Row, type RowBody } from '#lib/core/log.ts';
import { sentence, type Message, type Voice } from '#lib/core/message.ts';
import { begun, extend, type Line, type Replayed } from '#lib/core/replay.ts';
import type { Eyes, Fact, Objection, Rules, Seat, Setup } from '#lib/core/rules.ts';
import { liveTerms, nameTerm } from '#lib/data/copies.ts';
import type { TableRecord } from '#lib/data/db.ts';
import { LiveLog } from '#lib/data/live.svelte.ts';
import { writeRows, type Summary, type Writing } from '#lib/data/log.ts';
import { language } from '#lib/i18n/language.svelte.ts';
import { tableWords } from '#lib/i18n/page-words.ts';
import { signals } from './signals.ts';

/** Something the rules want to know before a fact is recorded. */
export interface Question<Event> {
	readonly event: Event;
	readonly objection: Objection;
}

/** Who may want to know more than the rules do. */
export interface Doubter<Event> {
	doubt(event: Event): Objection | undefined;
}

/** What an undo or redo did: the line, and whether it is out now. */
export interface Step<Event, State> {
	readonly line: Line<Event, State>;
	readonly isOut: boolean;
}

interface Parts<Event extends Fact, State> {
	readonly table: TableRecord;
	readonly rows: readonly Row[];
	readonly rules: Rules<unknown, Event, State>;
}

/** A table on screen: its log, the state and score that follow from it, and the ways to change it. */
export class Play<Event extends Fact = Fact, State = unknown> {
	readonly id: string;
	readonly game: string;
	readonly setup: Setup;
	readonly seats: readonly Seat[];
	readonly #table: TableRecord;
	readonly #rules: Rules<unknown, Event, State>;
	readonly #log: LiveLog;
	readonly #terms: { readonly current: Readonly<Record<string, string>> | undefined };
	#known: Replayed<Event, State>;

	/** The row before whose line one writes. */
	#anchor = $state.raw<string | undefined>();
	/** Whether the next fact takes the place of that line. */
	#isCorrecting = $state.raw(false);
	#eyes = $state.raw<Eyes>('table');
	#doubter: Doubter<Event> | undefined;
	#question = $state.raw<Question<Event> | undefined>();
	#refusal = $state.raw<Message | undefined>();
	#failure = $state.raw<unknown>();
	#lostSense = $state.raw(0);

	constructor({ table, rows, rules }: Parts<Event, State>) {
		this.id = table.id;
		this.game = table.game;
		this.setup = table.setup;
		this.seats = table.setup.seats;
		this.#table = table;
		this.#rules = rules;
		this.#log = new LiveLog(table.id, rows);
		this.#terms = liveTerms(table.game);
		this.#known = begun(rules, table.setup);
		this.voice = {
			edition: table.setup.edition,
			name: (seat) => this.seats.find(({ id }) => id === seat)?.name ?? seat,
			term: (id) => {
				const terms = this.#terms.current;
				return terms && Object.hasOwn(terms, id) ? terms[id] : undefined;
			}
		};
	}

	readonly #replayed = $derived.by(() => this.#catchUp(this.#log.rows));
	readonly #outcome = $derived.by(() => this.#rules.score(this.#replayed.state));
	readonly #steps = $derived(steps(this.#replayed.rows));
	// What is told after the end is told of the whole.
	readonly #writingBefore = $derived(
		this.#replayed.isFinished ? undefined : lineOf(this.#replayed, this.#anchor)
	);

	/** What the next fact meets: the state at the end, or at the line before which one writes. */
	get state(): State {
		return stateAt(this.#replayed, this.#writingBefore);
	}

	/** The line before which facts are recorded; undefined at the end of the log. */
	get writingBefore(): Line<Event, State> | undefined {
		return this.#writingBefore;
	}

	/** Whether the next fact takes the place of the line before which it is recorded. */
	get isCorrecting(): boolean {
		return this.#isCorrecting && this.#writingBefore !== undefined;
	}

	get lines(): readonly Line<Event, State>[] {
		return this.#replayed.lines;
	}

	get isFinished(): boolean {
		return this.#replayed.isFinished;
	}

	get isCountable(): boolean {
		return this.#rules.isCountable(this.#replayed.state);
	}

	/** What looks unfinished. */
	get doubts(): readonly Message[] {
		return this.#rules.doubts(this.#replayed.state);
	}

	get outcome(): Outcome {
		return this.#outcome;
	}

	get canUndo(): boolean {
		return this.#steps.undo !== undefined;
	}

	get canRedo(): boolean {
		return this.#steps.redo !== undefined;
	}

	/** Whose cards were entered last: there one goes on after a reload. */
	get lastSeat(): string {
		const last = this.lines.findLast(({ status, event }) => status === 'held' && event)?.event;
		const seat: unknown = last && 'seat' in last ? last.seat : undefined;
		return (this.seats.find(({ id }) => id === seat) ?? this.seats[0])?.id ?? '';
	}

	/** Asked about the fact just tapped; answer with `confirm` or `dismiss`. */
	get question(): Question<Event> | undefined {
		return this.#question;
	}

	/** Why the fact just tapped cannot be. */
	get refusal(): Message | undefined {
		return this.#refusal;
	}

	/** What kept a write from being saved. */
	get failure(): unknown {
		return this.#failure;
	}

	/** How many lines behind it the last insertion has robbed of their sense. */
	get lostSense(): number {
		return this.#lostSense;
	}

	/** Whose eyes this screen is for until the end; what is covered is the table's. */
	get eyes(): Eyes {
		return this.#eyes;
	}

	lookAs(eyes: Eyes): void {
		this.#eyes = eyes;
	}

	/** Has the last word before a fact is recorded: what the rules allow may still be unlikely. */
	doubtBy(doubter: Doubter<Event> | undefined): void {
		this.#doubter = doubter;
	}

	/** Who speaks for this table: its names, and the owner's words for what is in the box. */
	readonly voice: Voice;

	readonly text = (message: Message): string =>
		sentence(language.dictionary(this.game), message, this.voice);

	/** Where the rulebook is silent: what it does not say, and how this table reads it. */
	readonly ruling = (id: string): string => {
		const reading = this.setup.rulings[id] ?? '';
		const [why, ours] = [`ruling.${id}.why`, `ruling.${id}.${reading}`].map((key) =>
			this.text({ key })
		);
		return `${why} ${tableWords.current.rulebookSilent}: ${small(ours ?? '')}.`;
	};

	/** The sentence of a line of the log; undefined for what has no words of the game's own. */
	narration(line: Line<Event, State>, eyes: Eyes): string | undefined {
		return line.event && this.text(this.#rules.narrate(line.before, line.event, eyes));
	}

	/** What the owner's copy calls a thing, if the owner has named it. */
	term(id: string): string | undefined {
		return this.voice.term(id);
	}

	/** Names a thing in the owner's copy, for this table and every other; an empty name forgets it. */
	async remember(id: string, name: string): Promise<void> {
		await this.#save(() => nameTerm(this.game, id, name));
	}

	/** From now on facts go before this line, one after the other: what was forgotten there. */
	writeBefore(line: Line<Event, State>): void {
		this.#writeAt(line.row.id);
	}

	/** The next fact is recorded in place of this line; until then the line stands. */
	correct(line: Line<Event, State>): void {
		this.#writeAt(line.row.id);
		this.#isCorrecting = true;
	}

	writeAtEnd(): void {
		this.#writeAt(undefined);
	}

	/** Records a fact. What is impossible is refused, what is unusual is asked about first. */
	async record(event: Event): Promise<void> {
		this.dismiss();
		// A fact that could not be read back would be lost to every table it is in.
		if (this.#rules.parse(event) === undefined)
			throw new TypeError(`not a fact of ${this.game}: ${JSON.stringify(event)}`);
		const objections = this.#rules.objections(this.state, event);
		if (this.#refuse(objections)) return;
		const unusual =
			objections.find(({ isSecret }) => isSecret !== true || this.#eyes !== 'table') ??
			this.#doubter?.doubt(event);
		if (unusual !== undefined) this.#question = { event, objection: unusual };
		else await this.#recordAnyway(event);
	}

	async confirm(): Promise<void> {
		const asked = this.#question;
		this.dismiss();
		if (asked !== undefined) await this.#recordAnyway(asked.event);
	}

	dismiss(): void {
		this.#question = undefined;
		this.#refusal = undefined;
		this.#failure = undefined;
		this.#lostSense = 0;
	}

	async undo(): Promise<Step<Event, State> | undefined> {
		return await this.#step((rows) => steps(rows).undo);
	}

	async redo(): Promise<Step<Event, State> | undefined> {
		return await this.#step((rows) => steps(rows).redo);
	}

	async cancel(line: Line<Event, State>): Promise<void> {
		const target = line.row.id;
		await this.#write((rows) => (cancelsOf(rows, target).length > 0 ? [] : cancelling([target])));
	}

	async restore(line: Line<Event, State>): Promise<void> {
		await this.#write((rows) => cancelling(cancelsOf(rows, line.row.id)));
	}

	async finish(): Promise<void> {
		this.writeAtEnd();
		await this.#write((rows) => (this.#replay(rows).isFinished ? [] : [{ kind: 'finish' }]));
	}

	/** Takes back the finish, however many lines stand behind it. */
	async reopen(): Promise<void> {
		await this.#write((rows) => {
			const finishes = this.#replay(rows).lines.filter(isFinish);
			return cancelling(finishes.map(({ row }) => row.id));
		});
	}

	/** What lists show of this table. */
	get summary(): Summary {
		return this.#summaryOf(this.#replayed);
	}

	async #step(
		pick: (rows: readonly Row[]) => string | undefined
	): Promise<Step<Event, State> | undefined> {
		let step: Step<Event, State> | undefined;
		await this.#write((rows) => {
			const target = pick(rows);
			step = target === undefined ? undefined : this.#stepOn(rows, target);
			return cancelling([target]);
		});
		return this.#failure === undefined ? step : undefined;
	}

	/** The line at the end of a chain of cancels, and whether one more puts it out or back. */
	#stepOn(rows: readonly Row[], target: string): Step<Event, State> | undefined {
		let [root, isOut] = [rows.find(({ id }) => id === target), true];
		while (root !== undefined && isCancel(root)) {
			const { body, seq } = root;
			// Only an earlier row can be cancelled; the rows of a damaged file may point in a circle.
			root = rows.find((row) => row.id === body.target && row.seq < seq);
			isOut = !isOut;
		}
		const line = this.#replay(rows).lines.find(({ row }) => row.id === root?.id);
		return line && { line, isOut };
	}

	#writeAt(anchor: string | undefined): void {
		// What was asked or refused was so at the other place.
		this.dismiss();
		this.#anchor = anchor;
		this.#isCorrecting = false;
	}

	async #recordAnyway(event: Event): Promise<void> {
		const anchor = this.#writingBefore?.row.id;
		const replaced = this.isCorrecting ? cancelling([anchor]) : [];
		let before = this.#replayed;
		await this.#write((rows) => {
			before = this.#replay(rows);
			const line = lineOf(before, anchor);
			// Another tab may have been quicker: what was possible may no longer be.
			const now = this.#rules.objections(stateAt(before, line), event);
			return this.#refuse(now) ? [] : [written(event, line), ...replaced];
		});
		// What was corrected is done with; a refusal or a failure leaves everything as it was.
		const isDone = this.#refusal === undefined && this.#failure === undefined;
		if (replaced.length > 0 && isDone && this.#anchor === anchor) this.writeAtEnd();
		this.#lostSense = senselessSince(before, this.#replayed);
	}

	#refuse(objections: readonly Objection[]): boolean {
		this.#refusal = objections.find(({ level }) => level === 'impossible')?.why;
		return this.#refusal !== undefined;
	}

	async #write(decide: (rows: readonly Row[]) => readonly RowBody[]): Promise<void> {
		const writing = (rows: readonly Row[]): Writing => ({
			bodies: decide(rows),
			summary: (after) => this.#summaryOf(this.#replay(after))
		});
		await this.#save(async () => {
			// On the screen at once: the next fact may follow from this one.
			this.#log.add(await writeRows(this.#table, this.#replayed.rows, writing));
		});
	}

	async #save(work: () => Promise<void>): Promise<void> {
		this.#failure = undefined;
		try {
			await work();
			signals.felt();
		} catch (error) {
			this.#failure = error;
		}
	}

	#summaryOf({ isFinished, state, lines }: Replayed<Event, State>): Summary {
		if (!isFinished)
			return { finishedAt: undefined, standing: undefined, progress: this.#rules.progress(state) };
		const finish = lines.findLast(isFinish);
		return {
			finishedAt: finish?.row.at,
			progress: undefined,
			standing: this.#rules
				.score(state)
				.scores.map(({ seat, place, total }) => ({ seat, place, total: total.points }))
		};
	}

	/** Replays on from what is known, without forgetting it: these rows may not have been saved yet. */
	#replay(rows: readonly Row[]): Replayed<Event, State> {
		return extend(this.#rules, this.#known, rows.slice(this.#known.rows.length));
	}

	#catchUp(rows: readonly Row[]): Replayed<Event, State> {
		this.#known = this.#replay(rows);
		return this.#known;
	}
}

/** A reading begins a line in the set-up, and here it follows a colon. */
function small(text: string): string {
	return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

function lineOf<Event, State>(
	{ lines }: Replayed<Event, State>,
	id: string | undefined
): Line<Event, State> | undefined {
	return id === undefined ? undefined : lines.find(({ row }) => row.id === id);
}

function stateAt<State>(
	whole: Replayed<unknown, State>,
	line: Line<unknown, State> | undefined
): State {
	return line === undefined ? whole.state : line.before;
}

function written(fact: Fact, line: Line<unknown, unknown> | undefined): RowBody {
	return line === undefined
		? { kind: 'fact', fact }
		: { kind: 'inserted', fact, before: line.row.id };
}

function senselessSince(
	before: Replayed<unknown, unknown>,
	{ lines }: Replayed<unknown, unknown>
): number {
	const senseless = ({ status }: Line<unknown, unknown>): boolean => status === 'senseless';
	const already = new Set(before.lines.filter(senseless).map(({ row }) => row.id));
	return lines.filter((line) => senseless(line) && !already.has(line.row.id)).length;
}

function isFinish({ row, status }: Line<unknown, unknown>): boolean {
	return row.body.kind === 'finish' && status === 'held';
}

function cancelling(targets: readonly (string | undefined)[]): readonly RowBody[] {
	return targets.flatMap((target) => (target === undefined ? [] : [{ kind: 'cancel', target }]));
}
