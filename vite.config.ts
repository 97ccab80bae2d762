import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vitest/config';
import { manifest } from './src/pwa-manifest.ts';
import about from './package.json' with { type: 'json' };

/**
 * What every page needs, and what the shelf needs beside it, each with all that it needs in turn.
 * Two files: the styles of what the first can reach stand in the page, and the shelf reaches every game.
 * `npm run bench` shows what a start loads.
 */
const start = [
	{ name: 'start', test: /src.lib.shell.(Shell|Missing)\.svelte$/, priority: 2 },
	{ name: 'shelf', test: /src.lib.shell.Shelf\.svelte$/, priority: 1 }
];

export default defineConfig({
	define: { __VERSION__: JSON.stringify(about.version) },
	resolve: {
		// Dexie's own entry is the ES5 build, three kilobytes larger.
		alias: { dexie: 'dexie/dist/modern/dexie.mjs' }
	},
	build: {
		// The lists of what to load ahead weigh more than they save: the service worker has it all.
		modulePreload: false,
		rolldownOptions: {
			// A class for custom elements, of which there are none, would stay for its side effect.
			treeshake: { moduleSideEffects: [{ test: /svelte.+custom-element/, sideEffects: false }] },
			// In one file: dozens of small ones compress worse and wait for each other.
			output: { codeSplitting: { groups: start } }
		}
	},
	plugins: [
		sveltekit(),
		SvelteKitPWA({
			// A new version waits until the player says so: never a reload in the middle of a table.
			registerType: 'prompt',
			injectRegister: false,
			manifest,
			kit: {
				adapterFallback: `${process.env.BASE_PATH ?? ''}/200.html`,
				spa: true,
				includeVersionFile: true
			},
			workbox: {
				globPatterns: ['client/**/*.{js,css,ico,png,svg,webp,woff2,webmanifest,json}'],
				navigateFallback: `${process.env.BASE_PATH ?? ''}/200.html`,
				clientsClaim: true,
				ignoreURLParametersMatching: [/.*/]
			}
		})
	],
	test: {
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					environment: 'node',
					include: ['src/**/*.test.ts', 'tests/*.test.ts'],
					exclude: ['src/**/*.svelte.test.ts']
				}
			},
			{
				extends: true,
				plugins: [svelteTesting()],
				test: {
					name: 'component',
					environment: 'jsdom',
					include: ['src/**/*.svelte.test.ts'],
					setupFiles: ['tests/component-setup.ts']
				}
			}
		]
	}
});
