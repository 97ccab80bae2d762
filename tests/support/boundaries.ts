import { posix } from 'node:path';
import { importsOf, type Import, type SourceFile } from './imports.ts';

/** What the files of one part may import; a path allows itself and what is below it. */
interface Part {
	/** Which files, by their path from `src`. */
	readonly of: RegExp;
	/** Paths below `src/lib`; `own` is the folder of the same game. */
	readonly lib: readonly string[];
	/** Paths of which only types may be taken. */
	readonly types?: readonly string[];
	readonly packages?: readonly string[];
}

const svelte = ['svelte'];
const kit = ['$app', '@sveltejs/kit', ...svelte];
const contract = ['games/contract.ts'];
const games = [...contract, 'games/registry.ts', 'games/titles.ts'];

const below = ['addresses.ts', 'core', 'data', 'device', 'i18n', 'ui', ...games];

/** The first part that fits a file is its part. A new folder has to find its place here. */
export const parts: Readonly<Record<string, Part>> = {
	core: { of: /^lib\/core\//, lib: ['core'] },
	'rules of a game': {
		of: /^lib\/games\/[^/]+\/rules\//,
		lib: ['core', 'own/rules', 'i18n/grammar.ts', 'i18n/colours.ts'],
		types: ['own/messages', ...contract],
		packages: ['valibot']
	},
	'messages of a game': {
		of: /^lib\/games\/[^/]+\/messages\//,
		lib: ['core', 'i18n', 'own/messages'],
		types: ['own/rules']
	},
	'screens of a game': {
		of: /^lib\/games\/[^/]+\/ui\//,
		lib: ['core', 'device', 'i18n', 'own', 'play', 'ui', ...contract],
		packages: svelte
	},
	'manifest of a game': { of: /^lib\/games\/[^/]+\/manifest\.ts$/, lib: [], types: contract },
	'a game': { of: /^lib\/games\/[^/]+\//, lib: ['core', 'own', ...contract] },
	// The registry finds the games by glob; it is the one file that knows of their folders.
	'all games': {
		of: /^lib\/games\//,
		lib: ['core', 'games/*', 'i18n', ...games],
		types: ['play'],
		packages: svelte
	},
	data: {
		of: /^lib\/data\//,
		lib: ['core', 'data'],
		packages: ['dexie', 'fake-indexeddb', 'nanoid', 'valibot', ...svelte]
	},
	i18n: { of: /^lib\/i18n\//, lib: ['core', 'i18n'] },
	device: { of: /^lib\/device\//, lib: ['device'], packages: svelte },
	ui: { of: /^lib\/ui\//, lib: ['core', 'i18n', 'ui'], packages: svelte },
	reader: { of: /^lib\/reader\//, lib: ['core', 'reader'], packages: ['tesseract.js', ...svelte] },
	workers: { of: /^lib\/workers\//, lib: ['core', 'workers'] },
	play: {
		of: /^lib\/play\//,
		lib: [...below, 'play', 'reader', 'workers'],
		packages: kit
	},
	shell: {
		of: /^lib\/shell\//,
		lib: [...below, 'play', 'shell'],
		packages: ['lean-qr', ...kit]
	},
	routes: {
		of: /^routes\//,
		lib: ['data', 'i18n', 'play', 'shell', 'ui'],
		packages: kit
	},
	addresses: { of: /^lib\/addresses\.ts$/, lib: [], packages: kit },
	'the top of src': { of: /^[^/]+$/, lib: [], packages: ['vite-plugin-pwa', ...kit] }
};

export function partOf(path: string): string | undefined {
	return Object.entries(parts).find(([, part]) => part.of.test(path))?.[0];
}

/** Test code may import what it likes; nobody else may import test code. */
export function isTestCode(path: string): boolean {
	return path.endsWith('.test.ts') || path.includes('/testing/');
}

/** What a file imports and should not, each with the reason. */
export function offences(file: SourceFile): readonly string[] {
	if (isTestCode(file.path)) return [];
	return importsOf(file).flatMap((each) => {
		const reason = objection(file.path, each);
		return reason === undefined ? [] : [`${file.path} imports ${each.specifier}: ${reason}`];
	});
}

function objection(path: string, { specifier, isType }: Import): string | undefined {
	const name = partOf(path);
	if (name === undefined) return 'no part of the allow-list fits this file';
	const part = parts[name];
	const target = targetOf(path, specifier);
	if (target === undefined) {
		const isAllowed = part?.packages?.some((each) => isWithin(specifier, each));
		return isAllowed === true ? undefined : `${name} may not use this package`;
	}
	if (isTestCode(target)) return 'this is test code';
	if (specifier.startsWith('.') && topOf(target) !== topOf(path))
		return 'a path that leaves its top folder is written #lib/…';
	const inside = withOwn(path, target.replace(/^lib\//, ''));
	if (part?.lib.some((each) => isWithin(inside, each)) === true) return undefined;
	if (part?.types?.some((each) => isWithin(inside, each)) === true)
		return isType ? undefined : `${name} may only take types from there`;
	return target.startsWith('lib/') ? `${name} may not reach there` : undefined;
}

/** The path from `src` that is meant; undefined for a package. */
function targetOf(path: string, specifier: string): string | undefined {
	if (specifier.startsWith('#lib/')) return specifier.slice(1);
	if (!specifier.startsWith('.')) return undefined;
	return posix.join(posix.dirname(path), specifier);
}

/** `lib/core`, `routes`, … */
function topOf(path: string): string {
	return path
		.split('/')
		.slice(0, path.startsWith('lib/') ? 2 : 1)
		.join('/');
}

function withOwn(path: string, target: string): string {
	const game = /^lib\/(games\/[^/]+)\//.exec(path)?.[1];
	return game !== undefined && isWithin(target, game) ? target.replace(game, 'own') : target;
}

function isWithin(path: string, folder: string): boolean {
	return path === folder || path.startsWith(`${folder}/`);
}
