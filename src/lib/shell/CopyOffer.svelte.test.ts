import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settingsWords } from '#lib/i18n/page-words.ts';
import { compareTerms } from '#lib/data/copies.ts';
import CopyOffer from './CopyOffer.svelte';

const onanswer = vi.fn();
beforeEach(async () => {
	onanswer.mockReset();
	await settingsWords.load();
});

type Terms = Readonly<Record<string, string>>;
function show(mine: Terms, theirs: Terms): void {
	const offer = { from: 'link', mine, theirs, comparison: compareTerms(mine, theirs) } as const;
	render(CopyOffer, { offer, holds: '2 names', onanswer });
}
const buttons = (): readonly string[] =>
	screen
		.getAllByRole('button')
		.map((button) => button.getAttribute('aria-label') ?? button.textContent.trim());

describe('the question about another’s copy', () => {
	it('says what is in it, what is new and what differs', async () => {
		show({ a: '1' }, { a: 'x', b: '2' });
		expect(screen.getByRole('dialog', { name: 'A copy from a link' }).textContent).toMatch(
			/It has 2 names\. New to you: 1\.\s*1 differs from yours\./
		);
		expect(buttons()).toEqual(['Close', 'Cancel', 'Keep mine', 'Take theirs']);
		await fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
		expect(onanswer).toHaveBeenLastCalledWith('mine');
		await fireEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
		expect(onanswer).toHaveBeenLastCalledWith('theirs');
	});

	it('offers no choice where nothing differs', () => {
		show({}, { a: '1', b: '2' });
		expect(buttons()).toEqual(['Close', 'Cancel', 'Add']);
	});

	it('is answered with nothing by cancelling and by closing', async () => {
		show({}, { a: '1' });
		await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
		await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
		expect(onanswer.mock.calls).toEqual([[], []]);
	});
});
