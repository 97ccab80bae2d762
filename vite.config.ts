import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vitest/config';
import packageFile from './package.json' with { type: 'json' };
import { manifest } from './src/pwa-manifest.ts';

export default defineConfig({
	define: { __VERSION__: JSON.stringify(packageFile.version) },
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
