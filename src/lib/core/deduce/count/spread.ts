export function meanOf(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The standard error of the mean; 0 for a single value. */
export function spreadOf(values: readonly number[]): number {
	if (values.length < 2) return 0;
	const mean = meanOf(values);
	const squares = values.map((value) => (value - mean) ** 2);
	return Math.sqrt(
		squares.reduce((sum, square) => sum + square, 0) / (values.length - 1) / values.length
	);
}
