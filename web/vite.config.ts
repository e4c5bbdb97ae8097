import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { words } from './scripts/words.mjs';

const house = process.env['SPADILLE_HOUSE'] ?? 'http://localhost:1782';

/** Nothing of others goes into the client that the page about the house does not name. */
const named: Plugin = {
	name: 'named',
	apply: 'build',
	generateBundle(_, bundle) {
		const { components } = JSON.parse(readFileSync('src/notices.gen.json', 'utf8')) as { components: { name: string }[] };
		const known = new Set(components.map(({ name }) => name));
		const files = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : part.originalFileNames));
		const packages = new Set(files.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []));
		const unnamed = [...packages].filter((name) => !known.has(name));
		if (unnamed.length > 0) this.error(`not named in src/notices.gen.json, see xtask/src/notices.rs: ${unnamed.join(', ')}`);
	}
};

export default defineConfig({
	plugins: [svelte(), words(), named],
	resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
	// The house sends a strict policy: nothing may be inlined, not even a small font.
	build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2022' },
	// The house wants requests from its own origin, so the proxy keeps the browser's host.
	server: { fs: { allow: ['.', '../books/house'] }, proxy: { '/api': { target: house, ws: true } } },
	test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' }
});
