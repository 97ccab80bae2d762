/** Something measured, and what it may be. */
export interface Figure {
	readonly what: string;
	readonly value: number;
	readonly unit: string;
	readonly most?: number;
	readonly least?: number;
}

export function isWithin({ value, most = Infinity, least = -Infinity }: Figure): boolean {
	return value >= least && value <= most;
}

export function printed(figure: Figure): string {
	const { what, value, unit, most, least } = figure;
	const amount = `${rounded(value)} ${unit}`.trim();
	const budget = most === undefined ? least : most;
	if (budget === undefined) return `  ${what.padEnd(44)}${amount.padStart(12)}`;
	const verdict = isWithin(figure) ? '✓' : '✗';
	const bound = `${most === undefined ? 'at least' : 'at most'} ${budget} ${unit}`.trim();
	return `${verdict} ${what.padEnd(44)}${amount.padStart(12)}   ${bound}`;
}

function rounded(value: number): string {
	return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 1 });
}

export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
	return ((low ?? NaN) + (high ?? NaN)) / 2;
}
