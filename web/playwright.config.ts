import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

/** The shell without windows is quicker by a third; the whole browser serves where there is none. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export default defineConfig({
	testDir: 'e2e',
	outputDir: 'test-results',
	// A machine may have much else to do: nothing here waits for a time, so only a fault waits so long.
	timeout: 360_000,
	expect: { timeout: 30_000 },
	// Every worker opens a house of its own.
	workers: 2,
	fullyParallel: true,
	// What passes only when tried again has failed.
	retries: 0,
	forbidOnly: Boolean(process.env['CI']),
	reporter: [['list']],
	use: {
		browserName: 'chromium',
		actionTimeout: 30_000,
		locale: 'en-GB',
		colorScheme: 'dark',
		// Motion is looked at by people; tests want the end of it.
		contextOptions: { reducedMotion: 'reduce' },
		launchOptions: {
			executablePath: process.env['CHROMIUM'] ?? BROWSERS.find((browser) => existsSync(browser)),
			args: [
				...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
				'--disable-gpu',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync'
			]
		}
	}
});
