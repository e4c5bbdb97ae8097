/** What is measured in the browser, apart from what is tested there. */
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig(tests, { testDir: 'measure', workers: 1, fullyParallel: false });
