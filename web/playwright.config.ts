import { defineConfig } from '@playwright/test';

export default defineConfig({
	testDir: 'e2e',
	outputDir: 'test-results',
	timeout: 240_000,
	expect: { timeout: 10_000 },
	workers: 1,
	reporter: [['list']],
	use: {
		browserName: 'chromium',
		actionTimeout: 15_000,
		locale: 'en-GB',
		colorScheme: 'dark',
		// Motion is looked at by people; tests want the end of it.
		contextOptions: { reducedMotion: 'reduce' },
		launchOptions: {
			executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
			args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
		}
	}
});
