import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '#lib/core/explain.ts';
import type { Message } from '#lib/core/message.ts';
import { expectSums } from '#lib/core/testing/laws.ts';
import { reasonsOf, spokenIn, type Words } from '#lib/core/testing/speech.ts';
import type { AnyGame, Manifest } from '#lib/games/contract.ts';
import { wordsOf } from '#lib/games/registry.ts';
import { languages } from '#lib/i18n/grammar.ts';
import {
	folders,
	gameOf,
	hasFile,
	manifestOf,
	seatCounts,
	seatsOf,
	setupsOf,
	textsOf
} from './support/games.ts';

it('there are games to test', () => {
	expect(folders).toContain('glastonbury');
});

function written(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value)) as unknown;
}

function expectSense({ scores, decision }: Outcome, seats: readonly string[]): void {
	expect(scores.map(({ seat }) => seat)).toEqual(seats);
	expect(decision.winners.length).toBeGreaterThan(0);
	const first = scores.filter(({ place }) => place === 1).map(({ seat }) => seat);
	expect(decision.winners).toEqual(first);
	expect(decision.decidedBy === 'shared').toBe(decision.winners.length > 1);
	for (const { place, total } of scores) {
		expect(place).toBeLessThanOrEqual(seats.length);
		expectSums(total);
	}
}

describe.each(folders)('the folder %s', (folder) => {
	it.each([
		'manifest.ts',
		'index.ts',
		'RULES.md',
		'rules',
		'ui/SetupForm.svelte',
		'ui/Table.svelte',
		'messages/en.ts',
		'messages/ru.ts'
	])('has %s', (path) => {
		expect(hasFile(folder, path)).toBe(true);
	});
});

describe.each(folders)('%s keeps the contract', (folder) => {
	let manifest: Manifest;
	let game: AnyGame;
	let words: Words;

	// Compiles the game's screens, which takes a slow machine its time.
	beforeAll(async () => {
		manifest = await manifestOf(folder);
		game = await gameOf(folder);
		const load = wordsOf(folder);
		words = { en: await load.en(), ru: await load.ru() };
	}, 60_000);

	it('has a manifest under its own name that the shelf can show', () => {
		const { id, seats, depths, colours, glyph, minutes } = manifest;
		expect(id).toBe(folder);
		expect(seats.least).toBeGreaterThan(0);
		expect(seats.most).toBeGreaterThanOrEqual(seats.least);
		expect(depths).toContain('score');
		expect(colours.length === 0 || colours.length >= seats.most).toBe(true);
		expect(new Set(colours).size).toBe(colours.length);
		expect(glyph).toMatch(/^M/);
		expect(minutes).toBeGreaterThan(0);
	});

	it('names its editions in every language', () => {
		const { editions } = manifest;
		expect(editions.length).toBeGreaterThan(0);
		expect(new Set(editions.map(({ id }) => id)).size).toBe(editions.length);
		for (const { name } of editions)
			for (const language of languages) expect(name[language].trim()).not.toBe('');
	});

	it('has a form for the set-up and a table', () => {
		expect([typeof game.SetupForm, typeof game.Table]).toEqual(['function', 'function']);
	});

	it('has the same words in every language', () => {
		const shape = (dictionary: Words['en']): readonly string[] =>
			Object.entries(dictionary)
				.map(([key, word]) => `${key}: ${typeof word}`)
				.toSorted();
		expect(shape(words.ru)).toEqual(shape(words.en));
	});

	it('puts every ruling into words: what, why, and each reading', () => {
		expect(new Set(game.rulings.map(({ id }) => id)).size).toBe(game.rulings.length);
		for (const { id, readings } of game.rulings) {
			expect(new Set(readings).size).toBe(readings.length);
			for (const key of [
				`ruling.${id}`,
				...['why', ...readings].map((end) => `ruling.${id}.${end}`)
			])
				spokenIn(words, { key }, '');
		}
	});

	it('puts every term of the owner’s copy into words', () => {
		expect(new Set(game.terms.map(({ id }) => id)).size).toBe(game.terms.length);
		const [edition] = manifest.editions;
		for (const { label, group } of game.terms)
			for (const message of [label, group]) spokenIn(words, message, edition?.id ?? '');
	});

	it('takes any copy of the box, and reads back the options of the table', () => {
		expect(['function', 'undefined']).toContain(typeof game.CopyForm);
		const copies = fc.dictionary(fc.string(), fc.string());
		const seats = seatsOf(manifest, manifest.seats.least);
		fc.assert(
			fc.property(copies, (copy) => {
				if (game.copyHolds) spokenIn(words, game.copyHolds(copy), '');
				const options = game.options(seats, undefined);
				const boxed = game.withCopy ? game.withCopy(options, copy) : options;
				expect(game.rules.parseOptions(written(boxed))).toEqual(boxed);
			})
		);
	});

	it('fits its options to any number of players, and reads them back', () => {
		let earlier: unknown;
		for (const count of [...seatCounts(manifest), ...seatCounts(manifest).toReversed()]) {
			const seats = seatsOf(manifest, count);
			for (const options of [game.options(seats, undefined), game.options(seats, earlier)]) {
				expect(game.rules.parseOptions(written(options))).toEqual(options);
				expect(game.options(seats, options)).toEqual(options);
				earlier = options;
			}
		}
	});

	it('says what to do with the box, for any number of players', () => {
		for (const setup of setupsOf(manifest, game)) {
			const messages: readonly Message[] = game.preparation(setup);
			expect(messages.length).toBeGreaterThan(0);
			for (const message of messages) spokenIn(words, message, setup.edition);
		}
	});

	it('scores an empty table, for any number of players', () => {
		for (const setup of setupsOf(manifest, game)) {
			const outcome = game.rules.score(game.rules.begin(setup));
			expectSense(
				outcome,
				setup.seats.map(({ id }) => id)
			);
			const { ruling, ladder } = outcome.decision;
			expect([undefined, ...game.rulings.map(({ id }) => id)]).toContain(ruling);
			const reasons = outcome.scores.flatMap(({ total }) => reasonsOf(total));
			for (const message of [...reasons, ...ladder.map(({ why }) => why)])
				spokenIn(words, message, setup.edition);
		}
	});

	it('refuses garbage without a throw', () => {
		const { rules } = game;
		fc.assert(
			fc.property(fc.anything(), (raw) => {
				expect(rules.parse(raw)).toBeUndefined();
				expect(rules.parse({ type: raw })).toBeUndefined();
				rules.parseOptions(raw);
			})
		);
	});
});

describe.each(folders)('the rules of %s', (folder) => {
	const texts = textsOf(folder);
	const defined = [...(texts.get('RULES.md') ?? '').matchAll(/^- \*\*([A-Z]+-R?\d+)\*\* \S/gm)].map(
		([, id = '']) => id
	);

	it('have ids, each with one meaning and all with one prefix', () => {
		expect(defined.length).toBeGreaterThan(0);
		expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
		expect(new Set(defined.map((id) => id.split('-')[0])).size).toBe(1);
	});

	it('that code, tests and rulings name are all written down', () => {
		const prefix = defined[0]?.split('-')[0] ?? '';
		const unknown = [...texts].flatMap(([path, text]) =>
			[...text.matchAll(new RegExp(`\\b${prefix}-R?\\d+\\b`, 'g'))]
				.filter(([id]) => !defined.includes(id))
				.map(([id]) => `${path} names ${id}`)
		);
		expect(unknown).toEqual([]);
	});
});
