import { render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { group, line, type ScoreLine } from '#lib/core/explain.ts';
import ScoreTree from './ScoreTree.svelte';

const says = (text: string) => ({ key: text });
const words = {
	text: ({ key }: { key: string }): string => key,
	ruling: (id: string): string => `by the ruling ${id}`
};

function items(list: HTMLElement): readonly string[] {
	return [...list.children].map((item) =>
		(item.firstElementChild?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
	);
}

it('shows every line with its sign, and its parts below it', () => {
	const lines = [
		group(says('Sets'), [
			line(12, says('Three red')),
			group(says('Four blue'), [line(10, says('Sum')), line(5, says('Bonus'))]),
			line(-4, says('Lone black'))
		]),
		line(0, says('Pair'))
	];
	render(ScoreTree, { lines, ...words });
	const [top, sets, blue] = screen.getAllByRole('list');
	if (top === undefined || sets === undefined || blue === undefined) throw new Error('not nested');
	expect(items(top)).toEqual(['Sets +23', 'Pair 0']);
	expect(items(sets)).toEqual(['Three red +12', 'Four blue +15', 'Lone black −4']);
	expect(items(blue)).toEqual(['Sum +10', 'Bonus +5']);
	expect(top.contains(sets) && sets.contains(blue)).toBe(true);
});

it('names the ruling at the line that it decided, however deep', () => {
	const lines = [group(says('Sets'), [{ ...line(3, says('Powder')), ruling: 'powder' }])];
	render(ScoreTree, { lines, ...words });
	expect(screen.getAllByRole('list')[1]?.textContent).toContain('by the ruling powder');
});

it('shows words, never markup', () => {
	const { container } = render(ScoreTree, {
		lines: [line(1, says('<img src=x onerror=alert(1)>'))],
		...words
	});
	expect(within(container).getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
	expect(container.querySelector('img')).toBeNull();
});

it('names a ruling once where it decided several lines side by side', () => {
	const decided = (text: string): ScoreLine => ({ ...line(0, says(text)), ruling: 'empty' });
	render(ScoreTree, { lines: [decided('Monks'), decided('Pigments')], ...words });
	expect(screen.getAllByText('by the ruling empty')).toHaveLength(1);
});
