import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { run } from '../command.ts';
import { Site } from '../site.ts';

const folder = 'test-results/bench/site';
const packable = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

/** Builds the app and serves it as a static host would: with everything packed that packs well. */
export async function openHost(): Promise<Site> {
	if (!(await run('vite build --logLevel warn', { BUILD_DIR: folder })))
		throw new Error('The build failed.');
	for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		if (packable.has(extname(entry))) pack(join(folder, entry));
	}
	return await Site.open({ folder });
}

function pack(file: string): void {
	const content = readFileSync(file);
	writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
	writeFileSync(`${file}.br`, brotliCompressSync(content));
}
