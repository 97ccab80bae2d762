import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { TableGone } from '#lib/data/log.ts';
import { Outdated } from '#lib/data/store.svelte.ts';
import Objections from './Objections.svelte';
import type { Play } from './play.svelte.ts';

/** A table of which nothing is known but what was last said about it. */
function says(change: Partial<Pick<Play, 'question' | 'refusal' | 'failure'>>) {
	const play = {
		text: ({ key }: { key: string }) => key,
		dismiss: vi.fn(),
		confirm: vi.fn(),
		...change
	};
	const table = play as unknown as Play;
	render(Objections, { play: table });
	return play;
}
const said = (): string => screen.getByRole('dialog').textContent;

describe('what is said about the last tap', () => {
	it('is nothing when all is well', () => {
		says({});
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it('is a question that can be answered both ways', async () => {
		const why = { key: 'Eleven at once?' };
		const play = says({
			question: { event: { type: 'Gained' }, objection: { level: 'unusual', why } }
		});
		expect(said()).toContain('Eleven at once?');
		await fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
		expect(play.confirm).toHaveBeenCalledOnce();
		await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
		expect(play.dismiss).toHaveBeenCalledOnce();
	});

	it('is the reason of a refusal', () => {
		says({ refusal: { key: '<b>Anna</b> has none.' } });
		expect(said()).toContain('<b>Anna</b> has none.');
		expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
	});

	it('is that it was not saved', () => {
		says({ failure: new Error('no') });
		expect(said()).toContain('That was not saved. Try again');
	});

	it('is that a newer version has the database', () => {
		says({ failure: new Outdated() });
		expect(said()).toContain('Reload this page');
	});

	it('is that the table has been deleted', () => {
		says({ failure: new TableGone('t1') });
		expect(said()).toContain('this table has been deleted');
	});
});
