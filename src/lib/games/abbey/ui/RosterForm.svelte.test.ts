import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sentence, type Message } from '#lib/core/message.ts';
import { en as words } from '../messages/en.ts';
import { defaultRoster } from '../rules/data.ts';
import RosterForm from './RosterForm.svelte';

type Terms = Readonly<Record<string, string>>;

const voice = { edition: '', name: (seat: string) => seat, term: () => undefined };
const text = (message: Message): string => sentence(words, message, voice);
const onchange = vi.fn<(id: string, value: string) => void>();
let terms: Terms;

/** Shows the form and keeps what it says, as the shell does. */
function show(start: Terms = {}): void {
	terms = start;
	const { rerender } = render(RosterForm, { terms, text, onchange });
	onchange.mockImplementation((id, value) => {
		const { [id]: _, ...others } = terms;
		terms = value === '' ? others : { ...others, [id]: value };
		void rerender({ terms });
	});
}

const open = async (name: RegExp): Promise<void> => {
	await fireEvent.click(screen.getByRole('button', { name }));
};
const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Name' });
const press = async (name: string): Promise<void> => {
	await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
};
const pressed = (name: string): string | null =>
	screen.getByRole('button', { name }).getAttribute('aria-pressed');

beforeEach(() => {
	onchange.mockReset();
});

describe('the roster', () => {
	it('shows 24 suspects by their order, before any has a name', () => {
		show();
		for (const order of ['Templars', 'Franciscans', 'Benedictines'])
			expect(
				within(screen.getByRole('region', { name: order })).getAllByRole('button')
			).toHaveLength(8);
		expect(
			screen.getByRole('button', { name: 'Suspect 1: Templar, hooded, bearded, fat' })
		).toBeTruthy();
		expect(screen.getByText('0 of 24 named')).toBeTruthy();
	});

	it('is named one after the other with the keyboard alone', async () => {
		show();
		await open(/^Suspect 1:/);
		await vi.waitFor(() => expect(document.activeElement).toBe(field()));
		for (const name of ['Bruno', 'Matthew']) {
			await fireEvent.input(field(), { target: { value: name } });
			await fireEvent.submit(field());
		}
		expect(terms).toEqual({ 'monk-01': 'Bruno', 'monk-02': 'Matthew' });
		expect(screen.getByRole('dialog', { name: 'Suspect 3 of 24' })).toBeTruthy();
		expect(field().value).toBe('');
		expect(document.activeElement).toBe(field());
		expect(screen.getByText('2 of 24 named')).toBeTruthy();
	});

	it('keeps a name that was typed, however the sheet is left', async () => {
		show({ 'monk-02': 'Matthew' });
		await open(/^Suspect 1:/);
		await fireEvent.input(field(), { target: { value: ' Bruno ' } });
		await press('Close');
		expect(screen.queryByRole('dialog')).toBeNull();
		expect(onchange).toHaveBeenCalledExactlyOnceWith('monk-01', 'Bruno');

		await open(/^Matthew:/);
		await fireEvent.input(field(), { target: { value: '' } });
		await press('Previous');
		expect(onchange).toHaveBeenLastCalledWith('monk-02', '');
		expect(field().value).toBe('Bruno');
		await press('Next');
		await press('Next');
		expect(onchange).toHaveBeenCalledTimes(2);
	});

	it('ends with the last suspect', async () => {
		show();
		await open(/^Suspect 24:/);
		expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
		await press('Done');
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it('takes a title with one tap, and the same tap takes it back', async () => {
		show();
		await open(/^Suspect 5:/);
		await press('Father');
		expect(terms).toEqual({ 'monk-05.title': 'father' });
		expect(pressed('Father')).toBe('true');
		await press('Novice');
		expect(terms).toEqual({ 'monk-05.title': 'novice' });
		await press('Novice');
		expect(terms).toEqual({});
		expect(pressed('Novice')).toBe('false');
	});

	it('takes a correction, and ours again is none', async () => {
		show();
		await open(/^Suspect 1:/);
		expect(pressed('Bearded')).toBe('true');
		await press('Shaven');
		await press('Benedictine');
		expect(terms).toEqual({ 'monk-01.beard': 'shaven', 'monk-01.order': 'benedictine' });
		await press('Bearded');
		await press('Templar');
		expect(terms).toEqual({});
		await press('Bearded');
		expect(terms).toEqual({});
	});

	it('shows a name as a word, never as markup', () => {
		const name = '<img src=x onerror=alert(1)>';
		show({ 'monk-01': name });
		expect(document.querySelector('img')).toBeNull();
		expect(screen.getByText(name)).toBeTruthy();
	});
});

describe('the counts', () => {
	const count = (value: string): string =>
		screen.getByText(value, { selector: 'dd span' }).parentElement?.textContent.trim() ?? '';

	it('are right from the start for all but the titles, and say so in words', () => {
		show();
		expect(count('Templars')).toMatch(/8 of 8\s+right/);
		expect(count('Shaven')).toMatch(/12 of 12\s+right/);
		expect(count('Fathers')).toMatch(/0 of 6$/);
	});

	it('follow every tap', async () => {
		show({
			...Object.fromEntries(defaultRoster.slice(0, 5).map(({ id }) => [`${id}.title`, 'father']))
		});
		expect(count('Fathers')).toMatch(/5 of 6$/);
		await open(/^Suspect 6:/);
		await press('Father');
		expect(count('Fathers')).toMatch(/6 of 6\s+right/);
		await press('Next');
		await press('Father');
		expect(count('Fathers')).toMatch(/7 of 6.*too many/s);
	});

	it('come with a notice where two suspects share all five traits', () => {
		show({ 'monk-01.title': 'father', 'monk-02.title': 'father', 'monk-01': 'Bruno' });
		expect(screen.queryByRole('alert')).toBeNull();
		show({ 'monk-01.title': 'father', 'monk-02.title': 'father', 'monk-02.build': 'fat' });
		expect(screen.getByRole('alert').textContent).toContain('Suspect 1 and Suspect 2 share');
	});
});

describe('the masses', () => {
	const row = (): HTMLElement => screen.getByRole('group', { name: 'Prime' });
	const tap = async (name: string): Promise<void> => {
		await fireEvent.click(screen.getByRole('button', { name }));
	};

	it('begin unknown and can be unknown again', async () => {
		show();
		expect(row().textContent).toContain('not known');
		await tap('Prime: more');
		await tap('Prime: more');
		expect(terms).toEqual({ 'mass-prime': '2' });
		await tap('Prime: fewer');
		await tap('Prime: fewer');
		expect(terms).toEqual({});
		expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Prime: fewer' }).disabled).toBe(
			true
		);
	});

	it('pass nine cards at most, and ignore what is no number', () => {
		show({ 'mass-prime': '9', 'mass-sext': 'all' });
		expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Prime: more' }).disabled).toBe(
			true
		);
		expect(screen.getByRole('group', { name: 'Sext' }).textContent).toContain('not known');
	});
});
