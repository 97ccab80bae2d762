import type { ManifestOptions } from 'vite-plugin-pwa';

/**
 * Addresses are relative to the manifest, so the app can live below any path. All but the id,
 * which is read from the root of the host: two apps on one host must not take each other's place.
 */
export const manifest: Partial<ManifestOptions> = {
	id: `${process.env.BASE_PATH ?? ''}/`,
	name: 'Cellarer · Келарь',
	short_name: 'Келарь',
	description: 'Table companion: scores by the rules, with reasons. Работает без сети.',
	lang: 'ru',
	start_url: './',
	scope: './',
	display: 'standalone',
	background_color: '#f6eedd',
	theme_color: '#f6eedd',
	categories: ['games', 'utilities'],
	icons: [
		{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
		{ src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
		{ src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' }
	],
	shortcuts: [
		{ name: 'Новая партия: Гластонбери', short_name: 'Гластонбери', url: './new/glastonbury' },
		{ name: 'Сыгранные партии', url: './past' }
	]
};
