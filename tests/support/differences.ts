/**
 * What of `expected` the answer lacks, each with its path; empty if it has everything.
 * An answer may say more than was asked, but a list has to match to its end.
 */
export function differences(
	answer: unknown,
	expected: unknown,
	path = 'answer'
): readonly string[] {
	if (typeof expected === 'number') {
		const isNear = typeof answer === 'number' && Math.abs(answer - expected) <= 1e-6;
		return isNear ? [] : [`${path} is ${shown(answer)}, not ${shown(expected)}`];
	}
	if (Array.isArray(expected)) return listDifferences(answer, expected, path);
	if (isRecord(expected)) return recordDifferences(answer, expected, path);
	return Object.is(answer, expected) ? [] : [`${path} is ${shown(answer)}, not ${shown(expected)}`];
}

function listDifferences(
	answer: unknown,
	expected: readonly unknown[],
	path: string
): readonly string[] {
	if (!Array.isArray(answer) || answer.length !== expected.length)
		return [`${path} is ${shown(answer)}, not ${shown(expected)}`];
	return expected.flatMap((each, at) => differences(answer[at], each, `${path}[${at}]`));
}

function recordDifferences(
	answer: unknown,
	expected: Readonly<Record<string, unknown>>,
	path: string
): readonly string[] {
	if (!isRecord(answer)) return [`${path} is ${shown(answer)}, not ${shown(expected)}`];
	return Object.entries(expected).flatMap(([key, each]) =>
		Object.hasOwn(answer, key)
			? differences(answer[key], each, `${path}.${key}`)
			: [`${path}.${key} is missing`]
	);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
	return value === undefined ? 'undefined' : JSON.stringify(value);
}
