import { defineConfig } from '@playwright/test';

export default defineConfig({
	testDir: 'e2e',
	outputDir: 'test-results',
	timeout: 240_000,
	expect: { timeout: 10_000 },
	// Every worker opens a house of its own.
	workers: 2,
	fullyParallel: true,
	// A machine may stall for a moment; a fault comes twice. What passed only when tried again is told as flaky.
	retries: 2,
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
			args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
		}
	}
});
