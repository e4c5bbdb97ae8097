import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { words } from './scripts/words.mjs';

const house = process.env['SPADILLE_HOUSE'] ?? 'http://localhost:1782';

export default defineConfig({
	plugins: [svelte(), words()],
	resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
	// The house sends a strict policy: nothing may be inlined, not even a small font.
	build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2022' },
	// The house wants requests from its own origin, so the proxy keeps the browser's host.
	server: { fs: { allow: ['.', '../books/house'] }, proxy: { '/api': { target: house, ws: true } } },
	test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' }
});
