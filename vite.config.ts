import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vitest/config';
import { manifest } from './src/pwa-manifest.ts';
import about from './package.json' with { type: 'json' };

/** What every page stands on; `npm run bench` shows what a start loads. */
function isStart(file: string): boolean {
	return [
		/node_modules.(@sveltejs|dexie|nanoid|esm-env|clsx|devalue|svelte.src.(internal|reactivity|store|legacy|utils|index))/,
		/src.lib.(data.(db|live|store|settings|tables|people)|i18n.(language|grammar)|core.(log|message))/,
		/src.lib.(ui.(app|AppBar|Icon|icons|Toast|toasts)|device.(install|update))/,
		/src.lib.shell.(Shell|MemoryBanner|Missing|addresses|save-file)/
	].some((part) => part.test(file));
}

export default defineConfig({
	define: { __VERSION__: JSON.stringify(about.version) },
	resolve: {
		// Dexie's own entry is the ES5 build, three kilobytes larger.
		alias: { dexie: 'dexie/dist/modern/dexie.mjs' }
	},
	build: {
		rolldownOptions: {
			// A class for custom elements, of which there are none, would stay for its side effect.
			treeshake: { moduleSideEffects: [{ test: /svelte.+custom-element/, sideEffects: false }] },
			// What every start needs in one file: dozens of small ones compress worse.
			output: { codeSplitting: { groups: [{ name: 'start', test: isStart }] } }
		}
	},
	plugins: [
		sveltekit(),
		SvelteKitPWA({
			// A new version waits until the player says so: never a reload in the middle of a table.
			registerType: 'prompt',
			injectRegister: false,
			manifest,
			outDir: process.env.BUILD_DIR ?? 'build',
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
