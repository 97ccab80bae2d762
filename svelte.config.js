import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';

/**
 * Kit hashes only the scripts it writes itself. The one in app.html sets theme,
 * language and text size before the first paint, so its hash is added here.
 */
function bootScriptHashes() {
	const page = readFileSync(new URL('src/app.html', import.meta.url), 'utf8');
	return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashOf(text));
}

/**
 * @param {string} script
 * @returns {`sha256-${string}`}
 */
function hashOf(script) {
	return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

const base = process.env.BASE_PATH ?? '';
if (base !== '' && !base.startsWith('/')) throw new Error('BASE_PATH must start with a slash');

/** @type {import('@sveltejs/kit').Config} */
export default {
	kit: {
		adapter: adapter({ pages: process.env.BUILD_DIR ?? 'build', fallback: '200.html' }),
		paths: { base: /** @type {'' | `/${string}`} */ (base), relative: false },
		serviceWorker: { register: false },
		// In the page itself: the first paint waits for nothing else.
		inlineStyleThreshold: 20_000,
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['self'],
				'script-src': ['self', 'wasm-unsafe-eval', ...bootScriptHashes()],
				'style-src': ['self', 'unsafe-inline'],
				'img-src': ['self', 'data:', 'blob:'],
				'connect-src': ['self'],
				'worker-src': ['self'],
				'font-src': ['self'],
				'object-src': ['none'],
				'base-uri': ['self'],
				'form-action': ['none']
			}
		}
	}
};
