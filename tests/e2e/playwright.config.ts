import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../browser.ts';

export default defineConfig({
	testDir: '.',
	outputDir: '../../test-results/e2e',
	fullyParallel: true,
	forbidOnly: true,
	workers: 2,
	retries: 0,
	use: {
		locale: 'en-GB',
		colorScheme: 'light',
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		trace: 'off',
		launchOptions: { executablePath: chromiumPath(), args: chromiumFlags }
	}
});
