import { createServer, type AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../browser.ts';
import { isWithin, printed, type Figure } from './figure.ts';
import { openHost } from './host.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { reasoningFigures } from './reasoning.ts';
import { longestTask, startScripts } from './start.ts';
import { tapFigures } from './taps.ts';

/** Lighthouse talks to the browser over a port; any free one will do. */
async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((listening) => server.listen(0, listening));
	const { port } = server.address() as AddressInfo;
	await new Promise((closed) => server.close(closed));
	return port;
}

const port = await freePort();
const site = await openHost();
const browser = await chromium.launch({
	executablePath: chromiumPath(),
	args: [...chromiumFlags, `--remote-debugging-port=${port}`]
});
const broken: Figure[] = [];
const measurements = [
	() => startScripts(browser, site.address),
	() => longestTask(browser, site.address),
	() => tapFigures(browser, site.address),
	() => reasoningFigures(browser, site.address),
	() => lighthouseFigures(site.address, port)
];
try {
	for (const measured of measurements) {
		const figures = await measured();
		console.log(`\n${figures.map(printed).join('\n')}`);
		broken.push(...figures.filter((figure) => !isWithin(figure)));
	}
} finally {
	await browser.close();
	await site.stop();
}
if (broken.length > 0) {
	console.log(`\nOver budget: ${broken.map(({ what }) => what).join('; ')}.`);
	process.exitCode = 1;
}
