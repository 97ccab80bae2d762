import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { differences } from './support/differences.ts';
import { vectorsIn, type Vector } from './support/vectors.ts';

/** A game's own way from a case to its answer, `vectors/<game>.ts`. */
interface Adapter {
	readonly answer: (input: unknown) => unknown;
}
const adapters = import.meta.glob<Adapter>('./vectors/*.ts');

const here = fileURLToPath(new URL('vectors', import.meta.url));
const elsewhere = process.env['VECTORS_DIR'];
const vectors = vectorsIn(elsewhere === undefined || elsewhere === '' ? [here] : [here, elsewhere]);

function isWaiting({ game }: Vector): boolean {
	const folder = fileURLToPath(new URL(`../src/lib/games/${game}`, import.meta.url));
	return adapters[`./vectors/${game}.ts`] === undefined && !existsSync(folder);
}

for (const vector of vectors.filter((each) => !isWaiting(each))) {
	it(`${vector.file}: ${vector.name}`, async () => {
		const load = adapters[`./vectors/${vector.game}.ts`];
		if (load === undefined)
			throw new Error(`${vector.game} is a game, but tests/vectors/${vector.game}.ts is missing`);
		const { answer } = await load();
		expect(differences(await answer(vector.input), vector.expect)).toEqual([]);
	});
}

it('says which cases wait for their game', () => {
	const waiting = new Map<string, number>();
	for (const { file, game } of vectors.filter(isWaiting)) {
		const key = `${file} waits for ${game}`;
		waiting.set(key, (waiting.get(key) ?? 0) + 1);
	}
	for (const [key, count] of waiting) console.info(`${key}: ${count} cases`);
	expect(vectors.length).toBeGreaterThan(0);
});
