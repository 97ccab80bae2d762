/** Square matrices, row after row. */
export type Matrix = Float64Array;

export function sum(size: number, all: Iterable<Matrix>): Matrix {
	const found = new Float64Array(size * size);
	for (const each of all)
		for (let at = 0; at < found.length; at++) found[at] = (found[at] ?? 0) + (each[at] ?? 0);
	return found;
}

/** Lower triangular L with L·Lᵀ the matrix, which is symmetric and positive. */
export function rootOf(size: number, matrix: Matrix): Matrix {
	const root = new Float64Array(size * size);
	for (let row = 0; row < size; row++)
		for (let column = 0; column <= row; column++) {
			let rest = matrix[row * size + column] ?? 0;
			for (let at = 0; at < column; at++)
				rest -= (root[row * size + at] ?? 0) * (root[column * size + at] ?? 0);
			root[row * size + column] =
				row === column
					? Math.sqrt(Math.max(rest, 1e-12))
					: rest / (root[column * size + column] ?? 1);
		}
	return root;
}

/** L⁻¹·M for a lower triangular L. */
export function solved(size: number, root: Matrix, matrix: Matrix): Matrix {
	const found = matrix.slice();
	for (let row = 0; row < size; row++) {
		for (let at = 0; at < row; at++) {
			const factor = root[row * size + at] ?? 0;
			if (factor === 0) continue;
			for (let column = 0; column < size; column++)
				found[row * size + column] =
					(found[row * size + column] ?? 0) - factor * (found[at * size + column] ?? 0);
		}
		const scale = 1 / (root[row * size + row] ?? 1);
		for (let column = 0; column < size; column++)
			found[row * size + column] = (found[row * size + column] ?? 0) * scale;
	}
	return found;
}

/** Half the logarithm of the determinant of L·Lᵀ. */
export function logOf(size: number, root: Matrix): number {
	let log = 0;
	for (let at = 0; at < size; at++) log += Math.log(root[at * size + at] ?? 1);
	return log;
}
