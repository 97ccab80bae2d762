import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { offences, partOf, parts } from './support/boundaries.ts';
import { importsOf, sourceFiles } from './support/imports.ts';

const files = sourceFiles(fileURLToPath(new URL('../src', import.meta.url)));

describe('the boundaries', () => {
	it.each(Object.keys(parts))('%s imports only what it may', (name) => {
		const inside = files.filter(({ path }) => partOf(path) === name);
		expect(inside.flatMap(offences)).toEqual([]);
	});

	it('every source file has its part', () => {
		expect(files.filter(({ path }) => partOf(path) === undefined)).toEqual([]);
		expect(files.length).toBeGreaterThan(50);
	});
});

describe('what the boundaries catch', () => {
	const cases: readonly [name: string, path: string, text: string, isCaught: boolean][] = [
		['core takes core', 'lib/core/a.ts', `import './log.ts'`, false],
		['core takes a package', 'lib/core/a.ts', `import 'svelte'`, true],
		[
			'core takes a type of a game',
			'lib/core/a.ts',
			`import type { A } from '#lib/games/contract.ts'`,
			true
		],
		['rules take valibot', 'lib/games/x/rules/a.ts', `import * as v from 'valibot'`, false],
		[
			'rules take their words’ types',
			'lib/games/x/rules/a.ts',
			`import type { en } from '../messages/en.ts'`,
			false
		],
		[
			'rules take their words',
			'lib/games/x/rules/a.ts',
			`import { en } from '../messages/en.ts'`,
			true
		],
		[
			'rules take grammar',
			'lib/games/x/rules/a.ts',
			`import { grammar } from '#lib/i18n/grammar.ts'`,
			false
		],
		[
			'rules take the language on screen',
			'lib/games/x/rules/a.ts',
			`import { l } from '#lib/i18n/language.svelte.ts'`,
			true
		],
		['rules take their screens', 'lib/games/x/rules/a.ts', `import A from '../ui/A.svelte'`, true],
		[
			'rules take another game’s rules',
			'lib/games/x/rules/a.ts',
			`import '#lib/games/y/rules/b.ts'`,
			true
		],
		['rules climb to another game', 'lib/games/x/rules/a.ts', `import '../../y/rules/b.ts'`, true],
		[
			'a game whose name begins alike',
			'lib/games/x/rules/a.ts',
			`import '../../xy/rules/b.ts'`,
			true
		],
		[
			'words take types of rules',
			'lib/games/x/messages/en.ts',
			`import { type A } from '../rules/a.ts'`,
			false
		],
		[
			'words take rules',
			'lib/games/x/messages/en.ts',
			`import { type A, b } from '../rules/a.ts'`,
			true
		],
		[
			'screens take play',
			'lib/games/x/ui/A.svelte',
			`<script>import '#lib/play/play.svelte.ts'</script>`,
			false
		],
		[
			'screens take data',
			'lib/games/x/ui/A.svelte',
			`<script>import '#lib/data/db.ts'</script>`,
			true
		],
		[
			'screens take data in their markup',
			'lib/games/x/ui/A.svelte',
			`{#await import('#lib/data/db.ts')}`,
			true
		],
		[
			'screens take the shell',
			'lib/games/x/ui/A.svelte',
			`<script>import '#lib/shell/titles.ts'</script>`,
			true
		],
		['a manifest takes its game', 'lib/games/x/manifest.ts', `import './index.ts'`, true],
		[
			'the registry finds games',
			'lib/games/registry.ts',
			`import.meta.glob('./*/index.ts')`,
			false
		],
		['the registry names a game', 'lib/games/registry.ts', `import './x/index.ts'`, true],
		['data takes dexie', 'lib/data/a.ts', `import 'dexie'`, false],
		['the shell takes dexie', 'lib/shell/a.ts', `import type { Dexie } from 'dexie'`, true],
		[
			'ui takes play',
			'lib/ui/A.svelte',
			`<script lang="ts">import '#lib/play/open.ts'</script>`,
			true
		],
		['ui takes a game’s contract', 'lib/ui/a.ts', `import '#lib/games/contract.ts'`, true],
		['the shell takes one game', 'lib/shell/a.ts', `await import('#lib/games/x/index.ts')`, true],
		['a relative path to another folder', 'lib/shell/a.ts', `import '../ui/sum.ts'`, true],
		['a route climbs into lib', 'routes/+page.ts', `import '../lib/shell/a.ts'`, true],
		['$lib', 'lib/shell/a.ts', `import '$lib/ui/sum.ts'`, true],
		['a route takes its types', 'routes/a/+page.ts', `import type { A } from './$types'`, false],
		[
			'a worker by its address',
			'lib/ui/a.ts',
			`new Worker(new URL('../workers/a.ts', import.meta.url))`,
			true
		],
		['test code', 'lib/core/a.ts', `import './testing/logs.ts'`, true],
		['a test', 'lib/core/a.test.ts', `import 'fast-check'`, false],
		['a folder nobody knows', 'lib/helpers/a.ts', `import './b.ts'`, true]
	];
	it.each(cases)('%s', (...[, path, text, isCaught]) => {
		const found = offences({ path, text });
		expect(found).toHaveLength(isCaught ? 1 : 0);
		for (const offence of found) expect(offence).toContain(path);
	});

	it('imports are found in every form, and only there', () => {
		const text = `
			import a, { type B } from './1';
			import type C from './2';
			export * from './3';
			export type { D } from './4';
			const later = () => import('./5');
			let e: import('./6').E;
			// import './comment';
			const words = "import './string'";
			import.meta.glob(['./7', './8']);
		`;
		expect(importsOf({ path: 'a.ts', text }).map(({ specifier }) => specifier)).toEqual([
			'./1',
			'./2',
			'./3',
			'./4',
			'./5',
			'./6',
			'./7',
			'./8'
		]);
		const types = importsOf({ path: 'a.ts', text }).filter(({ isType }) => isType);
		expect(types.map(({ specifier }) => specifier)).toEqual(['./2', './4', './6']);
	});
});
