import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { suspect, feature, capital } from '../../src/lib/games/abbey/messages/words-en.ts';
import { defaultRoster, featuresOf, type Traits } from '../../src/lib/games/abbey/rules/data.ts';
import type { Event } from '../../src/lib/games/abbey/rules/events.ts';
import { recordsOf, setUpTable } from './app.ts';

/** An evening of four that was written down until only one suspect was left. */
export const evening = JSON.parse(
	readFileSync(new URL('../samples/abbey-evening.json', import.meta.url), 'utf8')
) as readonly Event[];

/** A button by its whole name, or by a part of it. */
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
	within.getByRole('button', { name, exact: typeof name === 'string' });

export const sheetOf = (page: Page): Locator => page.getByRole('dialog');

/** Sets up these players with the first one's notebook, and opens it. */
export async function openNotebook(page: Page, players: readonly string[]): Promise<void> {
	await setUpTable(page, { players, game: 'abbey' });
	await button(page, new RegExp(`${players[0] ?? ''}’s notebook`)).click();
	await expect(page.getByRole('group', { name: 'What happened' })).toBeVisible();
}

export async function facts(page: Page): Promise<readonly unknown[]> {
	const { rows } = await recordsOf(page);
	return (rows as { body: { fact?: unknown } }[]).map(({ body }) => body.fact);
}

/** What a suspect without a name is called. */
export function nameOf(id: string): string {
	const found = defaultRoster.find((each) => each.id === id);
	if (found === undefined) throw new Error(`there is no suspect ${id}`);
	return suspect(found, { edition: '', name: (seat) => seat, term: () => undefined });
}

/** Records facts in the open notebook by tapping, as its owner would; seats are s1, s2, … in order. */
export class Owner {
	readonly #page: Page;
	readonly #players: readonly string[];

	constructor(page: Page, players: readonly string[]) {
		this.#page = page;
		this.#players = players;
	}

	/** Taps what it takes, and says yes if it is asked whether that was so. */
	async record(event: Event): Promise<void> {
		const before = (await facts(this.#page)).length;
		for (const tap of this.#taps(event)) await tap.click();
		const yes = button(sheetOf(this.#page), 'Yes');
		await expect
			.poll(async () => {
				if (await yes.isVisible()) await yes.click();
				return (await facts(this.#page)).length;
			})
			.toBe(before + 1);
		expect((await facts(this.#page)).at(-1)).toEqual(event);
	}

	#taps(event: Event): readonly Locator[] {
		const sheet = sheetOf(this.#page);
		const dock = this.#page.getByRole('group', { name: 'What happened' });
		const act = (name: string): Locator => button(dock, name);
		const more = (name: string): readonly Locator[] => [act('More'), button(sheet, name)];
		const cards = (ids: readonly (string | undefined)[] = []): readonly Locator[] =>
			ids.flatMap((id) => (id === undefined ? [] : button(sheet, nameOf(id))));
		const who = (seat: string): string => this.#players[Number(seat.slice(1)) - 1] ?? seat;
		const kind = (traits: Traits): readonly Locator[] =>
			featuresOf(traits).map((each) => button(sheet, capital(feature(each))));
		switch (event.type) {
			case 'HandDealt':
				return [button(this.#page, 'Enter my starting hand'), ...cards(event.cards)];
			case 'CardDrawn':
				return [act('Parlor'), button(sheet, who(event.seat)), ...cards([event.card])];
			case 'CardTaken': {
				const way = `${who(event.seat)} took a card from ${who(event.from)}`;
				return [act('Took'), button(sheet, way), ...cards([event.card])];
			}
			case 'CardGiven': {
				const way = `${who(event.seat)} gave ${who(event.to)} a card`;
				return [...more('Card handed over'), button(sheet, way), ...cards([event.card])];
			}
			case 'IntruderCaught': {
				const way = `${who(event.seat)} caught ${who(event.intruder)}`;
				return [...more('Intruder caught'), button(sheet, way), ...cards([event.card])];
			}
			case 'MassHeld':
				return [
					act('Mass'),
					button(sheet, String(event.count)),
					...cards(event.gave),
					...cards(event.got)
				];
			case 'CardShown': {
				const way = `${who(event.seat)} showed ${who(event.to)} a card`;
				return [act('Showed'), ...kind(event.traits), button(sheet, way), ...cards([event.card])];
			}
			case 'KindCounted':
				return [
					act('How many'),
					...kind(event.traits),
					button(sheet, `${who(event.seat)}: ${event.count}`)
				];
			case 'HoldingTold': {
				const answer = `${who(event.seat)} ${event.isHeld ? 'has it' : 'does not have it'}`;
				return [act('Holds?'), ...cards([event.suspect]), button(sheet, answer)];
			}
			case 'AccusationMade': {
				const way = `${who(event.seat)} accused, ${who(event.shownBy ?? '')} showed the card`;
				return [act('Accused'), ...cards([event.suspect]), button(sheet, way)];
			}
			case 'NoneShown':
			case 'CrossedCounted':
			case 'SilenceKept':
			case 'NoteWritten':
			case 'SuspectCleared':
			case 'HandCounted':
			case 'SuspectMarked':
			case 'SuspectNoted':
			case 'SuspectCorrected':
			case 'TurnEnded':
			case 'PenanceGiven':
			case 'LibraryVisited':
			case 'CryptCardTaken':
			case 'CryptCardUsed':
			case 'BookKept':
			case 'BookUsed':
			case 'RevelationMade':
			case 'CulpritRevealed':
				throw new Error(`nobody has shown how to tap ${event.type}`);
		}
	}
}
