import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Trouble } from '#lib/data/store.svelte.ts';
import MemoryBanner from './MemoryBanner.svelte';

const store = vi.hoisted((): { trouble: Trouble | undefined } => ({ trouble: undefined }));
vi.mock('#lib/data/store.svelte.ts', () => ({ store }));

it('is not there while all is well', () => {
	store.trouble = undefined;
	render(MemoryBanner);
	expect(screen.queryByRole('alert')).toBeNull();
});

it.each<[Trouble, RegExp, string | undefined]>([
	['missing', /has no database/, 'Save everything to a file'],
	['broken', /would not open/, 'Save everything to a file'],
	['full', /no space left/, 'Save everything to a file'],
	['outdated', /newer Cellarer is open in another tab/, 'Reload'],
	['blocked', /older Cellarer is open in another tab/, undefined]
])('says what is wrong and what to do: %s', (trouble, sentence, action) => {
	store.trouble = trouble;
	render(MemoryBanner);
	expect(screen.getByRole('alert').textContent).toMatch(sentence);
	const buttons = screen.queryAllByRole('button').map((button) => button.textContent);
	expect(buttons).toEqual(action === undefined ? [] : [action]);
});
