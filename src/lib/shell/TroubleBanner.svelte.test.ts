import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Trouble } from '#lib/data/store.svelte.ts';
import TroubleBanner from './TroubleBanner.svelte';

it.each<[Trouble, RegExp, string | undefined]>([
	['missing', /has no database/, 'Save everything to a file'],
	['broken', /would not open/, 'Save everything to a file'],
	['full', /no space left/, 'Save everything to a file'],
	['outdated', /newer Cellarer is open in another tab/, 'Reload'],
	['blocked', /older Cellarer is open in another tab/, undefined]
])('says what is wrong and what to do: %s', (trouble, sentence, action) => {
	render(TroubleBanner, { trouble });
	expect(screen.getByRole('alert').textContent).toMatch(sentence);
	const buttons = screen.queryAllByRole('button').map((button) => button.textContent);
	expect(buttons).toEqual(action === undefined ? [] : [action]);
});
