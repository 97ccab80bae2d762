import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's Chromium runs as root and behind no display with these, and calls nobody. */
export const chromiumFlags = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync'
];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome'];

/** The Chromium to test with: the one named by CHROMIUM_PATH, Playwright's own, the system's. */
export function chromiumPath(): string {
	const path = named() ?? playwrightsOwn() ?? systems() ?? installed();
	// Workers of the test runner ask again: they must not look, or install, a second time.
	process.env.CHROMIUM_PATH = path;
	return path;
}

function named(): string | undefined {
	const path = process.env.CHROMIUM_PATH;
	if (path === undefined || path === '') return undefined;
	if (!isProgram(path)) throw new Error(`CHROMIUM_PATH is ${path}, and no program is there.`);
	return path;
}

function playwrightsOwn(): string | undefined {
	const path = chromium.executablePath();
	return isProgram(path) ? path : undefined;
}

function systems(): string | undefined {
	return systemNames.map(onPath).find((path) => path !== undefined);
}

function installed(): string {
	if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) throw new Error(missing);
	console.log('No Chromium found: installing Debian’s.');
	execFileSync('apt-get', ['update'], { stdio: 'inherit' });
	execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
		stdio: 'inherit'
	});
	const path = systems();
	if (path === undefined) throw new Error(missing);
	return path;
}

const missing =
	'The tests in a browser need Chromium, and there is none. Install the package `chromium`, ' +
	'run `npx playwright install chromium`, or set CHROMIUM_PATH to the program.';

function onPath(name: string): string | undefined {
	const folders = (process.env.PATH ?? '').split(delimiter);
	return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
